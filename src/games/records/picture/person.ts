// How the cards of people look when they are looked up, and the lords to choose from.
import type { Decision } from '../../../engine/decision.ts'
import type { Id } from '../../../engine/phrase.ts'
import { FACTION_LOOKS, factionMark } from '../../../picture/faction.ts'
import type { Picture } from '../../../picture/picture.ts'
import type { BustFace } from '../../../picture/result.ts'
import type { Language } from '../../../text/language.ts'
import { type Reader, render } from '../../../text/render.ts'
import { peoplePicture, personCard } from '../../common/people.ts'
import type { Person } from '../../common/title.ts'
import { words } from '../text/index.ts'
import { isPortrayed, portraitOf } from './people.ts'

/** A lord, strategist or general; nothing for another card. */
export function person(card: Id, language: Language): Person<BustFace> | undefined {
  if (!isPortrayed(card)) return undefined
  const { look, faction } = portraitOf(card)
  const { colour, ground } = FACTION_LOOKS[faction]
  return { face: { look, coat: colour }, mark: factionMark(faction, language), ground }
}

/** Whether a lord is to be chosen. */
export const asksLord = (asked: Decision | undefined): boolean => asked?.prompt.key === 'records.ask-lord'

/** What a power is called: the words before the colon. */
const powerOf = (text: string): string => text.split(/[:：]/u)[0] ?? text

/** What the lords to choose from can do, a line each, beside their picture. */
export function lordsBeside({ language }: Reader, asked: Decision | undefined): string {
  if (!asked || !asksLord(asked)) return ''
  const { names, cards } = words[language]
  return asked.options.map(({ id }) => `- **${names[id] ?? id}** · ${cards[id] ?? ''}`).join('\n')
}

/** The lords to choose from, side by side with what their powers are called; nothing unless one is to be chosen. */
export function lordsPicture(reader: Reader, asked: Decision | undefined): Picture | undefined {
  if (!asked || !asksLord(asked)) return undefined
  const { language } = reader
  const said = words[language]
  const people = asked.options.flatMap(({ id }) => {
    const looks = person(id, language)
    if (!looks) return []
    const card = personCard(said, id, looks)
    return [{ ...card, text: powerOf(card.text) }]
  })
  const title = render({ records: said }, asked.prompt, { ...reader, style: 'plain' })
  return peoplePicture('records', 'records', language, { title, people })
}
