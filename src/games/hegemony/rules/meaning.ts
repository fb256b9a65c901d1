// What using a card means before its targets are named, and with each target (sections 3 and 4).
import type { Seat } from '../../../engine/phrase.ts'
import type { Actions } from '../actions.ts'
import type { Kind } from '../cards.ts'
import { harmedBy, hiddenAt, type Meaning } from '../consequences.ts'
import type { Assumed } from '../facts.ts'
import { KIND_RULES } from '../kinds/index.ts'
import type { Place } from '../state.ts'
import type { Aim } from './targets.ts'

/** Hidden generals that turn up with a card whichever target it gets, and whom it harms whatever is chosen. */
export const meaningOfUse = (war: Actions, seat: Seat, kind: Kind, aims: readonly Aim[]): Meaning => ({
  turnsUp: hiddenAt(war.state, seat, inAll(aims)),
  harms: groupHarmed(war, seat, kind),
})

/** Hidden generals that turn up with this target, and whom the card then harms. */
export const meaningOfAim = (war: Actions, seat: Seat, kind: Kind, { target, assumed }: Aim): Meaning => ({
  turnsUp: hiddenAt(war.state, seat, assumed),
  harms: harmedBy(war, kind, [target]),
})

/** Whom a card harms that names its targets itself. */
export function groupHarmed(war: Actions, seat: Seat, kind: Kind): Seat[] {
  const aim = KIND_RULES[kind]?.aim
  if (aim === 'self') return harmedBy(war, kind, [seat])
  return aim === 'others' ? harmedBy(war, kind, war.others(seat)) : []
}

/** What every target takes. */
function inAll([first, ...rest]: readonly Aim[]): Assumed {
  const places: readonly Place[] = first?.assumed ?? []
  return places.filter((place) => rest.every(({ assumed }) => assumed.includes(place)))
}
