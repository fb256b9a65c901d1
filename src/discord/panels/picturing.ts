// The pictures of private panels: the own hand and the table, as the person who asks may see them.
import type { Title } from '../../games/title.ts'
import type { Look } from '../../host/types.ts'
import type { Language } from '../../text/language.ts'
import { readerOf } from '../present.ts'
import type { Illustration } from '../screen.ts'

/** The hand as a picture, `around` what stands beside it in words; nothing for games without pictures. */
export function handPicture(
  { pictures }: Title,
  { info, seat, outlook }: Look,
  language: Language,
  around: (beside: string) => string,
): Illustration | undefined {
  if (!pictures || !outlook || seat === undefined) return undefined
  const beside = pictures.besideHand?.(outlook.view, readerOf(language, info, 'markdown')) ?? ''
  const picture = pictures.hand(outlook.view, readerOf(language, info, 'plain'))
  return { picture, content: around(beside) }
}

/** The table as a picture, for the eyes of the one who looks; nothing for games without pictures. */
export function tablePicture(
  { pictures }: Title,
  { info, outlook }: Pick<Look, 'info' | 'outlook'>,
  language: Language,
  around: () => string,
): Illustration | undefined {
  if (!pictures || !outlook) return undefined
  return { picture: pictures.table(outlook.view, readerOf(language, info, 'plain')), content: around() }
}
