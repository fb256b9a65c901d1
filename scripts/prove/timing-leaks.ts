// The search for what waiting tells: games in simulated time, cards the public cannot place swapped, people answering
// as before. Whenever one of the two tables shows something the other must too, at the same moment, and wait alike.
import type { Game, Options, Policy, State } from '../../src/engine/game.ts'
import { swap, varied } from '../../src/engine/likeness.ts'
import { renameWords, wordsOf } from '../../src/engine/phrase.ts'
import { askedAt } from '../../src/engine/player-view.ts'
import { type Random, sideStream } from '../../src/engine/random.ts'
import type { Waiting } from '../../src/host/table/windows.ts'
import { mixedTables } from '../common/tables.ts'
import { replayWithDetour } from './detours.ts'
import { playTimed, replayTimed, type Sight, type Sitting, type Stretch, type TimedTable } from './timed.ts'

/** What two tables that only hidden cards tell apart show by waiting. */
export interface Betrayal {
  readonly seed: string
  readonly number: number
  readonly what: string
}

/** What a search found. */
export interface Found {
  /** Pairs of stages compared in which an auto-answer or a computer acted. */
  readonly cases: number
  /** Of them, pairs in which the cards changed what an auto-answer or a computer did, seen at the same moment. */
  readonly parted: number
  /** Pairs in which a person's answer does not fit the other cards: they prove nothing and are not counted. */
  readonly rejected: number
  /** Answers that came from plans. */
  readonly planned: number
  /** Stages played again in which somebody looked into a menu and went back before they answered as they did. */
  readonly detours: number
  /** Of the cases, how many at each number of seats. */
  readonly seats: Readonly<Record<number, number>>
  readonly betrayals: readonly Betrayal[]
}

/** What to search. */
export interface WaitSearch {
  readonly cases: number
  readonly seed: string
  readonly tables: readonly { readonly policies: readonly Policy[]; readonly options: Options }[]
  readonly waiting: Waiting
  /** Planted leaks, for the test of the test. */
  readonly leak?: Pick<TimedTable, 'moment' | 'isAnswered' | 'sees' | 'planned'>
}

const TWINS_PER_GAME = 30
/** Detours tried in a game; most places have none to take. */
const DETOURS_PER_GAME = 40

/**
 * Plays games until so many pairs of stages were compared, at tables as unlike as may be and no more at one than its share.
 * Where one person sits alone, nobody waits: such tables are left out.
 */
export function searchWaits(game: Game, { cases, seed, tables: all, waiting, leak }: WaitSearch): Found {
  const betrayals: Betrayal[] = []
  const seats: Record<number, number> = {}
  const shared = all.filter(({ policies }) => policies.length > 1)
  const tables = mixedTables(shared, ({ policies }) => policies.length, seed)
  const share = Math.min(TWINS_PER_GAME, Math.ceil(cases / tables.length))
  let [done, parted, rejected, detours, planned] = [0, 0, 0, 0, 0]
  for (let round = 0; done < cases && round < cases + tables.length + rejected; round++) {
    const setup = tables[round % tables.length]
    if (!setup) throw new Error('no table to try')
    const before = done
    const ofGame = `${seed}-${round}`
    const random = sideStream(ofGame, 'waits')
    const players = setup.policies.map((policy, seat) => sitting(game, policy, seat, random))
    const table: TimedTable = { game, seed: ofGame, options: setup.options, players, waiting, ...leak }
    const { stretches, given } = playTimed(table)
    for (const each of given.values()) if (each.planned) planned++
    const asking = stretches.filter(
      ({ sights, planned: plans }) => plans || sights.some(({ acted }) => acted),
    )
    for (let n = 0; n < TWINS_PER_GAME && done < Math.min(cases, before + share) && asking.length > 0; n++) {
      const stretch = asking[random.int(asking.length)]
      if (!stretch) continue
      const names = namesOf(game, stretch, random)
      const twin = replayTimed(
        table,
        { ...stretch, story: JSON.parse(renameWords(JSON.stringify(stretch.story), names)) },
        varied(game, renameWords(stretch.checkpoint, names), 'public', random),
        (session, seat) => {
          const known = given.get(`${askedAt(session, seat)} ${seat}`)
          return known && { ...known, choice: known.choice.map((id) => renameWords(id, names)) }
        },
      )
      const result = compare(stretch.sights, twin)
      if (result === 'rejected') rejected++
      else done++
      if (result === 'parted') parted++
      else if (result && result !== 'rejected')
        betrayals.push({ seed: ofGame, number: stretch.number, what: result.what })
    }
    if (done > before) seats[players.length] = (seats[players.length] ?? 0) + done - before
    for (let n = 0; n < DETOURS_PER_GAME && stretches.length > 0; n++) {
      const stretch = stretches[random.int(stretches.length)]
      const sights = stretch && replayWithDetour(table, stretch, given, random)
      if (!stretch || !sights) continue
      detours++
      const shown = sights === 'seen' ? 'a step asked in public' : difference(stretch.sights, sights)
      if (shown)
        betrayals.push({ seed: ofGame, number: stretch.number, what: `private steps show: ${shown}` })
    }
  }
  return { cases: done, parted, rejected, detours, planned, seats, betrayals }
}

/** Of so many members one plans nothing ahead. */
const PLANNERS = 3

/** Two of three members have each auto-answer, and plan turns ahead; one seat of three is a computer's. */
function sitting(game: Game, policy: Policy, seat: number, random: Random): Sitting {
  const computer = seat > 0 && random.int(3) === 0
  const autoAnswers = new Map<string, string>()
  for (const { id, values } of game.autoAnswers ?? []) {
    const value = values[random.int(values.length)]
    if (!computer && value !== undefined && random.int(3) > 0) autoAnswers.set(id, value)
  }
  return { computer, policy, autoAnswers, plans: !computer && random.int(PLANNERS) > 0 }
}

function namesOf(game: Game, { checkpoint, sights }: Stretch, random: Random) {
  const fixed = wordsOf(sights)
  return swap(game.unknown(JSON.parse(checkpoint) as State, 'public'), fixed, random)
}

const isAlike = (one: Sight, other: Sight): boolean => one.shown === other.shown && one.told === other.told

/** What two stages show differently that should show the same, until an auto-answer or a computer decides otherwise. */
function difference(one: readonly Sight[], other: readonly Sight[]): string | undefined {
  for (let index = 0; index < Math.max(one.length, other.length); index++) {
    const [here, there] = [one[index], other[index]]
    if (!here || !there) return `${one.length} and ${other.length} sights`
    if (here.at !== there.at) return `seen at ${here.at} and at ${there.at}`
    if (!isAlike(here, there)) return here.acted && there.acted ? undefined : 'another table'
    if (here.waits !== there.waits) return `waits ${here.waits} and ${there.waits}`
  }
  return undefined
}

/** What the public could tell two stages apart by; nothing, until an auto-answer or a computer acts otherwise. */
function compare(one: readonly Sight[], other: readonly Sight[]) {
  for (const [index, sight] of one.entries()) {
    const theirs = other[index]
    if (!theirs) return 'rejected'
    if (sight.at !== theirs.at) {
      const first = sight.at < theirs.at ? sight : theirs
      // A person's answer that fits no more, or means something else with other cards, proves nothing.
      return first.acted ? { what: `seen at ${sight.at} and at ${theirs.at}` } : 'rejected'
    }
    if (!isAlike(sight, theirs)) return sight.acted && theirs.acted ? 'parted' : 'rejected'
    if (sight.waits !== theirs.waits) return { what: `waits ${sight.waits} and ${theirs.waits}` }
  }
  return undefined
}
