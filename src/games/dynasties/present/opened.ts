// Writes what a seat kept hidden until the end: its hand.
import type { Reader } from '../../../text/render.ts'
import { countedNames } from '../../common/opened.ts'
import { cardRef } from '../table/state.ts'
import { say } from '../text/say.ts'
import type { DynastiesView } from '../view/view.ts'
import { sayTo } from './parts.ts'

/** One line of Markdown; empty for a bare hand. */
export function opened(view: DynastiesView, reader: Reader): string {
  const own = view.players.find(({ seat }) => seat === view.viewer)
  const told = sayTo(reader)
  return countedNames((own?.hand ?? []).map((id) => told(say('card', { card: cardRef(view, id) }))))
}
