// The bot's own words by language.
import type { Translation } from '../catalogue.ts'
import type { Language } from '../language.ts'
import type { Words } from '../render.ts'
import { commandsEn } from './commands/en.ts'
import { commandsZhCN } from './commands/zh-CN.ts'
import { commandsZhTW } from './commands/zh-TW.ts'
import { en } from './en.ts'
import { namesEn } from './refusals/en.ts'
import { namesZhCN } from './refusals/zh-CN.ts'
import { namesZhTW } from './refusals/zh-TW.ts'
import { zhCN } from './zh-CN.ts'
import { zhTW } from './zh-TW.ts'

/** The phrases the Discord floor says itself, ready to call with rendered arguments. */
export type BotPhrases = Translation<typeof en>

/** Everything the bot says in one language. */
export interface BotWords extends Words {
  readonly phrases: BotPhrases & Words['phrases']
  /** Descriptions of commands and options by path. */
  readonly commands: Readonly<Record<keyof typeof commandsEn, string>>
}

/** The bot's own words; their catalogue prefix is `bot`. */
export const BOT_WORDS: Readonly<Record<Language, BotWords>> = {
  en: { phrases: en, names: namesEn, commands: commandsEn },
  'zh-TW': { phrases: zhTW, names: namesZhTW, commands: commandsZhTW },
  'zh-CN': { phrases: zhCN, names: namesZhCN, commands: commandsZhCN },
}
