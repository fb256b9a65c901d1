// Settings, for the floors above: a server's language, and what the bot itself remembers.
import { findSetting, guildLanguage, saveGuildLanguage, upsertSetting } from '../../store/desk.ts'
import type { Language } from '../../text/language.ts'
import type { HostContext } from '../context.ts'

/** What is set for a whole server, or for the bot. */
export interface SettingService {
  languageOfGuild(guild: string): Promise<Language | undefined>
  setLanguageOfGuild(guild: string, language: Language): Promise<void>
  /** A setting of the bot itself. */
  get(key: string): Promise<string | undefined>
  save(key: string, value: string): Promise<void>
}

export const settingService = ({ store: { db } }: HostContext): SettingService => ({
  languageOfGuild: async (guild) => (await guildLanguage(db, guild)) as Language | undefined,
  setLanguageOfGuild: (guild, language) => saveGuildLanguage(db, guild, language),
  get: (key) => findSetting(db, key),
  save: (key, value) => upsertSetting(db, key, value),
})
