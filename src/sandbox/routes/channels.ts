// Channels over REST: fetch, change, delete, overwrites, direct messages.
// https://discord.com/developers/docs/resources/channel

import { channelRule, directRule, newChannelRule } from '../validate/place.ts'
import type { TagBody, ThreadBody } from '../world/bodies.ts'
import { channelChanged, createChannel, deleteChannel, directChannel } from '../world/channels.ts'
import { refuse } from '../world/errors.ts'
import { type Call, created, nothing, ok, type Route } from '../world/http.ts'
import { ChannelType, isThread, type Overwrite } from '../world/model.ts'
import { Permission, serverPermissions } from '../world/permissions.ts'
import { changeTags, tagsToApply } from '../world/tags.ts'
import { changeThread } from '../world/threads.ts'
import { wireChannel } from '../world/wire.ts'
import { botChannel, botGuild, botId, may, userOf } from '../world/world.ts'

function change(call: Call) {
  const { world } = call
  const body = call.body as ThreadBody & {
    topic?: string | null
    parent_id?: string | null
    available_tags?: TagBody[] | null
  }
  const channel = botChannel(world, call.param('channel'))
  if (channel.type === ChannelType.dm) throw refuse('notInDm')
  const bot = botId(world)
  if (!isThread(channel)) {
    if (!may(world, channel, bot, 'ManageChannels')) throw refuse('missingPermissions')
    if (body.name !== undefined) channel.name = body.name
    if (body.topic !== undefined) channel.topic = body.topic
    if (body.parent_id !== undefined) channel.parent = body.parent_id
    if (body.available_tags && channel.type === ChannelType.forum)
      changeTags(world, channel, body.available_tags)
    channelChanged(world, channel)
    return ok(wireChannel(world, channel))
  }
  const facts = channel.thread
  const manages = may(world, channel, bot, 'ManageThreads')
  if (facts.archived && body.archived !== false) throw refuse('threadArchived')
  const wakesOnly = Object.keys(body).every((key) => key === 'archived') && body.archived === false
  if (facts.locked && !manages) throw refuse(wakesOnly ? 'missingPermissions' : 'threadLocked')
  if (wakesOnly && !manages && !may(world, channel, bot, 'SendMessagesInThreads'))
    throw refuse('missingPermissions')
  if (!wakesOnly && !manages && (facts.owner !== bot || body.locked === true))
    throw refuse('missingPermissions')
  const forum = world.state.channels.find((each) => each.id === channel.parent)
  if (body.applied_tags && forum?.type === ChannelType.forum)
    channel.applied = tagsToApply(world, forum, body.applied_tags)
  changeThread(world, channel, {
    name: body.name,
    archived: body.archived,
    locked: body.locked,
    invitable: body.invitable,
    autoArchive: body.auto_archive_duration ?? undefined,
  })
  return ok(wireChannel(world, channel))
}

function remove(call: Call) {
  const { world } = call
  const channel = botChannel(world, call.param('channel'))
  const answer = ok(wireChannel(world, channel))
  if (channel.type === ChannelType.dm) return answer
  if (!may(world, channel, botId(world), isThread(channel) ? 'ManageThreads' : 'ManageChannels'))
    throw refuse('missingPermissions')
  deleteChannel(world, channel)
  return answer
}

function overwrite(call: Call) {
  const channel = botChannel(call.world, call.param('channel'), 'ManageRoles')
  const id = call.param('overwrite')
  const body = call.body as { type?: 0 | 1; allow?: string | null; deny?: string | null }
  const entry: Overwrite = {
    id,
    kind: body.type ?? 0,
    allow: String(body.allow ?? 0),
    deny: String(body.deny ?? 0),
  }
  channel.overwrites = [...channel.overwrites.filter((each) => each.id !== id), entry]
  channelChanged(call.world, channel)
  return nothing
}

function removeOverwrite(call: Call) {
  const channel = botChannel(call.world, call.param('channel'), 'ManageRoles')
  channel.overwrites = channel.overwrites.filter((each) => each.id !== call.param('overwrite'))
  channelChanged(call.world, channel)
  return nothing
}

function create(call: Call) {
  const { world } = call
  const guild = botGuild(world, call.param('guild'))
  const bot = guild.members.find((each) => each.user === botId(world))
  if (bot === undefined || (serverPermissions(guild, bot) & Permission.ManageChannels) === 0n)
    throw refuse('missingPermissions')
  const body = call.body as {
    name: string
    type?: number
    parent_id?: string
    topic?: string
    permission_overwrites?: { id: string; type: 0 | 1; allow?: string; deny?: string }[]
  }
  const overwrites = (body.permission_overwrites ?? []).map((each) => ({
    id: each.id,
    kind: each.type,
    allow: String(each.allow ?? 0),
    deny: String(each.deny ?? 0),
  }))
  return created(
    wireChannel(
      world,
      createChannel(world, {
        guild: guild.id,
        name: body.name,
        type: body.type,
        parent: body.parent_id,
        topic: body.topic,
        overwrites,
      }),
    ),
  )
}

/** Channels of servers and direct messages. */
export const channelRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/channels/:channel',
    handle: (call) => ok(wireChannel(call.world, botChannel(call.world, call.param('channel')))),
  },
  { method: 'PATCH', path: '/channels/:channel', rule: channelRule, handle: change },
  { method: 'DELETE', path: '/channels/:channel', handle: remove },
  { method: 'PUT', path: '/channels/:channel/permissions/:overwrite', handle: overwrite },
  { method: 'DELETE', path: '/channels/:channel/permissions/:overwrite', handle: removeOverwrite },
  { method: 'POST', path: '/guilds/:guild/channels', rule: newChannelRule, handle: create },
  {
    method: 'POST',
    path: '/users/@me/channels',
    rule: directRule,
    handle: (call) => {
      const { recipient_id: id } = call.body as { recipient_id: string }
      if (userOf(call.world, id).bot) throw refuse('cannotDm')
      return ok(wireChannel(call.world, directChannel(call.world, id)))
    },
  },
]
