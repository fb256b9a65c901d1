// The three languages, and which of them a Discord locale means.

/** The languages of the bot, by their Discord locale names. */
export const LANGUAGES = ['en', 'zh-TW', 'zh-CN'] as const

/** A language of the bot. */
export type Language = (typeof LANGUAGES)[number]

/** The language for a Discord locale (`en-US`, `zh-TW`…): Chinese where it is Chinese, English for all others. */
export const languageOf = (locale: string | undefined): Language =>
  locale === 'zh-TW' || locale === 'zh-CN' ? locale : 'en'

/** What people call a language, in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-TW': '繁體中文',
  'zh-CN': '简体中文',
}

/** What is made once for each language. */
export const byLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> => ({
  en: make('en'),
  'zh-TW': make('zh-TW'),
  'zh-CN': make('zh-CN'),
})

/** Modules of texts by the language they are written in. */
export const inLanguages = <T>({ en, zhTW, zhCN }: Readonly<Record<'en' | 'zhTW' | 'zhCN', T>>) =>
  ({ en, 'zh-TW': zhTW, 'zh-CN': zhCN }) satisfies Record<Language, T>
