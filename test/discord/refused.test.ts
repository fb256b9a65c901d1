// What a panel says and offers beside its picks: the way back as a button, a refusal right above the buttons.
import { ComponentType } from 'discord.js'
import { describe, expect, it } from 'vitest'
import { listedOf, namesOf } from '../../src/discord/choice/labels.ts'
import { readChoice } from '../../src/discord/choice/parse.ts'
import { problemText } from '../../src/discord/choice/problem.ts'
import { askingScreen } from '../../src/discord/panels/asking.ts'
import { placed, type Screen } from '../../src/discord/screen.ts'
import type { Decision, Option } from '../../src/engine/decision.ts'
import { TITLES } from '../../src/games/index.ts'
import type { Title } from '../../src/games/title.ts'
import { LANGUAGES } from '../../src/text/language.ts'
import { infoOf } from './info.ts'
import { question, toy } from './toy.ts'

const info = infoOf({ title: 'toy', seats: 3 })
const TOKEN = '0123456789abcdef'

const panel = (
  decision: Decision,
  picks: readonly string[] = [],
  refused?: string,
  title = toy as Title,
): Screen =>
  askingScreen(
    title,
    {
      ...{ info, seat: 0, token: TOKEN, awaited: [], ordered: [], answeredByOrder: [], deadlines: [] },
      playerView: { view: { mine: ['plum'], turn: 0 }, decision },
    },
    { picks, page: 0, version: 1 },
    'en',
    placed(refused === undefined ? undefined : { refused }),
  )

const componentsOf = ({ rows = [] }: Screen) => rows.flatMap(({ components }) => components)
const menuOf = (screen: Screen) =>
  componentsOf(screen).flatMap((each) => (each.type === ComponentType.StringSelect ? [each] : []))
const buttonsOf = (screen: Screen) =>
  componentsOf(screen).flatMap((each) => (each.type === ComponentType.Button ? [each] : []))

const back: Option = { id: 'back', text: { key: 'toy.back' } }
const stones = question(2)
const several: Decision = { ...stones, options: [...stones.options, back], min: 2, max: 3 }
const ordered: Decision = { ...question(1), options: [...question(1).options, back] }

describe('the way back', () => {
  it.each([
    ['several picks', several],
    ['a whole order', ordered],
    ['one pick', { ...several, min: 1, max: 1 }],
  ])('is a button beside %s, and never a line of the menu', (_what, decision) => {
    const screen = panel(decision)
    const [menu] = menuOf(screen)
    expect(menu?.options.map(({ value }) => value)).not.toContain('back')
    expect(menu?.max_values).toBeLessThanOrEqual(decision.max)
    expect(buttonsOf(screen).filter(({ custom_id }) => custom_id.endsWith('|back'))).toHaveLength(1)
  })

  it('does not count among the picks, so that Confirm never goes back', () => {
    const screen = panel(several, ['back', stones.options[0]?.id ?? ''])
    const confirm = buttonsOf(screen).find(({ custom_id }) => custom_id.startsWith('ok|'))
    expect(confirm).toMatchObject({ disabled: true })
    expect(screen.content).not.toContain('Back')
  })
})

describe('a refusal', () => {
  it('is the last line, right above the buttons, and no picture comes between', () => {
    const { records } = TITLES
    const screen = panel(several, [], 'Not yet.')
    expect(screen.content.split('\n').at(-1)).toBe('✗ Not yet.')
    expect(records?.pictures).toBeDefined()
    expect(
      panel(several, [], 'Not yet.', { ...toy, pictures: records?.pictures } as unknown as Title),
    ).not.toHaveProperty('illustration')
  })

  it('says which of the picks is wrong, and how many of which there are', () => {
    for (const language of LANGUAGES) {
      const why = (typed: string) => {
        const reading = readChoice(several, TOKEN, namesOf(several, toy, info), typed)
        if (reading.kind === 'choice') throw new Error(`${typed} is a choice`)
        const listed = listedOf(several, language, toy as Title, info)
        return problemText(several, reading, listed, { language }).split('\n').at(-1)
      }
      const labels = listedOf(several, language, toy as Title, info).labels
      expect(why('1 2 durian')).toContain('durian')
      expect(why('1 2 durian')).not.toContain(labels[0])
      for (const index of [0, 1, 2, 3]) expect(why('1 2 3 4')).toContain(labels[index])
    }
  })
})
