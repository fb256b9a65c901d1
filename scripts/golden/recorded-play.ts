// A game under way as recorded games play it: the rules alone. Log, digests and undo are proved elsewhere and cost time here.
import { Executor } from '../../src/engine/executor.ts'
import type { Game, GameEvent, State } from '../../src/engine/game.ts'
import { answerMove } from '../../src/engine/player-view.ts'
import type { Setting, Standing } from '../../src/engine/session-types.ts'
import type { GoldenMove } from './game.ts'

/** The state as text where a stage began, from which a game may be played on. */
export interface StageStart {
  readonly number: number
  readonly text: string
}

/** A game under way. */
export class Playing implements Standing {
  readonly setting: Setting
  /** What was told before the first question. */
  readonly begun: readonly GameEvent[]
  readonly #executor: Executor<State>

  /** @param rest where it is played on, in place of its start */
  constructor(game: Game, { seats, options, seed }: Setting, rest?: StageStart) {
    this.setting = { seats, options, seed }
    this.#executor = new Executor(game, this.setting)
    const state = rest ? (JSON.parse(rest.text) as State) : game.setup(seats, options)
    this.begun = this.#executor.reopen(state, rest?.number ?? 0)
  }

  get state(): State {
    return this.#executor.state
  }

  get open(): Standing['open'] {
    return this.#executor.open
  }

  get outcome(): Standing['outcome'] {
    return this.#executor.outcome
  }

  get number(): number {
    return this.#executor.number
  }

  /** Where the game may be played on, if a stage began with the last move. */
  get rest(): StageStart | undefined {
    const { checkpoint: text, number } = this.#executor
    return text === undefined ? undefined : { number, text }
  }

  /** Makes a move; what it told, or why it is refused. */
  make(move: GoldenMove): readonly GameEvent[] | string {
    this.#executor.clearCheckpoint()
    return this.#executor.apply(
      move === 'close'
        ? { kind: 'close', by: 'time', opened: this.open?.number ?? -1 }
        : answerMove(this, move.seat, move.choice, 'member'),
    )
  }
}
