// Types of the page's protocol: one person's view at one moment, and the page's requests.
import type { Component, Embed, Id } from './model.ts'

/** Somebody with a name. */
export interface PagePerson {
  readonly id: Id
  readonly name: string
  readonly bot: boolean
  readonly locale: string
}

export interface PageChannel {
  readonly id: Id
  readonly name: string
  /** Discord's number of the kind of channel. */
  readonly type: number
  readonly parent: Id | null
  readonly topic: string | null
  /** Members and state of a thread; null for channels. */
  readonly thread: {
    readonly archived: boolean
    readonly locked: boolean
    readonly joined: boolean
    readonly members: number
    readonly messages: number
  } | null
  /** Something new since this person last looked. */
  readonly unread: boolean
  /** How much of the new mentions this person. */
  readonly pings: number
  /** May this person write here? */
  readonly writable: boolean
}

export interface PageFile {
  readonly id: Id
  readonly filename: string
  readonly description: string | null
  readonly contentType: string
  readonly size: number
  readonly width: number | null
  readonly height: number | null
  /** The path on this server. */
  readonly path: string
}

export interface PageMessage {
  readonly id: Id
  readonly author: Id
  /** Discord's number of the kind of message. */
  readonly type: number
  readonly content: string
  readonly embeds: readonly Embed[]
  readonly components: readonly Component[]
  readonly files: readonly PageFile[]
  readonly pingsMe: boolean
  /** Names of the commands in its menu, in this person's language. */
  readonly commands: readonly string[]
  /** Whom a line about a thread's members is about. */
  readonly about: Id | null
  readonly ephemeral: boolean
  readonly loading: boolean
  /** When it was edited last, in milliseconds since 1970. */
  readonly editedAt: number | null
  /** Milliseconds since 1970. */
  readonly at: number
  /** What it replies to, as far as it is still there. */
  readonly reply: { readonly id: Id; readonly author: Id; readonly content: string } | null
  /** Whose command it answers. */
  readonly used: { readonly user: Id; readonly command: string } | null
}

/** A command that was not answered in time. */
export interface PageNotice {
  readonly interaction: Id
  /** The message whose button or menu it was. */
  readonly source: Id | null
  readonly at: number
}

/** The server as one person sees it, with the messages of one channel. */
export interface View {
  /** The sandbox's time when this was true, in milliseconds since 1970. */
  readonly now: number
  readonly botOnline: boolean
  readonly bot: Id
  readonly guild: { readonly id: Id; readonly name: string; readonly owner: Id }
  readonly guilds: readonly { readonly id: Id; readonly name: string }[]
  /** Nobody when there is no such member. */
  readonly me: PagePerson | null
  /** Everyone who may be somebody's author or be mentioned. */
  readonly people: readonly PagePerson[]
  readonly members: readonly Id[]
  readonly roles: readonly { readonly id: Id; readonly name: string }[]
  readonly channels: readonly PageChannel[]
  /** The channel that is looked at; null when this person sees none. */
  readonly channel: Id | null
  readonly messages: readonly PageMessage[]
  /** There are messages before these. */
  readonly older: boolean
  readonly notices: readonly PageNotice[]
}

/** What the page asks for, and tells: the newest message that has been on the screen. */
export interface Wish {
  /** A member by id or name; when it is nobody, one who speaks the reader's language. */
  readonly as?: string
  /** The reader's languages, the best first. */
  readonly languages?: readonly string[]
  readonly guild?: Id
  /** A channel by id, or `@bot` for the direct messages with the bot. */
  readonly channel?: string
  /** How many messages at most. */
  readonly limit?: number
  /** A message of the channel that is to be among them, however old. */
  readonly message?: Id
  readonly read?: Id
}
