// The server through one person's eyes, for the page: channels, threads, members, and the messages of one channel.

import { type Actor, isVisible, requireWriting } from './driver/find.ts'
import { messageCommands } from './driver/person.ts'
import { newsFor } from './reads.ts'
import { CannotDo } from './refusals/index.ts'
import { directChannel } from './world/channels.ts'
import { NOT_RESPONDING } from './world/interactions.ts'
import {
  type Channel,
  ChannelType,
  type Guild,
  type Id,
  isThread,
  type Message,
  MessageFlag,
  type User,
} from './world/model.ts'
import type { PageChannel, PageMessage, PagePerson, View, Wish } from './world/page-types.ts'
import { byAge } from './world/snowflake.ts'
import { botId, interactionById, may, messageById, type World } from './world/world.ts'

/** Messages shown at first. */
const LIMIT = 60
/** Messages shown before one that was asked for. */
const BEFORE = 10
const SHOWN_KINDS: readonly number[] = [
  ChannelType.text,
  ChannelType.news,
  ChannelType.forum,
  ChannelType.category,
]

const personOf = ({ id, name, bot, locale }: User): PagePerson => ({ id, name, bot, locale })

/** The member the page speaks for: by id or name, else the first person who speaks the reader's language best. */
export function whoIs(world: World, guild: Guild, { as, languages = [] }: Wish): User | undefined {
  const members = guild.members.flatMap(
    ({ user }) => world.state.users.find((each) => each.id === user) ?? [],
  )
  const people = members.filter((each) => !each.bot)
  const named = people.find((each) => each.id === as) ?? people.find((each) => each.name === as)
  const base = (locale: string) => locale.split('-')[0]
  const speakers = languages.flatMap((language) => [
    people.find((each) => each.locale === language),
    people.find((each) => base(each.locale) === base(language)),
  ])
  return named ?? speakers.find((each) => each !== undefined) ?? people[0]
}

function isWritable(actor: Actor, channel: Channel): boolean {
  try {
    requireWriting(actor, channel)
    return channel.type !== ChannelType.forum && channel.type !== ChannelType.category
  } catch (error) {
    if (error instanceof CannotDo) return false
    throw error
  }
}

function channelView(actor: Actor, channel: Channel): PageChannel {
  const { world, user, guild } = actor
  const { id, type, parent, topic, thread } = channel
  const joined = thread?.members.some((each) => each.user === user.id) ?? true
  const member = guild.members.find((each) => each.user === user.id)
  const news = joined ? newsFor(world.state, channel, user.id, member) : { unread: false, pings: 0 }
  return {
    id,
    type,
    parent,
    topic,
    name: channel.recipient === null ? channel.name : nameOf(world, botId(world)),
    thread: thread && {
      archived: thread.archived,
      locked: thread.locked,
      joined,
      members: thread.members.length,
      messages: thread.messageCount,
    },
    ...news,
    writable: isWritable(actor, channel),
  }
}

const nameOf = (world: World, id: Id) => world.state.users.find((each) => each.id === id)?.name ?? ''

function channelsOf(actor: Actor): Channel[] {
  const { world, user, guild } = actor
  return world.state.channels.filter(
    (each) =>
      (each.guild === guild.id || each.recipient === user.id) &&
      (isThread(each) || each.type === ChannelType.dm || SHOWN_KINDS.includes(each.type)) &&
      may(world, each, user.id, 'ViewChannel'),
  )
}

/** Whether a message mentions somebody as it stands now: an edit may have taken the mention away. */
const speaksTo = ({ user, guild }: Actor, { mentions, mentionRoles, mentionEveryone }: Message): boolean =>
  mentionEveryone ||
  mentions.includes(user.id) ||
  guild.members.some(
    (each) => each.user === user.id && each.roles.some((role) => mentionRoles.includes(role)),
  )

/** Whether a line says that somebody was added to a thread (1) or removed from it (2). */
const isMemberLine = ({ type }: Message): boolean => type === 1 || type === 2

