// The end of the game: marks reached, one side left, the last round (rulings 32, 46, 72).
import type { Outcome } from '../../../engine/game.ts'
import { type Seat, seatRef } from '../../../engine/phrase.ts'
import { at } from '../../common/at.ts'
import { armiesOf, playerAt, seatsFrom } from '../board/look.ts'
import { byRank } from '../board/rank.ts'
import { fullPrestige, prestigeOf, sidePrestige, targetOf } from '../board/supply.ts'
import type { Player, StormState, StormTable } from '../table/state.ts'
import { say } from '../text/say.ts'

/** Thrown to end the game in the middle of a turn; the stage catches it. */
export class GameOver extends Error {}

/** Players of a side. */
export const seatsOfSide = ({ players }: StormState, side: number): Seat[] =>
  players.flatMap((player, seat) => (player.side === side ? [seat] : []))

/** Ends the game when a side has won; the active player's side is looked at first, then clockwise (ruling 46). */
export function checkWin(table: StormTable): void {
  const { state } = table
  const sides = [...new Set(seatsFrom(state).map((seat) => playerAt(state, seat).side))]
  if (sides.length === 1) wins(table, at(sides, 0), 'last-side')
  const reached = sides.find((side) => sidePrestige(state, side) >= targetOf(state))
  if (reached !== undefined) wins(table, reached, 'marks')
}

/** After the last round the best side wins: prestige, all prestige, armies, rage, and who was later to begin. */
export function endByRounds(table: StormTable): void {
  const { state } = table
  wins(table, at(ranking(state), 0), 'rounds')
}

function wins(table: StormTable, side: number, by: 'marks' | 'last-side' | 'rounds'): never {
  const { state } = table
  state.winner = { side, by }
  state.phase = 'over'
  state.draft = null
  state.attack = null
  const who = seatsOfSide(state, side).map(seatRef)
  const prestige = sidePrestige(state, side)
  table.tell(say(`wins-${by}`, { who, prestige, rounds: state.round }), { mark: 'notice' })
  throw new GameOver()
}

/** Sides from best to worst: who is still there, then what stands on the board (ruling 72). */
function ranking(state: StormState): number[] {
  const sides = [...new Set(state.players.map(({ side }) => side))]
  const worth = (side: number): number[] => {
    const seats = seatsOfSide(state, side)
    const sum = (of: (seat: Seat) => number) => seats.reduce((total, seat) => total + of(seat), 0)
    return [
      Math.max(...seats.map((seat) => lasted(playerAt(state, seat)))),
      sidePrestige(state, side),
      sum((seat) => fullPrestige(state, seat)),
      sum((seat) => armiesOf(state, seat).length),
      sum((seat) => playerAt(state, seat).rage),
      Math.min(...seats.map((seat) => state.order.indexOf(seat))),
    ]
  }
  return sides.sort((a, b) => byRank(worth(b), worth(a)))
}

/** How long a player was in the game: of those who have fallen the last to fall longest, the others to its end. */
const lasted = ({ out, fell = 0 }: Player): number => (out ? fell : Number.POSITIVE_INFINITY)

/** How the game ended; `undefined` while it goes on. */
export function outcome(state: StormState): Outcome | undefined {
  const { winner } = state
  if (!winner) return undefined
  const others = ranking(state).filter((side) => side !== winner.side)
  const places = [winner.side, ...others]
  const rankOf = (side: number): number =>
    1 + places.slice(0, places.indexOf(side)).reduce((sum, each) => sum + seatsOfSide(state, each).length, 0)
  return {
    winners: seatsOfSide(state, winner.side),
    ranks: state.players.map(({ side }) => rankOf(side)),
    ...(state.mode === 'teams' && { teams: state.players.map(({ side }) => side) }),
    scores: state.players.map((_, seat) => [
      { label: say('score-prestige'), points: prestigeOf(state, seat) },
    ]),
    facts: { rounds: state.round, turns: state.turn },
  }
}
