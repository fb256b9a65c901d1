// The replay of a battle as data, read from what everyone was told: clash by clash, what each side did and had left.
import type { Arg, Id, Phrase, Ref } from '../../../engine/phrase.ts'
import type { Input } from '../../../picture/paint.ts'
import type { SlipWords } from '../../../picture/slip.ts'
import type { Lined } from './facing.ts'
import { tileOf } from './table-input.ts'
import type { Vocabulary } from './vocabulary.ts'

/** One side in one clash. */
export interface Moment {
  /** HP when the clash began and when it was over. */
  readonly from: number
  readonly to: number
  /** Skills, treasures and stratagems it used, in order. */
  readonly used: readonly string[]
}

/** One side. */
export interface Side {
  readonly name: string
  /** Which side it is, for how its cat looks: the seat, or 1 for the solo opponent. */
  readonly side: number
  readonly won: boolean
  /** Its line-up as it was turned up; null where the story does not say. */
  readonly line: Lined | null
  /** Clash by clash; null after it fell. */
  readonly moments: readonly (Moment | null)[]
}

/** Everything on a replay. */
export interface ReplayInput extends Input {
  readonly title: string
  readonly slip: SlipWords
  readonly result: string
  readonly clashes: readonly string[]
  readonly sides: readonly Side[]
}

/** What one side has, while the story is read. */
interface Tally {
  moments: { from: number; to: number; used: string[] }[]
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
  const clashes: string[] = []
  for (const phrase of told) read(phrase, tallies, clashes, vocabulary)
  if (clashes.length === 0 || tallies.size === 0) return undefined
  const { words, language } = vocabulary
  const winner = sideIn(result, 'who')
  const title = words.replay({ n: clashes.length })
  return {
    language,
    title,
    slip: { title, aside: '' },
    result: words.won({ who: nameOf(winner, vocabulary) }),
    clashes,
    sides: [...tallies].map(([side, { moments }]) => {
      const [won, fallen] = [side === winner, moments.at(-1)?.to === 0]
      return {
        name: nameOf(side, vocabulary),
        side: isSeat(side) ? Number(side) : 1,
        won,
        line: linedUp(side, story, { won, fallen }, vocabulary),
        moments: clashes.map((_, index) => moments[index] ?? null),
      }
    }),
  }
}

/** Follows one event. */
function read(phrase: Phrase, tallies: Map<string, Tally>, clashes: string[], vocabulary: Vocabulary): void {
  const { words, named } = vocabulary
  const now = () => tallies.get(sideIn(phrase, 'who'))?.moments.at(-1)
  const use = (card: string) => now()?.used.push(named(idIn(phrase, card)).name)
  switch (phrase.key) {
    case key('clash'):
      clashes.push(words.clash({ n: numberIn(phrase, 'n') }))
      break
    case key('stands'):
      begin(phrase, tallies)
      break
    case key('hurt'):
    case key('mends'):
    case key('bleeds'):
      {
        const moment = now()
        if (moment) moment.to = numberIn(phrase, 'hp')
      }
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

/** The cats of a side when all is over, as they were turned up: those who won are awake. */
function linedUp(
  side: string,
  story: readonly Phrase[],
  { won, fallen }: { readonly won: boolean; readonly fallen: boolean },
  vocabulary: Vocabulary,
): Lined | null {
  const told = story.findLast((phrase) => phrase.key === key('line-up') && sideIn(phrase, 'who') === side)
  if (!told) return null
  const tiles = (arg: string, skill: 'ready' | 'past' | 'rear') =>
    idsIn(told, arg).map((id) => tileOf(id, skill, null, vocabulary))
  return { name: side, fallen, front: tiles('front', won ? 'ready' : 'past'), rear: tiles('rear', 'rear') }
}

/** A clash begins for one side. */
function begin(phrase: Phrase, tallies: Map<string, Tally>): void {
  const side = sideIn(phrase, 'who')
  const tally: Tally = tallies.get(side) ?? { moments: [] }
  tallies.set(side, tally)
  const hp = numberIn(phrase, 'hp')
  tally.moments.push({ from: hp, to: hp, used: [] })
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

/** The cards that a phrase lists. */
function idsIn(phrase: Phrase, arg: string): readonly Id[] {
  const value = argIn(phrase, arg)
  return Array.isArray(value) ? value.flatMap((ref) => ('name' in ref ? [ref.name] : [])) : []
}
