// How a general's card looks when it is looked up.
import type { Id } from '../../../engine/phrase.ts'
import { factionMark } from '../../../picture/faction.ts'
import type { BustFace } from '../../../picture/result.ts'
import type { Language } from '../../../text/language.ts'
import type { Person } from '../../common/title.ts'
import { GENERAL_IDS, generalFacts } from '../cards/generals.ts'
import { factionLook } from './badge.ts'
import { FACES } from './faces.ts'

/** A general under the seal of their kingdom; nothing for another card. */
export function person(card: Id, language: Language): Person<BustFace> | undefined {
  const general = GENERAL_IDS.find((id) => id === card)
  if (general === undefined) return undefined
  const { kingdom } = generalFacts(general)
  const { colour, ground } = factionLook(kingdom)
  return { face: { look: FACES[general], coat: colour }, mark: factionMark(kingdom, language), ground }
}
