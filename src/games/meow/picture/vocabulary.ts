// Words of the pictures for one reader: their own, the board's labels, the game's names.
import type { Id } from '../../../engine/phrase.ts'
import type { Language } from '../../../text/language.ts'
import type { Reader } from '../../../text/render.ts'
import { type PictureWords, pictureWords } from '../../common/picture-words.ts'
import { glanceAt } from '../text/describe.ts'
import { LABELS, words as TEXTS } from '../text/index.ts'
import type { Labels } from '../text/labels/en.ts'
import { TEXTS as WRITTEN } from '../text/languages.ts'
import { words as en } from './words/en.ts'
import { words as zhCN } from './words/zh-CN.ts'
import { words as zhTW } from './words/zh-TW.ts'

/** Everything a picture for one reader is worded with. */
export interface Vocabulary extends PictureWords<typeof en> {
  readonly labels: Labels
  /** What a card does in few words. */
  glance(card: Id): string
}

const WORDS: Readonly<Record<Language, typeof en>> = { en, 'zh-TW': zhTW, 'zh-CN': zhCN }

/** The vocabulary for a reader. */
export function vocabularyFor(reader: Reader): Vocabulary {
  const { names } = TEXTS[reader.language]
  const found = { name: (id: Id) => names[id], effect: (id: Id) => names[`${id}-text`] }
  const { effects, brief } = WRITTEN[reader.language]
  return {
    ...pictureWords(reader, WORDS, found),
    labels: LABELS[reader.language],
    glance: (card) => glanceAt({ ...effects, ...brief }, names, card),
  }
}
