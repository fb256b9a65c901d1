// Finds whom a message mentions and whom it notifies.
// https://discord.com/developers/docs/resources/message#allowed-mentions-object
import { type Channel, type Id, isThread } from './model.ts'
import { Permission } from './permissions.ts'
import { joinThread } from './threads.ts'
import { may, permissionsIn, type World } from './world.ts'

/** Discord's `allowed_mentions`. */
export interface AllowedMentions {
  parse?: string[] | null
  users?: Id[] | null
  roles?: Id[] | null
  replied_user?: boolean | null
}

/** What the text of a message mentions once the allowances are applied. */
export interface Mentions {
  users: Id[]
  roles: Id[]
  everyone: boolean
}

const found = (content: string, shape: RegExp) => [
  ...new Set([...content.matchAll(shape)].map((hit) => hit[1] ?? '')),
]

/** Reads a message's mentions. Without `allowed` everything in the text counts. */
export function readMentions(
  world: World,
  channel: Channel,
  author: Id,
  content: string,
  allowed: AllowedMentions | null | undefined,
): Mentions {
  const parse = allowed ? (allowed.parse ?? []) : ['users', 'roles', 'everyone']
  const fits = (kind: string, listed: Id[] | null | undefined) => (id: Id) =>
    parse.includes(kind) || (listed ?? []).includes(id)
  const guild = world.state.guilds.find((each) => each.id === channel.guild)
  const mayMentionAll = may(world, channel, author, 'MentionEveryone')
  return {
    users: found(content, /<@!?(\d+)>/g)
      .filter(fits('users', allowed?.users))
      .filter((id) => world.state.users.some((user) => user.id === id)),
    roles: found(content, /<@&(\d+)>/g)
      .filter(fits('roles', allowed?.roles))
      .filter((id) => guild?.roles.some((role) => role.id === id && (role.mentionable || mayMentionAll))),
    everyone: parse.includes('everyone') && mayMentionAll && /@(everyone|here)/.test(content),
  }
}

/** Everyone the mentions reach: those who can see the channel, except the author. */
export function reached(
  world: World,
  channel: Channel,
  author: Id,
  mentions: Mentions,
  replied: Id | null,
): Id[] {
  if (channel.recipient !== null) return channel.recipient === author ? [] : [channel.recipient]
  const guild = world.state.guilds.find((each) => each.id === channel.guild)
  return (guild?.members ?? [])
    .filter(
      (member) =>
        mentions.everyone ||
        member.user === replied ||
        mentions.users.includes(member.user) ||
        member.roles.some((role) => mentions.roles.includes(role)),
    )
    .map((member) => member.user)
    .filter((id) => id !== author && (permissionsIn(world, channel, id) & Permission.ViewChannel) !== 0n)
}

/** Mentioned members are added to a thread, also by an edit; those who were not in it. */
export function drawIn(world: World, channel: Channel, mentions: Mentions): Id[] {
  if (!isThread(channel)) return []
  const { members } = channel.thread
  const before = members.map(({ user }) => user)
  const guild = world.state.guilds.find((each) => each.id === channel.guild)
  for (const id of mentions.users)
    if (guild?.members.some((member) => member.user === id) && may(world, channel, id, 'ViewChannel'))
      joinThread(world, channel, id)
  return members.map(({ user }) => user).filter((user) => !before.includes(user))
}
