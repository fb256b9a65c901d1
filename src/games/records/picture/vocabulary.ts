// What the pictures of one language take their words from: their own, and the names the game has for its cards.
import type { Id, Seat } from '../../../engine/phrase.ts'
import { oneLine } from '../../../picture/letters.ts'
import { type Named, namedBy } from '../../../picture/named.ts'
import type { Language } from '../../../text/language.ts'
import type { Reader } from '../../../text/render.ts'
import { recordsWords } from '../text/index.ts'
import { words as en } from './words/en.ts'
import { words as zhCN } from './words/zh-CN.ts'
import { words as zhTW } from './words/zh-TW.ts'

/** Everything a picture for one reader is worded with. */
export interface Vocabulary {
  readonly language: Language
  readonly words: typeof en
  named(card: Id): Named
  effect(card: Id): string
  seat(seat: Seat): string
  /** Several things as the parts of one sentence. */
  listed(parts: readonly string[]): string
}

const WORDS: Readonly<Record<Language, typeof en>> = { en, 'zh-TW': zhTW, 'zh-CN': zhCN }

/** The vocabulary for a reader. Its lookups throw for a card without a name or an effect: a fault of the texts. */
export function vocabularyFor(reader: Reader): Vocabulary {
  const { language } = reader
  const { names, cards } = recordsWords[language]
  const words = WORDS[language]
  const found = (texts: Readonly<Record<Id, string>>, card: Id): string => {
    const text = texts[card]
    if (text === undefined) throw new Error(`no words for ${card}`)
    return text
  }
  return {
    language,
    words,
    named: (card) => namedBy(found(names, card)),
    effect: (card) => found(cards, card),
    seat: (seat) => oneLine(reader.seatName(seat)),
    listed: (parts) => parts.filter((part) => part !== '').join(words.comma()),
  }
}
