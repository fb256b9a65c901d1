// A game as one seat knows it, as plain data: what a search is given. Nothing that the seat cannot know is in it, so a
// search cannot peek: hidden ids lie in an order of their own, and the seed is not there at all.
import type { Choice } from '../engine/decision.ts'
import { Executor } from '../engine/executor.ts'
import type { Game, GameEvent, Options, State } from '../engine/game.ts'
import type { Snapshot } from '../engine/lifecycle.ts'
import { canonical, moveOf, standing, type Within } from '../engine/log.ts'
import { type Id, renameWords, type Seat, wordsOf } from '../engine/phrase.ts'
import { isFor } from '../engine/player-view.ts'
import type { TableAtRest } from '../engine/playout.ts'
import { dealAnew, poolsOf } from '../engine/pools.ts'
import type { WrapRandom } from '../engine/table.ts'
import { swiftStream } from './swift-stream.ts'

/** What was answered since the checkpoint; without a choice where the seat cannot know what it was. */
export type Fed =
  | { readonly kind: 'answer'; readonly seat: Seat; readonly choice?: Choice }
  | { readonly kind: 'close' }

/** Chance since the checkpoint: a number, or ids in the order in which they came to lie and those that may lie otherwise. */
export type Drawn = number | { readonly order: readonly string[]; readonly free: readonly string[] }

/** All that a seat knows of a game in which it is asked. */
export interface Known {
  readonly game: string
  readonly seats: number
  /** Without what files say. */
  readonly options: Options
  readonly seat: Seat
  /** The state where the present stage began, as text; hidden ids lie anywhere in it. */
  readonly checkpoint: string
  readonly number: number
  readonly within?: Within
  /** Hidden ids of the checkpoint that the seat was named since. */
  readonly fixed: readonly Id[]
  readonly fed: readonly Fed[]
  readonly chance: readonly Drawn[]
  /** What the seat was told before the checkpoint. */
  readonly story: readonly GameEvent[]
  /** What the seat is shown now, as comparable text. */
  readonly shown: string
}

/**
 * What a seat knows of a game in which it is asked.
 * @returns `undefined` when hidden ids can be laid in no other order: nothing may be thought about then
 */
export function knownTo<S extends State>(
  game: Game<S>,
  { snapshot, story }: TableAtRest,
  seat: Seat,
): Known | undefined {
  const { checkpoint, log, seats, options } = snapshot
  const state = JSON.parse(checkpoint) as S
  const pools = poolsOf(game, state, seat)
  const trace = traced(game, snapshot, seat)
  const hidden = new Set(pools.flatMap(({ places }) => places))
  const fixed = [...hidden].filter((id) => trace.named.has(id)).sort()
  const names = dealAnew(pools, new Set(fixed), swiftStream('canonical'))
  if (!names) return undefined
  const rename = (id: string): string => renameWords(id, names)
  const [first] = log
  return {
    game: game.id,
    seats,
    options: withoutFiles(game, options),
    seat,
    number: first.number,
    fixed,
    ...(first.within && { within: first.within }),
    checkpoint: renameWords(ownPartOf(game, withoutGiven(checkpoint, state), seat), names),
    fed: trace.fed.map((fed) =>
      fed.kind === 'answer' && fed.choice ? { ...fed, choice: fed.choice.map(rename) } : fed,
    ),
    chance: trace.chance.map((drawn) => (typeof drawn === 'number' ? drawn : hiddenOrder(drawn, names))),
    story: story.slice(0, story.length - trace.told).filter((told) => isFor(told, seat)),
    shown: trace.shown,
  }
}

/** Options without what files say: who wrote them alone knows that, and the state has what counts of it. */
const withoutFiles = <S extends State>(game: Game<S>, options: Options): Options => {
  const files = new Set(game.options.flatMap(({ id, kind }) => (kind === 'file' ? [id] : [])))
  return Object.fromEntries(Object.entries(options).filter(([id]) => !files.has(id)))
}

/** A checkpoint without the chance that is given in it again: `chance` says what of that the seat knows. */
function withoutGiven(checkpoint: string, { chance: { given, ...chance }, ...state }: State): string {
  return given ? JSON.stringify({ ...state, chance }) : checkpoint
}

/** A checkpoint without what others know. */
export const ownPartOf = <S extends State>({ knownBy }: Game<S>, checkpoint: string, seat: Seat): string =>
  knownBy ? JSON.stringify(knownBy(JSON.parse(checkpoint) as S, seat)) : checkpoint

/** The order of a shuffle as the seat knows it: what it was not named since lies in an order of its own. */
function hiddenOrder(
  { order, free }: Exclude<Drawn, number>,
  names: ReadonlyMap<Id, Id>,
): Exclude<Drawn, number> {
  const sorted = free.map((id) => names.get(id) ?? id).sort()
  const lying = new Set(free)
  let next = 0
  return { order: order.map((id) => (lying.has(id) ? (sorted[next++] ?? id) : id)), free: sorted }
}

