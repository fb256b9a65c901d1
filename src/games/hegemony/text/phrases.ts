// All phrases of the game by language: events, questions, and those of each kingdom's skills. Keys must not repeat.
import type { Catalogue } from '../../../text/catalogue.ts'
import { byLanguage, type Language } from '../../../text/language.ts'
import { TEXTS } from './languages.ts'

const phrasesIn = (language: Language) => {
  const {
    phrases,
    asking,
    weiPhrases,
    shuPhrases,
    wuPhrases,
    qunPhrases,
    formationPhrases,
    momentumPhrases,
    transformationPhrases,
    story,
  } = TEXTS[language]
  return {
    ...phrases,
    ...asking,
    ...weiPhrases,
    ...shuPhrases,
    ...wuPhrases,
    ...qunPhrases,
    ...formationPhrases,
    ...momentumPhrases,
    ...transformationPhrases,
    ...story,
  }
}

/** Keys and arguments of everything the game can say: `sayer<Phrases>('hegemony')`. */
export type Phrases = ReturnType<typeof phrasesIn>

/** The catalogues of each language, one by one. */
export const CATALOGUES = byLanguage((language): readonly Catalogue[] => {
  const {
    phrases,
    asking,
    weiPhrases,
    shuPhrases,
    wuPhrases,
    qunPhrases,
    formationPhrases,
    momentumPhrases,
    transformationPhrases,
    story,
  } = TEXTS[language]
  return [
    phrases,
    asking,
    weiPhrases,
    shuPhrases,
    wuPhrases,
    qunPhrases,
    formationPhrases,
    momentumPhrases,
    transformationPhrases,
    story,
  ]
})

/** All phrases of each language. */
export const PHRASES = byLanguage(phrasesIn)
