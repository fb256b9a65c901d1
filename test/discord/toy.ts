// A toy title for the Discord floor's tests: a round of questions of every shape, asked of each seat in turn.
import type { Choice, Decision, Option } from '../../src/engine/decision.ts'
import type { FileReading, Game, State } from '../../src/engine/game.ts'
import { nameRef, nameRefs, seatRef } from '../../src/engine/phrase.ts'
import { choose, type Script } from '../../src/engine/script.ts'
import type { GameWords, Title } from '../../src/games/common/title.ts'
import { type Catalogue, sayer } from '../../src/text/catalogue.ts'
import { LANGUAGES, type Language } from '../../src/text/language.ts'

export const FRUITS = ['peach', 'plum', 'pear', 'red-peach', 'apricot'] as const
const NAMES: Record<Language, Record<string, string>> = {
  en: {
    peach: 'Peach 桃',
    plum: 'Plum 李',
    pear: 'Pear 梨',
    'red-peach': 'Red Peach 紅桃',
    apricot: 'Apricot 杏',
  },
  'zh-TW': { peach: '桃', plum: '李', pear: '梨', 'red-peach': '紅桃', apricot: '杏' },
  'zh-CN': { peach: '桃', plum: '李', pear: '梨', 'red-peach': '红桃', apricot: '杏' },
}

const en = {
  pick: () => 'Which fruit do you pick?',
  'pick-notice': ({ who }: { who: string }) => `${who} picks a fruit.`,
  arrange: () => 'Arrange three fruits.',
  front: () => 'Front',
  middle: () => 'Middle',
  rear: () => 'Rear',
  many: () => 'Throw away up to three of thirty.',
  wish: () => 'Say a wish.',
  back: () => 'Back',
  fruit: ({ fruit }: { fruit: string }) => fruit,
  stone: ({ n }: { n: number }) => `Stone ${n}`,
  picked: ({ who, fruits }: { who: string; fruits: string }) => `${who} picked ${fruits}.`,
  threw: ({ who, n }: { who: string; n: number }) => `${who} threw ${n} stones.`,
  wished: ({ who, wish }: { who: string; wish: string }) => `${who} wished: ${wish}`,
  points: () => 'fruits',
  baskets: ({ n }: { n: number }) => `baskets: ${n}`,
  'no-list': () => 'The file is no list.',
} satisfies Catalogue

const say = sayer<typeof en>('toy')

interface Toy extends State {
  turn: number
  shape: number
  fruits: Choice[]
}

const fruits: Option[] = FRUITS.map((id) => ({ id, text: say('fruit', { fruit: nameRef(id) }) }))

/** The questions of a turn, in order. */
const SHAPES: readonly ((seat: number) => Omit<Decision, 'seat'>)[] = [
  (seat) => ({
    prompt: say('pick'),
    notice: say('pick-notice', { who: seatRef(seat) }),
    options: fruits,
    min: 1,
    max: 1,
  }),
  () => ({
    prompt: say('arrange'),
    options: fruits.slice(0, 3),
    min: 3,
    max: 3,
    slots: [say('front'), say('middle'), say('rear')],
  }),
  () => ({
    prompt: say('many'),
    options: Array.from({ length: 30 }, (_, index) => ({
      id: `stone-${index + 1}`,
      text: say('stone', { n: index + 1 }),
    })),
    min: 0,
    max: 3,
  }),
  () => ({ prompt: say('wish'), options: [], min: 1, max: 1, text: { maxLength: 40 } }),
]

/** The question of a shape, as a seat is asked it. */
export const question = (shape: number, seat = 0): Decision => {
  const decision = SHAPES[shape]?.(seat)
  if (!decision) throw new Error(`no question ${shape}`)
  return { seat, ...decision }
}

/** A file of baskets: any list. */
function readBaskets(text: string): FileReading {
  const list: unknown = text.startsWith('[') ? JSON.parse(text) : undefined
  if (!Array.isArray(list)) return { ok: false, faults: [say('no-list')] }
  return { ok: true, value: JSON.stringify(list), says: say('baskets', { n: list.length }) }
}

const game: Game<Toy, { mine: Choice; turn: number }> = {
  id: 'toy',
  version: 1,
  seats: { min: 1, max: 4 },
  options: [
    { id: 'sour', kind: 'flag', default: false },
    { id: 'size', kind: 'choice', values: ['small', 'big'], default: 'small', seats: [2, 3] },
    { id: 'baskets', kind: 'file', default: '', bytes: 1024, example: '[1]', read: readBaskets },
  ],
  setup: (seats) => ({
    chance: { epoch: 0, counter: 0 },
    turn: 0,
    shape: 0,
    fruits: Array.from({ length: seats }, () => []),
  }),
  *stage(table): Script {
    const seat = table.state.turn
    const { seat: _, ...ask } = question(table.state.shape, seat)
    const choice = yield* choose(seat, ask)
    const mark = table.state.shape === 0 ? ({ mark: 'turn' } as const) : {}
    const who = seatRef(seat)
    if (table.state.shape === 0) table.state.fruits[seat] = choice
    if (table.state.shape < 2) table.tell(say('picked', { who, fruits: nameRefs(choice) }), mark)
    else if (table.state.shape === 2) table.tell(say('threw', { who, n: choice.length }))
    else table.tell(say('wished', { who, wish: { typed: choice[0] ?? '' } }))
    table.state.shape = (table.state.shape + 1) % SHAPES.length
    if (table.state.shape === 0) table.state.turn++
  },
  outcome: (state) =>
    state.turn < state.fruits.length
      ? undefined
      : {
          winners: [0],
          ranks: state.fruits.map((_, seat) => seat + 1),
          scores: state.fruits.map((mine) => [{ label: say('points'), points: mine.length }]),
          facts: {},
        },
  view: (state, viewer) => ({
    mine: viewer === 'public' ? [] : (state.fruits[viewer] ?? []),
    turn: state.turn,
  }),
  zones: () => [],
  unknown: () => [],
  computers: {
    hard: {
      decide: ({ decision }) =>
        decision.text ? ['fair winds'] : decision.options.slice(0, decision.min).map(({ id }) => id),
    },
  },
}

const words = (language: Language): GameWords => ({
  title: language === 'en' ? 'Orchard' : '果園',
  blurb: 'Everyone picks fruit.',
  phrases: en,
  names: NAMES[language],
  options: {
    sour: { name: language === 'en' ? 'Sour fruit' : '酸果', hint: 'All fruit is sour.' },
    size: { name: 'Size', hint: 'How big.', values: { small: 'Small', big: 'Big' } },
    baskets: { name: 'Baskets', hint: 'What the fruit goes into.' },
  },
  topics: [
    { id: 'turn', title: language === 'en' ? 'A turn' : '回合', body: 'Pick.\n\nThrow.' },
    { id: 'end', title: 'The end', body: `${'A long paragraph of rules. '.repeat(100)}\n\nThe last words.` },
  ],
  cards: {},
})

export const toy: Title<Toy, { mine: Choice; turn: number }> = {
  game,
  words: Object.fromEntries(LANGUAGES.map((language) => [language, words(language)])) as Title['words'],
  board: (view) => `Turn ${view.turn + 1}`,
  hand: (view) => (view.mine.length > 0 ? `You hold ${view.mine.join(', ')}.` : ''),
}
