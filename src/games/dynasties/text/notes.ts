// The historical notes of every card, for `/card`: two sentences in each language.
import type { Id } from '../../../engine/phrase.ts'
import type { Language } from '../../../text/language.ts'
import { kindOf } from '../cards/functions.ts'
import { notes as en } from './notes/en.ts'
import { notes as zhCN } from './notes/zh-CN.ts'
import { notes as zhTW } from './notes/zh-TW.ts'

const NOTES: Readonly<Record<Language, Readonly<Record<Id, string>>>> = { en, 'zh-TW': zhTW, 'zh-CN': zhCN }

/** The note of a lord, an event or a card; `undefined` for a house card. */
export const noteOf = (language: Language, id: Id): string | undefined => NOTES[language][kindOf(id) ?? id]
