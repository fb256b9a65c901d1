// Common lines of the board and the hand.
import type { Id } from '../../../engine/phrase.ts'
import type { Reader } from '../../../text/render.ts'
import { words } from '../text/index.ts'
import type { PlayerView } from '../view/view.ts'

/** A card, a person or a kind by name. */
export const nameOf = (reader: Reader, id: Id): string => words[reader.language].names[id] ?? id

/** A general with the treasure it carries. */
export function carrying({ carried }: Pick<PlayerView, 'carried'>, id: Id, reader: Reader): string {
  const treasure = carried[id]
  return treasure ? `${nameOf(reader, id)} (${nameOf(reader, treasure)})` : nameOf(reader, id)
}
