// The search for leaks: random games, random positions, every viewer; containment everywhere, twins where it falls.
import type { Game, GameEvent, Options, Policy, State } from './game.ts'
import { type GameSession, type Setting, type Snapshot, type Step, snapshotAfter } from './lifecycle.ts'
import { type Arg, type Id, type Phrase, type Seat, type Viewer, wordsOf } from './phrase.ts'
import { isFor } from './player-view.ts'
import { playOut } from './playout.ts'
import { type Random, sideStream } from './random.ts'
import { type Aim, containedStop, containedTold, type Leak, twin } from './secrecy.ts'
import { sees, type Zone } from './zones.ts'

/** A leak, and where to find it again: the game's seed and table, and which of its twins it was. */
export interface FoundLeak extends Leak {
  readonly seed: string
  readonly table: number
  readonly twin?: number
}

/** What a search found. A case is one stretch of one game seen by one viewer, and its twin. */
export interface Findings {
  readonly cases: number
  /** Twins in which another seat's answer does not exist: they prove nothing and are not counted as cases. */
  readonly rejected: number
  readonly leaks: readonly FoundLeak[]
}

/** A table to try: who plays, and with what options. */
export interface SearchTable {
  /** Its place among all tables of its game; 0 when left out. */
  readonly number?: number
  readonly policies: readonly Policy[]
  readonly options: Options
}

/** What to search: the tables are tried in turn. */
export interface Search {
  readonly cases: number
  readonly seed: string
  readonly tables: readonly SearchTable[]
}

/** Twins tried in each game. */
const TWINS_PER_GAME = 40

/** Leaks kept of one game: the first ones tell enough. */
const LEAKS_PER_GAME = 10

/** Plays games until so many twins were compared. */
export function searchLeaks(game: Game, { cases, seed, tables }: Search): Findings {
  const leaks: FoundLeak[] = []
  let [done, rejected] = [0, 0]
  for (let round = 0; done < cases && round < cases + rejected + 1; round++) {
    const table = tables[round % tables.length]
    if (!table) throw new Error('no table to try')
    const found = searchGame(game, `${seed}-${round}`, table, Math.min(TWINS_PER_GAME, cases - done))
    leaks.push(...found.leaks)
    done += found.cases
    rejected += found.rejected
  }
  return { cases: done, rejected, leaks }
}

/** Plays one game and tries so many of its twins, or a single one of them: what a leak's own numbers show again. */
export function searchGame(
  game: Game,
  seed: string,
  table: SearchTable,
  twins: number,
  only?: number,
): Findings {
  const where = { seed, table: table.number ?? 0 }
  const { found, stretches } = watched(game, seed, table)
  const leaks: FoundLeak[] = found.slice(0, LEAKS_PER_GAME).map((leak) => ({ ...leak, ...where }))
  const viewers = viewersOf(table.policies.length)
  const keys = sideStream(seed, 'keys').shuffle([...new Set(stretches.flatMap(({ keys: told }) => told))])
  let [cases, rejected] = [0, 0]
  for (let n = only ?? 0; n < (only === undefined ? twins : only + 1); n++) {
    const random = sideStream(seed, 'twin', n)
    // Every other twin where something was told, each kind of event in turn: most stretches tell nothing of note.
    const key = n % 2 === 0 ? keys[(n / 2) % keys.length] : undefined
    const result =
      key === undefined
        ? anyTwin(game, stretches, viewers, random)
        : toldTwin(game, stretches, viewers, key, random)
    if (result === 'rejected') rejected++
    else cases++
    if (result && result !== 'rejected') leaks.push({ ...result, ...where, twin: n })
  }
  return { cases, rejected, leaks }
}

/** Every viewer of a table: its seats and the public. */
export const viewersOf = (seats: number): readonly Viewer[] => [...Array(seats).keys(), 'public']

