// Writes what a seat kept hidden until the end: its stratagems.
import type { Reader } from '../../../text/render.ts'
import { countedNames } from '../../common/opened.ts'
import { stratagemOf } from '../cards/index.ts'
import type { StormView } from '../view/view.ts'
import { voiceFor } from './parts.ts'

/** One line of Markdown; empty for a bare hand. */
export function opened(view: StormView, reader: Reader): string {
  const own = view.players.find(({ seat }) => seat === view.viewer)
  const { name } = voiceFor(reader)
  return countedNames((own?.hand ?? []).map((card) => name(stratagemOf(card))))
}
