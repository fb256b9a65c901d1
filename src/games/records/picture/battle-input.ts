// The battle picture as data, read from what everyone was told of a battle: no state is needed, and none is asked for.
import type { Arg, Id, Phrase } from '../../../engine/phrase.ts'
import { whole } from '../../../picture/named.ts'
import type { Input } from '../../../picture/paint.ts'
import type { Vocabulary } from './vocabulary.ts'

/** One side of a battle. */
export interface Army {
  readonly role: string
  readonly name: string
  /** The general, fullest first; empty where the story does not say. */
  readonly general: readonly string[]
  /** Whose portrait it is; null where the story does not say. */
  readonly portrait: Id | null
  /** Strength in the battle: how many battle cards it drew. */
  readonly strength: number | null
}

/** One of the three comparisons. */
export interface Position {
  readonly label: string
  /** Null where the viewer does not know the card, or where none is put yet. */
  readonly attack: number | null
  readonly defence: number | null
  readonly walls: number
  /** Null where neither won; `open` while it is not fought. */
  readonly winner: 'attacker' | 'defender' | null | 'open'
}

/** Everything on a battle picture. */
export interface BattleInput extends Input {
  readonly title: string
  readonly attacker: Army
  readonly defender: Army
  readonly positions: readonly Position[]
  readonly wins: string
  readonly tie: string
  /** What became of the city; null before the battle. */
  readonly result: string | null
  readonly taken: boolean
  /** Before the battle: whose side the viewer is on, and the battle cards to put in order. */
  readonly own: { readonly side: 'attacker' | 'defender'; readonly cards: readonly number[] } | null
  readonly beheaded: string | null
}

const WINNERS = {
  'records.position-attacker': 'attacker',
  'records.position-defender': 'defender',
  'records.position-tie': null,
} as const

const isPosition = ({ key }: Phrase): boolean => key in WINNERS
const isResult = ({ key }: Phrase): boolean => key === 'records.city-falls' || key === 'records.city-holds'

/**
 * The battle that ends in `fresh`; `undefined` when none does. What happened before, oldest first, tells the
 * generals and their strengths.
 */
export function battleInput(
  fresh: readonly Phrase[],
  earlier: readonly Phrase[],
  vocabulary: Vocabulary,
): BattleInput | undefined {
  const end = fresh.findLastIndex(isResult)
  const result = fresh[end]
  const positions = fresh.slice(0, Math.max(0, end)).filter(isPosition).slice(-3)
  if (!result || positions.length < 3) return undefined
  const { words, named, language } = vocabulary
  const before = [...earlier, ...fresh.slice(0, end)]
  const started = before.findLast(({ key }) => key === 'records.generals-up')
  const strengths = before.findLast(({ key }) => key === 'records.strengths')
  const beheaded = fresh.slice(end).find(({ key }) => key === 'records.beheaded')
  const city = named(nameIn(result, 'city'))
  const [who, whom] = [seatIn(result, 'who'), seatIn(result, 'whom')].map(vocabulary.seat)
  const army = (role: string, name: string | undefined, general: string, strength: string): Army => ({
    role,
    name: name ?? '',
    general: started ? [whole(named(nameIn(started, general))), named(nameIn(started, general)).name] : [],
    portrait: started ? nameIn(started, general) : null,
    strength: strengths ? numberIn(strengths, strength) : null,
  })
  const taken = result.key === 'records.city-falls'
  return {
    language,
    title: words.battle({ city: city.name }),
    attacker: army(words.attacker(), who, 'general', 'strength'),
    defender: army(words.defender(), whom, 'other', 'otherStrength'),
    positions: positions.map((phrase, index) => position(phrase, index, words)),
    wins: words.wins(),
    tie: words.tie(),
    result: taken
      ? words.takes({ who: who ?? '', city: city.name })
      : words.holds({ who: whom ?? '', city: city.name }),
    taken,
    own: null,
    beheaded: beheaded ? words.beheaded({ general: named(nameIn(beheaded, 'general')).name }) : null,
  }
}

/** What a position is called, from the front to the rear. */
export const labelOf = (index: number, words: Vocabulary['words']): string =>
  [words.front, words.middle, words.rear][index]?.() ?? ''

function position(phrase: Phrase, index: number, words: Vocabulary['words']): Position {
  return {
    label: labelOf(index, words),
    attack: numberIn(phrase, 'attack'),
    defence: numberIn(phrase, 'defence'),
    walls: numberIn(phrase, 'walls'),
    winner: WINNERS[phrase.key as keyof typeof WINNERS],
  }
}

const argIn = ({ key, args }: Phrase, name: string): Arg => {
  const arg = args?.[name]
  if (arg === undefined) throw new Error(`${key} has no ${name}`)
  return arg
}

function numberIn(phrase: Phrase, name: string): number {
  const arg = argIn(phrase, name)
  if (typeof arg !== 'number') throw new Error(`${phrase.key}: ${name} is not a number`)
  return arg
}

function nameIn(phrase: Phrase, name: string): string {
  const arg = argIn(phrase, name)
  if (typeof arg === 'object' && 'name' in arg) return arg.name
  throw new Error(`${phrase.key}: ${name} is not a card`)
}

function seatIn(phrase: Phrase, name: string): number {
  const arg = argIn(phrase, name)
  if (typeof arg === 'object' && 'seat' in arg) return arg.seat
  throw new Error(`${phrase.key}: ${name} is not a seat`)
}
