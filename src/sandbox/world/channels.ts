// Channels coming, changing and going, with everything that hangs on them.
import { type Channel, ChannelType, type Id, isThread, type Overwrite } from './model.ts'
import { wireChannel } from './wire.ts'
import { changed, newId, type World } from './world.ts'

const GUILDS = 1

/** What a new channel of a server needs. */
export interface ChannelOrder {
  guild: Id
  name: string
  type?: number | undefined
  parent?: Id | null | undefined
  topic?: string | null | undefined
  overwrites?: Overwrite[] | undefined
}

/** Makes a channel and tells the bot. */
export function createChannel(world: World, order: ChannelOrder): Channel {
  const channel: Channel = {
    id: newId(world),
    type: order.type ?? ChannelType.text,
    name: order.name,
    guild: order.guild,
    parent: order.parent ?? null,
    topic: order.topic ?? null,
    position: world.state.channels.filter((each) => each.guild === order.guild && !isThread(each)).length,
    overwrites: order.overwrites ?? [],
    recipient: null,
    thread: null,
  }
  world.state.channels.push(channel)
  world.emit({ t: 'CHANNEL_CREATE', d: wireChannel(world, channel), guild: channel.guild, intent: GUILDS })
  changed(world)
  return channel
}

/** Tells that a channel is different now. */
export function channelChanged(world: World, channel: Channel): void {
  world.emit({
    t: isThread(channel) ? 'THREAD_UPDATE' : 'CHANNEL_UPDATE',
    d: wireChannel(world, channel),
    guild: channel.guild,
    intent: GUILDS,
  })
  changed(world)
}

/**
 * Deletes a channel or thread with its messages and threads. Of the threads that go with their channel Discord says
 * nothing: there is one event, of the channel.
 */
export function deleteChannel(world: World, channel: Channel): void {
  const { state } = world
  const d = isThread(channel)
    ? { id: channel.id, guild_id: channel.guild, parent_id: channel.parent, type: channel.type }
    : wireChannel(world, channel)
  const isIn = (each: Channel) => each === channel || (each.parent === channel.id && isThread(each))
  const gone = state.channels.filter(isIn).map(({ id }) => id)
  state.channels = state.channels.filter((each) => !isIn(each))
  state.messages = state.messages.filter((each) => !gone.includes(each.channel))
  world.emit({
    t: isThread(channel) ? 'THREAD_DELETE' : 'CHANNEL_DELETE',
    d,
    guild: channel.guild,
    intent: GUILDS,
  })
  changed(world)
}

/** The direct-message channel between the bot and a person, made when there is none. */
export function directChannel(world: World, user: Id): Channel {
  const known = world.state.channels.find((each) => each.recipient === user)
  if (known !== undefined) return known
  const channel: Channel = {
    id: newId(world),
    type: ChannelType.dm,
    name: '',
    guild: null,
    parent: null,
    topic: null,
    position: 0,
    overwrites: [],
    recipient: user,
    thread: null,
  }
  world.state.channels.push(channel)
  changed(world)
  return channel
}
