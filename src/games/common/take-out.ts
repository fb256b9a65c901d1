// Taking a card out of where it lies.
import type { Id } from '../../engine/phrase.ts'

/** Takes a card out of a list. Throws when it is not there. */
export function takeOut(list: Id[], card: Id): Id {
  const at = list.indexOf(card)
  if (at < 0) throw new Error(`${card} is not where it should lie`)
  list.splice(at, 1)
  return card
}
