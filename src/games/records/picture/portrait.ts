// Whom a seat played with, for the result card: its lords.
import { FACTION_LOOKS, factionMark } from '../../../picture/faction.ts'
import { whole } from '../../../picture/named.ts'
import type { BustFace } from '../../../picture/result.ts'
import type { SeatPortrait } from '../../../picture/result-input.ts'
import type { Reader } from '../../../text/render.ts'
import type { RecordsView } from '../view/view.ts'
import { portraitOf } from './people.ts'
import { vocabularyFor } from './vocabulary.ts'

/** The viewing seat's lords; the first one's face. */
export function portrait(view: RecordsView, reader: Reader): SeatPortrait<BustFace> {
  const lords = view.players.find(({ seat }) => seat === view.viewer)?.lords ?? []
  const [first] = lords
  if (first === undefined) return { face: null, mark: null, people: [] }
  const { look, faction } = portraitOf(first)
  const names = lords.map(vocabularyFor(reader).named)
  return {
    face: { look, coat: FACTION_LOOKS[faction].colour },
    mark: factionMark(faction, reader.language),
    people: [names.map(whole).join(' · '), names.map(({ name }) => name).join(' · ')],
  }
}
