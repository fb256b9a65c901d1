// Victory and draws (section 11).

import type { Outcome } from '../../../engine/game.ts'
import { nameRef, type Seat, seatRef } from '../../../engine/phrase.ts'
import { at } from '../../common/at.ts'
import type { Actions } from '../core/actions.ts'
import { type HegemonyState, playerAt } from '../table/state.ts'
import { say } from '../text/say.ts'
import { GameEnds } from './stops.ts'

/** Ends the game if one faction alone is left and everyone alive is determined; checked after reveals and deaths. */
export function checkVictory(actions: Actions): void {
  const { state } = actions
  const living = state.players.filter(({ alive }) => alive)
  if (living.length === 0) gameDrawn(actions)
  const [first, ...rest] = living
  if (!first || first.faction === null || rest.some(({ faction }) => faction !== first.faction)) return
  if (first.faction === 'ambitionist' && rest.length > 0) return
  finish(actions, winnersWith(state, first.faction))
}

/** The living and the dead of the faction that is left; of ambitionists only the survivor. */
function winnersWith(state: HegemonyState, faction: string): Seat[] {
  return [...state.players.keys()].filter((seat) => {
    const player = playerAt(state, seat)
    return player.faction === faction && (faction !== 'ambitionist' || player.alive)
  })
}

/** The last of a side concedes (section 17): all others alive win with the dead of their faction. */
export function concedeTo(actions: Actions, others: readonly Seat[]): never {
  const faction = actions.faction(at(others, 0))
  const isWithThem = (seat: Seat): boolean =>
    others.includes(seat) ||
    (faction !== 'ambitionist' && !actions.alive(seat) && actions.faction(seat) === faction)
  finish(actions, [...actions.state.players.keys()].filter(isWithThem))
}

function finish(actions: Actions, winners: Seat[]): never {
  const { state } = actions
  state.winners = winners
  state.phase = 'over'
  actions.table.tell(say('wins', { who: winners.map(seatRef) }), { mark: 'notice' })
  showHidden(actions)
  throw new GameEnds()
}

/** Nobody wins: no card is left anywhere, or nobody lives. */
export function gameDrawn(actions: Actions): never {
  const { state } = actions
  state.winners = []
  state.phase = 'over'
  actions.table.tell(say('drawn-game'), { mark: 'notice' })
  showHidden(actions)
  throw new GameEnds()
}

/** Turns up every general that is still hidden: the game is over, and its server seed gives the deal away anyway. */
function showHidden({ state, table }: Actions): void {
  for (const [seat, { generals }] of state.players.entries()) {
    const hidden = generals.filter(({ up }) => !up)
    if (hidden.length === 0) continue
    for (const person of hidden) Object.assign(person, { up: true, shown: true })
    table.tell(say('kept-hidden', { who: seatRef(seat), generals: hidden.map(({ id }) => nameRef(id)) }))
  }
}

/** How it ended; in a draw nobody has won, and all share the first place. */
export function outcome(state: HegemonyState): Outcome | undefined {
  const { winners } = state
  if (state.phase !== 'over' || !winners) return undefined
  const first = (seat: Seat): boolean => winners.length === 0 || winners.includes(seat)
  const ranks = state.players.map((_, seat) => (first(seat) ? 1 : winners.length + 1))
  return {
    winners,
    ranks,
    // Of those who lived, as the events of their turns count them: turns that the dead miss shorten nothing.
    facts: { rounds: Math.max(...state.players.map(({ turns }) => turns)), reshuffles: state.reshuffles },
  }
}
