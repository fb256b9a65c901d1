// Plays a game move by move and notes when it first passed what.
import type { Game, GameEvent, Policy } from '../../src/engine/game.ts'
import { viewersOf } from '../../src/engine/leaks.ts'
import { awaited } from '../../src/engine/player-view.ts'
import { decideBy } from '../../src/engine/policy.ts'
import type { Setting } from '../../src/engine/session-types.ts'
import type { Setup } from '../common/pairs.ts'
import { takeCounts } from './branches.ts'
import type { GoldenMove, Played } from './game.ts'
import { Playing, type StageStart } from './recorded-play.ts'

/** Views are looked at once in so many moves: they cost most. */
const LOOKS = 4

/** Once in so many moves the state is kept, to play on from it. */
const KEEPS = 16

/** Where a game may be left for another course of it: after how many moves, and what was told by then. */
interface Fork extends StageStart {
  readonly told: number
}

/** A game as it is played, and what it passed. */
export class Trace {
  readonly playing: Playing
  readonly moves: GoldenMove[] = []
  /** By the name of what was passed: after how many moves it first was. */
  readonly first = new Map<string, number>()
  readonly #game: Game
  readonly #story: GameEvent[] = []
  readonly #forks: Fork[] = []

  /** @param known where its start is known: it is played on from there and not anew */
  constructor(game: Game, setting: Setting, known?: { readonly trace: Trace; readonly fork: Fork }) {
    takeCounts()
    this.#game = game
    this.playing = new Playing(game, setting, known?.fork)
    if (known) this.#takeOver(known.trace, known.fork)
    else {
      this.#story.push(...this.playing.begun)
      this.#note(extrasOf(setting))
    }
    this.#note(takeCounts())
  }

  get played(): Played {
    return { ...this.playing.setting, moves: this.moves }
  }

  /** The same game as it was after so many moves at most, and all that it had passed by then. */
  leftAfter(moves: number): Trace {
    const fork = this.#forks.findLast(({ number }) => number <= moves)
    return new Trace(this.#game, this.playing.setting, fork && { trace: this, fork })
  }

  /** Makes a move; whether it may be made. */
  make(move: GoldenMove): boolean {
    const { playing } = this
    const told = playing.make(move)
    if (typeof told === 'string') return false
    this.moves.push(move)
    this.#story.push(...told)
    if (playing.outcome || this.moves.length % LOOKS === 0)
      for (const viewer of viewersOf(playing.setting.seats)) this.#game.view(playing.state, viewer)
    this.#note([...takeCounts(), ...told.map(({ phrase }) => `told ${phrase.key}`)])
    if (playing.outcome)
      this.#note([`winners ${playing.outcome.winners.length}`, `ends with ${this.#story.at(-1)?.phrase.key}`])
    if (this.moves.length >= (this.#forks.at(-1)?.number ?? 0) + KEEPS) this.#keep()
    return true
  }

  /** What a policy answers for a seat that is asked. @throws Error when it leaves that */
  decide(seat: number, policy: Policy): GoldenMove {
    const choice = decideBy(this.#game, this.playing, seat, policy, this.#story)
    takeCounts() // what a computer player passes in thought, a replay does not pass
    if (!choice) throw new Error(`${this.#game.id}: a policy leaves ${awaited(this.playing)[0]?.notice.key}`)
    return { seat, choice }
  }

  #keep(): void {
    const { rest } = this.playing
    if (rest) this.#forks.push({ ...rest, told: this.#story.length })
  }

  #takeOver(trace: Trace, { number, told }: Fork): void {
    this.moves.push(...trace.moves.slice(0, number))
    for (const [name, after] of trace.first) if (after <= number) this.first.set(name, after)
    this.#story.push(...trace.#story.slice(0, told))
    this.#forks.push(...trace.#forks.filter((fork) => fork.number <= number))
  }

  #note(names: readonly string[]): void {
    for (const name of names) if (!this.first.has(name)) this.first.set(name, this.moves.length)
  }
}

/** What a game is played with, as names. */
const extrasOf = ({ seats, options }: Setup): string[] => [
  `seats ${seats}`,
  ...Object.entries(options).map(([id, value]) => `option ${id} ${value}`),
]
