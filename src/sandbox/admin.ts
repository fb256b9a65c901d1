// What the people who run a server do, and what only an onlooker sees: the sandbox's own handles.
import { channelChanged, createChannel, deleteChannel, directChannel } from './channels.ts'
import { type ChannelRef, findChannel, findUser, type MessageRef } from './driver/find.ts'
import { createPerson, type Person } from './driver/person.ts'
import { type Seen, seen } from './driver/view.ts'
import { deleteMessage } from './messages.ts'
import {
  type Channel,
  ChannelType,
  type Command,
  type Guild,
  type Id,
  isThread,
  type Notice,
  type Role,
  type User,
} from './model.ts'
import {
  createGuild,
  createUser,
  inviteBot,
  invited,
  memberChanged,
  memberJoins,
  memberLeaves,
} from './people.ts'
import { bits, Permission, type PermissionName } from './permissions.ts'
import { changeThread, type ThreadChange } from './threads.ts'
import { wireRole } from './wire.ts'
import { botId, changed, guildOf, memberOf, messageById, newId, type World } from './world.ts'

/** A person, by name, id, or anything that has an id. */
export type PersonRef = string | { readonly id: Id }

/** What a channel lets somebody do: names of permissions to allow and to deny. */
export interface PermissionChange {
  /** A person, a role, `bot`, or everyone by default. */
  for?: string
  allow?: readonly PermissionName[]
  deny?: readonly PermissionName[]
}

/** The handles on the server. Channels, people and servers are named as in the driver. */
export interface Admin {
  person(name: string, guild?: { readonly id: Id }): Person
  guildNamed(id: Id): Guild
  /** Brings a new person to a server (the first by default). `locale` as in Discord, `en-US` by default. */
  addMember(who: {
    name: string
    locale?: string
    guild?: { readonly id: Id }
    roles?: readonly string[]
  }): User
  /** A person who is on one server already joins another, or comes back. */
  join(who: PersonRef, guild?: { readonly id: Id }): void
  /** Somebody, or the bot by `@bot`, leaves. */
  leave(who: PersonRef, guild?: { readonly id: Id }): void
  /** Times somebody out for `ms` milliseconds; 0 ends it. */
  timeOut(who: PersonRef, ms: number): void
  /** Opens or closes somebody's direct messages. */
  directMessages(who: PersonRef, open: boolean): void
  /** Changes the language of somebody's client. */
  speak(who: PersonRef, locale: string): void
  addGuild(name: string, more?: { locale?: string; permissions?: readonly PermissionName[] }): Guild
  addRole(role: {
    name: string
    permissions?: readonly PermissionName[]
    mentionable?: boolean
    guild?: { readonly id: Id }
  }): Role
  giveRole(who: PersonRef, role: string): void
  /** Sets what everyone, or the bot by `bot`, may do on the whole server. */
  setServerPermissions(who: 'everyone' | 'bot' | string, permissions: readonly PermissionName[]): void
  addChannel(channel: {
    name: string
    type?: 'text' | 'forum' | 'news' | 'voice' | 'category'
    guild?: { readonly id: Id }
    parent?: ChannelRef
  }): Channel
  setPermissions(channel: ChannelRef, change: PermissionChange): void
  deleteChannel(channel: ChannelRef): void
  deleteMessage(message: MessageRef): void
  /** Archives, locks or renames a thread, as somebody with the rights does. */
  changeThread(thread: ChannelRef, change: ThreadChange): void
  /** A channel as it is stored. */
  channel(ref: ChannelRef): Channel
  /** Everything in a channel, also what only one person sees or saw, oldest first. */
  transcript(channel: ChannelRef): Seen[]
  /** The direct messages between the bot and somebody. */
  directTranscript(who: PersonRef): Seen[]
  /** Registered commands. */
  readonly commands: Command[]
  /** "The application did not respond", for everyone. */
  readonly notices: Notice[]
  /** The bytes of an attachment. @throws when there are none */
  file(attachment: { readonly id: Id }): Uint8Array
}

