// The ends of rounds and of the game (D4, D18, D21).
import type { Outcome, ScorePart } from '../../../engine/game.ts'
import { type Seat, seatRef } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { nextSpace } from '../cards/eras.ts'
import { dynastyOf } from '../cards/index.ts'
import { ROUNDS_A_LAP } from '../table/options.ts'
import { type DynastiesState, type DynastiesTable, livingFrom, playerAt } from '../table/state.ts'
import { say } from '../text/say.ts'
import { enter } from './move.ts'

/** All have acted: the marker moves on and a new round begins, unless the game is over. */
export function* endRound(table: DynastiesTable): Script {
  const { state } = table
  const space = nextSpace(state.marker)
  if (space === 'start') state.laps++
  if (isOver(state)) return finish(table)
  yield* enter(table, space, state.first)
  beginRound(table)
}

/** Whether this is the last of a set number of rounds (D18). */
const isLastOfSet = ({ rules, round }: DynastiesState): boolean =>
  rules.ending === 'clock' && round >= rules.rounds

/** Whether the game is scored after this round (D18, D21). */
function isOver(state: DynastiesState): boolean {
  const { rules, idle, laps, round } = state
  if (rules.ending === 'clock') return isLastOfSet(state)
  if (rules.ending === 'deck' && idle) return true
  return rules.laps !== null && laps >= rules.laps && round >= rules.laps * ROUNDS_A_LAP
}

/** Everyone's turn comes again, from the first player on. */
export function beginRound({ state, tell }: DynastiesTable): void {
  state.active = state.first
  state.acted = []
  state.idle = true
  state.round++
  state.phase = 'turn'
  tell(say('round', { round: state.round, who: seatRef(state.first) }))
}

/**
 * An Event begins a round in which its drawer has had their turn (D5). The last of a set number begins anew instead, and
 * only once: it stays the last (D18).
 */
export function beginFreshRound({ state, tell }: DynastiesTable, seat: Seat): void {
  const last = isLastOfSet(state)
  if (last && state.renewed) return
  state.renewed = last
  if (!last) state.round++
  state.first = seat
  state.acted = [seat]
  tell(say(last ? 'round-anew' : 'round', { round: state.round, who: seatRef(seat) }))
}

/** Whether all dynasty cards have left the game (D21). */
export const deckSpent = (state: DynastiesState): boolean =>
  state.rules.ending === 'deck' &&
  [
    ...state.deck,
    ...state.discards,
    ...state.players.flatMap(({ hand, shown }) => [...hand, ...shown]),
  ].every((card) => dynastyOf(state, card) === undefined)

/** Ends the game and tells how. */
export function finish({ state, tell }: DynastiesTable): void {
  state.phase = 'over'
  const { winners } = resultOf(state)
  for (const seat of livingFrom(state, 0)) {
    const { state: power, grain } = playerAt(state, seat).stats
    tell(
      say('final', { who: seatRef(seat), power, grain }),
      seat === livingFrom(state, 0)[0] ? { mark: 'notice' } : {},
    )
  }
  if (winners.length === 1) tell(say('wins', { who: seatRef(at(winners, 0)) }))
  else tell(say('share-victory', { who: winners.map(seatRef) }))
}

const parts = (state: DynastiesState, seat: Seat): ScorePart[] => {
  const { state: power, grain } = playerAt(state, seat).stats
  return [
    { label: say('score-state'), points: power },
    { label: say('score-grain'), points: grain },
  ]
}

const points = (state: DynastiesState, seat: Seat): number =>
  parts(state, seat).reduce((sum, part) => sum + part.points, 0)

/** The living by state and grain, ties shared (D18); behind them the fallen, the last to fall first. */
function resultOf(state: DynastiesState): { winners: Seat[]; ranks: number[] } {
  const living = livingFrom(state, 0)
  const ranks = state.players.map((_, seat) => {
    const fell = state.fallen.indexOf(seat)
    if (fell >= 0) return state.players.length - fell
    return 1 + living.filter((other) => points(state, other) > points(state, seat)).length
  })
  return { ranks, winners: living.filter((seat) => ranks[seat] === 1) }
}

/** How the game ended; `undefined` while it goes on. */
export function outcome(state: DynastiesState): Outcome | undefined {
  if (state.phase !== 'over') return undefined
  const { winners, ranks } = resultOf(state)
  const scores = state.players.map(({ alive }, seat) => (alive ? parts(state, seat) : []))
  return {
    winners,
    ranks,
    scores,
    facts: { rounds: state.round, turns: state.turn, laps: state.laps, fallen: state.fallen.length },
  }
}
