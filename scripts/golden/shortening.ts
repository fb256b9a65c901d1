// Makes recorded games shorter: what others pass too need not be in a game, nor what comes after the last that only it passes.
import type { Game, OptionSpec, Options, Policy } from '../../src/engine/game.ts'
import { valuesOf } from '../../src/engine/options.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import { type Random, sideStream } from '../../src/engine/random.ts'
import { isPass } from '../../src/engine/script.ts'
import type { Setting } from '../../src/engine/session-types.ts'
import { seatCounts } from '../common/pairs.ts'
import type { GoldenMove, Played } from './game.ts'
import { careless, idle } from './idle.ts'
import { loopsOf, type Stretch, without } from './loops.ts'
import { nextMove } from './search.ts'
import { Success } from './success.ts'
import { Trace } from './trace.ts'

/** From so many on, passes that follow each other in a window may become the end of the window. */
const MANY_PASSES = 4

/** Among so many moves that are known one is looked for that may be made, where those before it have gone. */
const LOOK_AHEAD = 8

/** A value that an option of a table may have in place of another. */
interface OptionChange {
  readonly spec: OptionSpec
  readonly value: Options[string]
}

const changesOf = (game: Game): OptionChange[] =>
  game.options.flatMap((spec) =>
    [...new Set(seatCounts(game).flatMap((seats) => valuesOf(spec, seats)))].map((value) => ({
      spec,
      value,
    })),
  )

/** After how many moves a game has passed all of these names. */
const neededFor = ({ first }: Trace, names: readonly string[]): number =>
  Math.max(0, ...names.map((name) => first.get(name) ?? 0))

/** Makes games shorter for some minutes; together they pass what they passed before. */
export class Shortening {
  readonly #game: Game
  readonly #policies: Success<Policy>
  readonly #changes: Success<OptionChange>
  readonly #ways: Success<(policy: Policy) => boolean>
  readonly #random: Random
  /** Whether a name must be passed. */
  readonly #counts: (name: string) => boolean
  #games: Trace[]
  /** How many of the games pass each name. */
  #times = new Map<string, number>()

