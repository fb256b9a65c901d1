// Actions of a server's administrators, and facts for an observer: the sandbox's own handles.

import { type ChannelRef, findChannel, findUser, type MessageRef } from './driver/find.ts'
import { createPerson, type Person } from './driver/person.ts'
import { type Seen, seen } from './driver/view.ts'
import { channelChanged, createChannel, deleteChannel, directChannel } from './world/channels.ts'
import { deleteMessage } from './world/messages.ts'
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
} from './world/model.ts'
import {
  createGuild,
  createUser,
  inviteBot,
  invited,
  memberChanged,
  memberJoins,
  memberLeaves,
} from './world/people.ts'
import { bits, Permission, type PermissionName } from './world/permissions.ts'
import { changeTags } from './world/tags.ts'
import { changeThread, type ThreadChange } from './world/threads.ts'
import { wireRole } from './world/wire.ts'
import { botId, changed, guildOf, memberOf, messageById, newId, type World } from './world/world.ts'

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
  /** Somebody installs the bot for themselves, or no longer has it so. */
  install(who: PersonRef, installed?: boolean): void
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
    /** Names of a forum's tags. */
    tags?: readonly string[]
    /** Posts of this forum need a tag. */
    requiresTag?: boolean
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
export const createAdmin = (world: World): Admin => new WorldAdmin(world)

type First<K extends 'addMember' | 'addRole' | 'addChannel'> = Parameters<Admin[K]>[0]
type GuildRef = { readonly id: Id }

class WorldAdmin implements Admin {
  readonly #world: World
  // One client per person and server: it remembers its habits and what its menus show.
  readonly #people = new Map<string, Person>()

  constructor(world: World) {
    this.#world = world
  }