interface Trace {
  readonly fed: readonly Fed[]
  readonly chance: readonly Drawn[]
  readonly named: ReadonlySet<string>
  /** Events told since the checkpoint. */
  readonly told: number
  readonly shown: string
}

/** Plays what stands since the checkpoint, and notes what chance gave and what the seat was shown. */
function traced<S extends State>(game: Game<S>, snapshot: Snapshot, seat: Seat): Trace {
  const recorder = recording()
  const executor = new Executor(game, snapshot, undefined, recorder.wrapRandom)
  const [first, ...later] = standing(snapshot.log)
  if (!first) throw new Error('a game has a beginning')
  let told = 0
  const words: ReadonlySet<string>[] = []
  let publicly = ''
  /** Notes what the seat is shown; whether others than itself can have been shown anything new. */
  const see = (events: readonly GameEvent[]): boolean => {
    told += events.length
    const received = events.filter((each) => isFor(each, seat))
    words.push(wordsOf([received, shownTo(game, executor, seat)]))
    const before = publicly
    publicly = canonical([game.view(executor.state, 'public'), executor.outcome ?? null])
    return publicly !== before || received.some(({ to }) => to === 'all' || to.length > 1)
  }
  see(executor.reopen(JSON.parse(snapshot.checkpoint) as S, first.number, first.within))
  const fed: Fed[] = []
  /** Where the answers to the open request begin. */
  let since = 0
  for (const entry of later) {
    const move = moveOf(entry)
    if (move.kind === 'undo' && move.epoch !== undefined)
      executor.state.chance = { epoch: move.epoch, counter: 0 }
    if (move.kind !== 'answer' && move.kind !== 'close') continue
    const asked = executor.open
    recorder.at(words.length)
    const next: Fed = move.kind === 'close' ? move : { kind: 'answer', seat: move.seat, choice: move.choice }
    const events = feed(executor, next)
    if (typeof events === 'string') throw new Error(`entry ${entry.number} does not replay: ${events}`)
    fed.push(next.kind === 'close' ? { kind: 'close' } : next)
    const seen = see(events)
    if (executor.open === asked) continue
    if (!seen) hideSince(fed, since, seat)
    since = fed.length
  }
  // What others answered to the request that is still open is theirs alone.
  const standingFed = fed.filter((each, at) => at < since || (each.kind === 'answer' && each.seat === seat))
  return {
    fed: standingFed,
    chance: recorder.chance(words),
    named: joined(words),
    told,
    shown: shownTo(game, executor, seat),
  }
}

/** Answers of others that led to nothing that everyone was shown. What of them the seat saw, worlds must show it. */
function hideSince(fed: Fed[], since: number, seat: Seat): void {
  for (const [at, each] of fed.entries())
    if (at >= since && each.kind === 'answer' && each.seat !== seat)
      fed[at] = { kind: 'answer', seat: each.seat }
}

/** Notes what chance gives: numbers, and the orders of shuffles with what the seat was named later. */
function recording() {
  const drawn: { readonly what: number | readonly string[]; readonly stop: number }[] = []
  let stop = 0
  const wrapRandom: WrapRandom = (own) => ({
    int(sides) {
      const what = own.int(sides)
      drawn.push({ what, stop })
      return what
    },
    shuffle(list) {
      own.shuffle(list)
      drawn.push({ what: list.map(String), stop })
      return list
    },
  })
  return {
    wrapRandom,
    /** From here on `stop` more things were shown. */
    at(shown: number): void {
      stop = shown
    },
    chance(words: readonly ReadonlySet<string>[]): Drawn[] {
      return drawn.map(({ what, stop: from }) => {
        if (typeof what === 'number') return what
        const named = joined(words.slice(from))
        return { order: what, free: what.filter((id) => !named.has(id)) }
      })
    },
  }
}

const joined = (words: readonly ReadonlySet<string>[]): Set<string> =>
  new Set(words.flatMap((each) => [...each]))

/** What a seat is shown of a game where it stands. */
export function shownTo<S extends State>(game: Game<S>, executor: Executor<S>, seat: Seat): string {
  const own = executor.open?.request.decisions.find((decision) => decision.seat === seat)
  return canonical([game.view(executor.state, seat), own ?? null, executor.outcome ?? null])
}

/** Makes a move where a game stands; what it told, or why it cannot be. */
export function feed(executor: Executor<State>, fed: Fed): readonly GameEvent[] | string
export function feed<S extends State>(executor: Executor<S>, fed: Fed): readonly GameEvent[] | string {
  const { open } = executor
  if (fed.kind === 'close') return executor.apply({ kind: 'close', by: 'time', opened: open?.number ?? -1 })
  const index = open?.request.decisions.findIndex((decision) => decision.seat === fed.seat) ?? -1
  if (!fed.choice) return 'no choice'
  const { seat, choice } = fed
  return executor.apply({ kind: 'answer', by: 'computer', seat, opened: open?.asked[index] ?? -1, choice })
}
