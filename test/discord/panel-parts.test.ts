// The parts of a decision’s panel: the way back, a refusal, one line for copies of a card, and the order of the picture.
import { ButtonStyle, ComponentType } from 'discord.js'
import { describe, expect, it } from 'vitest'
import { listedOf, namesOf } from '../../src/discord/choice/labels.ts'
import { readChoice } from '../../src/discord/choice/parse.ts'
import { problemText } from '../../src/discord/choice/problem.ts'
import { askingScreen } from '../../src/discord/panels/decision/decision-panel.ts'
import { placed, type Screen } from '../../src/discord/screen/screen.ts'
import { readerOf } from '../../src/discord/words/present.ts'
import type { Decision, Option } from '../../src/engine/decision.ts'
import type { Policy } from '../../src/engine/game.ts'
import { defaultOptions } from '../../src/engine/options.ts'
import { playOut } from '../../src/engine/playout.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import type { Title } from '../../src/games/common/title.ts'
import type { HandInput as HegemonyHand } from '../../src/games/hegemony/picture/hand-input.ts'
import { TITLES } from '../../src/games/index.ts'
import type { HandInput as RecordsHand } from '../../src/games/records/picture/hand-input.ts'
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
      info,
      seat: 0,
      token: TOKEN,
      awaited: [],
      autoAnswered: [],
      autoAnswerNotes: [],
      deadlines: [],
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
/** One of many stones, thrown away permanently; going back is the pass too. */
const grave: Decision = {
  ...several,
  options: [
    ...stones.options.map((stone) => ({
      ...stone,
      irrevocable: [{ kind: 'gives-up' as const, id: stone.id, text: stone.text }],
    })),
    back,
  ],
  min: 1,
  max: 1,
  pass: 'back',
}
const ordered: Decision = { ...question(1), options: [...question(1).options, back] }

describe('the way back', () => {
  it.each([
    ['several picks', several],
    ['a whole order', ordered],
    ['one pick', { ...several, min: 1, max: 1 }],
    ['one pick that it passes', grave],
  ])('is a button beside %s, and never a line of the menu', (_what, decision) => {
    const screen = panel(decision)
    const [menu] = menuOf(screen)
    expect(menu?.options.map(({ value }) => value)).not.toContain('back')
    expect(menu?.max_values).toBeLessThanOrEqual(decision.max)
    expect(buttonsOf(screen).filter(({ custom_id }) => custom_id.endsWith('|back'))).toHaveLength(1)
  })

  it('is a quiet button, and so is what takes back what was chosen', () => {
    const actions = ['back', 'take-back', 'back-move', 'stones'].map((id) => ({
      ...back,
      id,
      action: true as const,
    }))
    const screen = panel({ ...stones, options: [...stones.options, ...actions], min: 1, max: 1 })
    const styles = buttonsOf(screen).flatMap((each) =>
      'custom_id' in each && each.custom_id.startsWith('pick|') ? [each.style] : [],
    )
    expect(styles.slice(-4)).toEqual([
      ButtonStyle.Secondary,
      ButtonStyle.Secondary,
      ButtonStyle.Secondary,
      ButtonStyle.Primary,
    ])
  })

  it('does not count among the picks, so that Confirm never goes back', () => {
    const screen = panel(several, ['back', stones.options[0]?.id ?? ''])
    const confirm = buttonsOf(screen).find(({ custom_id }) => custom_id.startsWith('ok|'))
    expect(confirm).toMatchObject({ disabled: true })
    expect(screen.content).not.toContain('Back')
  })
})

it('shows what is picked on the picture of what is asked', () => {
  const shown: unknown[] = []
  const hand = (_view: unknown, _reader: unknown, asked?: Decision, picks?: unknown) => {
    shown.push([asked?.prompt.key, picks])
    return { kind: 'toy.hand', input: {}, alt: '' }
  }
  const drawn = { ...toy, pictures: { hand } } as unknown as Title
  const [first, second] = stones.options.map(({ id }) => id)
  // What is no option any more is no pick.
  for (const picks of [[], [second ?? '', 'gone', first ?? '']]) panel(several, picks, undefined, drawn)
  expect(shown).toEqual([
    [several.prompt.key, []],
    [several.prompt.key, [second, first]],
  ])
})

