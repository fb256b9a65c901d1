// The model of the loopback server: plain JSON, the same in memory and in the file.

/** A snowflake. */
export type Id = string

/** Any JSON object whose shape is not looked into. */
export type JsonObject = { readonly [key: string]: unknown }

export interface User {
  id: Id
  name: string
  bot: boolean
  /** The language of this person's client, such as `en-US` or `zh-TW`. */
  locale: string
  /** Does this person take direct messages from members of the server? */
  directMessages: boolean
  /** Has this person installed the bot for themselves? https://docs.discord.com/developers/resources/application#user-context */
  installed?: boolean
}

export interface Role {
  id: Id
  name: string
  permissions: string
  position: number
  mentionable: boolean
  managed: boolean
}

export interface Member {
  user: Id
  nick: string | null
  roles: Id[]
  joinedAt: number
  /** Until when this member is timed out, in milliseconds since 1970. */
  timeout: number | null
}

export interface ScheduledEvent {
  id: Id
  creator: Id
  body: JsonObject
  status: number
}

export interface Guild {
  id: Id
  name: string
  owner: Id
  locale: string
  roles: Role[]
  members: Member[]
  events: ScheduledEvent[]
}

/** An emoji of the application. */
export interface Emoji {
  id: Id
  name: string
}

/** `kind` 0 is a role, 1 a member. */
export interface Overwrite {
  id: Id
  kind: 0 | 1
  allow: string
  deny: string
}

/** What a thread has beyond a channel. Durations in minutes, moments in milliseconds since 1970. */
export interface ThreadFacts {
  owner: Id
  archived: boolean
  locked: boolean
  invitable: boolean
  autoArchive: number
  lastActivity: number
  archiveChanged: number
  members: { user: Id; joinedAt: number }[]
  messageCount: number
}

/** A tag that posts of a forum can bear. */
export interface ForumTag {
  id: Id
  name: string
  /** Only members who manage threads put it on a post. */
  moderated: boolean
  emojiId: Id | null
  emojiName: string | null
}

export const ChannelType = {
  text: 0,
  dm: 1,
  voice: 2,
  category: 4,
  news: 5,
  newsThread: 10,
  thread: 11,
  privateThread: 12,
  forum: 15,
} as const

export interface Channel {
  id: Id
  type: number
  name: string
  guild: Id | null
  parent: Id | null
  topic: string | null
  position: number
  overwrites: Overwrite[]
  /** The person on the other side of a direct-message channel. */
  recipient: Id | null
  thread: ThreadFacts | null
  /** The tags of a forum; at most 20. */
  tags?: ForumTag[]
  /** Posts of this forum need a tag. */
  requiresTag?: boolean
  /** The tags that a forum's post bears; at most 5. */
  applied?: Id[]
}

export interface SelectOption {
  label: string
  value: string
  description?: string
  default?: boolean
  emoji?: JsonObject
}

/** A message or modal component as the bot sent it. */
export interface Component {
  type: number
  id?: number
  custom_id?: string
  style?: number
  label?: string
  description?: string
  emoji?: JsonObject
  url?: string
  disabled?: boolean
  placeholder?: string
  min_values?: number
  max_values?: number
  min_length?: number
  max_length?: number
  required?: boolean
  value?: string
  default?: boolean
  content?: string
  options?: SelectOption[]
  components?: Component[]
  component?: Component
  accessory?: Component
  default_values?: { id: Id; type: string }[]
  /** Kinds of channels that a menu of channels shows; all when left out. */
  channel_types?: number[]
}

export interface Attachment {
  id: Id
  filename: string
  description: string | null
  contentType: string
  size: number
  width: number | null
  height: number | null
}

export interface Embed {
  title?: string
  description?: string
  url?: string
  fields?: { name: string; value: string; inline?: boolean }[]
  footer?: { text: string; icon_url?: string }
  author?: { name: string; url?: string; icon_url?: string }
  [key: string]: unknown
}

export interface Message {
  id: Id
  channel: Id
  author: Id
  type: number
  content: string
  embeds: Embed[]
  components: Component[]
  attachments: Attachment[]
  flags: number
  tts: boolean
  at: number
  editedAt: number | null
  mentions: Id[]
  mentionRoles: Id[]
  mentionEveryone: boolean
  /** Whom the message notified when it was posted. */
  notified: Id[]
  pinned: boolean
  nonce: string | number | null
  reply: Id | null
  /** The interaction this answers: its id, kind, the person and the command's name. */
  interaction: { id: Id; type: number; user: Id; name: string | null; original: Id | null } | null
  /** The one who sees it, when only one does. */
  ephemeralFor: Id | null
  /** An ephemeral message is gone once its reader reloads or dismisses it. */
  gone: boolean
}

export interface Choice {
  name: string
  value: string | number
  name_localizations?: Record<string, string> | null
}

export interface CommandOption {
  type: number
  name: string
  description: string
  name_localizations?: Record<string, string> | null
  description_localizations?: Record<string, string> | null
  required?: boolean
  autocomplete?: boolean
  choices?: Choice[]
  options?: CommandOption[]
  min_value?: number
  max_value?: number
  min_length?: number
  max_length?: number
  channel_types?: number[]
}

export interface Command {
  id: Id
  version: Id
  guild: Id | null
  type: number
  name: string
  description: string
  name_localizations: Record<string, string> | null
  description_localizations: Record<string, string> | null
  options: CommandOption[]
  default_member_permissions: string | null
  contexts: number[] | null
  integration_types: number[]
  nsfw: boolean
}

export const InteractionKind = { command: 2, component: 3, autocomplete: 4, modal: 5 } as const

export interface Interaction {
  id: Id
  token: string
  kind: number
  user: Id
  guild: Id | null
  channel: Id
  /** The message whose component was used, also when its modal was. */
  source: Id | null
  /** The command's path, for the line above a reply. */
  name: string | null
  at: number
  stage: 'waiting' | 'acknowledged' | 'silent'
  /** The callback type it was acknowledged with. */
  callback: number | null
  original: Id | null
  /** Every message made with this token. */
  messages: Id[]
  modal: Modal | null
  choices: Choice[] | null
  /** What the person saw last as the answer, counted so that a wait can tell a new one. */
  answers: number
  lastAnswer: { kind: 'message' | 'update'; message: Id } | null
}

export interface Modal {
  /** The interaction that opened it. */
  interaction: Id
  custom_id: string
  title: string
  components: Component[]
}

/** What a client shows outside messages: "The application did not respond". */
export interface Notice {
  user: Id
  channel: Id
  interaction: Id
  text: string
  at: number
}

export interface State {
  version: 1
  lastId: Id
  application: Id
  /** The server that the driver means when none is named. */
  guild: Id
  users: User[]
  guilds: Guild[]
  channels: Channel[]
  /** Oldest first, all channels together. */
  messages: Message[]
  commands: Command[]
  /** When commands were created, for the daily limit. */
  commandCreates: number[]
  /** The application's own, oldest first. */
  emojis: Emoji[]
  interactions: Interaction[]
  notices: Notice[]
  /** Up to which message people have read a channel. */
  reads: { user: Id; channel: Id; message: Id }[]
}

export const MessageFlag = {
  suppressEmbeds: 4,
  hasThread: 32,
  ephemeral: 64,
  loading: 128,
  suppressNotifications: 4096,
  componentsV2: 32768,
} as const

/** Is this channel a thread? */
export function isThread(channel: Channel): channel is Channel & { thread: ThreadFacts } {
  return channel.thread !== null
}
