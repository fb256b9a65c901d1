// The words on board, hand and pictures, of each language.
import { byLanguage } from '../../../text/language.ts'
import type { BoardWords } from './board/words.ts'
import { TEXTS } from './languages.ts'

/** By language. */
export const BOARD_WORDS = byLanguage((language): BoardWords => TEXTS[language].board)
