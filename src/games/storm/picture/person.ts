// How a general's card looks when it is looked up or chosen.
import type { Id } from '../../../engine/phrase.ts'
import { FACTION_LOOKS, factionMark } from '../../../picture/faction.ts'
import type { BustFace } from '../../../picture/result.ts'
import type { Language } from '../../../text/language.ts'
import { FACES } from '../../common/faces.ts'
import type { Person } from '../../common/title.ts'
import { generalOf, isGeneral } from '../box/generals.ts'

/** A general under the seal of their faction; nothing for another card. */
export function person(card: Id, language: Language): Person<BustFace> | undefined {
  if (!isGeneral(card)) return undefined
  const { faction } = generalOf(card)
  const { colour, ground } = FACTION_LOOKS[faction]
  return { face: { look: FACES[card], coat: colour }, mark: factionMark(faction, language), ground }
}
