// Words for an auto-answer and its values.
import type { AutoAnswerWords, Title } from '../../../games/common/title.ts'
import type { Language } from '../../../text/language.ts'
import { wordsOf } from '../../words/present.ts'

/** The value that wants to be asked. */
export const ASK = 'ask'

/** How an auto-answer and its values read; ids where a game has no words. */
export function autoAnswerWords(title: Title, id: string, language: Language): AutoAnswerWords {
  return title.words[language].autoAnswers?.[id] ?? { name: id, hint: '', values: {} }
}

/** What a value is called. */
export const valueName = (words: AutoAnswerWords, value: string, language: Language): string =>
  value === ASK ? wordsOf(language)['auto-answer-ask']() : (words.values[value] ?? value)
