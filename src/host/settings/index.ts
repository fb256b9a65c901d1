// Settings, for the floors above: a server's language, and what the bot itself remembers.
import { guildLanguage, saveGuildLanguage } from '../../store/languages.ts'
import { findCallRole, saveCallRole } from '../../store/servers.ts'
import { findSetting, upsertSetting } from '../../store/settings.ts'
import type { Language } from '../../text/language.ts'
import { type HostContext, inContext } from '../context.ts'
import { changeServer, type ServerChange, type ServerSettings, serverSettings } from './server.ts'

export { MOST_SET, MOST_TABLES, type Opener, type ServerChange, type ServerSettings } from './server.ts'

/** What is set for a whole server, or for the bot. */
export interface SettingService {
  languageOfGuild(guild: string): Promise<Language | undefined>
  setLanguageOfGuild(guild: string, language: Language): Promise<void>
  /** What the organisers of a server have set about its tables. */
  server(guild: string): Promise<ServerSettings>
  /** Changes some of it; all of it after that, or `undefined` where it cannot be such. Who may is the caller's to check. */
  changeServer(guild: string, change: ServerChange): Promise<ServerSettings | undefined>
  /** The bot's role on a server for those who want to be called for a game, once there is one. */
  callRole(guild: string, title: string): Promise<string | undefined>
  saveCallRole(guild: string, title: string, role: string): Promise<void>
  /** A setting of the bot itself. */
  get(key: string): Promise<string | undefined>
  save(key: string, value: string): Promise<void>
}

export const settingService = (context: HostContext): SettingService => {
  const { db } = context.store
  return { ...inContext(context, { server: serverSettings, changeServer }), ...ofBot(db) }
}

const ofBot = (db: HostContext['store']['db']): Omit<SettingService, 'server' | 'changeServer'> => ({
  languageOfGuild: async (guild) => (await guildLanguage(db, guild)) as Language | undefined,
  setLanguageOfGuild: (guild, language) => saveGuildLanguage(db, guild, language),
  callRole: (guild, title) => findCallRole(db, guild, title),
  saveCallRole: (guild, title, role) => saveCallRole(db, guild, title, role),
  get: (key) => findSetting(db, key),
  save: (key, value) => upsertSetting(db, key, value),
})
