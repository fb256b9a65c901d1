// The server's one mutable thing: its state, its clock, its listeners, and how to find what is in it.
import type { Clock } from './clock.ts'
import { refuse } from './errors.ts'
import type { Fault } from './faults.ts'
import type { Channel, Guild, Id, Interaction, Member, Message, State, User } from './model.ts'
import { channelPermissions, everything, Permission, type PermissionName } from './permissions.ts'
import { nextSnowflake } from './snowflake.ts'

/** An event for the gateway. `intent` 0 reaches every session. */
export interface GatewayEvent {
  t: string
  d: Record<string, unknown>
  /** Whose shard it goes to; direct messages go to shard 0. */
  guild: Id | null
  intent: number
}

/** A body that Discord would not have taken. */
export interface Violation {
  method: string
  path: string
  /** The place in the body, such as `components.0.components.1.custom_id`. */
  field: string
  code: string
  message: string
  /** Which check found it. */
  by: 'rule' | 'openapi'
}

/** A request that reached the REST API. */
export interface RequestRecord {
  at: number
  method: string
  path: string
  status: number
  /** Discord's error code, 0 when there is none. */
  code: number
  body: unknown
}

/** Numbers that a test may want to change. Times in milliseconds. */
export interface Limits {
  /** Threads that may be active in a server at once (160006). */
  activeThreads: number
  /** Roles of a server, the one of everyone included (30005); events of it that are not over (30038). */
  roles: number
  events: number
  /** Emojis of the application (30008). */
  emojis: number
  /** How long `enforce_nonce` remembers. */
  nonceWindow: number
  /** How many edits of messages older than an hour a channel takes in a window (30046). */
  oldEdits: number
  oldEditsWindow: number
  /** How long an interaction may wait for its first answer, and how long its token lives. */
  acknowledge: number
  token: number
  /** Turn on Discord's request limits: 50 a second, and 5 in 5 seconds for messages of one channel. */
  requests: boolean
  /** Turn on Discord's limits of IDENTIFY: one for each of `concurrency` buckets in five seconds, `sessions` a day. */
  identifies: boolean
  concurrency: number
  sessions: number
  /** How many shards `GET /gateway/bot` recommends, and how many servers a shard may have (4011). */
  shards: number
  guildsPerShard: number
  /** How often a client must send a heartbeat, in real milliseconds (4009). */
  heartbeat: number
  /** How long a person waits for the bot before the driver gives up, in real milliseconds. */
  timeoutMs: number
}

export const defaultLimits: Limits = {
  activeThreads: 1000,
  roles: 250,
  events: 100,
  emojis: 2000,
  nonceWindow: 5 * 60_000,
  oldEdits: 3,
  oldEditsWindow: 6_000,
  acknowledge: 3_000,
  token: 15 * 60_000,
  requests: false,
  identifies: false,
  concurrency: 1,
  sessions: 1000,
  shards: 1,
  guildsPerShard: 2500,
  heartbeat: 41_250,
  timeoutMs: 10_000,
}

/** A session that was started: its moment in real milliseconds, and its bucket of shards. */
export interface SessionStart {
  readonly at: number
  readonly bucket: number
}

/** Where uploaded files lie. */
export interface FileShelf {
  put(id: Id, bytes: Uint8Array): void
  get(id: Id): Uint8Array | undefined
}

export interface World {
  readonly state: State
  readonly clock: Clock
  readonly limits: Limits
  readonly token: string
  /** Privileged intents the application has been given in the developer portal. */
  readonly privileged: number
  readonly files: FileShelf
  readonly violations: Violation[]
  readonly requests: RequestRecord[]
  readonly faults: Fault[]
  /** Gateway sessions started within a day, oldest first. */
  readonly starts: SessionStart[]
  /** How many sessions were invalid: started too soon, or not there to be resumed. */
  invalidated: number
  /** Servers in outage: clients are told that they are there, and nothing else of them. */
  readonly outages: Set<Id>
  /** `http://127.0.0.1:PORT`, set when the server listens. */
  url: string
  /** Counts every change. */
  revision: number
  readonly listeners: Set<() => void>
  emit: (event: GatewayEvent) => void
}

/** A fresh id. */
export function newId(world: World): Id {
  world.state.lastId = nextSnowflake(world.state.lastId, world.clock.now())
  return world.state.lastId
}

