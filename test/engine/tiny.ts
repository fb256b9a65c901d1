// Tiny games for the kernel's tests: a table on which one script, given by the test, is played again and again.
import type { Choice, Option } from '../../src/engine/decision.ts'
import type { Game, State, Table } from '../../src/engine/game.ts'
import {
  type GameSession,
  type Setting,
  type Snapshot,
  type Step,
  snapshotAfter,
  startSession,
} from '../../src/engine/lifecycle.ts'
import type { Id, Phrase } from '../../src/engine/phrase.ts'
import { askedAt } from '../../src/engine/player-view.ts'
import type { Script } from '../../src/engine/script.ts'

/** What happened so far, in the order it happened, and whether it is over. */
export interface TinyState extends State {
  notes: string[]
  over: boolean
}

export type TinyTable = Table<TinyState>

/** A game whose every stage is `stage`. */
export const tinyGame = (
  stage: (table: TinyTable) => Script,
  version = 1,
): Game<TinyState, readonly string[]> => ({
  id: 'tiny',
  version,
  seats: { min: 1, max: 5 },
  options: [],
  setup: () => ({ chance: { epoch: 0, counter: 0 }, notes: [], over: false }),
  stage,
  outcome: (state) =>
    state.over ? { winners: [0], ranks: [1, 2], facts: { notes: state.notes.length } } : undefined,
  view: (state) => state.notes,
  zones: () => [],
  unknown: () => [],
  computers: {},
})

export const phrase = (key: string): Phrase => ({ key: `tiny.${key}` })

export const options = (...ids: Id[]): Option[] => ids.map((id) => ({ id, text: phrase(id) }))

export const setting: Setting = { seats: 3, options: {}, seed: 'peach' }

/** A game under test: answers go in by seat, and every step is kept. */
export interface Played {
  readonly run: GameSession<TinyState>
  readonly steps: Step[]
  rest(): Snapshot
  /** Takes any move and keeps its step. */
  take(move: Parameters<GameSession['take']>[0]): Step | string
  /** Answers for a seat to the open request; throws when it is refused. */
  answer(seat: number, ...choice: Choice): Step
}

/** Starts a tiny game. */
export function play<S extends TinyState>(game: Game<S>): Played {
  const { run: session, step } = startSession(game, setting)
  const steps = [step]
  let snapshot = snapshotAfter(setting, undefined, step)
  const take: Played['take'] = (move) => {
    const taken = session.take(move)
    if (typeof taken === 'string') return taken
    steps.push(taken)
    snapshot = snapshotAfter(setting, snapshot, taken)
    return taken
  }
  return {
    run: session,
    steps,
    rest: () => snapshot,
    take,
    answer(seat, ...choice) {
      const opened = askedAt(session, seat) ?? -1
      const taken = take({ kind: 'answer', by: 'member', seat, opened, choice })
      if (typeof taken === 'string') throw new Error(taken)
      return taken
    },
  }
}
