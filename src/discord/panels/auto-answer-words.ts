// How an auto-answer and what it says read.
import type { AutoAnswerWords, Title } from '../../games/title.ts'
import type { Language } from '../../text/language.ts'
import { wordsOf } from '../present.ts'

/** The value that wants to be asked. */
export const ASK = 'ask'

/** How an order and its values read; ids where a game has no words. */
export function autoAnswerWords(title: Title, id: string, language: Language): AutoAnswerWords {
  return title.words[language].orders?.[id] ?? { name: id, hint: '', values: {} }
}

/** What a value is called. */
export const valueName = (words: AutoAnswerWords, value: string, language: Language): string =>
  value === ASK ? wordsOf(language)['auto-answer-ask']() : (words.values[value] ?? value)
