// The words of Kingdom Wars by language.
import type { Id } from '../../../engine/phrase.ts'
import type { Language } from '../../../text/language.ts'
import { type Guide, guided } from '../../common/guide/index.ts'
import type { GameWords, LessonWords } from '../../common/title.ts'
import type { Pages } from '../cards/words.ts'
import { autoAnswers as autoAnswersEn } from './auto-answers/en.ts'
import { autoAnswers as autoAnswersZhCN } from './auto-answers/zh-CN.ts'
import { autoAnswers as autoAnswersZhTW } from './auto-answers/zh-TW.ts'
import { cards as cardsEn } from './cards/en.ts'
import { cards as cardsZhCN } from './cards/zh-CN.ts'
import { cards as cardsZhTW } from './cards/zh-TW.ts'
import { lookupsOf, topicsOf, type Vocabulary } from './describe.ts'
import { qun as qunEn } from './generals/qun/en.ts'
import { qun as qunZhCN } from './generals/qun/zh-CN.ts'
import { qun as qunZhTW } from './generals/qun/zh-TW.ts'
import { shu as shuEn } from './generals/shu/en.ts'
import { shu as shuZhCN } from './generals/shu/zh-CN.ts'
import { shu as shuZhTW } from './generals/shu/zh-TW.ts'
import { wei as weiEn } from './generals/wei/en.ts'
import { wei as weiZhCN } from './generals/wei/zh-CN.ts'
import { wei as weiZhTW } from './generals/wei/zh-TW.ts'
import { wu as wuEn } from './generals/wu/en.ts'
import { wu as wuZhCN } from './generals/wu/zh-CN.ts'
import { wu as wuZhTW } from './generals/wu/zh-TW.ts'
import { guide as guideEn } from './guide/en.ts'
import { guide as guideZhCN } from './guide/zh-CN.ts'
import { guide as guideZhTW } from './guide/zh-TW.ts'
import { lesson as lessonEn } from './lesson/en.ts'
import { lesson as lessonZhCN } from './lesson/zh-CN.ts'
import { lesson as lessonZhTW } from './lesson/zh-TW.ts'
import { names as namesEn } from './names/en.ts'
import { names as namesZhCN } from './names/zh-CN.ts'
import { names as namesZhTW } from './names/zh-TW.ts'
import { options as optionsEn } from './options/en.ts'
import { options as optionsZhCN } from './options/zh-CN.ts'
import { options as optionsZhTW } from './options/zh-TW.ts'
import { PHRASES } from './phrases.ts'
import { topics as topicsEn } from './topics/en.ts'
import { topics as topicsZhCN } from './topics/zh-CN.ts'
import { topics as topicsZhTW } from './topics/zh-TW.ts'

/** What the house shows of the game, and longer notes for the lookups. */
export interface HegemonyWords extends GameWords {
  readonly autoAnswers: NonNullable<GameWords['autoAnswers']>
  readonly notes: Readonly<Record<Id, string>>
}

const wordsOf = (
  language: Language,
  vocabulary: Vocabulary,
  {
    options,
    autoAnswers,
    pages,
    guide,
    lesson,
  }: Pick<HegemonyWords, 'options' | 'autoAnswers'> & {
    readonly pages: Pages
    readonly guide: Guide
    readonly lesson: LessonWords
  },
): HegemonyWords => ({
  title: vocabulary.box.title,
  blurb: vocabulary.box.blurb,
  phrases: PHRASES[language],
  ...lookupsOf(vocabulary),
  options,
  autoAnswers,
  lesson,
  topics: guided(language, guide, topicsOf(vocabulary, pages)),
})

/** What each language calls cards, generals and skills, and what they do. */
export const VOCABULARY: Readonly<Record<Language, Vocabulary>> = {
  en: {
    box: namesEn,
    cards: cardsEn,
    generals: { ...weiEn.names, ...shuEn.names, ...wuEn.names, ...qunEn.names },
    skills: { ...weiEn.skills, ...shuEn.skills, ...wuEn.skills, ...qunEn.skills },
  },
  'zh-CN': {
    box: namesZhCN,
    cards: cardsZhCN,
    generals: { ...weiZhCN.names, ...shuZhCN.names, ...wuZhCN.names, ...qunZhCN.names },
    skills: { ...weiZhCN.skills, ...shuZhCN.skills, ...wuZhCN.skills, ...qunZhCN.skills },
  },
  'zh-TW': {
    box: namesZhTW,
    cards: cardsZhTW,
    generals: { ...weiZhTW.names, ...shuZhTW.names, ...wuZhTW.names, ...qunZhTW.names },
    skills: { ...weiZhTW.skills, ...shuZhTW.skills, ...wuZhTW.skills, ...qunZhTW.skills },
  },
}

/** Everything this game says. */
export const words: Readonly<Record<Language, HegemonyWords>> = {
  en: wordsOf('en', VOCABULARY.en, {
    options: optionsEn,
    autoAnswers: autoAnswersEn,
    pages: topicsEn,
    guide: guideEn,
    lesson: lessonEn,
  }),
  'zh-CN': wordsOf('zh-CN', VOCABULARY['zh-CN'], {
    options: optionsZhCN,
    autoAnswers: autoAnswersZhCN,
    pages: topicsZhCN,
    guide: guideZhCN,
    lesson: lessonZhCN,
  }),
  'zh-TW': wordsOf('zh-TW', VOCABULARY['zh-TW'], {
    options: optionsZhTW,
    autoAnswers: autoAnswersZhTW,
    pages: topicsZhTW,
    guide: guideZhTW,
    lesson: lessonZhTW,
  }),
}
