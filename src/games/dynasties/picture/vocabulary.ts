// Words of the pictures for one reader: their own, the game's names, and effects of cards.
import { oneLine } from '../../../picture/letters.ts'
import type { Language } from '../../../text/language.ts'
import { type Reader, render } from '../../../text/render.ts'
import { type PictureWords, pictureWords } from '../../common/picture-words.ts'
import { type Box, houseCard } from '../cards/index.ts'
import { effectOf } from '../text/describe.ts'
import { words as texts } from '../text/index.ts'
import { words as en } from './words/en.ts'
import { words as zhCN } from './words/zh-CN.ts'
import { words as zhTW } from './words/zh-TW.ts'

/** Everything a picture for one reader is worded with. */
export type Vocabulary = PictureWords<typeof en>

const WORDS: Readonly<Record<Language, typeof en>> = { en, 'zh-TW': zhTW, 'zh-CN': zhCN }

/** The vocabulary for a reader at a table with this box; house cards have the name their host gave them. */
export function vocabularyFor(reader: Reader, box: Box): Vocabulary {
  const said = texts[reader.language]
  const common = pictureWords(reader, WORDS, {
    name: (id) => said.names[id],
    effect: (id) => render({ dynasties: said }, effectOf(box, id), { ...reader, style: 'plain' }),
  })
  return {
    ...common,
    named(id) {
      const own = houseCard(box, id)
      return own ? { name: oneLine(own.name), han: '' } : common.named(id)
    },
  }
}
