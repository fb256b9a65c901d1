// The pages that every game has around its reference: a front half that teaches, and what people ask at any table.
import type { Language } from '../../../text/language.ts'
import type { Topic } from '../title.ts'
import { table as en } from './en.ts'
import { table as zhCN } from './zh-CN.ts'
import { table as zhTW } from './zh-TW.ts'

/** What a language adds to a game's topics. */
export interface Guide {
  /** Read first: the game in a minute, a first game, a turn played out. */
  readonly front: readonly Topic[]
  /** Looked up: tables and words; the rulings come last. */
  readonly back: readonly Topic[]
}

const TABLE: Readonly<Record<Language, Topic>> = { en, 'zh-TW': zhTW, 'zh-CN': zhCN }

/** The topics of a game in the order in which they are read. */
export const guided = (
  language: Language,
  { front, back }: Guide,
  topics: readonly Topic[],
): readonly Topic[] => [
  ...front,
  ...topics,
  ...back.filter(({ id }) => id !== 'rulings'),
  TABLE[language],
  ...back.filter(({ id }) => id === 'rulings'),
]
