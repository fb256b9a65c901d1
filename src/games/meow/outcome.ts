// How a finished game is counted: ranks, scores in parts, and facts for statistics.
import type { Outcome } from '../../engine/game.ts'
import { compare } from './rules/end.ts'
import { say } from './say.ts'
import type { MeowState } from './state.ts'

/** How it ended; `undefined` while it goes on. A lost solo game has no winner. */
export function outcome(state: MeowState): Outcome | undefined {
  const { winners, players } = state
  if (!winners) return undefined
  const ranks = players.map((player, seat) => {
    const ahead = players.filter((other) => compare(state, player, other) > 0).length
    const outranked = !winners.includes(seat) && winners.length > 0 && ahead === 0
    return outranked ? 1 + winners.length : 1 + ahead
  })
  const scores = players.map(({ fish, points }) => [
    ...(state.advanced ? [{ label: say('score-points'), points }] : []),
    { label: say('score-fish'), points: fish },
  ])
  const clashes = state.last?.clash ?? 0
  return { winners, ranks, scores, facts: { rounds: state.round, clashes, won: winners.length > 0 ? 1 : 0 } }
}
