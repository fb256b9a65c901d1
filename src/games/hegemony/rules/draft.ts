// Drafting generals from a common row (section 17, a variant): one player after the other, for all to see.
import { nameRef, seatRef } from '../../../engine/phrase.ts'
import { chooseOne, type Script } from '../../../engine/script.ts'
import type { General } from '../cards/generals.ts'
import type { Actions, HegemonyTable } from '../core/actions.ts'
import { editionOf, playerAt, seatsFrom } from '../table/state.ts'
import { say } from '../text/say.ts'
import { keep, pickQuestion } from './picking.ts'

/** Generals that each player takes, and that are laid for the next. */
export const TAKEN = 2

/** Lays so many generals open, and draws who goes first: that player drafts last. */
export function layRow(table: HegemonyTable, count: number): void {
  const { state } = table
  state.row = state.box.splice(0, count)
  state.first = table.int(state.players.length)
  table.tell(say('row-laid', { generals: state.row.map(nameRef) }), { mark: 'turn' })
}

/** One general is taken, the head before the deputy; after a pair two are laid for the next player. Whether all have theirs. */
export function* draft(actions: Actions, row: General[]): Script<boolean> {
  const { state } = actions
  const order = seatsFrom(state, state.first).reverse()
  const seat = order.find((each) => playerAt(state, each).generals.length < TAKEN)
  if (seat === undefined) throw new Error('all have drafted')
  const player = playerAt(state, seat)
  const id = (yield* chooseOne(seat, pickQuestion(seat, player, row, editionOf(state)))) as General
  const person = keep(player, id)
  person.shown = true
  row.splice(row.indexOf(id), 1)
  actions.tell(
    say(person.place === 'head' ? 'drafts-head' : 'drafts-deputy', {
      who: seatRef(seat),
      general: nameRef(id),
    }),
  )
  if (person.place === 'head') return false
  if (seat === order.at(-1)) return true
  const laid = state.box.splice(0, TAKEN)
  row.push(...laid)
  actions.tell(say('row-refilled', { generals: laid.map(nameRef) }))
  return false
}
