// The words of Kingdom Wars by language.
import type { Id } from '../../../engine/phrase.ts'
import { byLanguage } from '../../../text/language.ts'
import { guided } from '../../common/guide/index.ts'
import type { GameWords } from '../../common/title.ts'
import { lookupsOf, topicsOf, type Vocabulary } from './describe.ts'
import { TEXTS } from './languages.ts'
import { PHRASES } from './phrases.ts'

/** What the house shows of the game, and longer notes for the lookups. */
export interface HegemonyWords extends GameWords {
  readonly autoAnswers: NonNullable<GameWords['autoAnswers']>
  readonly notes: Readonly<Record<Id, string>>
}

/** What each language calls cards, generals and skills, and what they do. */
export const VOCABULARY = byLanguage((language): Vocabulary => {
  const { names, cards, glances, wei, shu, wu, qun, formation, momentum, transformation } = TEXTS[language]
  const all = [wei, shu, wu, qun, formation, momentum, transformation]
  return {
    box: names,
    cards,
    glances,
    generals: Object.assign({}, ...all.map((each) => each.names)),
    skills: Object.assign({}, ...all.map((each) => each.skills)),
    revised: { ...wei.revised, ...wu.revised, ...qun.revised },
  }
})

/** Everything this game says. */
export const words = byLanguage((language): HegemonyWords => {
  const { options, optionGroups, optionPresets, autoAnswers, topics, guide, lesson } = TEXTS[language]
  const vocabulary = VOCABULARY[language]
  return {
    title: vocabulary.box.title,
    blurb: vocabulary.box.blurb,
    phrases: PHRASES[language],
    ...lookupsOf(vocabulary),
    options,
    optionGroups,
    optionPresets,
    autoAnswers,
    lesson,
    topics: guided(language, guide, topicsOf(vocabulary, topics)),
  }
})
