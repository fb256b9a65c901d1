// A call: who did what where, as plain data. Commands and panels see this and nothing of the gateway client.
import type { Opener } from '../../host/settings/index.ts'
import type { GameId, Person } from '../../host/table/types.ts'
import { type Language, languageOf } from '../../text/language.ts'
import type { BotContext } from '../core/context.ts'
import { managesServer, type Place } from '../words/permissions.ts'

/** What every interaction says of its circumstances. */
export interface Call {
  /** The interaction's id: what joining adds to the shuffle, and the name under which an answer is taken once. */
  readonly id: string
  readonly person: Person
  /** The person's language. */
  readonly language: Language
  /** Absent in direct messages. */
  readonly guild?: string
  readonly guildLocale?: string
  readonly channel: string
  /** The channel that a thread belongs to. */
  readonly parent?: string
  readonly place: Place
  /** Permission bits of the person and of the bot in this channel. */
  readonly mayDo: bigint
  readonly botMayDo: bigint
  /** Ids of the person's roles in this server, as of this interaction. */
  readonly roles: readonly string[]
}

/** A file that a person attached; its text is yet to be fetched. */
export interface Attached {
  readonly url: string
  /** As Discord says. */
  readonly bytes: number
}

/** A slash command as typed. Options are what the person sent; nothing in them is trusted. */
export interface CommandCall extends Call {
  readonly subcommand?: string
  text(option: string): string | undefined
  number(option: string): number | undefined
  /** A member who is named. */
  member(option: string): (Person & { readonly bot: boolean }) | undefined
  /** Somebody who is named, also who is in this server no more. */
  user(option: string): Person | undefined
  /** The id of a role that is named. */
  role(option: string): string | undefined
  /** The id of a forum that is named. */
  forum(option: string): string | undefined
  file(option: string): Attached | undefined
}

/** A command of a message's menu. */
export interface MessageCall extends Call {
  readonly message: {
    /** Who wrote it. */
    readonly author: string
    /** As it is read, without the names of those it mentions. */
    readonly text: string
    readonly at: Date
  }
}

/** A half-typed option of a slash command. */
export interface CompletionCall extends CommandCall {
  readonly focused: string
  readonly typed: string
}

/** A button, menu or form. */
export interface PanelCall extends Call {
  /** The parts of its custom id after the verb. */
  readonly parts: readonly string[]
  /** Options picked in a menu, ids of people picked in one, or the words of a form that asks for words alone. */
  readonly values: readonly string[]
  /** What the fields of a form hold, by their ids: words, options or ids. A field that was not sent is missing. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** Who was picked in a menu of people, as Discord knows them. */
  readonly people: readonly PickedPerson[]
}

/** Somebody picked in a menu of people. */
export interface PickedPerson extends Person {
  readonly bot: boolean
  /** Whether they are a member of the server. */
  readonly isHere: boolean
}

/** Who wants to open a table, as Discord says of this interaction. */
export const openerOf = ({ roles, parent, mayDo }: Call): Opener => ({
  roles,
  manages: managesServer(mayDo),
  ...(parent !== undefined && { parent }),
})

/** The language of a person: the one they chose, else their client's. */
export const languageOfPerson = async (bot: BotContext, person: Person): Promise<Language> =>
  (await bot.host.people.languageOf(person.id)) ?? languageOf(person.locale)

/** The language of a guild's tables: the one chosen for it, else its locale's. */
export const languageOfTables = async (
  bot: BotContext,
  call: Pick<Call, 'guild' | 'guildLocale'>,
): Promise<Language> =>
  (call.guild === undefined ? undefined : await bot.host.settings.languageOfGuild(call.guild)) ??
  languageOf(call.guildLocale)

/** The game a call names, if what it names could be an id at all. */
export const gameIdOf = (text: string | undefined): GameId | undefined => {
  const id = text?.trim().toLowerCase()
  return id && /^[a-z0-9-]{1,32}$/.test(id) ? id : undefined
}
