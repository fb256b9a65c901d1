// Words of the pictures for one reader: their own, and the game's names.
import type { Id } from '../../../engine/phrase.ts'
import type { Language } from '../../../text/language.ts'
import type { Reader } from '../../../text/render.ts'
import { type PictureWords, pictureWords } from '../../common/picture-words.ts'
import type { GameWords } from '../../common/title.ts'
import { words as en } from './words/en.ts'
import { words as zhCN } from './words/zh-CN.ts'
import { words as zhTW } from './words/zh-TW.ts'

/** The game's own texts, as far as pictures need them. */
export type Texts = Readonly<Record<Language, Pick<GameWords, 'names' | 'cards'>>>

/** Everything a picture for one reader is worded with. */
export type Vocabulary = PictureWords<typeof en>

const WORDS: Readonly<Record<Language, typeof en>> = { en, 'zh-TW': zhTW, 'zh-CN': zhCN }

/** The vocabulary for a reader. A copy of a card is called like its kind. */
export function vocabularyFor(texts: Texts, reader: Reader): Vocabulary {
  const { names, cards } = texts[reader.language]
  const found = (all: Readonly<Record<Id, string>>, id: Id): string | undefined =>
    all[id] ?? all[id.replace(/-\d+$/, '')]
  return pictureWords(reader, WORDS, { name: (id) => found(names, id), effect: (id) => found(cards, id) })
}
