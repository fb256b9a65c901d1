// Writes what a side kept hidden until the end: its generals in hand, treasures and stratagems.
import type { Reader } from '../../../text/render.ts'
import { countedNames } from '../../common/opened.ts'
import type { MeowView } from '../view/view.ts'
import { nameOf } from './parts.ts'

/** One line of Markdown; empty where everything lay open. */
export function opened(view: MeowView, reader: Reader): string {
  const own = view.players.find(({ seat }) => seat === view.viewer)
  if (!own) return ''
  const hidden = [...(own.hand ?? []), ...(own.treasures ?? []), ...(own.stratagems ?? [])]
  return countedNames(hidden.map((id) => nameOf(reader, id)))
}
