// Servers and people: made, joining, leaving, timed out.
import { type Guild, type Id, isThread, type Member, type Role, type User } from './model.ts'
import { bits, everyoneDefault, type PermissionName } from './permissions.ts'
import { leaveThread } from './threads.ts'
import { wireMember, wireUser } from './wire.ts'
import { wireGuildCreate } from './wire-guild.ts'
import { botId, changed, newId, userOf, type World } from './world.ts'

const GUILD_MEMBERS = 2
const GUILDS = 1

/** What the bot asks for when it is invited. */
export const invited: readonly PermissionName[] = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
]

/** A new person, on no server yet. */
export function createUser(world: World, name: string, locale: string, bot = false): User {
  const user: User = { id: newId(world), name, bot, locale, directMessages: true }
  world.state.users.push(user)
  changed(world)
  return user
}

/** Brings a person to a server. */
export function memberJoins(world: World, guild: Guild, user: User, roles: Id[] = []): Member {
  const member: Member = { user: user.id, nick: null, roles, joinedAt: world.clock.now(), timeout: null }
  guild.members.push(member)
  world.emit({
    t: 'GUILD_MEMBER_ADD',
    d: { ...wireMember(world, member), guild_id: guild.id },
    guild: guild.id,
    intent: GUILD_MEMBERS,
  })
  changed(world)
  return member
}

/** Takes a person, or the bot, off a server and out of its threads. */
export function memberLeaves(world: World, guild: Guild, user: Id): void {
  for (const thread of world.state.channels.filter(isThread))
    if (thread.guild === guild.id && user !== botId(world)) leaveThread(world, thread, user)
  guild.members = guild.members.filter((each) => each.user !== user)
  if (user === botId(world))
    world.emit({ t: 'GUILD_DELETE', d: { id: guild.id }, guild: guild.id, intent: GUILDS })
  else
    world.emit({
      t: 'GUILD_MEMBER_REMOVE',
      d: { guild_id: guild.id, user: wireUser(userOf(world, user)) },
      guild: guild.id,
      intent: GUILD_MEMBERS,
    })
  changed(world)
}

/** Tells that a member's nickname, roles or time-out changed. */
export function memberChanged(world: World, guild: Guild, member: Member): void {
  world.emit({
    t: 'GUILD_MEMBER_UPDATE',
    d: { ...wireMember(world, member), guild_id: guild.id },
    guild: guild.id,
    intent: member.user === botId(world) ? GUILDS : GUILD_MEMBERS,
  })
  changed(world)
}

/** A new server with its owner and the invited bot on it. */
export function createGuild(
  world: World,
  name: string,
  locale: string,
  permissions: readonly PermissionName[] = invited,
  owner: User = createUser(world, `Owner of ${name}`, locale),
): Guild {
  const id = newId(world)
  const everyone: Role = {
    id,
    name: '@everyone',
    permissions: everyoneDefault,
    position: 0,
    mentionable: false,
    managed: false,
  }
  const guild: Guild = { id, name, owner: owner.id, locale, roles: [everyone], members: [], events: [] }
  world.state.guilds.push(guild)
  memberJoins(world, guild, owner)
  inviteBot(world, guild, permissions)
  return guild
}

/** Brings the bot to a server, with a role of its own. */
export function inviteBot(
  world: World,
  guild: Guild,
  permissions: readonly PermissionName[] = invited,
): void {
  const bot = userOf(world, botId(world))
  guild.roles = guild.roles.filter((each) => !each.managed)
  const role: Role = {
    id: newId(world),
    name: bot.name,
    permissions: bits(permissions),
    position: guild.roles.length,
    mentionable: false,
    managed: true,
  }
  guild.roles.push(role)
  guild.members.push({
    user: bot.id,
    nick: null,
    roles: [role.id],
    joinedAt: world.clock.now(),
    timeout: null,
  })
  world.emit({ t: 'GUILD_CREATE', d: wireGuildCreate(world, guild), guild: guild.id, intent: GUILDS })
  changed(world)
}
