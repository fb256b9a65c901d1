// The last battle 鏖戰 (section 17, a variant): few are left, each alone, and Peaches are Slashes or Dodges only.
import type { Actions } from '../core/actions.ts'
import { playsWith } from '../table/state.ts'
import { say } from '../text/say.ts'

/** Players left at most, and at tables that began with fewer than so many. */
const FEW = 4
const FEWER = 3
const LARGE = 7

/** Before a turn: whether the last battle begins with it. Public facts alone. */
export function beginLastBattle(actions: Actions): void {
  const { state, table } = actions
  if (!playsWith(state, 'last-battle') || state.lastBattle) return
  const living = [...state.players.keys()].filter((seat) => actions.alive(seat))
  const most = actions.count >= LARGE ? FEW : FEWER
  if (living.length === actions.count || living.length > most) return
  if (living.some((seat) => living.some((other) => other !== seat && actions.allied(seat, other)))) return
  state.lastBattle = true
  table.tell(say('last-battle-begins'), { mark: 'notice' })
}
