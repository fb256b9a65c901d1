// The few things the publisher asks of Discord. Mentions are always explicit, threads are woken when needed.
import { DiscordAPIError } from 'discord.js'
import type { Drawn } from '../../picture/picture.ts'
import type { Screen } from '../screen/screen.ts'
import type { GuildWire } from './guild-wire.ts'

/** A message of the bot's own as the channel has it. */
export interface Posted {
  readonly id: string
  readonly content: string
  readonly at: Date
}

/** Where messages go. */
export interface Place {
  readonly isThread: boolean
  readonly archived: boolean
  readonly locked: boolean
}

/** Who is notified by a message: members alone, or members and roles. */
export type Mention =
  | readonly string[]
  | { readonly users: readonly string[]; readonly roles: readonly string[] }

/** What the publisher can do; throws Discord's errors. */
export interface Wire extends GuildWire {
  /**
   * Posts a screen, notifying the `mention`ed only, or without a sound (`silent`). The same `key` is posted
   * once within minutes.
   */
  post(channel: string, screen: Screen, key: string, mention?: Mention, silent?: boolean): Promise<Posted>
  /** Deletes a message of the bot's own. Wakes its thread first if that is archived. */
  remove(channel: string, message: string): Promise<void>
  /** Pins a message of the bot's own to its channel. */
  pin(channel: string, message: string): Promise<void>
  /**
   * Redraws a message; edits never notify. Wakes its thread first if that is archived. Its attachments stay as they are,
   * or all go where it is to be `bare`: no id is named, since another upload may have replaced what the bot knows of.
   * Members who are `mention`ed join its thread. https://discord.com/developers/docs/resources/message#edit-message
   */
  edit(channel: string, message: string, screen: Screen, bare?: boolean, mention?: Mention): Promise<void>
  /** Makes a picture the one attachment of a message and changes nothing else of it. */
  hang(channel: string, message: string, name: string, drawn: Drawn): Promise<void>
  /** Takes all attachments off a message and changes nothing else of it. */
  takeDown(channel: string, message: string): Promise<void>
  /** Whether somebody is a member of a server. */
  isMember(guild: string, member: string): Promise<boolean>
  /** Whether a member can see a channel, or a thread by its channel; `gone` where they have left the server. */
  sees(guild: string, channel: string, member: string): Promise<boolean | 'gone'>
  /** Whether a message of the bot's own still stands. https://discord.com/developers/docs/resources/message#get-channel-message */
  stands(channel: string, message: string): Promise<boolean>
  /** The bot's own among the latest messages of a channel, newest first. */
  recent(channel: string): Promise<readonly Posted[]>
  place(channel: string): Promise<Place>
  /** Opens a thread, from a message if one is named, and returns its id. */
  openThread(channel: string, name: string, message?: string): Promise<string>
  /** Opens a post in a forum with its first message and returns its id, which is the message's too. */
  openPost(forum: string, name: string, screen: Screen, tags: readonly string[]): Promise<string>
  /** The bot's own open thread of this name under a channel. */
  threadNamed(guild: string, channel: string, name: string): Promise<string | undefined>
  /** How many threads are open in a server, of those that the bot sees. */
  openThreads(guild: string): Promise<number>
  /** Deletes the line by which Discord tells a channel that the bot opened a thread of this name. */
  removeThreadNotice(channel: string, name: string): Promise<void>
  wake(thread: string): Promise<void>
  /** The channel of direct messages with a member. */
  directWith(member: string): Promise<string>
}

/** A thread that nobody but moderators can write in or wake. */
export class Locked extends Error {}

/** Something has to be done first, in another lane. */
export class NotYet extends Error {}

/** What was to be posted is another process's by now. */
export class NotOurs extends Error {}

/** A wire over which nothing is asked or sent any more once `ours` says no. */
export function guarded(wire: Wire, ours: () => boolean): Wire {
  return new Proxy(wire, {
    get(target, name: keyof Wire) {
      if (!ours()) throw new NotOurs('another process posts here by now')
      return target[name].bind(target)
    },
  })
}

/** Discord's JSON error code, if it is one of Discord's errors. */
export const codeOf = (error: unknown): number | undefined =>
  error instanceof DiscordAPIError ? Number(error.code) : undefined
