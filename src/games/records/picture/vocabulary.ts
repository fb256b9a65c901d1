// Words of the pictures of one language: their own, and the game's names of its cards.
import type { Id } from '../../../engine/phrase.ts'
import type { Language } from '../../../text/language.ts'
import type { Reader } from '../../../text/render.ts'
import { type PictureWords, pictureWords } from '../../common/picture-words.ts'
import { glancesOf } from '../text/cards.ts'
import { words as recordsWords } from '../text/index.ts'
import { TEXTS } from '../text/languages.ts'
import { words as en } from './words/en.ts'
import { words as zhCN } from './words/zh-CN.ts'
import { words as zhTW } from './words/zh-TW.ts'

/** Everything a picture for one reader is worded with. */
export type Vocabulary = PictureWords<typeof en> & {
  /** What a scheme, a person at court or the capital does, in few words. */
  glance(card: Id): string
}

const WORDS: Readonly<Record<Language, typeof en>> = { en, 'zh-TW': zhTW, 'zh-CN': zhCN }

/** The vocabulary for a reader. */
export function vocabularyFor(reader: Reader): Vocabulary {
  const { names, cards } = recordsWords[reader.language]
  const glances = glancesOf(TEXTS[reader.language].effects)
  return {
    ...pictureWords(reader, WORDS, { name: (card) => names[card], effect: (card) => cards[card] }),
    glance: (card) => glances[card] ?? '',
  }
}
