// The replay of a battle as data, read from what everyone was told: clash by clash, what each side did and had left.
import type { Arg, Id, Phrase, Ref } from '../../../engine/phrase.ts'
import type { Input } from '../../../picture/paint.ts'
import type { SlipWords } from '../../../picture/slip.ts'
import { GENERALS } from '../cards/index.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What a side used. */
export interface Used {
  readonly name: string
  /** Whose skill it was; null for a treasure or a stratagem. */
  readonly general: Id | null
}

/** One side in one clash. */
export interface Moment {
  /** HP when the clash began and when it was over. */
  readonly from: number
  readonly to: number
  /** Attack when it was over. */
  readonly attack: number
  /** Skills, treasures and stratagems it used, in order. */
  readonly used: readonly Used[]
}

/** One side. */
export interface Side {
  readonly name: string
  /** Which side it is, for how its cat looks: the seat, or 1 for the solo opponent. */
  readonly side: number
  readonly won: boolean
  /** Clash by clash; null after it fell. */
  readonly moments: readonly (Moment | null)[]
}

/** Everything on a replay. */
export interface ReplayInput extends Input {
  readonly title: string
  readonly slip: SlipWords
  readonly result: string
  /** Each clash: its name, and the side that acted first. */
  readonly clashes: readonly { readonly name: string; readonly first: number }[]
  readonly first: string
  readonly sides: readonly Side[]
}

/** What one side has, while the story is read. */
interface Tally {
  moments: { from: number; to: number; attack: number; used: Used[] }[]
}

const key = (name: string): string => `meow.${name}`
const ENDS: readonly string[] = ['battle-won', 'battle-won-on-hp'].map(key)

/** The battle that ends in `fresh`; `undefined` when none does, or when its beginning is not among what is known. */
export function replayInput(
  fresh: readonly Phrase[],
  earlier: readonly Phrase[],
  vocabulary: Vocabulary,
): ReplayInput | undefined {
  const end = fresh.findLastIndex((phrase) => ENDS.includes(phrase.key))
  const result = fresh[end]
  if (!result) return undefined
  const story = [...earlier, ...fresh.slice(0, end)]
  const told = story.slice(story.findLastIndex((phrase) => phrase.key === key('line-ups')) + 1)
  const tallies = new Map<string, Tally>()
  const clashes: { name: string; first: string }[] = []
  for (const phrase of told) read(phrase, tallies, clashes, vocabulary)
  if (clashes.length === 0 || tallies.size === 0) return undefined
  const { words, language } = vocabulary
  const sides = [...tallies.keys()]
  const winner = sideIn(result, 'who')
  const title = words.replay({ n: clashes.length })
  return {
    language,
    title,
    slip: { title, aside: '' },
    result: words.won({ who: nameOf(winner, vocabulary) }),
    clashes: clashes.map(({ name, first }) => ({ name, first: sides.indexOf(first) })),
    first: words.first(),
    sides: [...tallies].map(([side, { moments }]) => ({
      name: nameOf(side, vocabulary),
      side: isSeat(side) ? Number(side) : 1,
      won: side === winner,
      moments: clashes.map((_, index) => moments[index] ?? null),
    })),
  }
}

/** Follows one event. */
function read(
  phrase: Phrase,
  tallies: Map<string, Tally>,
  clashes: { name: string; first: string }[],
  vocabulary: Vocabulary,
): void {
  const { words, named } = vocabulary
  const now = () => tallies.get(sideIn(phrase, 'who'))?.moments.at(-1)
  const use = (card: string) => {
    const id = idIn(phrase, card)
    now()?.used.push({ name: named(id).name, general: id in GENERALS ? id : null })
  }
  const set = (marker: 'to' | 'attack', arg: string) => {
    const moment = now()
    if (moment) moment[marker] = numberIn(phrase, arg)
  }
  switch (phrase.key) {
    case key('clash'):
      clashes.push({ name: words.clash({ n: numberIn(phrase, 'n') }), first: sideIn(phrase, 'who') })
      break
    case key('stands'):
      begin(phrase, tallies)
      break
    case key('hurt'):
    case key('mends'):
    case key('bleeds'):
      set('to', 'hp')
      break
    case key('attack-rises'):
    case key('attack-falls'):
      set('attack', 'attack')
      break
    case key('skill-used'):
      use('general')
      break
    case key('treasure-used'):
    case key('stratagem-used'):
      use('card')
      break
  }
}

/** A clash begins for one side. */
function begin(phrase: Phrase, tallies: Map<string, Tally>): void {
  const side = sideIn(phrase, 'who')
  const tally: Tally = tallies.get(side) ?? { moments: [] }
  tallies.set(side, tally)
  const [hp, attack] = [numberIn(phrase, 'hp'), numberIn(phrase, 'attack')]
  tally.moments.push({ from: hp, to: hp, attack, used: [] })
}

const isSeat = (side: string): boolean => /^\d+$/.test(side)

const nameOf = (side: string, { seat, named }: Vocabulary): string =>
  isSeat(side) ? seat(Number(side)) : named(side).name

const argIn = ({ key: name, args }: Phrase, arg: string): Arg => {
  const value = args?.[arg]
  if (value === undefined) throw new Error(`${name} has no ${arg}`)
  return value
}

function numberIn(phrase: Phrase, arg: string): number {
  const value = argIn(phrase, arg)
  if (typeof value !== 'number') throw new Error(`${phrase.key}: ${arg} is no number`)
  return value
}

const refIn = (phrase: Phrase, arg: string): Ref => {
  const value = argIn(phrase, arg)
  if (typeof value === 'object' && ('seat' in value || 'name' in value)) return value
  throw new Error(`${phrase.key}: ${arg} names nothing`)
}

/** A side by the number of its seat, or the solo opponent by its id. */
function sideIn(phrase: Phrase, arg: string): string {
  const ref = refIn(phrase, arg)
  return 'seat' in ref ? String(ref.seat) : idIn(phrase, arg)
}

function idIn(phrase: Phrase, arg: string): string {
  const ref = refIn(phrase, arg)
  if ('name' in ref) return ref.name
  throw new Error(`${phrase.key}: ${arg} is no card`)
}
