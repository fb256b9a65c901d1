// The generals that nobody has, with the expansion 變 (section 20): souls and new deputies come from them.
import type { Table } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/phrase.ts'
import { at } from '../../common/at.ts'
import type { General } from '../cards/generals.ts'
import { type HegemonyState, playerAt } from './state.ts'

/** Once all have their pairs, the generals that were dealt and not kept, or left in the row of a draft, go back. */
export function gatherGenerals(state: HegemonyState): void {
  for (const player of state.players) state.box.push(...player.dealt.splice(0))
  if (state.row) state.box.push(...state.row.splice(0))
}

/** Takes so many that fit, by chance, as far as there are any. */
export function takeGenerals(
  { state, int }: Pick<Table<HegemonyState>, 'state' | 'int'>,
  count: number,
  fits: (id: General) => boolean = () => true,
): General[] {
  const taken: General[] = []
  for (let n = 0; n < count; n++) {
    const left = state.box.filter(fits)
    if (left.length === 0) break
    const id = at(left, int(left.length))
    state.box.splice(state.box.indexOf(id), 1)
    taken.push(id)
  }
  return taken
}

/** All souls of a player go back. */
export function returnSouls(state: HegemonyState, seat: Seat): void {
  const { souls } = playerAt(state, seat)
  if (souls) state.box.push(...souls.splice(0))
}
