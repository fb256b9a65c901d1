// A seat's public task now.
import type { Seat } from '../../../engine/phrase.ts'
import type { RecordsView } from './view.ts'

/** Takes its turn, answers an attack, or orders its battle line; `null` when nothing is asked of it alone. */
export function moveOf(
  { attack, battle, active }: RecordsView,
  seat: Seat,
): 'acts' | 'answers' | 'lines-up' | null {
  if (battle && attack) return seat === attack.attacker || seat === attack.defender ? 'lines-up' : null
  if (attack?.step === 'defence') return seat === attack.defender ? 'answers' : null
  return seat === active ? 'acts' : null
}
