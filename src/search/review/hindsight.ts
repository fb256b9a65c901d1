// What expert would have answered: a member's decisions that may have cost most are thought about, with what their seat
// knew then, and both answers played on in the same worlds.
import { answerKey, type Choice, type Decision } from '../../engine/decision.ts'
import type { Game, State } from '../../engine/game.ts'
import type { Phrase } from '../../engine/phrase.ts'
import { CommonWorlds } from '../common-worlds.ts'
import { type Known, knownTo } from '../known.ts'
import { type Players, playersOf } from '../players.ts'
import { answerAndPlay } from '../playout.ts'
import { think } from '../think.ts'
import { shareOf } from '../worth.ts'
import type { Asked } from './asked.ts'
import { type Finished, type Hindsight, JUDGE, type Moment } from './types.ts'

/** How much is looked at; part of the judge. */
export interface Care {
  /** Decisions of a seat at most. */
  readonly decisions: number
  /** Playouts of a thought, and worlds in which both answers are then compared. */
  readonly playouts: number
  readonly worlds: number
  /** Answers that all of it may take, about; each seat has one decision looked at whatever that costs. */
  readonly answers: number
}

/** What the hindsight of a review takes. */
export const CARE: Care = { decisions: 6, playouts: 48, worlds: 32, answers: 100_000 }

/** The least that is told: five points of the win. */
const LEAST = 0.05

/**
 * The decisions to look at: of each seat those first in whose stretch it lost most, until what they take is used up. A
 * playout takes about as many answers as the game had left.
 * @param moments from the deal to the end
 */
export function worthALook(
  asked: readonly Asked[],
  moments: readonly Moment[],
  { answers, ...care }: Care,
): Asked[] {
  const seats = [...new Set(asked.map(({ seat }) => seat))].sort((a, b) => a - b)
  const bySeat = seats.map((seat) =>
    asked
      .filter((each) => each.seat === seat)
      .map((each) => ({ each, lost: lostAround(each, moments) }))
      .sort((a, b) => b.lost - a.lost || a.each.number - b.each.number)
      .slice(0, care.decisions),
  )
  const end = moments.at(-1)?.number ?? 0
  const rounds = Array.from({ length: care.decisions }, (_, nth) => bySeat.flatMap((mine) => mine[nth] ?? []))
  let used = 0
  return rounds.flatMap((round, nth) =>
    round.flatMap(({ each }) => {
      if (nth > 0 && used >= answers) return []
      used += (1 + end - each.number) * (care.playouts + 2 * care.worlds)
      return [each]
    }),
  )
}

/** What a seat lost of the win in the stretch in which it answered; less than nothing where it gained. */
function lostAround({ number, seat }: Asked, moments: readonly Moment[]): number {
  const to = moments.findIndex((moment) => moment.number >= number)
  return (moments[to - 1]?.shares[seat] ?? 0) - (moments[to]?.shares[seat] ?? 0)
}

/** What is found at a decision: at most one thing, none where expert answers alike or has not much to gain by it. */
export function lookBack<S extends State>(
  game: Game<S>,
  finished: Finished,
  { number, seat, decision, choice, table }: Asked,
  care: Care,
): Hindsight[] {
  const players = playersOf(game as Game)
  const known = players && knownTo(game, table(), seat)
  if (!known) return []
  const label = `${finished.seed} hindsight ${JUDGE} ${number}`
  const expert = think(game, known, { playouts: care.playouts }, `${label} thought`).choice
  if (!expert || answerKey(decision, expert) === answerKey(decision, choice)) return []
  const worlds = new CommonWorlds(game, known, players, `${label} compared`)
  const gain = gainOf(game, known, players, worlds, { choice, expert, count: care.worlds })
  if (gain < LEAST) return []
  const [answered, better] = [picksOf(decision, choice), picksOf(decision, expert)]
  return [
    {
      ...{ number, seat, prompt: decision.prompt, answered, expert: better, gain, games: care.worlds },
      ...((decision.ordered || decision.slots) && { ordered: true }),
    },
  ]
}

/** How much more of the win expert's answer brings in the mean, in worlds in which both are given. */
function gainOf<S extends State>(
  game: Game<S>,
  { seat, seats }: Known,
  players: Players,
  worlds: CommonWorlds<S>,
  { choice, expert, count }: { readonly choice: Choice; readonly expert: Choice; readonly count: number },
): number {
  let gained = 0
  for (let nth = 0; nth < count; nth++) {
    const [worst, best] = [choice, expert].map((each) => {
      const world = worlds.open(nth)
      if (!world) return undefined
      const { outcome } = answerAndPlay(game, world, players, seat, each)
      return outcome ? shareOf(outcome, seat) : 1 / seats
    })
    if (worst === undefined || best === undefined) return 0
    gained += best - worst
  }
  return gained / count
}

const picksOf = ({ options }: Decision, choice: Choice): Phrase[] =>
  choice.flatMap((id) => options.find((option) => option.id === id)?.text ?? [])
