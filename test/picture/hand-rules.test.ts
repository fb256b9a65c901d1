// Cards on a hand picture say what they do, in every language, in type that can be read on a phone however many there are.
import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import type { Title } from '../../src/games/common/title.ts'
import { PAINTERS as dynasties } from '../../src/games/dynasties/picture/painters.ts'
import { PAINTERS as hegemony } from '../../src/games/hegemony/picture/painters.ts'
import { TITLES } from '../../src/games/index.ts'
import { PAINTERS as meow } from '../../src/games/meow/picture/painters.ts'
import { PAINTERS as records } from '../../src/games/records/picture/painters.ts'
import { PAINTERS as storm } from '../../src/games/storm/picture/painters.ts'
import { type Brush, brushOn } from '../../src/picture/brush.ts'
import type { Input, PictureRenderer, PictureRenderers } from '../../src/picture/paint.ts'
import { LANGUAGES, type Language } from '../../src/text/language.ts'

/** By game: so many of the cards with the longest rules each say what they do, and the largest hand its picture is made for. */
const GAMES: readonly (readonly [string, PictureRenderers, number, number])[] = [
  ['records', records, 6, 15],
  ['dynasties', dynasties, 8, 15],
  ['meow', meow, 6, 9],
  ['hegemony', hegemony, 6, 20],
  ['storm', storm, 6, 12],
]

/** The box of a game with all that can be switched on. */
const begun = ({ options, seats, setup }: Title['game']) =>
  setup(
    seats.max,
    Object.fromEntries(options.map((spec) => [spec.id, spec.kind === 'flag' ? true : spec.default])),
  )

/** The view of the first seat with these cards in hand. */
function viewHolding({ game }: Title, hand: readonly string[]): unknown {
  const view = game.view(begun(game), 0) as { readonly players: readonly { readonly seat: number }[] }
  const players = view.players.map((player) =>
    player.seat === 0 ? { ...player, hand, handSize: hand.length } : player,
  )
  return { ...view, players, phase: 'play' }
}

/** What is said of the cards on a picture: texts that stand under `effect` or `text`. */
const rulesOf = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, each]) =>
        typeof each === 'string'
          ? ['effect', 'text'].includes(key) && each !== ''
            ? [each]
            : []
          : rulesOf(each),
      )

/** The lines that a painter writes, and what is wrong with them. */
function written(painters: PictureRenderers, input: Input) {
  const lines: string[] = []
  const faults: string[] = []
  const size = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY }
  const brush = brushOn(createCanvas(1, 1).getContext('2d'), input.language, size, faults)
  const recording = new Proxy(brush, {
    get(of, name) {
      const found: unknown = Reflect.get(of, name, of)
      if (typeof found !== 'function') return found
      return (...args: unknown[]) => {
        if (name === 'text') lines.push(String(args[0]))
        return Reflect.apply(found, of, args) as unknown
      }
    },
  }) as Brush
  const { hand } = painters
  if (!hand) throw new Error('no hand')
  ;(hand as PictureRenderer)(input, brush).draw(recording)
  return { lines: lines.map(bare).filter((line) => line !== ''), faults }
}

/** Games whose crowded hands say in few words what has no room for its rule, and so many kinds of cards with the longest. */
const GLANCED: Readonly<Record<string, number>> = { records: 15, dynasties: 12, meow: 7 }

/** What each card of a picture says, whole and in few words. */
const glancesOf = (value: unknown): (readonly [rules: string, glance: string])[] => {
  if (typeof value !== 'object' || value === null) return []
  const { effect, text, glance } = value as { readonly [key in 'effect' | 'text' | 'glance']?: unknown }
  const rules = effect ?? text
  if (typeof rules === 'string' && typeof glance === 'string') return [[rules, glance]]
  return Object.values(value).flatMap(glancesOf)
}

const bare = (text: string): string => text.replace(/[\s…’‘']/g, '').replace(/[.,;:，。；：、]+$/, '')

const inputOf = (title: Title, language: Language, hand: readonly string[]): Input => {
  const reader = { language, style: 'plain', seatName: (seat: number) => `P${seat}` } as const
  const found = title.pictures?.hand(viewHolding(title, hand), reader)
  if (!found) throw new Error(`${title.game.id} has no pictures`)
  return found.input as Input
}

/** Whether a hand may hold cards of a group: the deck, and the other cards of Meow Wars. */
const isHeld = (group = 'deck'): boolean => ['deck', 'treasures', 'stratagems'].includes(group)

/** One card of each kind that says something on a hand picture, the longest rules first. */
function kindsOf(title: Title, language: Language): string[] {
  const kinds = new Map<string, string>()
  const decks = title.game
    .zones(begun(title.game))
    .filter(({ kind, group }) => kind === 'deck' && isHeld(group))
  for (const id of decks.flatMap(({ ids }) => ids)) {
    const [rules] = rulesOf(inputOf(title, language, [id]))
    if (rules !== undefined && !kinds.has(rules)) kinds.set(rules, id)
  }
  return [...kinds].sort(([a], [b]) => b.length - a.length).map(([, id]) => id)
}

it.each(
  GAMES.flatMap(([id, painters, each, most]) =>
    LANGUAGES.map((language) => ({ id, painters, each, most, language })),
  ),
)('$id in $language', ({ id, painters, each, most, language }) => {
  const title = TITLES[id]
  if (!title) throw new Error(`no title ${id}`)
  const kinds = kindsOf(title, language)
  expect(kinds.length).toBeGreaterThan(10)
  const longest = Array.from({ length: Math.min(most, kinds.length) }, (_, index) =>
    kinds.slice(0, index + 1),
  )
  const full = Array.from({ length: Math.ceil(kinds.length / most) }, (_, at) =>
    kinds.slice(at * most).slice(0, most),
  )
  for (const hand of [...longest, ...full]) {
    const input = inputOf(title, language, hand)
    const { lines, faults } = written(painters, input)
    expect(faults, `${hand.length} cards`).toEqual([])
    const said = rulesOf(input).filter((rules) => lines.some((line) => bare(rules).startsWith(line)))
    if (hand.length <= each) expect(said, `${hand.length} cards`).toEqual(rulesOf(input))
  }
})

it.each(
  GAMES.filter(([id]) => id in GLANCED).flatMap(([id, painters]) =>
    LANGUAGES.map((language) => ({ id, painters, most: GLANCED[id] ?? 0, language })),
  ),
)('no card of a full hand is blank: $id in $language', ({ id, painters, most, language }) => {
  const title = TITLES[id]
  if (!title) throw new Error(`no title ${id}`)
  const kinds = kindsOf(title, language)
  const hands = Math.ceil(kinds.length / most)
  // The longest rules together, and hands of long and short ones: all cards lie in one of them.
  const mixed = Array.from({ length: hands }, (_, at) => kinds.filter((_card, index) => index % hands === at))
  for (const hand of [kinds.slice(0, most), ...mixed]) {
    const input = inputOf(title, language, hand)
    const { lines } = written(painters, input)
    const shown = lines.join('')
    const blank = glancesOf(input).filter(
      ([rules, glance]) =>
        !lines.some((line) => bare(rules).startsWith(line)) && !shown.includes(bare(glance).slice(0, 6)),
    )
    expect(blank).toEqual([])
  }
})