/** Tells everyone who waits or saves that something is different now. */
export function changed(world: World): void {
  world.revision += 1
  for (const listener of [...world.listeners]) listener()
}

/**
 * Waits until `look` finds something, looking again after every change.
 * @throws after `timeoutMs` real milliseconds, naming `what` was waited for
 */
export function until<T>(
  world: World,
  what: string,
  look: () => T | undefined,
  timeoutMs = world.limits.timeoutMs,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const finish = () => {
      world.listeners.delete(check)
      clearTimeout(timer)
    }
    const check = () => {
      try {
        const found = look()
        if (found === undefined) return
        finish()
        resolve(found)
      } catch (error) {
        finish()
        reject(error)
      }
    }
    const timer = setTimeout(() => {
      finish()
      reject(new Error(`waited ${timeoutMs} ms in vain for ${what}`))
    }, timeoutMs)
    world.listeners.add(check)
    check()
  })
}

/** The bot's user id, which is also the application's. */
export function botId(world: World): Id {
  return world.state.application
}

/** @throws 10013 */
export function userOf(world: World, id: Id): User {
  const user = world.state.users.find((each) => each.id === id)
  if (user === undefined) throw refuse('unknownUser')
  return user
}

/** @throws 10004, also for a server the bot is not on */
export function guildOf(world: World, id: Id): Guild {
  const guild = world.state.guilds.find((each) => each.id === id)
  if (guild === undefined) throw refuse('unknownGuild')
  return guild
}

/** @throws 10007 */
export function memberOf(guild: Guild, id: Id): Member {
  const member = guild.members.find((each) => each.user === id)
  if (member === undefined) throw refuse('unknownMember')
  return member
}

/** @throws 10003 */
export function channelOf(world: World, id: Id): Channel {
  const channel = world.state.channels.find((each) => each.id === id)
  if (channel === undefined) throw refuse('unknownChannel')
  return channel
}

/** @throws 10008, also for what only one person sees */
export function publicMessageOf(world: World, channel: Id, id: Id): Message {
  const message = messageById(world, id)
  if (message === undefined || message.channel !== channel || message.ephemeralFor !== null)
    throw refuse('unknownMessage')
  return message
}

/** A message, without checks of who may see it. */
export function messageById(world: World, id: Id): Message | undefined {
  return world.state.messages.findLast((each) => each.id === id)
}

/** An interaction that is still remembered. */
export function interactionById(world: World, id: Id): Interaction | undefined {
  return world.state.interactions.findLast((each) => each.id === id)
}

/** What `user` may do in `channel`: everything that applies in a direct message, nothing for outsiders. */
export function permissionsIn(world: World, channel: Channel, user: Id): bigint {
  if (channel.guild === null)
    return user === channel.recipient || user === botId(world) ? everything & ~Permission.Administrator : 0n
  const guild = world.state.guilds.find((each) => each.id === channel.guild)
  const member = guild?.members.find((each) => each.user === user)
  if (guild === undefined || member === undefined) return 0n
  const parent =
    channel.thread === null ? channel : world.state.channels.find((each) => each.id === channel.parent)
  const allowed = channelPermissions(guild, parent ?? channel, member, world.clock.now())
  const mayManage = (allowed & Permission.ManageThreads) !== 0n
  if (channel.type === 12 && !mayManage && !channel.thread?.members.some((each) => each.user === user))
    return 0n
  return allowed
}

/** May `user` do `name` in `channel`? */
export function may(world: World, channel: Channel, user: Id, name: PermissionName): boolean {
  return (permissionsIn(world, channel, user) & Permission[name]) !== 0n
}

/** The channel for the bot's use. @throws 10003, 50001 when it cannot see it, 50013 when it lacks one of `needed` */
export function botChannel(world: World, id: Id, ...needed: PermissionName[]): Channel {
  const channel = channelOf(world, id)
  if (!may(world, channel, botId(world), 'ViewChannel')) throw refuse('missingAccess')
  for (const name of needed) if (!may(world, channel, botId(world), name)) throw refuse('missingPermissions')
  return channel
}

/** The server for the bot's use. @throws 10004 when it is not on it */
export function botGuild(world: World, id: Id): Guild {
  const guild = guildOf(world, id)
  if (!guild.members.some((each) => each.user === botId(world))) throw refuse('unknownGuild')
  return guild
}
