// Messages: posting, editing, deleting, and the events that tell of it.
import { type AllowedMentions, drawIn, reached, readMentions } from './mentions.ts'
import {
  type Attachment,
  type Channel,
  type Component,
  type Embed,
  type Id,
  isThread,
  type Message,
  MessageFlag,
} from './model.ts'
import { joinThread, noteActivity } from './threads.ts'
import { wireMessageEvent } from './wire-message.ts'
import { botId, changed, channelOf, may, messageById, newId, type World } from './world.ts'

/** Types of messages that somebody wrote: ordinary, a reply, an answer to a command. */
const SPOKEN: readonly number[] = [0, 19, 20]
const GUILD_MESSAGES = 512
const DIRECT_MESSAGES = 4096

/** What a new message needs; what is left out is empty. */
export interface Draft {
  /** That of its thread, for the first message of a forum's post. */
  id?: Id | undefined
  channel: Channel
  author: Id
  content?: string | undefined
  embeds?: Embed[] | undefined
  components?: Component[] | undefined
  attachments?: Attachment[] | undefined
  flags?: number | undefined
  type?: number | undefined
  tts?: boolean | undefined
  allowedMentions?: AllowedMentions | null | undefined
  reply?: Id | null | undefined
  nonce?: string | number | null | undefined
  interaction?: Message['interaction'] | undefined
  ephemeralFor?: Id | null | undefined
  /** Whom a line about a thread's members is about. */
  about?: Id | undefined
}

function tell(world: World, t: string, message: Message, d: Record<string, unknown>): void {
  const channel = world.state.channels.find((each) => each.id === message.channel)
  if (channel === undefined || message.ephemeralFor !== null) return
  if (!may(world, channel, botId(world), 'ViewChannel')) return
  world.emit({
    t,
    d,
    guild: channel.guild,
    intent: channel.guild === null ? DIRECT_MESSAGES : GUILD_MESSAGES,
  })
}

/** Posts a message, wakes and joins its thread, and notifies whom it mentions. */
export function postMessage(world: World, draft: Draft): Message {
  const { channel, author } = draft
  const content = draft.content ?? ''
  const ephemeralFor = draft.ephemeralFor ?? null
  const mentions = readMentions(world, channel, author, content, draft.allowedMentions)
  const target = draft.reply ? messageById(world, draft.reply) : undefined
  const pingsReplied =
    target !== undefined &&
    draft.type === 19 &&
    (draft.allowedMentions?.replied_user ?? !draft.allowedMentions)
  const replied = pingsReplied && target.author !== author ? target.author : null
  const flags = draft.flags ?? 0
  const quiet = ephemeralFor !== null || (flags & MessageFlag.suppressNotifications) !== 0
  const message: Message = {
    id: draft.id ?? newId(world),
    channel: channel.id,
    author,
    type: draft.type ?? 0,
    content,
    embeds: draft.embeds ?? [],
    components: draft.components ?? [],
    attachments: draft.attachments ?? [],
    flags,
    tts: draft.tts ?? false,
    at: world.clock.now(),
    editedAt: null,
    mentions:
      draft.about !== undefined
        ? [draft.about]
        : replied === null || mentions.users.includes(replied)
          ? mentions.users
          : [...mentions.users, replied],
    mentionRoles: mentions.roles,
    mentionEveryone: mentions.everyone,
    notified: quiet ? [] : reached(world, channel, author, mentions, replied),
    pinned: false,
    nonce: draft.nonce ?? null,
    reply: draft.reply ?? null,
    interaction: draft.interaction ?? null,
    ephemeralFor,
    gone: false,
  }
  let added: Id[] = []
  if (ephemeralFor === null && isThread(channel)) {
    noteActivity(world, channel)
    added = drawIn(world, channel, mentions)
    if (SPOKEN.includes(message.type)) joinThread(world, channel, author)
  }
  world.state.messages.push(message)
  tell(world, 'MESSAGE_CREATE', message, wireMessageEvent(world, message))
  changed(world)
  for (const user of added) tellMember(world, channel, 'added', author, user)
  return message
}

/** Types of the lines “… added … to the thread” and “… removed … from the thread”. */
const MEMBER_LINES = { added: 1, removed: 2 } as const

/** Posts the line by which a thread says that somebody was added or removed by another; by an edited mention there is none. */
export function tellMember(
  world: World,
  channel: Channel,
  what: keyof typeof MEMBER_LINES,
  by: Id,
  user: Id,
): void {
  if (by === user) return
  const draft = { channel, author: by, type: MEMBER_LINES[what], about: user }
  postMessage(world, { ...draft, allowedMentions: { parse: [] } })
}

/** What an edit changes; what is left out stays. */
export interface Edit {
  content?: string | null | undefined
  embeds?: Embed[] | null | undefined
  components?: Component[] | null | undefined
  attachments?: Attachment[] | undefined
  flags?: number | undefined
  allowedMentions?: AllowedMentions | null | undefined
}

/**
 * Edits a message. Mentions are read anew (without allowances: all of them, discord-api-docs #2474), and in a
 * thread the mentioned join; nobody is notified, and it is no activity of the thread.
 */
export function editMessage(world: World, message: Message, edit: Edit): Message {
  if (edit.content !== undefined) message.content = edit.content ?? ''
  if (edit.embeds !== undefined) message.embeds = edit.embeds ?? []
  if (edit.components !== undefined) message.components = edit.components ?? []
  if (edit.attachments !== undefined) message.attachments = edit.attachments
  if (edit.flags !== undefined) {
    // Components v2 can be turned on by an edit, and never off again.
    const v2 = (message.flags | edit.flags) & MessageFlag.componentsV2
    message.flags =
      (message.flags & ~MessageFlag.suppressEmbeds) | (edit.flags & MessageFlag.suppressEmbeds) | v2
  }
  if ((message.flags & MessageFlag.loading) !== 0) message.flags &= ~MessageFlag.loading
  else message.editedAt = world.clock.now()
  const channel = channelOf(world, message.channel)
  if (edit.content !== undefined || edit.allowedMentions !== undefined) {
    const mentions = readMentions(world, channel, message.author, message.content, edit.allowedMentions)
    message.mentions = mentions.users
    message.mentionRoles = mentions.roles
    message.mentionEveryone = mentions.everyone
    if (message.ephemeralFor === null) drawIn(world, channel, mentions)
  }
  tell(world, 'MESSAGE_UPDATE', message, wireMessageEvent(world, message))
  changed(world)
  return message
}

/** Deletes a message. */
export function deleteMessage(world: World, message: Message): void {
  const channel = world.state.channels.find((each) => each.id === message.channel)
  const guild = channel?.guild ? { guild_id: channel.guild } : {}
  tell(world, 'MESSAGE_DELETE', message, { id: message.id, channel_id: message.channel, ...guild })
  world.state.messages = world.state.messages.filter((each) => each !== message)
  if (message.notified.length > 0) deletedPings(world).push(message)
  if (message.author === botId(world) && message.nonce !== null)
    goneNonces(world).set(String(message.nonce), message.at)
  changed(world)
}

const pings = new WeakMap<World, Message[]>()

/** Messages that notified somebody and were deleted since, in the order in which they went. */
export function deletedPings(world: World): Message[] {
  const known = pings.get(world) ?? []
  pings.set(world, known)
  return known
}

const gone = new WeakMap<World, Map<string, number>>()

/** The nonces of the bot's messages that were deleted, with when they were posted: `enforce_nonce` still knows them. */
export function goneNonces(world: World): Map<string, number> {
  const known = gone.get(world) ?? new Map<string, number>()
  gone.set(world, known)
  return known
}
