// What the pictures for one reader take their words from: their own, the game's names, and what cards do.
import type { Id, Seat } from '../../../engine/phrase.ts'
import { oneLine } from '../../../picture/letters.ts'
import { type Named, namedBy } from '../../../picture/named.ts'
import type { Language } from '../../../text/language.ts'
import { type Reader, render } from '../../../text/render.ts'
import { type Box, houseCard } from '../cards/index.ts'
import { effectOf } from '../describe.ts'
import { words as texts } from '../words.ts'
import { words as en } from './words/en.ts'
import { words as zhCN } from './words/zh-CN.ts'
import { words as zhTW } from './words/zh-TW.ts'

/** Everything a picture for one reader is worded with. */
export interface Vocabulary {
  readonly language: Language
  readonly words: typeof en
  /** A card, lord, event or space; house cards by the name their host gave them. */
  named(id: Id): Named
  /** What a card of the draw pile does. */
  effect(id: Id): string
  seat(seat: Seat): string
  /** Several things as the parts of one sentence. */
  listed(parts: readonly string[]): string
}

const WORDS: Readonly<Record<Language, typeof en>> = { en, 'zh-TW': zhTW, 'zh-CN': zhCN }

/** The vocabulary for a reader at a table with this box. Throws for a card without a name: a fault of the texts. */
export function vocabularyFor(reader: Reader, box: Box): Vocabulary {
  const { language } = reader
  const words = WORDS[language]
  const lexicon = { dynasties: texts[language] }
  return {
    language,
    words,
    named(id) {
      const own = houseCard(box, id)
      if (own) return { name: oneLine(own.name), han: '' }
      const name = texts[language].names[id]
      if (name === undefined) throw new Error(`no name for ${id}`)
      return namedBy(name)
    },
    effect: (id) => render(lexicon, effectOf(box, id), { ...reader, style: 'plain' }),
    seat: (seat) => oneLine(reader.seatName(seat)),
    listed: (parts) => parts.filter((part) => part !== '').join(words.comma()),
  }
}
