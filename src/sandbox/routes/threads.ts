// Threads over REST.
// https://discord.com/developers/docs/resources/channel#start-thread-from-message

import { threadRule } from '../validate/place.ts'
import type { ThreadBody } from '../world/bodies.ts'
import { refuse } from '../world/errors.ts'
import { type Call, created, nothing, ok, type Route } from '../world/http.ts'
import { postMessage, tellMember } from '../world/messages.ts'
import { type Channel, ChannelType, isThread, type ThreadFacts } from '../world/model.ts'
import { tagsToApply } from '../world/tags.ts'
import { joinThread, leaveThread, openThread } from '../world/threads.ts'
import { wireChannel, wireMember, wireThreadMember } from '../world/wire.ts'
import { wireMessage } from '../world/wire-message.ts'
import { botChannel, botGuild, botId, may, memberOf, publicMessageOf, type World } from '../world/world.ts'
import { contentsOf } from './writing.ts'

type Thread = Channel & { thread: ThreadFacts }

function threadToUse(world: World, id: string): Thread {
  const channel = botChannel(world, id)
  if (!isThread(channel)) throw refuse('wrongChannelType')
  return channel
}

function fromMessage(call: Call) {
  const { world } = call
  const body = call.body as ThreadBody
  const parent = botChannel(world, call.param('channel'))
  if (parent.type !== ChannelType.text && parent.type !== ChannelType.news) throw refuse('wrongChannelType')
  if (!may(world, parent, botId(world), 'CreatePublicThreads')) throw refuse('missingPermissions')
  const message = publicMessageOf(world, parent.id, call.param('message'))
  if (message.type !== 0 && message.type !== 19 && message.type !== 20) throw refuse('systemMessage')
  const thread = openThread(world, {
    parent,
    name: body.name ?? '',
    owner: botId(world),
    autoArchive: body.auto_archive_duration ?? undefined,
    message: message.id,
  })
  postMessage(world, {
    channel: thread,
    author: message.author,
    type: 21,
    reply: message.id,
    allowedMentions: { parse: [] },
  })
  thread.thread.messageCount = 0
  return created(wireChannel(world, thread))
}

function withoutMessage(call: Call) {
  const { world } = call
  const body = call.body as ThreadBody
  const parent = botChannel(world, call.param('channel'))
  const bot = botId(world)
  if (parent.type === ChannelType.forum) return forumPost(call, parent, body)
  if (parent.type !== ChannelType.text && parent.type !== ChannelType.news) throw refuse('wrongChannelType')
  // Without a type Discord makes a private thread.
  const type = body.type ?? ChannelType.privateThread
  const need = type === ChannelType.privateThread ? 'CreatePrivateThreads' : 'CreatePublicThreads'
  if (!may(world, parent, bot, need)) throw refuse('missingPermissions')
  const order = {
    parent,
    name: body.name ?? '',
    owner: bot,
    type,
    autoArchive: body.auto_archive_duration ?? undefined,
  }
  const thread = openThread(world, order)
  if (type !== ChannelType.privateThread)
    postMessage(world, {
      channel: parent,
      author: bot,
      type: 18,
      content: thread.name,
      allowedMentions: { parse: [] },
    })
  return created(wireChannel(world, thread))
}

function forumPost(call: Call, parent: Channel, body: ThreadBody) {
  const { world } = call
  const bot = botId(world)
  if (!may(world, parent, bot, 'SendMessages')) throw refuse('missingPermissions')
  const contents = contentsOf(call, body.message ?? {})
  const applied = tagsToApply(world, parent, body.applied_tags ?? [])
  const order = {
    applied,
    parent,
    name: body.name ?? '',
    owner: bot,
    autoArchive: body.auto_archive_duration ?? undefined,
  }
  const thread = openThread(world, { ...order, type: ChannelType.thread })
  const message = postMessage(world, { ...contents, id: thread.id, channel: thread, author: bot })
  return created({ ...wireChannel(world, thread), message: wireMessage(world, message) })
}

function addMember(call: Call) {
  const { world } = call
  const thread = threadToUse(world, call.param('channel'))
  if (thread.thread.archived) throw refuse('threadArchived')
  if (!may(world, thread, botId(world), 'SendMessagesInThreads')) throw refuse('missingPermissions')
  const user = call.param('user') === '@me' ? botId(world) : call.param('user')
  const guild = botGuild(world, thread.guild ?? '')
  memberOf(guild, user)
  if (!may(world, { ...thread, type: ChannelType.thread }, user, 'ViewChannel')) throw refuse('missingAccess')
  const isNew = !thread.thread.members.some((each) => each.user === user)
  joinThread(world, thread, user)
  if (isNew) tellMember(world, thread, 'added', botId(world), user)
  return nothing
}

