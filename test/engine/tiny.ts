// Tiny games for the kernel's tests: a table on which one script, given by the test, is played again and again.
import type { Choice, Option } from '../../src/engine/decision.ts'
import type { Game, State, Table } from '../../src/engine/game.ts'
import { askedAt } from '../../src/engine/outlook.ts'
import type { Id, Phrase } from '../../src/engine/phrase.ts'
import { type Rest, type Run, restAfter, type Setting, type Step, startRun } from '../../src/engine/run.ts'
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
  unknown: () => [],
  computers: {},
})

export const phrase = (key: string): Phrase => ({ key: `tiny.${key}` })

export const options = (...ids: Id[]): Option[] => ids.map((id) => ({ id, text: phrase(id) }))

export const setting: Setting = { seats: 3, options: {}, seed: 'peach' }

/** A game under test: answers go in by seat, and every step is kept. */
export interface Played {
  readonly run: Run<TinyState>
  readonly steps: Step[]
  rest(): Rest
  /** Takes any move and keeps its step. */
  take(move: Parameters<Run['take']>[0]): Step | string
  /** Answers for a seat to the open request; throws when it is refused. */
  answer(seat: number, ...choice: Choice): Step
}

/** Starts a tiny game. */
export function play<S extends TinyState>(game: Game<S>): Played {
  const { run, step } = startRun(game, setting)
  const steps = [step]
  let rest = restAfter(setting, undefined, step)
  const take: Played['take'] = (move) => {
    const taken = run.take(move)
    if (typeof taken === 'string') return taken
    steps.push(taken)
    rest = restAfter(setting, rest, taken)
    return taken
  }
  return {
    run,
    steps,
    rest: () => rest,
    take,
    answer(seat, ...choice) {
      const opened = askedAt(run, seat) ?? -1
      const taken = take({ kind: 'answer', by: 'member', seat, opened, choice })
      if (typeof taken === 'string') throw new Error(taken)
      return taken
    },
  }
}
