// The words on board, hand and pictures, of each language.
import type { Language } from '../../../text/language.ts'
import { board as en } from './board/en.ts'
import type { BoardWords } from './board/words.ts'
import { board as zhCN } from './board/zh-CN.ts'
import { board as zhTW } from './board/zh-TW.ts'

/** By language. */
export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = { en, 'zh-TW': zhTW, 'zh-CN': zhCN }
