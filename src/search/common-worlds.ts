// The worlds in which answers are compared: dealt when they are first asked for, each opened as often as one likes.
import type { Game, State } from '../engine/game.ts'
import type { Known } from './known.ts'
import type { Players } from './players.ts'
import { dealWorld, type OpenWorld, openWorld, type World } from './world.ts'

/** Worlds that may fail to fit in a row before no more are dealt. */
const MISFITS = 24

/** Worlds that look to a seat as its own game does; the same label deals the same ones. */
export class CommonWorlds<S extends State> {
  readonly #game: Game<S>
  readonly #known: Known
  readonly #players: Players
  readonly #label: string
  readonly #worlds: World[] = []
  /** Worlds that were dealt, and those of them that did not fit. */
  dealt = 0
  rejected = 0
  /** Answers that led to where the seat is asked, in all worlds that were opened. */
  answers = 0

  constructor(game: Game<S>, known: Known, players: Players, label: string) {
    this.#game = game
    this.#known = known
    this.#players = players
    this.#label = label
  }

  /** The world of a number, the first has 0, where the seat is asked; `undefined` when too many in a row do not fit. */
  open(number: number): OpenWorld<S> | undefined {
    const world = this.#worlds[number]
    if (world) return this.#opened(world)
    for (let misfits = 0; misfits < MISFITS; misfits++) {
      const dealt = dealWorld(this.#game, this.#known, `${this.#label} ${this.dealt++}`)
      const opened = dealt && this.#opened(dealt)
      if (dealt && opened) {
        this.#worlds.push(dealt)
        return opened
      }
      this.rejected++
    }
    return undefined
  }

  #opened(world: World): OpenWorld<S> | undefined {
    this.answers += this.#known.fed.length
    return openWorld(this.#game, this.#known, world, this.#players, 'future')
  }
}
