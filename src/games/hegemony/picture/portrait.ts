// Whom a seat played with, for the result card: its two generals under their faction.
import { factionMark } from '../../../picture/faction.ts'
import type { BustFace } from '../../../picture/result.ts'
import type { Mark, SeatPortrait } from '../../../picture/result-input.ts'
import type { Language } from '../../../text/language.ts'
import type { Reader } from '../../../text/render.ts'
import { generalFacts } from '../cards/generals.ts'
import type { Faction } from '../table/state.ts'
import type { HegemonyView } from '../view/view.ts'
import { factionLook } from './badge.ts'
import { FACES } from './faces.ts'
import { picturing } from './picturing.ts'

/** The sign of ambition 野心家 on a seal. */
const AMBITION = '野'

function markOf(faction: Faction, language: Language): Mark {
  if (faction !== 'ambitionist') return factionMark(faction, language)
  const { shape, colour } = factionLook(faction)
  return { sign: AMBITION, shape, colour }
}

/** The viewing seat's generals; the main one's face. */
export function portrait(view: HegemonyView, reader: Reader): SeatPortrait<BustFace> {
  const own = view.players.find(({ seat }) => seat === view.viewer)
  const ids = (own?.generals ?? []).flatMap(({ id }) => id ?? [])
  const [first] = ids
  if (!own || first === undefined) return { face: null, mark: null, people: [] }
  const { general } = picturing(reader)
  const faction = own.faction ?? generalFacts(first).kingdom
  const { colour } = factionLook(generalFacts(first).kingdom)
  return {
    face: { look: FACES[first], coat: colour },
    mark: markOf(faction, reader.language),
    people: (['full', 'plain', 'short'] as const).map((length) =>
      ids.map((id) => general(id, length)).join(' · '),
    ),
  }
}
