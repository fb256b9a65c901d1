// Finding what a person means: channels by name, people by name, messages that are on their screen.

import { CannotDo } from '../refusals/index.ts'
import { directChannel } from '../world/channels.ts'
import {
  type Channel,
  type Guild,
  type Id,
  isThread,
  type Member,
  type Message,
  type User,
} from '../world/model.ts'
import { Permission, permissionNamed } from '../world/permissions.ts'
import { messageById, permissionsIn, type World } from '../world/world.ts'
import type { Outcome, Seen } from './view.ts'

/** `#name`, a bare name, an id, or anything that has an id. `@bot` is the direct messages with the bot. */
export type ChannelRef = string | { readonly id: Id }

/** A message by id, as seen, or as the outcome of an action. */
export type MessageRef = string | Seen | Outcome

/** The person and the server an action is about. */
export interface Actor {
  readonly world: World
  readonly user: User
  readonly guild: Guild
}

/** The channel of a name or id, without checks of who can see it. @throws CannotDo when there is none, or several of that name */
export function findChannel(world: World, guild: Guild, ref: ChannelRef): Channel {
  const wanted = typeof ref === 'string' ? ref.replace(/^#/, '') : ref.id
  const byId = world.state.channels.find((each) => each.id === wanted)
  if (byId !== undefined) return byId
  const named = world.state.channels.filter((each) => each.guild === guild.id && each.name === wanted)
  const [found, other] = named
  if (found === undefined) throw new CannotDo('no-channel', { name: wanted })
  if (other !== undefined) throw new CannotDo('several-channels', { count: named.length, name: wanted })
  return found
}

/** The user somebody means by a name, `@name` or id. @throws CannotDo */
export function findUser(world: World, ref: string | { readonly id: Id }): User {
  const wanted = typeof ref === 'string' ? ref.replace(/^@/, '') : ref.id
  const named = world.state.users.filter((each) => each.id === wanted || each.name === wanted)
  const [found, other] = named
  if (found === undefined) throw new CannotDo('nobody', { name: wanted })
  if (other !== undefined) throw new CannotDo('several-people', { name: wanted })
  return found
}

/** The channel as this person reaches it. @throws CannotDo when it is hidden from them */
export function channelFor(actor: Actor, ref: ChannelRef): Channel {
  const { world, user, guild } = actor
  const channel = ref === '@bot' ? directChannel(world, user.id) : findChannel(world, guild, ref)
  if ((permissionsIn(world, channel, user.id) & Permission.ViewChannel) === 0n)
    throw new CannotDo('hidden-channel', { who: user.name, name: channel.name })
  return channel
}

/** The person as a member of the channel's server. @throws CannotDo when they left it */
export function membership(actor: Actor, channel: Channel): Member | undefined {
  if (channel.guild === null) return undefined
  const guild = actor.world.state.guilds.find((each) => each.id === channel.guild)
  const member = guild?.members.find((each) => each.user === actor.user.id)
  if (member === undefined) throw new CannotDo('not-here', { who: actor.user.name })
  return member
}

/** Nobody acts while timed out. @throws CannotDo */
export function requireActive(actor: Actor, channel: Channel): void {
  const member = membership(actor, channel)
  if (member?.timeout != null && member.timeout > actor.world.clock.now())
    throw new CannotDo('timed-out', { who: actor.user.name })
}

/** @throws CannotDo when the person lacks it in the channel */
export function requirePermission(actor: Actor, channel: Channel, bit: bigint): void {
  if ((permissionsIn(actor.world, channel, actor.user.id) & bit) === 0n)
    throw new CannotDo('lacks', {
      who: actor.user.name,
      permission: permissionNamed(bit),
      name: channel.name,
    })
}

/** May write here, as far as permissions and a locked thread go. @throws CannotDo */
export function requireWriting(actor: Actor, channel: Channel): void {
  requireActive(actor, channel)
  if (channel.guild === null) return
  requirePermission(
    actor,
    channel,
    isThread(channel) ? Permission.SendMessagesInThreads : Permission.SendMessages,
  )
  if (isThread(channel) && channel.thread.locked) requirePermission(actor, channel, Permission.ManageThreads)
}

/** Is this message on the person's screen? */
export function isVisible(actor: Actor, message: Message): boolean {
  const channel = actor.world.state.channels.find((each) => each.id === message.channel)
  if (channel === undefined || message.gone) return false
  if (message.ephemeralFor !== null && message.ephemeralFor !== actor.user.id) return false
  return (permissionsIn(actor.world, channel, actor.user.id) & Permission.ViewChannel) !== 0n
}

/** The message somebody points at, as it is now. @throws CannotDo when it is not on their screen */
export function messageFor(actor: Actor, ref: MessageRef): Message {
  const pointed = typeof ref === 'string' ? ref : 'kind' in ref ? ref.message?.id : ref.id
  if (pointed === undefined)
    throw new CannotDo('no-message', {
      instead: typeof ref === 'object' && 'kind' in ref ? `a ${ref.kind}: ${ref.text}` : 'nothing',
    })
  const message = messageById(actor.world, pointed)
  if (message === undefined) throw new CannotDo('message-gone')
  if (!isVisible(actor, message)) throw new CannotDo('hidden-message', { who: actor.user.name })
  return message
}
