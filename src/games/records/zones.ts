// Moving cards out of zones.
import type { Id } from '../../engine/phrase.ts'

/** Takes a card out of a zone. Throws when it is not there. */
export function remove(zone: Id[], card: Id): Id {
  const at = zone.indexOf(card)
  if (at < 0) throw new Error(`${card} is not in its zone`)
  zone.splice(at, 1)
  return card
}
