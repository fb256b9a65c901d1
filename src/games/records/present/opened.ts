// Writes what a seat kept hidden until the end: generals in its cities, its strategist, its hand.
import type { Reader } from '../../../text/render.ts'
import { countedNames } from '../../common/opened.ts'
import { DOT } from '../../common/voice.ts'
import type { RecordsView } from '../view/view.ts'
import { generalText, voiceFor } from './parts.ts'

/** One line of Markdown; empty where everything lay open. */
export function opened(view: RecordsView, reader: Reader): string {
  const own = view.players.find(({ seat }) => seat === view.viewer)
  if (!own) return ''
  const voice = voiceFor(reader)
  const { name, t } = voice
  const garrisons = own.cities.flatMap(({ card, garrison, up }) =>
    garrison === null || up ? [] : [`${name(card)}${t.colon()}${generalText(voice, garrison)}`],
  )
  const strategist = own.strategist === null || own.strategistUp ? [] : [name(own.strategist)]
  return [...garrisons, ...strategist, countedNames((own.hand ?? []).map(name))].filter(Boolean).join(DOT)
}