/** A stretch between two checkpoints, and what was told in it as if everyone in its audience could see it. */
interface Stretch {
  readonly rest: Snapshot
  readonly told: readonly GameEvent[]
  readonly keys: readonly string[]
}

/** A twin of any stretch for any viewer. */
function anyTwin(game: Game, stretches: readonly Stretch[], viewers: readonly Viewer[], random: Random) {
  return twin(game, pick(stretches, random).rest, pick(viewers, random), random)
}

/**
 * A twin of a stretch in which an event of this key was told to its viewer, who is not named in it: hidden ids of those
 * who are named change places with others, such as those that the event may be about.
 */
function toldTwin(
  game: Game,
  stretches: readonly Stretch[],
  viewers: readonly Viewer[],
  key: string,
  random: Random,
) {
  const stretch = pick(
    stretches.filter(({ keys }) => keys.includes(key)),
    random,
  )
  const told = pick(
    stretch.told.filter(({ phrase }) => phrase.key === key),
    random,
  )
  const { seats, names } = namedIn(told.phrase)
  const audience = viewers.filter((viewer) => isFor(told, viewer))
  const others = audience.filter((viewer) => viewer === 'public' || !seats.has(viewer))
  const viewer = pick(others.length > 0 ? others : audience, random)
  const zones = game.zones(JSON.parse(stretch.rest.checkpoint) as State)
  const isTheirs = (zone: Zone) => zone.seat !== undefined && seats.has(zone.seat) && !sees(zone, viewer)
  const aim: Aim = { move: new Set(zones.filter(isTheirs).flatMap(({ ids }) => ids)), akin: names }
  return twin(game, stretch.rest, viewer, random, { aim })
}

/** Seats and names in a phrase. */
function namedIn(phrase: Phrase): { seats: ReadonlySet<Seat>; names: ReadonlySet<Id> } {
  const seats = new Set<Seat>()
  const names = new Set<Id>()
  const note = (arg: Arg): void => {
    if (typeof arg === 'number') return
    if (Array.isArray(arg)) for (const each of arg) note(each)
    else if ('seat' in arg) seats.add(arg.seat)
    else if ('name' in arg) names.add(arg.name)
    else if ('args' in arg) for (const each of Object.values(arg.args ?? {})) note(each)
  }
  note(phrase)
  return { seats, names }
}

function pick<T>(from: readonly T[], random: Random): T {
  if (from.length === 0) throw new Error('nothing to try')
  return from[random.int(from.length)] as T
}

/** Plays one game under watch: every tell and stop is looked at; the stretches between its checkpoints. */
function watched(game: Game, seed: string, table: SearchTable): { found: Leak[]; stretches: Stretch[] } {
  const found: Leak[] = []
  const stretches: Stretch[] = []
  const viewers = viewersOf(table.policies.length)
  const shown = new Map(viewers.map((viewer) => [viewer, new Set<string>()]))
  const setting: Setting = { seats: table.policies.length, options: table.options, seed }
  let rest: Snapshot | undefined
  let told: GameEvent[] = []
  const note = (leak: Leak | undefined) => {
    if (leak) found.push(leak)
  }
  const observe = (event: GameEvent, state: State) => {
    for (const viewer of viewers) note(containedTold(game, state, viewer, event))
  }
  const watch = (session: GameSession, step: Step) => {
    for (const [viewer, words] of shown) {
      for (const word of wordsOf(step.events.filter((event) => isFor(event, viewer)))) words.add(word)
      note(containedStop(game, session, viewer, words))
    }
    const before = rest
    rest = snapshotAfter(setting, rest, step)
    told.push(...step.events.filter(({ reveal }) => !reveal))
    if (step.checkpoint === undefined) return
    if (before) {
      const keys = [...new Set(told.map(({ phrase }) => phrase.key))]
      stretches.push({ rest: { ...before, log: [...before.log, step.entry] }, told, keys })
    }
    told = []
  }
  playOut(game, { seed, options: table.options, policies: table.policies, forget: true, watch, observe })
  return { found, stretches }
}
