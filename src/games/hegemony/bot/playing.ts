// The play phase of a computer player: what each option is worth; nothing worth its while ends the phase.
import type { Option } from '../../../engine/decision.ts'
import { card as cardOf, factsOf, isCard, type Kind } from '../cards.ts'
import type { Sight } from '../skill.ts'
import type { HegemonyView } from '../view.ts'
import { cardWorth } from './harm.ts'
import { senseOf } from './senses.ts'
import { playerOf } from './table.ts'

/** Worth of one option of the play phase. */
export function playWorth(view: HegemonyView, sight: Sight, { id }: Option): number {
  if (id === 'end') return 0
  if (id === 'recast') return -0.05
  if (isCard(id)) return handWorth(view, sight, cardOf(id).kind)
  const [skill = '', kind] = id.split(':')
  if (kind !== undefined) return cardWorth(view, sight, kind as Kind) - 0.7
  return senseOf(skill)?.worth?.(sight) ?? 1
}

/** A hand card: equipment is put on where its slot is empty, and first of all. */
function handWorth(view: HegemonyView, sight: Sight, kind: Kind): number {
  const facts = factsOf(kind)
  if (facts.type !== 'equipment') return cardWorth(view, sight, kind)
  return playerOf(view, sight.me).equipment[facts.slot] === null ? 3 : -0.5
}
