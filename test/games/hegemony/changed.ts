// Tables with the expansion 變.
import type { Id, Seat } from '../../../src/engine/phrase.ts'
import type { General } from '../../../src/games/hegemony/cards/generals.ts'
import { playerAt } from '../../../src/games/hegemony/table/state.ts'
import { type Layer, lay, type Play } from './lay.ts'

/** A table with it. */
export const changed = (plan: (at: Layer) => void, seats = 4): Play =>
  lay({ seats }, (at) => {
    at.options({ transformation: true })
    plan(at)
  })

/** These generals lie on Zuo Ci as souls. */
export function souls(at: Layer, seat: Seat, ...ids: readonly General[]): void {
  at.state.box = at.state.box.filter((id) => !ids.includes(id))
  playerAt(at.state, seat).souls = [...ids]
}

/** A seat changes its deputy for the first general it is offered, which is told. */
export function changeDeputy(game: Play, seat: Seat): Id {
  game.passUntil(seat, 'change')
  game.play(seat, 'change')
  game.passUntil(seat, 'deputy')
  const [id = ''] = game.options(seat)
  game.play(seat, id)
  return id
}
