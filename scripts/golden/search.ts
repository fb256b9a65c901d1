// Plays games in many ways in search of what was rarely passed: at random, by computers, by choosing what was rarely chosen,
// and by leaving a game that is known at some move.
import type { Choice, Decision } from '../../src/engine/decision.ts'
import type { Game, Options, Policy } from '../../src/engine/game.ts'
import { awaited } from '../../src/engine/player-view.ts'
import { anyChoice, randomPolicy } from '../../src/engine/policy.ts'
import { type Random, sideStream } from '../../src/engine/random.ts'
import type { Setup } from '../common/pairs.ts'
import type { GoldenMove, Played } from './game.ts'
import { Trace } from './trace.ts'

/** A game that was played in the search, and what it passed. */
export interface Candidate extends Setup {
  readonly seed: string
  /** The moves as text: there are thousands of games. */
  readonly moves: string
  /** Numbers of what it passed; see `Names`. */
  readonly passed: readonly number[]
  /** What a replay costs: moves. */
  readonly cost: number
}

/** Gives each name a number: names of branches, and of all else that a set of games should hold. */
export class Names {
  readonly #numbers = new Map<string, number>()
  readonly names: string[] = []

  numberOf(name: string): number {
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    this.#numbers.set(name, this.names.length)
    this.names.push(name)
    return this.names.length - 1
  }
}

/** How often options were chosen, by what they are called: the words of an option tell its kind. */
class Chosen {
  readonly #times = new Map<string, number>()

  /** Picks what was rarely picked; of equals any. */
  rarest(decision: Decision, random: Random): Choice {
    const tries = Array.from({ length: 6 }, () => anyChoice(decision, random))
    const timesOf = (choice: Choice) => this.#times.get(kindOf(decision, choice)) ?? 0
    const choice = tries.reduce((one, other) => (timesOf(other) < timesOf(one) ? other : one))
    this.#times.set(kindOf(decision, choice), timesOf(choice) + 1)
    return choice
  }
}

const kindOf = ({ prompt, options }: Decision, choice: Choice): string =>
  [prompt.key, ...choice.map((id) => options.find((option) => option.id === id)?.text).map(wordsOf)].join(' ')

const wordsOf = (text: Decision['prompt'] | undefined): string =>
  text ? `${text.key} ${JSON.stringify(text.args ?? {}).replace(/[0-9]+/g, '')}` : ''

/** Decides as the second policy does, and every eighth time as the first: games have a course, and surprises. */
const sometimes = (policy: Policy, otherwise: Policy): Policy => ({
  decide: (situation, random) => (random.int(8) === 0 ? policy : otherwise).decide(situation, random),
})

/** Of some choices the one that names most of what is wished for; where none does, and every other time, as a policy does. */
const wishful = (wishes: readonly string[], otherwise: Policy): Policy => ({
  decide(situation, random) {
    const { decision } = situation
    const tries = Array.from({ length: WISHES }, () => anyChoice(decision, random))
    const granted = (choice: Choice) =>
      wishes.filter((wish) => namesIn(decision, choice).includes(wish)).length
    const best = tries.reduce((one, other) => (granted(other) > granted(one) ? other : one))
    return granted(best) > 0 && random.int(4) > 0 ? best : otherwise.decide(situation, random)
  },
})

/** Among so many choices one is looked for that was wished for. */
const WISHES = 12

/** What a choice is called, and all that its words name. */
const namesIn = ({ options }: Decision, choice: Choice): string =>
  options.flatMap(({ id, text }) => (choice.includes(id) ? [id, wordsOf(text)] : [])).join(' ')

/** How a search plays. */
export interface SearchRules {
  /** Moves of the longest game that is worth recording. */
  readonly longest: number
  /** What is chosen wherever it may be, by words of its id or text. */
  readonly wishes: readonly string[]
}

/** Searches one game. */
export class Search {
  readonly names = new Names()
  readonly candidates: Candidate[] = []
  readonly #game: Game
  readonly #longest: number
  readonly #setups: readonly Setup[]
  readonly #chosen = new Chosen()
  readonly #times: number[] = []
  /** What games at each table took, by its options. */
  readonly #spent = new Map<Options, { readonly games: number; readonly moves: number }>()
  readonly #policies: readonly Policy[]

