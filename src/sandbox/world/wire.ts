// People, roles and channels as Discord puts them on the wire.
import {
  type Channel,
  ChannelType,
  type ForumTag,
  type Id,
  isThread,
  type Member,
  type Role,
  type ThreadFacts,
  type User,
} from './model.ts'
import { botId, permissionsIn, userOf, type World } from './world.ts'

/** A JSON object on its way out. */
export type Wire = Record<string, unknown>

/** A moment as Discord writes it. */
export const iso = (at: number) => new Date(at).toISOString()

export function wireUser(user: User): Wire {
  return {
    id: user.id,
    username: user.name.toLowerCase().replace(/[^a-z0-9_.]/g, '') || `user${user.id.slice(-6)}`,
    global_name: user.bot ? null : user.name,
    ...(user.bot ? { username: user.name } : {}),
    discriminator: user.bot ? '0001' : '0',
    avatar: null,
    banner: null,
    accent_color: null,
    bot: user.bot,
    system: false,
    public_flags: 0,
    flags: 0,
    avatar_decoration_data: null,
    collectibles: null,
    clan: null,
    primary_guild: null,
  }
}

export function wireMember(world: World, member: Member): Wire {
  return { user: wireUser(userOf(world, member.user)), ...memberWithoutUser(member) }
}

/** A member as messages carry it, without the user. */
export function memberWithoutUser(member: Member): Wire {
  return {
    nick: member.nick,
    avatar: null,
    banner: null,
    roles: member.roles,
    joined_at: iso(member.joinedAt),
    premium_since: null,
    deaf: false,
    mute: false,
    flags: 0,
    pending: false,
    communication_disabled_until: member.timeout === null ? null : iso(member.timeout),
  }
}

export function wireRole(role: Role): Wire {
  return {
    id: role.id,
    name: role.name,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    icon: null,
    unicode_emoji: null,
    position: role.position,
    permissions: role.permissions,
    managed: role.managed,
    mentionable: role.mentionable,
    flags: 0,
  }
}

function wireThreadFacts(thread: ThreadFacts, id: Id): Wire {
  return {
    owner_id: thread.owner,
    message_count: thread.messageCount,
    total_message_sent: thread.messageCount,
    member_count: Math.min(50, thread.members.length),
    rate_limit_per_user: 0,
    flags: 0,
    thread_metadata: {
      archived: thread.archived,
      locked: thread.locked,
      invitable: thread.invitable,
      auto_archive_duration: thread.autoArchive,
      archive_timestamp: iso(thread.archiveChanged),
      create_timestamp: iso(Number(BigInt(id) >> 22n) + 1_420_070_400_000),
    },
  }
}

/** A thread's member as Discord lists it. */
export function wireThreadMember(thread: Id, member: { user: Id; joinedAt: number }): Wire {
  return { id: thread, user_id: member.user, join_timestamp: iso(member.joinedAt), flags: 0 }
}

/** The newest message everyone can see. */
function lastMessage(world: World, channel: Id): Id | null {
  return (
    world.state.messages.findLast((each) => each.channel === channel && each.ephemeralFor === null)?.id ??
    null
  )
}

/** Flag of a forum whose posts need a tag. */
const REQUIRES_TAG = 1 << 4

const wireTag = ({ id, name, moderated, emojiId, emojiName }: ForumTag): Wire => ({
  id,
  name,
  moderated,
  emoji_id: emojiId,
  emoji_name: emojiName,
})

export function wireChannel(world: World, channel: Channel): Wire {
  if (channel.type === ChannelType.dm)
    return {
      id: channel.id,
      type: 1,
      last_message_id: lastMessage(world, channel.id),
      flags: 0,
      recipients: channel.recipient === null ? [] : [wireUser(userOf(world, channel.recipient))],
    }
  const common: Wire = {
    id: channel.id,
    type: channel.type,
    guild_id: channel.guild,
    name: channel.name,
    parent_id: channel.parent,
    last_message_id: lastMessage(world, channel.id),
  }
  if (isThread(channel)) {
    const own = channel.thread.members.find((each) => each.user === botId(world))
    return {
      ...common,
      ...wireThreadFacts(channel.thread, channel.id),
      applied_tags: channel.applied ?? [],
      ...(own === undefined ? {} : { member: wireThreadMember(channel.id, own) }),
    }
  }
  return {
    ...common,
    topic: channel.topic,
    nsfw: false,
    position: channel.position,
    rate_limit_per_user: 0,
    flags: channel.requiresTag ? REQUIRES_TAG : 0,
    permission_overwrites: channel.overwrites.map((each) => ({
      id: each.id,
      type: each.kind,
      allow: each.allow,
      deny: each.deny,
    })),
    ...(channel.type === ChannelType.forum
      ? {
          available_tags: (channel.tags ?? []).map(wireTag),
          default_reaction_emoji: null,
          default_sort_order: null,
          default_forum_layout: 0,
        }
      : {}),
  }
}

/** A channel inside an interaction, with the person's permissions in it. */
export function wireInteractionChannel(world: World, channel: Channel, user: Id): Wire {
  return { ...wireChannel(world, channel), permissions: permissionsIn(world, channel, user).toString() }
}