function removeMember(call: Call) {
  const { world } = call
  const thread = threadToUse(world, call.param('channel'))
  if (thread.thread.archived) throw refuse('threadArchived')
  const user = call.param('user') === '@me' ? botId(world) : call.param('user')
  const own =
    user === botId(world) ||
    (thread.thread.owner === botId(world) && thread.type === ChannelType.privateThread)
  if (!own && !may(world, thread, botId(world), 'ManageThreads')) throw refuse('missingPermissions')
  const wasThere = thread.thread.members.some((each) => each.user === user)
  leaveThread(world, thread, user)
  if (wasThere) tellMember(world, thread, 'removed', botId(world), user)
  return nothing
}

function members(call: Call) {
  const thread = threadToUse(call.world, call.param('channel'))
  const guild = botGuild(call.world, thread.guild ?? '')
  return ok(
    thread.thread.members.map((each) => {
      const member = guild.members.find((one) => one.user === each.user)
      const detail =
        call.query.with_member === 'true' && member ? { member: wireMember(call.world, member) } : {}
      return { ...wireThreadMember(thread.id, each), ...detail }
    }),
  )
}

function member(call: Call) {
  const thread = threadToUse(call.world, call.param('channel'))
  const user = call.param('user') === '@me' ? botId(call.world) : call.param('user')
  const found = thread.thread.members.find((each) => each.user === user)
  if (found === undefined) throw refuse('unknownMember')
  return ok(wireThreadMember(thread.id, found))
}

const bundle = (world: World, threads: readonly Channel[]) => ({
  threads: threads.map((each) => wireChannel(world, each)),
  members: threads.flatMap((each) =>
    (each.thread?.members ?? [])
      .filter((one) => one.user === botId(world))
      .map((one) => wireThreadMember(each.id, one)),
  ),
  has_more: false,
})

function archived(isPrivate: boolean) {
  return (call: Call) => {
    const { world } = call
    const parent = botChannel(world, call.param('channel'), 'ReadMessageHistory')
    const limit = Number(call.query.limit ?? 50)
    const before = call.query.before === undefined ? Number.POSITIVE_INFINITY : Date.parse(call.query.before)
    const threads = world.state.channels
      .filter(isThread)
      .filter(
        (each) =>
          each.parent === parent.id &&
          each.thread.archived &&
          (each.type === ChannelType.privateThread) === isPrivate,
      )
      .filter((each) => each.thread.archiveChanged < before)
      .sort((a, b) => b.thread.archiveChanged - a.thread.archiveChanged)
    return ok({ ...bundle(world, threads.slice(0, limit)), has_more: threads.length > limit })
  }
}

/** Everything about threads, except changing and deleting them as channels. */
export const threadRoutes: readonly Route[] = [
  { method: 'POST', path: '/channels/:channel/threads', rule: threadRule, handle: withoutMessage },
  {
    method: 'POST',
    path: '/channels/:channel/messages/:message/threads',
    rule: threadRule,
    handle: fromMessage,
  },
  { method: 'PUT', path: '/channels/:channel/thread-members/:user', handle: addMember },
  { method: 'DELETE', path: '/channels/:channel/thread-members/:user', handle: removeMember },
  { method: 'GET', path: '/channels/:channel/thread-members', handle: members },
  { method: 'GET', path: '/channels/:channel/thread-members/:user', handle: member },
  { method: 'GET', path: '/channels/:channel/threads/archived/public', handle: archived(false) },
  { method: 'GET', path: '/channels/:channel/threads/archived/private', handle: archived(true) },
  {
    method: 'GET',
    path: '/guilds/:guild/threads/active',
    handle: (call) => {
      const guild = botGuild(call.world, call.param('guild'))
      const visible = (each: Channel) => may(call.world, each, botId(call.world), 'ViewChannel')
      const threads = call.world.state.channels.filter(
        (each) => each.guild === guild.id && isThread(each) && !each.thread.archived && visible(each),
      )
      return ok(bundle(call.world, threads))
    },
  },
]
