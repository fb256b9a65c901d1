// The page's words by the language of a member's client.
import { en, type PageWords } from './en.ts'
import { zhCN } from './zh-CN.ts'
import { zhTW } from './zh-TW.ts'

/** The page in the language of a client; English for every other one. */
export const wordsFor = (locale: string | undefined): PageWords =>
  locale === 'zh-TW' ? zhTW : locale === 'zh-CN' ? zhCN : en

/** Languages that members can have, by their own names. */
export const LOCALES: Readonly<Record<string, string>> = {
  'en-US': 'English (US)',
  'en-GB': 'English (UK)',
  'zh-TW': '繁體中文',
  'zh-CN': '简体中文',
  de: 'Deutsch',
  ja: '日本語',
}
