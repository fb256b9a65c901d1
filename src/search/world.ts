// Worlds: games that look to a seat exactly as its own does, with what it cannot know dealt anew.
import { Executor } from '../engine/executor.ts'
import type { Game, State } from '../engine/game.ts'
import { type Id, renameWords } from '../engine/phrase.ts'
import { dealAnew, poolsOf } from '../engine/pools.ts'
import { putInOrder, type Random } from '../engine/random.ts'
import type { WrapRandom } from '../engine/table.ts'
import { type Drawn, type Fed, feed, type Known, shownTo } from './known.ts'
import { decideIn, type Players } from './players.ts'
import { SeatEvents } from './seat-events.ts'
import { swiftStream } from './swift-stream.ts'

/** A world: the hidden things it differs in, by which it can be opened as often as one likes. */
export interface World {
  readonly names: ReadonlyMap<Id, Id>
  readonly checkpoint: string
  /** Names its own chance. */
  readonly label: string
}

/** A world as it stands where the seat is asked. */
export interface OpenWorld<S extends State> {
  readonly executor: Executor<S>
  /** What each seat was told. */
  readonly seatEvents: SeatEvents
  readonly random: Random
  /** The answers that led there in it. */
  readonly fed: readonly Fed[]
}

/** Deals a world; `undefined` when nothing else fits the places. */
export function dealWorld<S extends State>(game: Game<S>, known: Known, label: string): World | undefined {
  const state = JSON.parse(known.checkpoint) as S
  const names = dealAnew(poolsOf(game, state, known.seat), new Set(known.fixed), swiftStream(label, 'deal'))
  return names && { names, checkpoint: renameWords(known.checkpoint, names), label }
}

/**
 * Comes to where the seat is asked. What others answered is answered under its new names; what the seat cannot know of it
 * is decided anew by the players.
 * @param future names the chance from there on
 * @param watched sees what chance gives
 * @returns `undefined` when the world is none: an answer does not exist in it, rules meet what cannot be, or the seat
 * would be shown something else
 */
export function openWorld<S extends State>(
  game: Game<S>,
  known: Known,
  world: World,
  players: Players,
  future: string,
  watched: WrapRandom = (own) => own,
): OpenWorld<S> | undefined {
  const tape = replaying(known.chance, world, swiftStream(world.label, 'past'))
  const wrapRandom: WrapRandom = (own) => watched(tape.wrapRandom(own))
  const executor = new Executor(game, { ...known, seed: '' }, undefined, wrapRandom)
  const seatEvents = new SeatEvents(known.seats, known.story)
  const past = swiftStream(world.label, 'answers')
  const inWorld = (fed: Fed): Fed => {
    if (fed.kind === 'close') return fed
    if (fed.choice) return { ...fed, choice: fed.choice.map((id) => renameWords(id, world.names)) }
    const choice = decideIn(game, executor, seatEvents, players, fed.seat, past)
    return choice ? { ...fed, choice } : fed
  }
  const fed: Fed[] = []
  try {
    seatEvents.tell(executor.reopen(JSON.parse(world.checkpoint) as S, known.number, known.within))
    for (const each of known.fed) {
      const next = inWorld(each)
      const told = feed(executor, next)
      if (typeof told === 'string') return undefined
      fed.push(next)
      seatEvents.tell(told)
    }
    if (shownTo(game, executor, known.seat) !== known.shown) return undefined
  } catch {
    return undefined
  }
  const random = swiftStream(world.label, future)
  tape.goOn(random)
  return { executor, seatEvents, random, fed }
}

/** Gives out again what chance gave, hidden orders anew; then goes on with another stream. */
function replaying(chance: readonly Drawn[], { names }: World, random: Random) {
  let at = 0
  let future: Random | undefined
  const wrapRandom: WrapRandom = () => ({
    int(sides) {
      if (future) return future.int(sides)
      const drawn = chance[at++]
      return typeof drawn === 'number' && drawn < sides ? drawn : random.int(sides)
    },
    shuffle(list) {
      if (future) return future.shuffle(list)
      const drawn = chance[at++]
      return (typeof drawn === 'object' && reordered(list, drawn, names, random)) || random.shuffle(list)
    },
  })
  return {
    wrapRandom,
    goOn(stream: Random): void {
      future = stream
    },
  }
}

/** Puts a list in a known order, with what is free in it laid anew; `undefined` when it is another list. */
function reordered<T>(
  list: T[],
  { order, free }: Exclude<Drawn, number>,
  names: ReadonlyMap<Id, Id>,
  random: Random,
): T[] | undefined {
  const rename = (id: string): string => names.get(id) ?? id
  const laid = random.shuffle(free.map(rename))
  const lying = new Set(free)
  let next = 0
  const wanted = order.map((id) => (lying.has(id) ? (laid[next++] ?? id) : rename(id)))
  return putInOrder(list, wanted)
}
