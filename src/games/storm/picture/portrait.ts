// Whom a seat played with, for the result card: the lord of its faction.
import { FACTION_LOOKS, factionMark } from '../../../picture/faction.ts'
import { whole } from '../../../picture/named.ts'
import type { BustFace } from '../../../picture/result.ts'
import type { SeatPortrait } from '../../../picture/result-input.ts'
import type { Reader } from '../../../text/render.ts'
import { FACES } from '../../common/faces.ts'
import { lordOf } from '../box/generals.ts'
import type { StormView } from '../view/view.ts'
import { type Texts, vocabularyFor } from './vocabulary.ts'

/** The lord of the viewing seat's faction. */
export function portraitIn(texts: Texts, view: StormView, reader: Reader): SeatPortrait<BustFace> {
  const faction = view.players.find(({ seat }) => seat === view.viewer)?.faction
  if (faction === undefined) return { face: null, mark: null, people: [] }
  const lord = lordOf(faction)
  const name = vocabularyFor(texts, reader).named(lord)
  return {
    face: { look: FACES[lord], coat: FACTION_LOOKS[faction].colour },
    mark: factionMark(faction, reader.language),
    people: [whole(name), name.name],
  }
}
