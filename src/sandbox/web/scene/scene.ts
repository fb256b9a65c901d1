// The scene from which the page is drawn: the view, the words of its reader's language, and possible actions.
import type { Component, Id } from '../../world/model.ts'
import type { PageChannel, PageMessage, PagePerson, View } from '../../world/page-types.ts'
import type { PageWords } from '../words/en.ts'

/** A modal in front of the person, as the sandbox tells of it. */
export interface OpenModal {
  readonly interaction: Id
  readonly custom_id: string
  readonly title: string
  readonly fields: readonly {
    readonly custom_id: string
    readonly label: string
    readonly description: string | null
    readonly component: Component
  }[]
}

/** What came of an action. */
export interface Outcome {
  readonly kind: 'message' | 'update' | 'modal' | 'silence'
  readonly text: string
  readonly modal?: OpenModal
}

/** A value of a command's option or of a modal's field. */
export type Value =
  | string
  | number
  | boolean
  | { readonly name: string; readonly value: string | number }
  | Upload

/** A file to send, its bytes in base64. */
export interface Upload {
  readonly name: string
  readonly contentType: string
  readonly data: { readonly base64: string }
}

/** What a person can do on the page. */
export interface Actions {
  /** Goes to a channel, and to a message in it if one is named. */
  go(channel: string, message?: Id): void
  press(message: PageMessage, button: Component): void
  /** Chooses from a menu; false when it could not be sent. */
  pick(message: PageMessage, menu: Component, values: readonly string[]): Promise<boolean>
  /** Uses a command of a message's menu. */
  use(message: PageMessage, command: string): void
  dismiss(message: PageMessage): void
  forget(interaction: Id): void
  /** Sends text and files, in reply to a message if one is named; false when it could not be sent. */
  say(text: string, more?: { readonly replyTo?: Id; readonly files?: readonly Upload[] }): Promise<boolean>
  /** Begins a reply to a message, or ends it. */
  reply(message: PageMessage | undefined): void
  slash(line: string, values: Readonly<Record<string, Value>>): void
  complete(line: string, values: Readonly<Record<string, Value>>, focused: string): Promise<readonly Choice[]>
  commands(): Promise<readonly CommandShape[]>
}

/** A suggestion or fixed choice. */
export interface Choice {
  readonly name: string
  readonly value: string | number
  readonly name_localizations?: Readonly<Record<string, string>> | null
}

/** An option of a command, as registered. */
export interface OptionShape {
  readonly type: number
  readonly name: string
  readonly description: string
  readonly name_localizations?: Readonly<Record<string, string>> | null
  readonly description_localizations?: Readonly<Record<string, string>> | null
  readonly required?: boolean
  readonly autocomplete?: boolean
  readonly choices?: readonly Choice[]
  readonly options?: readonly OptionShape[]
}

/** A command, as registered. */
export interface CommandShape extends OptionShape {
  readonly id: Id
}

export interface Scene {
  readonly view: View
  readonly me: PagePerson
  readonly words: PageWords
  /** The sandbox's time, in milliseconds since 1970. */
  readonly now: number
  /** The address of somebody's picture. */
  readonly avatar: (id: Id) => string
  readonly actions: Actions
  /** Messages whose buttons wait for an answer, with the part that was used. */
  readonly waiting: ReadonlyMap<Id, string>
  /** Notices the person has dismissed. */
  readonly forgotten: ReadonlySet<Id>
  /** Commands on their way. */
  readonly sending: readonly string[]
  /** What is being replied to. */
  readonly replying: PageMessage | undefined
  /** The message that one is to be shown, until it was. */
  readonly sought: Id | undefined
}

/** A person's name as it is shown. */
export const nameOf = ({ view, words }: Scene, id: Id): string =>
  view.people.find((each) => each.id === id)?.name ?? words['somebody-unknown']

export const channelOf = ({ view }: Scene, id: Id | null): PageChannel | undefined =>
  view.channels.find((each) => each.id === id)

/** `#game-room`, a thread's bare name, or `@` and the bot's name. */
export const placeName = (channel: PageChannel): string =>
  `${channel.thread ? '' : channel.type === 1 ? '@' : '#'}${channel.name}`

/** A text in a member's language, where the bot has given one. */
export const localized = (
  texts: Readonly<Record<string, string>> | null | undefined,
  locale: string,
  plain: string,
): string => texts?.[locale] ?? plain
