// The historical notes of every card, for `/card`: two sentences in each language.
import type { Id } from '../../../engine/phrase.ts'
import { byLanguage, type Language } from '../../../text/language.ts'
import { kindOf } from '../cards/functions.ts'
import { TEXTS } from './languages.ts'

const NOTES: Readonly<Record<Language, Readonly<Record<Id, string>>>> = byLanguage(
  (language) => TEXTS[language].notes,
)

/** The note of a lord, an event or a card; `undefined` for a house card. */
export const noteOf = (language: Language, id: Id): string | undefined => NOTES[language][kindOf(id) ?? id]