  constructor(game: Game, games: readonly Played[], counts: (name: string) => boolean, seed: string) {
    this.#game = game
    this.#counts = counts
    this.#random = sideStream(seed, 'shorten')
    const computers = Object.values(game.computers)
    const changes = changesOf(game)
    this.#changes = new Success(changes)
    this.#ways = new Success([
      (policy) => this.#endSooner(policy),
      (policy) => this.#leaveOut(policy),
      (policy) => this.#wander(policy),
      ...(changes.length > 0 ? [(policy: Policy) => this.#endAtOtherTable(policy)] : []),
    ])
    this.#policies = new Success([randomPolicy, idle, ...computers, ...computers.map(careless)])
    this.#games = games.map((played) => {
      const trace = this.#played(played, played.moves)
      if (!trace) throw new Error('a recorded game is not played as it was')
      return trace
    })
    this.#count()
  }

  get games(): readonly Played[] {
    return this.#games.map(({ played }) => played)
  }

  get moves(): number {
    return this.#games.reduce((sum, { moves }) => sum + moves.length, 0)
  }

  /** Leaves out games that pass nothing alone, the longest first. */
  dropRedundant(): void {
    for (const game of this.#games.toSorted((one, other) => other.moves.length - one.moves.length)) {
      if (this.#alone(game).length > 0) continue
      this.#games = this.#games.filter((each) => each !== game)
      this.#count()
    }
  }

  /** Lets windows in which many pass be closed instead. */
  closeWindows(): void {
    for (const game of this.#games) this.#offer(game, this.#played(game.played, this.#closing(game)))
  }

  /** Leaves out moves that lead back to where they began. */
  cutLoops(): void {
    for (const game of this.#games) this.#cut(game, loopsOf(this.#game, game.played))
  }

  /** Lets every game end soon, once it has passed what it alone passes. */
  endAll(): void {
    for (const game of this.#games) {
      const needed = Math.min(this.#needed(game), game.moves.length - 1)
      const known = game.moves.slice(0, needed)
      this.#offer(game, this.#follow(game.leftAfter(needed), known, idle, game.moves.length))
    }
  }

  /** Tries in one way or another to make a game shorter. */
  tryOne(): void {
    const way = this.#ways.pick(this.#random)
    const policy = this.#policies.pick(this.#random)
    const well = way.what(policy.what)
    way.went(well)
    policy.went(well)
  }

  /** Leaves out as many of some stretches as may be: all, or each half by itself. What is left of the game. */
  #cut(game: Trace, stretches: readonly Stretch[]): Trace {
    if (stretches.length === 0) return game
    const cut = this.#played(game.played, without(game.moves, stretches))
    if (this.#offer(game, cut) && cut) return cut
    if (stretches.length === 1) return game
    const half = stretches.length >> 1
    // The later half first: the earlier stretches lie where they lay.
    return this.#cut(this.#cut(game, stretches.slice(half)), stretches.slice(0, half))
  }

  /** Ends a game by another course from some move on; of some games the one that has most to spare. */
  #endSooner(policy: Policy): boolean {
    const game = this.#withMostToSpare()
    const needed = Math.min(this.#needed(game), game.moves.length - 1)
    const from = this.#random.int(4) > 0 ? needed : this.#random.int(needed + 1)
    const known = game.moves.slice(0, from)
    return this.#take(game, this.#follow(game.leftAfter(from), known, policy, game.moves.length))
  }

  /** Plays a game at a table with another option, and ends it soon. */
  #endAtOtherTable(policy: Policy): boolean {
    const game = this.#withMostToSpare()
    const change = this.#changes.pick(this.#random)
    const { spec, value } = change.what
    const { seats, options, seed } = game.played
    if (options[spec.id] === value || !valuesOf(spec, seats).includes(value)) return false
    const begun = new Trace(this.#game, { seats, options: { ...options, [spec.id]: value }, seed })
    // A game that ends by itself may be played to its end, so that another with this option can go.
    const known = game.moves.slice(0, this.#random.int(2) > 0 ? this.#needed(game) : game.moves.length)
    const well = this.#take(game, this.#follow(begun, known, policy, game.moves.length + 1))
    change.went(well)
    return well
  }

  /** Leaves out some moves of a game and goes on with those behind them that may be made; of some games the longest. */
  #leaveOut(policy: Policy): boolean {
    const game = this.#oneOf(({ moves }) => moves.length)
    const { length } = game.moves
    const from = this.#random.int(length)
    const to = from + 1 + (length >> (1 + this.#random.int(Math.ceil(Math.log2(length + 1)))))
    const known = without(game.moves, [{ from, to }])
    return this.#take(game, this.#follow(game.leftAfter(from), known, policy, length, this.#alone(game)))
  }

  /** Leaves a game soon for another short one. */
  #wander(policy: Policy): boolean {
    const game = this.#oneOf(() => 0)
    const longest = Math.ceil(this.moves / this.#games.length / 2)
    const from = this.#random.int(Math.min(longest, game.moves.length))
    return this.#take(game, this.#follow(game.leftAfter(from), game.moves.slice(0, from), policy, longest))
  }

  #withMostToSpare = (): Trace => this.#oneOf((game) => game.moves.length - this.#needed(game))

  /** Of some games the one that is worth most. */
  #oneOf(worth: (game: Trace) => number): Trace {
    const some = Array.from({ length: 3 }, () => this.#games[this.#random.int(this.#games.length)])
    const [best] = some.flatMap((game) => game ?? []).toSorted((one, other) => worth(other) - worth(one))
    if (!best) throw new Error('no game to make shorter')
    return best
  }

  /** After how many moves a game has passed all that it alone passes. */
  #needed(game: Trace): number {
    return neededFor(game, this.#alone(game))
  }

  /** Takes a new game for the one it was made of, or besides any that then can do without much; whether it is of use. */
  #take(game: Trace, other: Trace | undefined): boolean {
    if (!other) return false
    return this.#offer(game, other) || this.#games.some((each) => this.#split(each, other))
  }

  /** Takes a game for another, where it is shorter and passes what only that one passed; whether it does. */
  #offer(game: Trace, other: Trace | undefined): boolean {
    if (!other || other.moves.length >= game.moves.length) return false
    if (!this.#alone(game).every((name) => other.first.has(name))) return false
    this.#exchange(game, [other])
    return true
  }

  /** Takes another game besides one that can end sooner then, where both together are shorter; whether they are. */
  #split(game: Trace, other: Trace): boolean {
    const alone = this.#alone(game)
    const left = alone.filter((name) => !other.first.has(name))
    const needed = neededFor(game, left)
    const longest = game.moves.length - other.moves.length
    if (left.length === alone.length || needed >= longest) return false
    const known = game.moves.slice(0, needed)
    const shorter = left.length > 0 && this.#follow(game.leftAfter(needed), known, idle, longest)
    if (left.length > 0 && !(shorter && left.every((name) => shorter.first.has(name)))) return false
    this.#exchange(game, shorter ? [shorter, other] : [other])
    this.dropRedundant()
    return true
  }

  #exchange(game: Trace, others: readonly Trace[]): void {
    this.#games = this.#games.flatMap((each) => (each === game ? others : each))
    this.#count()
  }

  #count(): void {
    this.#times = new Map()
    for (const { first } of this.#games)
      for (const name of first.keys())
        if (this.#counts(name)) this.#times.set(name, (this.#times.get(name) ?? 0) + 1)
  }

  #alone = ({ first }: Trace): string[] => [...first.keys()].filter((name) => this.#times.get(name) === 1)

  /** A game as it is with these moves and no others; `undefined` where one may not be made or it does not end with them. */
  #played(setting: Setting, moves: readonly GoldenMove[]): Trace | undefined {
    const trace = new Trace(this.#game, setting)
    return moves.every((move) => trace.make(move)) && trace.playing.outcome ? trace : undefined
  }

  /**
   * Plays moves that are known, leaving out what may not be made, and on from them; `undefined` where the game has not ended
   * after `longest`.
   * @param wanted what the known moves are played for: once it is passed, the others are not
   */
  #follow(
    trace: Trace,
    known: readonly GoldenMove[],
    policy: Policy,
    longest: number,
    wanted?: readonly string[],
  ): Trace | undefined {
    let at = trace.moves.length
    const policies = Array.from({ length: trace.playing.setting.seats }, () => policy)
    while (!trace.playing.outcome) {
      if (trace.moves.length >= longest) return undefined
      if (wanted?.every((name) => trace.first.has(name))) at = known.length
      const ahead = known.slice(at, at + LOOK_AHEAD).findIndex((move) => trace.make(move))
      if (ahead >= 0) at += ahead + 1
      else trace.make(nextMove(trace, policies, true, this.#random))
    }
    return trace
  }

  /** The moves of a game with windows closed in which many passed. */
  #closing(game: Trace): GoldenMove[] {
    const trace = new Trace(this.#game, game.playing.setting)
    const moves: GoldenMove[] = []
    let passes: GoldenMove[] = []
    for (const move of game.moves) {
      const { open } = trace.playing
      const decision = open?.request.decisions.find(({ seat }) => move !== 'close' && seat === move.seat)
      const isWindow = open?.request.mode === 'firstOf'
      const passed = isWindow && decision && move !== 'close' && isPass(decision, move.choice)
      trace.make(move)
      passes.push(move)
      if (passed && trace.playing.open?.number === open?.number) continue
      moves.push(...(passed && passes.length >= MANY_PASSES ? (['close'] as const) : passes))
      passes = []
    }
    return moves
  }
}