  constructor(game: Game, setups: readonly Setup[], { longest, wishes }: SearchRules) {
    this.#game = game
    this.#longest = longest
    this.#setups = setups
    const rarest: Policy = { decide: ({ decision }, random) => this.#chosen.rarest(decision, random) }
    const computers = Object.values(game.computers)
    const all = [randomPolicy, rarest, ...computers.flatMap((policy) => [policy, sometimes(rarest, policy)])]
    this.#policies = wishes.length > 0 ? all.map((policy) => wishful(wishes, policy)) : all
  }

  /** Takes in a game that is known: what it passes is passed, and others may leave it. */
  include(known: Played): void {
    this.#take(known, sideStream(known.seed, 'include'))
  }

  /** Plays one more game, from its start or leaving one that was played at some move. */
  playOne(seed: string): void {
    const random = sideStream(seed, 'search')
    const from = random.int(3) > 0 ? this.#worthLeaving(random) : undefined
    const { seats, options } = from ?? this.#cheapSetup(random)
    const known = from ? (JSON.parse(from.moves) as GoldenMove[]) : []
    const moves = known.slice(0, random.int(known.length + 1))
    this.#take({ seats, options, seed: from?.seed ?? seed, moves }, random)
  }

  /** Plays a game on from its moves and keeps it, unless it is too long to be of use. */
  #take(begun: Played, random: Random): void {
    const { seats, options, seed } = begun
    const played = this.#play(begun, random)
    const spent = this.#spent.get(options) ?? { games: 0, moves: 0 }
    this.#spent.set(options, {
      games: spent.games + 1,
      moves: spent.moves + (played?.length ?? this.#longest * 2),
    })
    if (!played) return
    const { moves, passed, length: cost } = played
    this.candidates.push({ seats, options, seed, moves, passed, cost })
    for (const number of passed) this.#times[number] = (this.#times[number] ?? 0) + 1
  }

  /** Of some tables the one at which games were shortest: in the same time more of them are played. */
  #cheapSetup(random: Random): Setup {
    const tries = Array.from({ length: 3 }, () => this.#setups[random.int(this.#setups.length)])
    const movesAt = (setup: Setup | undefined) => {
      const { games, moves } = (setup && this.#spent.get(setup.options)) ?? { games: 1, moves: 0 }
      return moves / games
    }
    const [cheapest] = tries.toSorted((one, other) => movesAt(one) - movesAt(other))
    if (!cheapest) throw new Error('nobody sits down')
    return cheapest
  }

  /** A game that passed what few others did. */
  #worthLeaving(random: Random): Candidate | undefined {
    const tries = Array.from(
      { length: 8 },
      () => this.candidates[random.int(Math.max(1, this.candidates.length))],
    )
    const rarity = (candidate: Candidate | undefined) =>
      candidate ? Math.min(...candidate.passed.map((number) => this.#times[number] ?? 0)) : Infinity
    const [best] = tries.toSorted((one, other) => rarity(one) - rarity(other))
    return best
  }

  #play({ moves: known, ...setting }: Played, random: Random) {
    const trace = new Trace(this.#game, setting)
    const policies = Array.from(
      { length: setting.seats },
      () => this.#policies[random.int(this.#policies.length)] ?? randomPolicy,
    )
    const closes = random.int(4) === 0
    while (!trace.playing.outcome) {
      const { length } = trace.moves
      if (length >= this.#longest) return undefined
      if (!trace.make(known[length] ?? nextMove(trace, policies, closes, random))) return undefined
    }
    const { moves, first } = trace
    const passed = [...first.keys()].map((name) => this.names.numberOf(name))
    return { moves: JSON.stringify(moves), passed, length: moves.length }
  }
}

/** What happens next where policies play: a seat that is asked answers, or a window is closed. */
export function nextMove(
  trace: Trace,
  policies: readonly Policy[],
  closes: boolean,
  random: Random,
): GoldenMove {
  if (closes && trace.playing.open?.request.mode === 'firstOf' && random.int(12) === 0) return 'close'
  const waiting = awaited(trace.playing)
  const seat = waiting[random.int(waiting.length)]?.seat ?? 0
  return trace.decide(seat, policies[seat] ?? randomPolicy)
}
