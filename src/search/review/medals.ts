// The medals of a finished game, as its review has them.
import type { Outcome } from '../../engine/game.ts'
import type { Seat } from '../../engine/phrase.ts'
import { percent, percentAt } from './percent.ts'
import type { Review } from './types.ts'

/** What is honoured: who won, who gained most by chance, by decisions, who came back furthest, in whose favour most turned at once. */
export interface Medal {
  readonly kind: 'winner' | 'lucky' | 'sharp' | 'stubborn' | 'turn'
  readonly seats: readonly Seat[]
  /** What it was given for, in points of the win from −100 to 100; none for the winner. */
  readonly points?: number
}

/** The least that a medal is given for: five points of the win. */
const LEAST = 0.05

/** The medals of a game; none but the winner's where a player was alone. */
export function medalsOf(outcome: Outcome, review: Review): Medal[] {
  const winner: Medal[] = outcome.winners.length > 0 ? [{ kind: 'winner', seats: outcome.winners }] : []
  if (outcome.ranks.length < 2) return winner
  return [
    ...winner,
    ...greatest('lucky', review.luck),
    ...greatest('sharp', review.decisions),
    ...greatest(
      'stubborn',
      comebacks(review).map((rise, seat) => (isLast(outcome, seat) ? 0 : rise)),
    ),
    ...greatestTurn(review),
  ]
}

function greatest(kind: Medal['kind'], values: readonly number[]): Medal[] {
  const best = Math.max(...values)
  if (best < LEAST) return []
  return [{ kind, seats: [values.indexOf(best)], points: percent(best) }]
}

/** Who ends last has come back nowhere. */
const isLast = ({ ranks, winners }: Outcome, seat: Seat): boolean =>
  !winners.includes(seat) && ranks[seat] === Math.max(...ranks)

/** Told by the shares before and after it in whole percent, as the review tells it. */
function greatestTurn(review: Review): Medal[] {
  const { turnings } = review
  const gains = turnings.map(({ changes }) => Math.max(...changes))
  const turning = turnings[gains.indexOf(Math.max(...gains))]
  const [medal] = turning ? greatest('turn', turning.changes) : []
  const [seat] = medal?.seats ?? []
  if (!turning || !medal || seat === undefined) return []
  return [{ ...medal, points: percentAt(review, turning.to, seat) - percentAt(review, turning.from, seat) }]
}

/** By seat: how far its share rose again from where it had fallen below half of an even one. */
function comebacks({ moments, luck }: Review): number[] {
  const low = 1 / luck.length / 2
  return luck.map((_, seat) => {
    let lowest = 1
    let rise = 0
    for (const { shares } of moments) {
      const share = shares[seat] ?? 0
      if (lowest <= low) rise = Math.max(rise, share - lowest)
      lowest = Math.min(lowest, share)
    }
    return rise
  })
}