  person(name: string, guild?: GuildRef): Person {
    const user = findUser(this.#world, name)
    const home = this.#home(guild)
    const key = `${user.id} ${home.id}`
    const known = this.#people.get(key) ?? createPerson({ world: this.#world, user, guild: home })
    this.#people.set(key, known)
    return known
  }

  guildNamed(id: Id): Guild {
    return guildOf(this.#world, id)
  }

  addMember({ name, locale = 'en-US', guild, roles = [] }: First<'addMember'>): User {
    const place = this.#home(guild)
    const user = createUser(this.#world, name, locale)
    const ids = roles.map((role) => requireRole(place, role).id)
    memberJoins(this.#world, place, user, ids)
    return user
  }

  join(who: PersonRef, guild?: GuildRef): void {
    const user = this.#user(who)
    if (user.bot) inviteBot(this.#world, this.#home(guild), invited)
    else memberJoins(this.#world, this.#home(guild), user)
  }

  leave(who: PersonRef, guild?: GuildRef): void {
    memberLeaves(this.#world, this.#home(guild), this.#user(who).id)
  }

  timeOut(who: PersonRef, ms: number): void {
    const member = memberOf(this.#home(), this.#user(who).id)
    member.timeout = ms > 0 ? this.#world.clock.now() + ms : null
    memberChanged(this.#world, this.#home(), member)
  }

  directMessages(who: PersonRef, open: boolean): void {
    this.#user(who).directMessages = open
    changed(this.#world)
  }

  install(who: PersonRef, installed = true): void {
    this.#user(who).installed = installed
    changed(this.#world)
  }

  speak(who: PersonRef, locale: string): void {
    this.#user(who).locale = locale
    changed(this.#world)
  }

  addGuild(
    name: string,
    { locale = 'en-US', permissions = invited }: Parameters<Admin['addGuild']>[1] = {},
  ): Guild {
    const guild = createGuild(this.#world, name, locale, permissions)
    createChannel(this.#world, { guild: guild.id, name: 'general' })
    return guild
  }

  addRole({ name, permissions = [], mentionable = false, guild }: First<'addRole'>): Role {
    const place = this.#home(guild)
    const role: Role = {
      id: newId(this.#world),
      name,
      permissions: bits(permissions),
      position: 1,
      mentionable,
      managed: false,
    }
    for (const each of place.roles) if (each.position >= 1) each.position += 1
    place.roles.push(role)
    this.#tellRole('GUILD_ROLE_CREATE', place, role)
    return role
  }

  giveRole(who: PersonRef, name: string): void {
    const member = memberOf(this.#home(), this.#user(who).id)
    member.roles.push(requireRole(this.#home(), name).id)
    memberChanged(this.#world, this.#home(), member)
  }

  setServerPermissions(who: string, permissions: readonly PermissionName[]): void {
    const role = requireRole(this.#home(), who)
    role.permissions = bits(permissions)
    this.#tellRole('GUILD_ROLE_UPDATE', this.#home(), role)
  }

  addChannel({ name, type = 'text', guild, parent, tags, requiresTag }: First<'addChannel'>): Channel {
    const channel = createChannel(this.#world, {
      guild: this.#home(guild).id,
      name,
      type: ChannelType[type],
      parent: parent === undefined ? null : this.channel(parent).id,
    })
    if (tags)
      changeTags(
        this.#world,
        channel,
        tags.map((name) => ({ name })),
      )
    if (requiresTag) channel.requiresTag = true
    return channel
  }

  setPermissions(ref: ChannelRef, { for: who = 'everyone', allow = [], deny = [] }: PermissionChange): void {
    const place = this.channel(ref)
    const guild = guildOf(this.#world, place.guild ?? this.#world.state.guild)
    const role = roleNamed(guild, who)
    const id = role?.id ?? findUser(this.#world, who).id
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
    channelChanged(this.#world, place)
  }

  deleteChannel(ref: ChannelRef): void {
    deleteChannel(this.#world, this.channel(ref))
  }

  deleteMessage(ref: MessageRef): void {
    const id = typeof ref === 'string' ? ref : 'kind' in ref ? ref.message?.id : ref.id
    const message = id === undefined ? undefined : messageById(this.#world, id)
    if (message === undefined) throw new Error('there is no such message')
    deleteMessage(this.#world, message)
  }

  changeThread(ref: ChannelRef, change: ThreadChange): void {
    const thread = this.channel(ref)
    if (!isThread(thread)) throw new Error('this is no thread')
    changeThread(this.#world, thread, change)
  }

  channel(ref: ChannelRef): Channel {
    return findChannel(this.#world, this.#home(), ref)
  }

  transcript(ref: ChannelRef): Seen[] {
    return this.#seenIn(this.channel(ref).id)
  }

  directTranscript(who: PersonRef): Seen[] {
    return this.#seenIn(directChannel(this.#world, this.#user(who).id).id)
  }

  get commands(): Command[] {
    return this.#world.state.commands
  }

  get notices(): Notice[] {
    return this.#world.state.notices
  }

  file({ id }: { readonly id: Id }): Uint8Array {
    const bytes = this.#world.files.get(id)
    if (bytes === undefined) throw new Error(`there is no file ${id}`)
    return bytes
  }

  #home(guild?: GuildRef): Guild {
    return guildOf(this.#world, guild?.id ?? this.#world.state.guild)
  }

  #user(who: PersonRef): User {
    return findUser(this.#world, who === '@bot' ? botId(this.#world) : who)
  }

  #seenIn(channel: Id): Seen[] {
    const { messages } = this.#world.state
    return messages.filter((each) => each.channel === channel).map((each) => seen(this.#world, each))
  }

  #tellRole(t: 'GUILD_ROLE_CREATE' | 'GUILD_ROLE_UPDATE', { id }: Guild, role: Role): void {
    this.#world.emit({ t, d: { guild_id: id, role: wireRole(role) }, guild: id, intent: 1 })
    changed(this.#world)
  }
}

function roleNamed(guild: Guild, name: string): Role | undefined {
  if (name === 'everyone') return guild.roles.find((each) => each.id === guild.id)
  if (name === 'bot') return guild.roles.find((each) => each.managed)
  return guild.roles.find((each) => each.id === name || each.name === name)
}

function requireRole(guild: Guild, name: string): Role {
  const role = roleNamed(guild, name)
  if (role === undefined) throw new Error(`there is no role ${name}`)
  return role
}
