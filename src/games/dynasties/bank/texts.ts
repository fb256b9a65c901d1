// The bank's texts in each language, by the ids of questions, answers and explanations.
import type { Id } from '../../../engine/phrase.ts'
import type { Language } from '../../../text/language.ts'
import { antiquity as antiquityEn } from './antiquity/en.ts'
import { antiquity as antiquityZhCN } from './antiquity/zh-CN.ts'
import { antiquity as antiquityZhTW } from './antiquity/zh-TW.ts'
import { division as divisionEn } from './division/en.ts'
import { division as divisionZhCN } from './division/zh-CN.ts'
import { division as divisionZhTW } from './division/zh-TW.ts'
import { empire as empireEn } from './empire/en.ts'
import { empire as empireZhCN } from './empire/zh-CN.ts'
import { empire as empireZhTW } from './empire/zh-TW.ts'
import { bankNames } from './names.ts'

/** Questions, answers and explanations by id. */
export const BANK: Readonly<Record<Language, Readonly<Record<Id, string>>>> = {
  en: bankNames({ ...antiquityEn, ...divisionEn, ...empireEn }),
  'zh-TW': bankNames({ ...antiquityZhTW, ...divisionZhTW, ...empireZhTW }),
  'zh-CN': bankNames({ ...antiquityZhCN, ...divisionZhCN, ...empireZhCN }),
}
