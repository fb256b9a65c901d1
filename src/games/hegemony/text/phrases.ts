// All phrases of the game by language: events, questions, and those of each kingdom's skills. Keys must not repeat.
import type { Catalogue } from '../../../text/catalogue.ts'
import type { Language } from '../../../text/language.ts'
import { phrases as rulesEn } from './en.ts'
import { asking as askingEn } from './phrases/asking/en.ts'
import { asking as askingZhCN } from './phrases/asking/zh-CN.ts'
import { asking as askingZhTW } from './phrases/asking/zh-TW.ts'
import { qun as qunEn } from './phrases/qun/en.ts'
import { qun as qunZhCN } from './phrases/qun/zh-CN.ts'
import { qun as qunZhTW } from './phrases/qun/zh-TW.ts'
import { shu as shuEn } from './phrases/shu/en.ts'
import { shu as shuZhCN } from './phrases/shu/zh-CN.ts'
import { shu as shuZhTW } from './phrases/shu/zh-TW.ts'
import { wei as weiEn } from './phrases/wei/en.ts'
import { wei as weiZhCN } from './phrases/wei/zh-CN.ts'
import { wei as weiZhTW } from './phrases/wei/zh-TW.ts'
import { wu as wuEn } from './phrases/wu/en.ts'
import { wu as wuZhCN } from './phrases/wu/zh-CN.ts'
import { wu as wuZhTW } from './phrases/wu/zh-TW.ts'
import { story as storyEn } from './story/en.ts'
import { story as storyZhCN } from './story/zh-CN.ts'
import { story as storyZhTW } from './story/zh-TW.ts'
import { phrases as rulesZhCN } from './zh-CN.ts'
import { phrases as rulesZhTW } from './zh-TW.ts'

const en = { ...rulesEn, ...askingEn, ...weiEn, ...shuEn, ...wuEn, ...qunEn, ...storyEn }
/** Keys and arguments of everything the game can say: `sayer<Phrases>('hegemony')`. */
export type Phrases = typeof en

/** The catalogues of each language, one by one. */
export const CATALOGUES: Readonly<Record<Language, readonly Catalogue[]>> = {
  en: [rulesEn, askingEn, weiEn, shuEn, wuEn, qunEn, storyEn],
  'zh-TW': [rulesZhTW, askingZhTW, weiZhTW, shuZhTW, wuZhTW, qunZhTW, storyZhTW],
  'zh-CN': [rulesZhCN, askingZhCN, weiZhCN, shuZhCN, wuZhCN, qunZhCN, storyZhCN],
}

/** All phrases of each language. */
export const PHRASES = {
  en,
  'zh-TW': { ...rulesZhTW, ...askingZhTW, ...weiZhTW, ...shuZhTW, ...wuZhTW, ...qunZhTW, ...storyZhTW },
  'zh-CN': { ...rulesZhCN, ...askingZhCN, ...weiZhCN, ...shuZhCN, ...wuZhCN, ...qunZhCN, ...storyZhCN },
} satisfies Record<Language, Phrases>
