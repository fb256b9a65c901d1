// How a person's card looks when it is looked up.
import type { Id } from '../../../engine/phrase.ts'
import type { BustFace } from '../../../picture/result.ts'
import type { Language } from '../../../text/language.ts'
import type { Person } from '../../common/title.ts'
import { LORDS } from '../cards/lords.ts'
import { faceOf } from './faces.ts'
import { portraitOf } from './lords.ts'
import { markOf } from './portrait.ts'

/** A lord, or a person of the dynasty cards; nothing for another card. */
export function person(card: Id, language: Language): Person<BustFace> | undefined {
  if (Object.hasOwn(LORDS, card))
    return { face: portraitOf(card), mark: markOf(card, language), historic: true }
  const face = faceOf(card)
  return face && { face, mark: null, historic: true }
}
