// An option's permanent effects, its cost and whom it harms are shown before it is chosen.

import { ButtonStyle } from 'discord.js'
import { describe, expect, it } from 'vitest'
import { effectsOf } from '../../src/discord/choice/consequences.ts'
import { labelsOf, listedOf, namesOf } from '../../src/discord/choice/labels.ts'
import { readChoice } from '../../src/discord/choice/parse.ts'
import { problemText } from '../../src/discord/choice/problem.ts'
import { suggest } from '../../src/discord/choice/suggest.ts'
import type { AskedView } from '../../src/discord/core/asked-view.ts'
import { askingScreen } from '../../src/discord/panels/decision/decision-panel.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import type { Decision, Option } from '../../src/engine/decision.ts'
import type { Title } from '../../src/games/common/title.ts'
import { LANGUAGES, type Language } from '../../src/text/language.ts'
import { escapeMarkdown } from '../../src/text/markdown.ts'
import { infoOf } from './info.ts'
import { question, toy } from './toy.ts'

const info = infoOf({ title: 'toy', seats: 3 })
const TOKEN = '0123456789abcdef'
const typed = (text: string) => ({ key: 'toy.wished', args: { who: { seat: 0 }, wish: { typed: text } } })

/** A plum that reveals a general, costs two cards and harms two players. */
const plum: Option = {
  ...(question(0).options[1] ?? { id: 'plum', text: { key: 'toy.pick' } }),
  irrevocable: [{ kind: 'turns-up', id: 'ma-chao', text: { key: 'toy.front' } }],
  cost: [{ of: 'cards', amount: 2, text: { key: 'toy.baskets', args: { n: 2 } } }],
  harms: [0, 2],
}
const few: Decision = { ...question(0), options: [question(0).options[0] ?? plum, plum] }
const many: Decision = {
  ...question(0),
  options: [
    plum,
    ...question(2).options.map((option) => ({ ...option, hint: typed('a long hint '.repeat(9)) })),
  ],
}
const EFFECT = '⚠ Front · costs baskets: 2 · harms Mei and 🤖 Cao Pi'

const look = (decision: Decision): AskedView => ({
  info,
  seat: 0,
  token: TOKEN,
  awaited: [],
  autoAnswered: [],
  autoAnswerNotes: [],
  deadlines: [],
  playerView: { view: { mine: [], turn: 0 }, decision },
})
const panel = (decision: Decision, picks: readonly string[] = [], language: Language = 'en') =>
  askingScreen(toy as Title, look(decision), { picks, page: 0, version: 1 }, language)
const parts = (screen: ReturnType<typeof panel>) => screen.rows?.flatMap(({ components }) => components) ?? []
const complete = (decision: Decision, text: string) =>
  suggest(
    {
      decision,
      token: TOKEN,
      words: wordsOf('en'),
      labels: labelsOf(decision, 'en', toy, info),
      effects: effectsOf(decision, 'en', toy, info),
      names: namesOf(decision, toy, info),
    },
    text,
  ).map(({ name }) => name)

it('what the name of an option says already is not said again', () => {
  const front: Option = {
    id: 'front',
    text: { key: 'toy.front' },
    irrevocable: [{ kind: 'turns-up', id: 'ma-chao', text: { key: 'toy.front' } }],
  }
  const said = (language: Language) => effectsOf({ options: [front] }, language, toy as Title, info)
  expect(said('en')).toEqual(['⚠ cannot be undone'])
  expect(said('zh-TW')).toEqual(['⚠ 不能復原'])
})

describe('a player that is picked by name', () => {
  /** The question whom to pick, each option harming somebody. */
  const whom = (who: number, harms: readonly number[]): string | undefined =>
    effectsOf(
      { options: [{ id: 'one', text: { key: 'toy.fruit', args: { fruit: { seat: who } } }, harms }] },
      'en',
      toy,
      info,
    )[0]

  it('is not said to be harmed besides; another, or one more, is', () => {
    expect(whom(0, [0])).toBeUndefined()
    expect(whom(2, [2]), 'a computer, whose name has a sign').toBeUndefined()
    expect(whom(0, [2])).toBe('harms 🤖 Cao Pi')
    expect(whom(0, [0, 2])).toBe('harms Mei and 🤖 Cao Pi')
  })
})

describe('an option that cannot be had back', () => {
  it('is a red button with a sign, and the panel says above it what it does', () => {
    const screen = panel(few)
    const red = parts(screen).find((each) => 'label' in each && each.label.includes('Plum'))
    expect(red).toMatchObject({ label: '⚠ Plum 李', style: ButtonStyle.Danger })
    expect(screen.content).toContain(`**Plum 李**: ${escapeMarkdown(EFFECT)}`)
    expect(screen.content).toContain('⚠ marks a choice that cannot be undone.')
    expect(
      parts(panel({ ...few, options: question(0).options })).map((each) => 'style' in each && each.style),
    ).not.toContain(ButtonStyle.Danger)
  })

  it('says so under its name in a menu, and on the button that confirms it', () => {
    const menu = parts(panel(many)).find((each) => 'options' in each)
    expect(menu && 'options' in menu && menu.options[0]?.description).toBe(EFFECT)
    const picked = panel(many, ['plum'])
    const confirm = parts(picked).find((each) => 'label' in each && each.label.startsWith('Confirm'))
    expect(confirm).toMatchObject({ label: 'Confirm: ⚠ Plum 李', style: ButtonStyle.Danger })
    expect(picked.content).toContain(`**Plum 李**: ${escapeMarkdown(EFFECT)}`)
  })

  it('says so in what is completed, and is known by it again', () => {
    expect(complete(few, 'plu')).toEqual([`Plum 李 · ${EFFECT}`])
    for (const typedText of [`Plum 李 · ${EFFECT}`, 'plum'])
      expect(readChoice(few, TOKEN, namesOf(few, toy, info), typedText)).toEqual({
        kind: 'choice',
        choice: ['plum'],
      })
  })

  it('says so where what is possible is listed', () => {
    const text = problemText(few, { kind: 'unknown', text: 'x' }, listedOf(few, 'en', toy, info), {
      language: 'en',
    })
    expect(text).toContain(`2. Plum 李 · ${escapeMarkdown(EFFECT)}`)
  })

  it('keeps its consequences where the name is too long for both', () => {
    const long: Decision = { ...few, options: [{ ...plum, text: typed('桃'.repeat(120)) }] }
    const [name = ''] = complete(long, '')
    expect([...name].length).toBeLessThanOrEqual(100)
    expect(name.endsWith(`… · ${EFFECT}`)).toBe(true)
  })

  it.each(LANGUAGES)('reads in %s', (language) => {
    const [, effect = ''] = effectsOf(few, language, toy, info)
    expect(effect).toMatch(/^⚠ .* · .*2.* · .*Mei.*🤖 Cao Pi/)
  })
})
