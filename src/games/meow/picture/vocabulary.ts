// What the pictures for one reader take their words from: their own, the board's labels, the game's names.
import type { Id, Seat } from '../../../engine/phrase.ts'
import { oneLine } from '../../../picture/letters.ts'
import { type Named, namedBy } from '../../../picture/named.ts'
import type { Language } from '../../../text/language.ts'
import type { Reader } from '../../../text/render.ts'
import { LABELS, WORDS as TEXTS } from '../text/index.ts'
import type { Labels } from '../text/labels/en.ts'
import { words as en } from './words/en.ts'
import { words as zhCN } from './words/zh-CN.ts'
import { words as zhTW } from './words/zh-TW.ts'

/** Everything a picture for one reader is worded with. */
export interface Vocabulary {
  readonly language: Language
  readonly words: typeof en
  readonly labels: Labels
  named(id: Id): Named
  /** What a card does. */
  effect(id: Id): string
  seat(seat: Seat): string
  /** Several things as the parts of one sentence. */
  listed(parts: readonly string[]): string
}

const WORDS: Readonly<Record<Language, typeof en>> = { en, 'zh-TW': zhTW, 'zh-CN': zhCN }

/** The vocabulary for a reader. Throws for a card without a name: a fault of the texts. */
export function vocabularyFor(reader: Reader): Vocabulary {
  const { language } = reader
  const words = WORDS[language]
  const found = (id: Id): string => {
    const name = TEXTS[language].names[id]
    if (name === undefined) throw new Error(`no name for ${id}`)
    return name
  }
  return {
    language,
    words,
    labels: LABELS[language],
    named: (id) => namedBy(found(id)),
    effect: (id) => found(`${id}-text`),
    seat: (seat) => oneLine(reader.seatName(seat)),
    listed: (parts) => parts.filter((part) => part !== '').join(words.comma()),
  }
}
