// The end of the game: most fish, first to seven points, the elder of equals (R3, R36), or the solo grade (R39).
import type { Outcome, Table } from '../../../engine/game.ts'
import { nameRef, type Seat, seatRef } from '../../../engine/phrase.ts'
import { everyone, type Script } from '../../../engine/script.ts'
import { seatId } from '../../common/seat-id.ts'
import { lastBattle, type MeowState, type Player, playerAt, type Rival } from '../table/state.ts'
import { say } from '../text/say.ts'
import { ENOUGH } from './points.ts'

/** Ends an advanced game as soon as somebody has seven points (R46); whether it did. */
export function enoughPoints(table: Table<MeowState>): boolean {
  const { state } = table
  if (!state.advanced || state.players.every(({ points }) => points < ENOUGH)) return false
  endGame(table)
  return true
}

/** Better first: in the advanced rules points, then fish; otherwise fish. */
const compare = (state: MeowState, a: Player, b: Player): number =>
  (state.advanced ? b.points - a.points : 0) || b.fish - a.fish

/** The seats that nobody is ahead of. */
const leaders = (state: MeowState): Seat[] =>
  [...state.players.keys()].filter((seat) =>
    state.players.every((other) => compare(state, playerAt(state, seat), other) <= 0),
  )

/** Names the winner, or asks who is the elder. */
export function endGame(table: Table<MeowState>): void {
  const { state } = table
  const best = leaders(state)
  if (best.length > 1) {
    state.phase = 'elder'
    return
  }
  crown(table, best)
}

function crown(table: Table<MeowState>, winners: readonly Seat[]): void {
  table.state.winners = [...winners]
  table.state.phase = 'over'
  table.tell(say('game-won', { who: winners.map(seatRef) }), { mark: 'notice' })
}

/** The tied say who of them is the eldest; whom most name wins, and without agreement they share it (R3). */
export function* elderStage(table: Table<MeowState>): Script {
  const tied = leaders(table.state)
  const answers = yield* everyone(
    tied.map((seat) => ({
      seat,
      prompt: say('ask-elder'),
      notice: say('waits-elder', { who: seatRef(seat) }),
      options: tied.map((other) => ({ id: seatId(other), text: say('elder', { who: seatRef(other) }) })),
      min: 1,
      max: 1,
    })),
  )
  const votes = tied.map((seat) => answers.filter(([named]) => named === seatId(seat)).length)
  const most = Math.max(...votes)
  crown(
    table,
    tied.filter((_, index) => votes[index] === most),
  )
}

/** Won, lost, and in hell the title (R37, R39). */
export function gradeSolo(table: Table<MeowState>, { difficulty }: Rival): void {
  const { state } = table
  const won = lastBattle(state).winner === 0
  const { fish } = playerAt(state, 0)
  state.winners = won ? [0] : []
  state.phase = 'over'
  table.tell(say(won ? 'solo-won' : 'solo-lost', { who: seatRef(0) }))
  if (difficulty === 'hell') table.tell(say('solo-title', { fish, title: nameRef(soloTitle(won, fish)) }))
}

/** The title that a hell battle earns: by fish when won, the last one when lost (R39). */
export function soloTitle(won: boolean, fish: number): string {
  if (!won) return 'small-fry'
  if (fish >= 5) return 'renowned'
  return fish >= 3 ? 'lord-of-a-land' : 'planner'
}

/** How it ended; `undefined` while it goes on. A lost solo game has no winner. */
export function outcome(state: MeowState): Outcome | undefined {
  const { winners, players } = state
  if (!winners) return undefined
  const ranks = players.map((player, seat) => {
    const ahead = players.filter((other) => compare(state, player, other) > 0).length
    const outranked = !winners.includes(seat) && ahead === 0
    return outranked ? 1 + winners.length : 1 + ahead
  })
  const scores = players.map(({ fish, points }) => [
    ...(state.advanced ? [{ label: say('score-points'), points }] : []),
    { label: say('score-fish'), points: fish },
  ])
  const { clash } = lastBattle(state)
  return {
    winners,
    ranks,
    scores,
    facts: { rounds: state.round, clashes: clash, won: winners.length > 0 ? 1 : 0 },
  }
}
