// A table of any game to try rulings on: begin from a state laid by hand, then play by seat and choice.
import { expect } from 'vitest'
import type { Decision } from '../../src/engine/decision.ts'
import type { Game, GameEvent, Options, Outcome, State } from '../../src/engine/game.ts'
import {
  type GameSession,
  type Setting,
  type Snapshot,
  snapshotAfter,
  stageFrom,
} from '../../src/engine/lifecycle.ts'
import type { Arg, Id, Seat, Viewer } from '../../src/engine/phrase.ts'
import { misplaced } from '../../src/engine/zones.ts'
import { takeOut } from '../../src/games/common/take-out.ts'

/** A table in play. */
export interface Playing<S extends State, V> {
  readonly run: GameSession<S>
  readonly state: S
  /** Everything told since the table was laid. */
  readonly told: readonly GameEvent[]
  /** Keys told to all, without the game's prefix. */
  readonly story: readonly string[]
  /** Arguments of the last event of a key. Throws when there was none. */
  event(key: string): Readonly<Record<string, Arg>>
  /** What a seat was told alone. */
  whispers(seat: Seat): readonly GameEvent[]
  /** Answers; throws when refused. */
  play(seat: Seat, ...choice: Id[]): void
  /** Seats asked now. */
  readonly asked: readonly Seat[]
  decision(seat: Seat): Decision
  /** The key of what a seat is asked, without the game's prefix. */
  prompt(seat: Seat): string
  options(seat: Seat): readonly Id[]
  /** A copy: what the viewer saw then, no matter what happens later. */
  view(viewer: Viewer): V
  readonly outcome: Outcome | undefined
  /** A stretch up to and with each answer, from its checkpoint, oldest first: what the proofs of secrecy try. */
  readonly stretches: readonly Snapshot[]
}

/** Where a table stands when play begins. */
export interface Beginning<S> extends Partial<Setting> {
  readonly state: S
  readonly seats: number
  /** Cards were laid without taking them from where they were: nothing is said if one lies twice. */
  readonly loose?: true
}

/** Expects every id of the box in one place. */
export function expectKept<S extends State>(game: Game<S>, state: S, seats: number, options: Options): void {
  expect(misplaced(game.zones(game.setup(seats, options)), game.zones(state))).toEqual([])
}

/** Begins to play from a state; at each answer every card must be somewhere, once. */
export function begin<S extends State, V>(
  game: Game<S, V>,
  { state, seats, options = {}, seed = 'oath', loose }: Beginning<S>,
): Playing<S, V> {
  const setting: Setting = { seats, options, seed }
  const kept = (now: S) => loose ?? expectKept(game, now, seats, options)
  kept(state)
  const checkpoint = JSON.stringify(state)
  const { run: session, events } = stageFrom(game, setting, checkpoint, 0)
  const start = { kind: 'start', by: 'host', number: 0, rules: game.version, digest: '' } as const
  let snapshot: Snapshot = { ...setting, checkpoint, log: [start] }
  const stretches = [snapshot]
  const told: GameEvent[] = [...events]
  const name = (key: string) => key.replace(`${game.id}.`, '')
  const decision = (seat: Seat): Decision => {
    const found = session.open?.request.decisions.find((each) => each.seat === seat)
    if (!found) throw new Error(`seat ${seat} is not asked; asked: ${JSON.stringify(session.open?.request)}`)
    return found
  }
  return {
    run: session,
    get state() {
      return session.state
    },
    told,
    get story() {
      return told.filter(({ to }) => to === 'all').map(({ phrase }) => name(phrase.key))
    },
    event(key) {
      const found = told.findLast(({ phrase }) => name(phrase.key) === key)
      if (!found) throw new Error(`${key} was not told, but ${told.map(({ phrase }) => phrase.key)}`)
      return found.phrase.args ?? {}
    },
    whispers: (seat) => told.filter(({ to }) => to !== 'all' && to.includes(seat)),
    play(seat, ...choice) {
      const step = session.take({
        kind: 'answer',
        by: 'member',
        seat,
        opened: session.open?.number ?? -1,
        choice,
      })
      if (typeof step === 'string')
        throw new Error(`${choice} of seat ${seat}: ${step}; asked ${JSON.stringify(session.open?.request)}`)
      told.push(...step.events)
      stretches.push({ ...snapshot, log: [...snapshot.log, step.entry] })
      snapshot = snapshotAfter(setting, snapshot, step)
      kept(session.state)
    },
    get asked() {
      return session.open?.request.decisions.map(({ seat }) => seat) ?? []
    },
    decision,
    prompt: (seat) => name(decision(seat).prompt.key),
    options: (seat) => decision(seat).options.map(({ id }) => id),
    view: (viewer) => structuredClone(game.view(session.state, viewer)),
    get outcome() {
      return session.outcome
    },
    stretches,
  }
}

/** A table in play as a game's tests speak of it: `own` on top, getters among it; `playing` stays as it is. */
export const withOwn = <P extends object, O extends object>(playing: P, own: O): Omit<P, keyof O> & O =>
  Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(playing), ...Object.getOwnPropertyDescriptors(own) },
  ) as Omit<P, keyof O> & O

/** Takes a card out of whichever of these piles holds it. Throws when none does. */
export function fetchFrom(piles: readonly Id[][], card: Id): Id {
  const pile = piles.find((each) => each.includes(card))
  if (!pile) throw new Error(`${card} is in no pile`)
  return takeOut(pile, card)
}
