// Words of the pictures for one reader: their own, the game's names, and effects of cards.
import type { Id } from '../../../engine/phrase.ts'
import { oneLine } from '../../../picture/letters.ts'
import type { Language } from '../../../text/language.ts'
import { type Reader, render, type Words } from '../../../text/render.ts'
import { type PictureWords, pictureWords } from '../../common/picture-words.ts'
import { type Box, houseCard } from '../cards/index.ts'
import { effectOf } from '../text/describe.ts'
import { brief as briefEn } from '../text/effects/en.ts'
import { brief as briefZhCN } from '../text/effects/zh-CN.ts'
import { brief as briefZhTW } from '../text/effects/zh-TW.ts'
import { words as texts } from '../text/index.ts'
import { words as en } from './words/en.ts'
import { words as zhCN } from './words/zh-CN.ts'
import { words as zhTW } from './words/zh-TW.ts'

/** Everything a picture for one reader is worded with. */
export interface Vocabulary extends PictureWords<typeof en> {
  /** What a card does in few words. */
  glance(card: Id): string
}

const WORDS: Readonly<Record<Language, typeof en>> = { en, 'zh-TW': zhTW, 'zh-CN': zhCN }

/** What effects do at a glance, by language. */
const BRIEF: Readonly<Record<Language, Words['phrases']>> = {
  en: briefEn,
  'zh-TW': briefZhTW,
  'zh-CN': briefZhCN,
}

/** The vocabulary for a reader at a table with this box; house cards have the name their host gave them. */
export function vocabularyFor(reader: Reader, box: Box): Vocabulary {
  const said = texts[reader.language]
  const brief = { ...said, phrases: { ...said.phrases, ...BRIEF[reader.language] } }
  const told = (words: Words, id: Id) =>
    render({ dynasties: words }, effectOf(box, id), { ...reader, style: 'plain' })
  const common = pictureWords(reader, WORDS, { name: (id) => said.names[id], effect: (id) => told(said, id) })
  return {
    ...common,
    glance: (card) => told(brief, card),
    named(id) {
      const own = houseCard(box, id)
      return own ? { name: oneLine(own.name), han: '' } : common.named(id)
    },
  }
}
