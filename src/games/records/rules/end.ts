// The round's end and the game's (source 3.4–5): strategists go back, the marker moves, points are counted.

import type { Outcome, ScorePart } from '../../../engine/game.ts'
import { type Seat, seatRef } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { POINTS, type Size } from '../cards/index.ts'
import type { RecordsTable } from '../table/decks.ts'
import { bonusOf, sizeOf } from '../table/score.ts'
import { isEnding, leftOf, playerAt, type RecordsState } from '../table/state.ts'
import { say } from '../text/say.ts'
import { payOffStrategists } from './strategists.ts'

/** After all actions (R24); the game ends here once its end was triggered (R25). */
export function* endRound(table: RecordsTable): Script {
  const { state } = table
  payOffStrategists(table)
  if (isEnding(state)) return endGame(table)
  state.start = leftOf(state, state.start)
  state.phase = 'strategists'
}

function endGame(table: RecordsTable): void {
  const { state } = table
  state.phase = 'over'
  const { winners, ranks } = resultOf(state)
  const seats = ranks.map((_, seat) => seat).sort((a, b) => at(ranks, a) - at(ranks, b))
  for (const [index, seat] of seats.entries()) {
    const told = { who: seatRef(seat), points: scoreOf(state, seat), coins: playerAt(state, seat).money }
    table.tell(say('final-score', told), index === 0 ? { mark: 'notice' } : {})
  }
  if (winners.length === 1) table.tell(say('wins', { who: seatRef(at(winners, 0)) }))
  else table.tell(say('share-victory', { who: winners.map(seatRef) }))
}

const SIZES: readonly Size[] = ['capital', 'large', 'medium', 'small']

/** The parts of a seat's score that are not 0: cities by size, and the bonus (source 5). */
export function scoreParts(state: RecordsState, seat: Seat): ScorePart[] {
  const { cities } = playerAt(state, seat)
  const parts = SIZES.map((size) => {
    const count = cities.filter(({ card }) => sizeOf(card) === size).length
    return { label: sizeLabel(size, count), points: count * POINTS[size] }
  })
  const bonus = { label: say('score-first'), points: state.first === seat ? bonusOf(state) : 0 }
  return [...parts, bonus].filter(({ points }) => points > 0)
}

const sizeLabel = (size: Size, count: number) =>
  size === 'capital' ? say('score-capital') : say(`score-${size}`, { count })

const scoreOf = (state: RecordsState, seat: Seat): number =>
  scoreParts(state, seat).reduce((sum, { points }) => sum + points, 0)

/** Ranks by points, then by coins; equal ones share (R26). */
function resultOf(state: RecordsState): { winners: Seat[]; ranks: number[] } {
  const standing = state.players.map(({ money }, seat) => ({ points: scoreOf(state, seat), money }))
  const ranks = standing.map(
    (own) =>
      1 +
      standing.filter(
        ({ points, money }) => points > own.points || (points === own.points && money > own.money),
      ).length,
  )
  return { ranks, winners: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])) }
}

/** How the game ended; `undefined` while it goes on. */
export function outcome(state: RecordsState): Outcome | undefined {
  if (state.phase !== 'over') return undefined
  const { winners, ranks } = resultOf(state)
  const scores = state.players.map((_, seat) => scoreParts(state, seat))
  return { winners, ranks, scores, facts: { rounds: state.round } }
}