describe('a refusal', () => {
  it('is the last line, right above the buttons, and no picture comes between', () => {
    const pictures = { hand: () => ({ kind: 'toy.hand', input: {}, alt: '' }) }
    const drawn = { ...toy, pictures } as unknown as Title
    expect(panel(several, [], undefined, drawn)).toHaveProperty('illustration')
    const screen = panel(several, [], 'Not yet.', drawn)
    expect(screen.content.split('\n').at(-1)).toBe('✗ Not yet.')
    expect(screen).not.toHaveProperty('illustration')
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

describe('a menu', () => {
  const labelsIn = (screen: Screen) => menuOf(screen)[0]?.options.map(({ label }) => label)
  const peaches = (n: number): Option[] =>
    Array.from({ length: n }, (_, index) => ({
      id: `peach-${index + 1}`,
      text: { key: 'toy.fruit', args: { fruit: { name: 'peach' } } },
    }))
  const fruits = question(0).options

  it('has one line for copies of a card, with how many there are', () => {
    const single = {
      ...question(0),
      options: [...peaches(2), ...fruits.slice(1), ...stones.options.slice(0, 2)],
    }
    expect(labelsIn(panel(single))?.[0]).toBe('Peach 桃 ×2')
    const buttons = panel({ ...question(0), options: [...peaches(3), ...fruits.slice(1, 3)] })
    expect(buttonsOf(buttons).map(({ label }) => label)).toEqual([
      ...['Peach 桃 ×3', 'Plum 李', 'Pear 梨', 'Board'],
    ])
  })

  it('gives copies one after the other where several are picked', () => {
    const decision = { ...question(0), options: [...peaches(2), ...fruits.slice(1)], min: 2, max: 2 }
    expect(labelsIn(panel(decision))?.[0]).toBe('Peach 桃 ×2')
    const one = panel(decision, ['peach-1'])
    expect(labelsIn(one)?.[0]).toBe('Peach 桃')
    expect(menuOf(one)[0]?.options[0]?.value).toBe('peach-2')
    const both = panel(decision, ['peach-1', 'peach-2'])
    expect(both.content).toContain('**Peach 桃** ×2')
    expect(buttonsOf(both).find(({ label }) => label === 'Confirm')).not.toHaveProperty('disabled')
  })

  it('says what is asked, and asks for as many as it says', () => {
    const [menu] = menuOf(panel({ ...stones, options: stones.options.slice(0, 9), min: 2, max: 3 }))
    expect(menu).toMatchObject({ min_values: 2, max_values: 3 })
    expect(menu?.placeholder).toBe('Choose 2 to 3 · Throw away up to three of thirty.')
    const [one] = menuOf(panel({ ...stones, min: 1, max: 1 }))
    expect(one?.placeholder).toBe('1–25 of 30 · Throw away up to three of thirty.')
  })

  it('says what is chosen where the question tells how things stand', () => {
    const menus = { many: 'Choose a stone' }
    const words = { ...toy.words, en: { ...toy.words.en, menus } }
    const [menu] = menuOf(
      panel({ ...stones, min: 1, max: 1 }, [], undefined, { ...toy, words } as unknown as Title),
    )
    expect(menu?.placeholder).toBe('1–25 of 30 · Choose a stone')
    for (const title of Object.values(TITLES))
      for (const language of LANGUAGES)
        for (const [key, chosen] of Object.entries(title.words[language].menus ?? {})) {
          expect(title.words[language].phrases).toHaveProperty([key])
          expect([...chosen].length).toBeLessThanOrEqual(40)
        }
  })

  it('stands in the order of the picture', () => {
    const order = ['stone-3', 'stone-1']
    const pictures = { showsHand: () => false, order: () => order }
    const screen = panel({ ...stones, min: 1, max: 1 }, [], undefined, {
      ...toy,
      pictures,
    } as unknown as Title)
    expect(
      menuOf(screen)[0]
        ?.options.map(({ value }) => value)
        .slice(0, 4),
    ).toEqual([...order, 'stone-2', 'stone-4'])
  })
})

/** What stands on a hand picture, by name or mark, from its first card to its last. */
const onPicture = {
  records: (input: unknown) =>
    (input as RecordsHand).groups.flatMap(({ generals, cities, effects }) => [
      ...generals.map(({ names: [name = ''] }) => name),
      ...cities.map(({ name }) => name),
      ...effects.map(({ names: [name = ''] }) => name),
    ]),
  hegemony: (input: unknown) => {
    const { picking, generals, groups } = input as HegemonyHand
    const picked = picking ? generals.filter(({ place }) => place === null) : []
    return [
      ...picked.map(({ names: [name = ''] }) => name),
      ...groups.flatMap(({ kinds }) => kinds.flatMap(({ marks }) => marks)),
    ]
  },
}

describe('the cards of a hand', () => {
  it.each(['records', 'hegemony'] as const)('are offered in the order of the picture, in %s', (id) => {
    const title = TITLES[id]
    if (!title?.pictures) throw new Error(`${id} has pictures`)
    const { game, pictures } = title
    const nameOf = (card: string) => title.words.en.names[card] ?? card
    // Two cards of Kingdom Wars may have one mark; copies of a scheme stand on the picture once.
    const once = (all: readonly string[]) => (id === 'records' ? [...new Set(all)] : all)
    let compared = 0
    playOut(game, {
      seed: `order ${id}`,
      options: defaultOptions(game),
      policies: Array<Policy>(4).fill(randomPolicy),
      forget: true,
      watch({ state, open }) {
        if (compared > 300) return
        for (const { seat } of open?.request.decisions ?? []) {
          const view = game.view(state, seat)
          const names = once((pictures.order?.(view) ?? []).map(nameOf))
          const seen = once(onPicture[id](pictures.hand(view, readerOf('en', info, 'plain')).input))
          // A city stands without its Chinese name, a card of Kingdom Wars by its mark.
          expect(names.map((name, at) => (name.includes(seen[at] ?? '?') ? seen[at] : name))).toEqual(seen)
          compared += names.length
        }
      },
    })
    expect(compared).toBeGreaterThan(300)
  })
})
