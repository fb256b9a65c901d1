// The texts of Kingdom Wars as they are written, by language.
import type { AnyLanguage } from '../../../text/catalogue.ts'
import { inLanguages } from '../../../text/language.ts'
import * as en from './en.ts'
import * as zhCN from './zh-CN.ts'
import * as zhTW from './zh-TW.ts'

/** Everything that is written in one language. */
export type Texts = AnyLanguage<typeof en>

/** By language. */
export const TEXTS = inLanguages<Texts>({ en, zhTW, zhCN })
