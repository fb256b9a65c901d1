// Consequences of using a card before its targets are named, and with each target (sections 3 and 4).
import type { Seat } from '../../../engine/phrase.ts'
import { at } from '../../common/at.ts'
import type { Kind } from '../cards/index.ts'
import type { Actions } from '../core/actions.ts'
import { harmedBy, hiddenAt, type Meaning } from '../core/consequences.ts'
import { ruleOf } from '../kinds/index.ts'
import type { Assumed } from '../table/facts.ts'
import type { Aim } from './targets.ts'

/** Hidden generals that turn up with a card whichever target it gets, and whom it harms with any choice. */
export const meaningOfUse = (actions: Actions, seat: Seat, kind: Kind, aims: readonly Aim[]): Meaning => ({
  turnsUp: hiddenAt(actions.state, seat, inAll(aims)),
  harms: groupHarmed(actions, seat, kind),
})

/** Hidden generals that turn up with this target, and whom the card then harms. */
export const meaningOfAim = (
  actions: Actions,
  seat: Seat,
  kind: Kind,
  { target, assumed }: Aim,
): Meaning => ({ turnsUp: hiddenAt(actions.state, seat, assumed), harms: harmedBy(actions, kind, [target]) })

/** Whom a card harms that names its targets itself. */
export function groupHarmed(actions: Actions, seat: Seat, kind: Kind): Seat[] {
  const { aim } = ruleOf(kind)
  if (aim === 'self') return harmedBy(actions, kind, [seat])
  return aim === 'others' ? harmedBy(actions, kind, actions.others(seat)) : []
}

/** What every target takes. */
function inAll(aims: readonly Aim[]): Assumed {
  return at(aims, 0).assumed.filter((place) => aims.every(({ assumed }) => assumed.includes(place)))
}
