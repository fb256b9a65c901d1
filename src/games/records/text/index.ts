// The words of Record of the Three Kingdoms by language.
import { byLanguage } from '../../../text/language.ts'
import { guided } from '../../common/guide/index.ts'
import type { GameWords } from '../../common/title.ts'
import { effectsOf } from './cards.ts'
import { TEXTS } from './languages.ts'
import { namesOf } from './names.ts'

/** Everything this game says. */
export const words = byLanguage((language): GameWords => {
  const { names, effects, guide, topics, phrases, options, autoAnswers, lesson, menus } = TEXTS[language]
  return {
    title: names.title,
    blurb: names.blurb,
    phrases,
    names: namesOf(names),
    cards: effectsOf(effects),
    options,
    autoAnswers,
    topics: guided(language, guide, topics),
    lesson,
    menus,
  }
})
