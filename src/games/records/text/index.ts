// The words of Record of the Three Kingdoms by language.
import type { Language } from '../../../text/language.ts'
import { guided } from '../../common/guide/index.ts'
import type { GameWords } from '../../common/title.ts'
import { autoAnswers as autoAnswersEn } from './auto-answers/en.ts'
import { autoAnswers as autoAnswersZhCN } from './auto-answers/zh-CN.ts'
import { autoAnswers as autoAnswersZhTW } from './auto-answers/zh-TW.ts'
import { effectsOf } from './cards.ts'
import { effects as effectsEn } from './effects/en.ts'
import { effects as effectsZhCN } from './effects/zh-CN.ts'
import { effects as effectsZhTW } from './effects/zh-TW.ts'
import { phrases as phrasesEn } from './en.ts'
import { guide as guideEn } from './guide/en.ts'
import { guide as guideZhCN } from './guide/zh-CN.ts'
import { guide as guideZhTW } from './guide/zh-TW.ts'
import { lesson as lessonEn } from './lesson/en.ts'
import { lesson as lessonZhCN } from './lesson/zh-CN.ts'
import { lesson as lessonZhTW } from './lesson/zh-TW.ts'
import { menus as menusEn } from './menus/en.ts'
import { menus as menusZhCN } from './menus/zh-CN.ts'
import { menus as menusZhTW } from './menus/zh-TW.ts'
import { names as namesEn } from './names/en.ts'
import { names as namesZhCN } from './names/zh-CN.ts'
import { names as namesZhTW } from './names/zh-TW.ts'
import { namesOf } from './names.ts'
import { options as optionsEn } from './options/en.ts'
import { options as optionsZhCN } from './options/zh-CN.ts'
import { options as optionsZhTW } from './options/zh-TW.ts'
import { topics as topicsEn } from './topics/en.ts'
import { topics as topicsZhCN } from './topics/zh-CN.ts'
import { topics as topicsZhTW } from './topics/zh-TW.ts'
import { phrases as phrasesZhCN } from './zh-CN.ts'
import { phrases as phrasesZhTW } from './zh-TW.ts'

/** Everything this game says. */
export const words: Readonly<Record<Language, GameWords>> = {
  en: {
    title: namesEn.title,
    blurb: namesEn.blurb,
    phrases: phrasesEn,
    names: namesOf(namesEn),
    cards: effectsOf(effectsEn),
    options: optionsEn,
    autoAnswers: autoAnswersEn,
    topics: guided('en', guideEn, topicsEn),
    lesson: lessonEn,
    menus: menusEn,
  },
  'zh-TW': {
    title: namesZhTW.title,
    blurb: namesZhTW.blurb,
    phrases: phrasesZhTW,
    names: namesOf(namesZhTW),
    cards: effectsOf(effectsZhTW),
    options: optionsZhTW,
    autoAnswers: autoAnswersZhTW,
    topics: guided('zh-TW', guideZhTW, topicsZhTW),
    lesson: lessonZhTW,
    menus: menusZhTW,
  },
  'zh-CN': {
    title: namesZhCN.title,
    blurb: namesZhCN.blurb,
    phrases: phrasesZhCN,
    names: namesOf(namesZhCN),
    cards: effectsOf(effectsZhCN),
    options: optionsZhCN,
    autoAnswers: autoAnswersZhCN,
    topics: guided('zh-CN', guideZhCN, topicsZhCN),
    lesson: lessonZhCN,
    menus: menusZhCN,
  },
}