/** The commands that can be used on a message, as its reader's client calls them; none where nothing can be used. */
function menuOf(actor: Actor, message: Message): string[] {
  const channel = actor.world.state.channels.find((each) => each.id === message.channel)
  if (!channel || !isWritable(actor, channel) || channel.thread?.archived) return []
  return messageCommands(actor, channel, message).map(
    ({ name, name_localizations: names }) => names?.[actor.user.locale] ?? name,
  )
}

function messageView(actor: Actor, message: Message): PageMessage {
  const { world } = actor
  const target = message.reply === null ? undefined : messageById(world, message.reply)
  const { interaction } = message
  return {
    id: message.id,
    author: message.author,
    type: message.type,
    content: message.content,
    embeds: message.embeds,
    components: message.components,
    files: message.attachments.map((each) => ({
      ...each,
      path: `/attachments/${message.channel}/${each.id}/${encodeURIComponent(each.filename)}`,
    })),
    pingsMe: speaksTo(actor, message),
    commands: menuOf(actor, message),
    about: isMemberLine(message) ? (message.mentions[0] ?? null) : null,
    ephemeral: message.ephemeralFor !== null,
    loading: (message.flags & MessageFlag.loading) !== 0,
    editedAt: message.editedAt,
    at: message.at,
    // Answers to a button are replies for Discord's books, but no client draws them so when they are private.
    reply:
      target === undefined || message.ephemeralFor !== null || message.type !== 19
        ? null
        : { id: target.id, author: target.author, content: target.content },
    used:
      interaction?.type === 2 && interaction.name !== null
        ? { user: interaction.user, command: interaction.name }
        : null,
  }
}

/** What the page shows. @throws when there is no server of that id */
export function viewOf(world: World, botOnline: boolean, wish: Wish): View {
  const { state } = world
  const guild =
    state.guilds.find((each) => each.id === wish.guild) ??
    state.guilds.find((each) => each.id === state.guild)
  if (guild === undefined) throw new Error('the sandbox has no server')
  const user = whoIs(world, guild, wish)
  const common = {
    now: world.clock.now(),
    botOnline,
    bot: botId(world),
    guild: { id: guild.id, name: guild.name, owner: guild.owner },
    guilds: state.guilds.map(({ id, name }) => ({ id, name })),
    people: state.users.map(personOf),
    members: guild.members.map((each) => each.user),
    roles: guild.roles.map(({ id, name }) => ({ id, name })),
  }
  if (user === undefined)
    return { ...common, me: null, channels: [], channel: null, messages: [], older: false, notices: [] }
  const actor: Actor = { world, user, guild }
  if (wish.channel === '@bot') directChannel(world, user.id)
  const channels = channelsOf(actor)
  const wanted =
    wish.channel === '@bot'
      ? channels.find((each) => each.recipient === user.id)
      : channels.find((each) => each.id === wish.channel)
  const channel = wanted ?? channels.find((each) => each.type === ChannelType.text && each.guild === guild.id)
  const visible = state.messages.filter((each) => each.channel === channel?.id && isVisible(actor, each))
  const pointed = visible.findIndex((each) => each.id === wish.message)
  const limit = Math.max(wish.limit ?? LIMIT, pointed < 0 ? 0 : visible.length - pointed + BEFORE)
  const shown = visible.slice(-limit)
  return {
    ...common,
    me: personOf(user),
    channels: channels
      .sort((a, b) => a.position - b.position || byAge(a.id, b.id))
      .map((each) => channelView(actor, each)),
    channel: channel?.id ?? null,
    messages: shown.map((each) => messageView(actor, each)),
    older: visible.length > shown.length,
    notices: state.notices
      // That suggestions failed is said where one types.
      .filter(({ text }) => text === NOT_RESPONDING)
      .filter((each) => each.user === user.id && each.channel === channel?.id)
      .slice(-20)
      .map(({ interaction, at }) => ({
        interaction,
        source: interactionById(world, interaction)?.source ?? null,
        at,
      })),
  }
}
