// The bot's stored settings: a server's language, its roles for calls, and settings of its own.
import { guildLanguage, saveGuildLanguage } from '../../store/languages.ts'
import * as servers from '../../store/servers.ts'
import { findSetting, upsertSetting } from '../../store/settings.ts'
import type { Language } from '../../text/language.ts'
import type { HostContext } from '../table/context.ts'

/** The language of a server, once somebody has chosen one. */
export const languageOfGuild = async ({ store }: HostContext, guild: string): Promise<Language | undefined> =>
  (await guildLanguage(store.db, guild)) as Language | undefined

export const setLanguageOfGuild = (
  { store }: HostContext,
  guild: string,
  language: Language,
): Promise<void> => saveGuildLanguage(store.db, guild, language)

/** The bot's role on a server for those who want to be called for a game, once there is one. */
export const callRole = ({ store }: HostContext, guild: string, title: string): Promise<string | undefined> =>
  servers.findCallRole(store.db, guild, title)

export const saveCallRole = (
  { store }: HostContext,
  guild: string,
  title: string,
  role: string,
): Promise<void> => servers.saveCallRole(store.db, guild, title, role)

/** A setting of the bot itself. */
export const get = ({ store }: HostContext, key: string): Promise<string | undefined> =>
  findSetting(store.db, key)

export const save = ({ store }: HostContext, key: string, value: string): Promise<void> =>
  upsertSetting(store.db, key, value)