/** The handles on a world. */
export function createAdmin(world: World): Admin {
  const home = (guild?: { readonly id: Id }) => guildOf(world, guild?.id ?? world.state.guild)
  const channel = (ref: ChannelRef) => findChannel(world, home(), ref)
  const userNamed = (who: PersonRef) =>
    who === '@bot' ? findUser(world, botId(world)) : findUser(world, who)
  const roleNamed = (guild: Guild, name: string) => {
    if (name === 'everyone') return guild.roles.find((each) => each.id === guild.id)
    if (name === 'bot') return guild.roles.find((each) => each.managed)
    return guild.roles.find((each) => each.id === name || each.name === name)
  }
  const requireRole = (guild: Guild, name: string): Role => {
    const role = roleNamed(guild, name)
    if (role === undefined) throw new Error(`there is no role ${name}`)
    return role
  }

  // One client per person and server: it remembers its habits and what its menus show.
  const people = new Map<string, Person>()

  return {
    person(name, guild) {
      const user = findUser(world, name)
      const key = `${user.id} ${home(guild).id}`
      const known = people.get(key) ?? createPerson({ world, user, guild: home(guild) })
      people.set(key, known)
      return known
    },
    guildNamed: (id) => guildOf(world, id),
    addMember({ name, locale = 'en-US', guild, roles = [] }) {
      const place = home(guild)
      const user = createUser(world, name, locale)
      memberJoins(
        world,
        place,
        user,
        roles.map((role) => requireRole(place, role).id),
      )
      return user
    },
    join(who, guild) {
      const user = userNamed(who)
      if (user.bot) inviteBot(world, home(guild), invited)
      else memberJoins(world, home(guild), user)
    },
    leave: (who, guild) => memberLeaves(world, home(guild), userNamed(who).id),
    timeOut(who, ms) {
      const member = memberOf(home(), userNamed(who).id)
      member.timeout = ms > 0 ? world.clock.now() + ms : null
      memberChanged(world, home(), member)
    },
    directMessages(who, open) {
      userNamed(who).directMessages = open
      changed(world)
    },
    speak(who, locale) {
      userNamed(who).locale = locale
      changed(world)
    },
    addGuild: (name, { locale = 'en-US', permissions = invited } = {}) => {
      const guild = createGuild(world, name, locale, permissions)
      createChannel(world, { guild: guild.id, name: 'general' })
      return guild
    },
    addRole({ name, permissions = [], mentionable = false, guild }) {
      const place = home(guild)
      const role: Role = {
        id: newId(world),
        name,
        permissions: bits(permissions),
        position: 1,
        mentionable,
        managed: false,
      }
      for (const each of place.roles) if (each.position >= 1) each.position += 1
      place.roles.push(role)
      world.emit({
        t: 'GUILD_ROLE_CREATE',
        d: { guild_id: place.id, role: wireRole(role) },
        guild: place.id,
        intent: 1,
      })
      changed(world)
      return role
    },
    giveRole(who, name) {
      const member = memberOf(home(), userNamed(who).id)
      member.roles.push(requireRole(home(), name).id)
      memberChanged(world, home(), member)
    },
    setServerPermissions(who, permissions) {
      const role = requireRole(home(), who)
      role.permissions = bits(permissions)
      world.emit({
        t: 'GUILD_ROLE_UPDATE',
        d: { guild_id: home().id, role: wireRole(role) },
        guild: home().id,
        intent: 1,
      })
      changed(world)
    },
    addChannel: ({ name, type = 'text', guild, parent }) =>
      createChannel(world, {
        guild: home(guild).id,
        name,
        type: ChannelType[type],
        parent: parent === undefined ? null : channel(parent).id,
      }),
    setPermissions(ref, { for: who = 'everyone', allow = [], deny = [] }) {
      const place = channel(ref)
      const guild = guildOf(world, place.guild ?? world.state.guild)
      const role = roleNamed(guild, who)
      const id = role?.id ?? findUser(world, who).id
      const known = place.overwrites.find((each) => each.id === id) ?? {
        id,
        kind: role ? 0 : 1,
        allow: '0',
        deny: '0',
      }
      for (const name of allow) {
        known.allow = (BigInt(known.allow) | Permission[name]).toString()
        known.deny = (BigInt(known.deny) & ~Permission[name]).toString()
      }
      for (const name of deny) {
        known.deny = (BigInt(known.deny) | Permission[name]).toString()
        known.allow = (BigInt(known.allow) & ~Permission[name]).toString()
      }
      place.overwrites = [...place.overwrites.filter((each) => each.id !== id), known]
      channelChanged(world, place)
    },
    deleteChannel: (ref) => deleteChannel(world, channel(ref)),
    deleteMessage(ref) {
      const id = typeof ref === 'string' ? ref : 'kind' in ref ? ref.message?.id : ref.id
      const message = id === undefined ? undefined : messageById(world, id)
      if (message === undefined) throw new Error('there is no such message')
      deleteMessage(world, message)
    },
    changeThread(ref, change) {
      const thread = channel(ref)
      if (!isThread(thread)) throw new Error('this is no thread')
      changeThread(world, thread, change)
    },
    channel,
    transcript(ref) {
      const { id } = channel(ref)
      return world.state.messages.filter((each) => each.channel === id).map((each) => seen(world, each))
    },
    directTranscript(who) {
      const { id } = directChannel(world, userNamed(who).id)
      return world.state.messages.filter((each) => each.channel === id).map((each) => seen(world, each))
    },
    get commands() {
      return world.state.commands
    },
    get notices() {
      return world.state.notices
    },
    file({ id }) {
      const bytes = world.files.get(id)
      if (bytes === undefined) throw new Error(`there is no file ${id}`)
      return bytes
    },
  }
}
