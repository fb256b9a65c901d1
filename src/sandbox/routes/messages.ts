// Messages over REST: post, list, edit, delete.
// https://discord.com/developers/docs/resources/message

import { followUpRule, messageRule } from '../validate/message.ts'
import { bulkDeleteRule } from '../validate/place.ts'
import type { MessageBody } from '../world/bodies.ts'
import { refuse } from '../world/errors.ts'
import { type Call, invalid, nothing, ok, type Route } from '../world/http.ts'
import { deleteMessage, goneNonces, postMessage } from '../world/messages.ts'
import { isThread, type Message } from '../world/model.ts'
import { byAge, timeOf } from '../world/snowflake.ts'
import { wireMessage } from '../world/wire-message.ts'
import { botChannel, botId, may, publicMessageOf, type World } from '../world/world.ts'
import { applyEdit, channelToWrite, contentsOf, requireContents } from './writing.ts'

const HOUR = 3_600_000
const FORTNIGHT = 14 * 24 * HOUR

/** The bot's message with this nonce, if `enforce_nonce` still remembers it. @throws 10008 when it was deleted since */
function twinOf(world: World, body: MessageBody): Message | undefined {
  const { nonce } = body
  if (body.enforce_nonce !== true || nonce === undefined || nonce === null) return undefined
  const since = world.clock.now() - world.limits.nonceWindow
  if ((goneNonces(world).get(String(nonce)) ?? Number.NEGATIVE_INFINITY) > since)
    throw refuse('unknownMessage')
  return world.state.messages.findLast(
    (each) =>
      each.author === botId(world) &&
      each.at > since &&
      each.nonce !== null &&
      String(each.nonce) === String(nonce),
  )
}

function post(call: Call) {
  const { world } = call
  const body = call.body as MessageBody
  const channel = channelToWrite(call, call.param('channel'), body)
  const twin = twinOf(world, body)
  if (twin !== undefined) return ok(wireMessage(world, twin))
  const target = body.message_reference?.message_id
  const found = world.state.messages.find((each) => each.id === target)
  const known = found !== undefined && found.channel === channel.id && found.ephemeralFor === null
  if (target !== undefined && !known && body.message_reference?.fail_if_not_exists !== false)
    throw invalid(call, ['message_reference'], 'REPLIES_UNKNOWN_MESSAGE', 'Unknown message')
  const message = postMessage(world, {
    ...contentsOf(call, body),
    channel,
    author: botId(world),
    nonce: body.nonce ?? null,
    ...(known ? { reply: target, type: 19 } : {}),
  })
  return ok(wireMessage(world, message))
}

/** The messages just before, just after, or around an id, oldest first. */
function page(all: readonly Message[], limit: number, query: Call['query']): Message[] {
  const { before, after, around } = query
  if (before !== undefined) return all.filter((each) => byAge(each.id, before) < 0).slice(-limit)
  if (after !== undefined) return all.filter((each) => byAge(each.id, after) > 0).slice(0, limit)
  if (around === undefined) return all.slice(-limit)
  const half = Math.floor(limit / 2)
  const older = all.filter((each) => byAge(each.id, around) < 0)
  const rest = all.filter((each) => byAge(each.id, around) >= 0)
  return [...(half === 0 ? [] : older.slice(-half)), ...rest.slice(0, limit - half)]
}

function list(call: Call) {
  const { world, query } = call
  const channel = botChannel(world, call.param('channel'))
  const limit = Number(query.limit ?? 50)
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw invalid(call, ['limit'], 'NUMBER_TYPE_MAX', 'int value should be between 1 and 100.')
  if (!may(world, channel, botId(world), 'ReadMessageHistory')) return ok([])
  const all = world.state.messages.filter((each) => each.channel === channel.id && each.ephemeralFor === null)
  return ok(
    page(all, limit, query)
      .reverse()
      .map((each) => wireMessage(world, each)),
  )
}

function fetchOne(call: Call) {
  const { world } = call
  const channel = botChannel(world, call.param('channel'))
  if (!may(world, channel, botId(world), 'ReadMessageHistory')) throw refuse('missingPermissions')
  return ok(wireMessage(world, publicMessageOf(world, channel.id, call.param('message'))))
}

const oldEdits = new WeakMap<World, Map<string, number[]>>()

/** Messages older than an hour take few edits. @throws 30046 */
function countOldEdit(world: World, message: Message): void {
  const now = world.clock.now()
  if (now - message.at < HOUR) return
  const perChannel = oldEdits.get(world) ?? new Map<string, number[]>()
  oldEdits.set(world, perChannel)
  const recent = (perChannel.get(message.channel) ?? []).filter(
    (at) => at > now - world.limits.oldEditsWindow,
  )
  const first = recent[0]
  if (first !== undefined && recent.length >= world.limits.oldEdits)
    throw refuse('oldEdits', Math.max(1, (first + world.limits.oldEditsWindow - now) / 1000))
  perChannel.set(message.channel, [...recent, now])
}

function edit(call: Call) {
  const { world } = call
  const body = call.body as MessageBody
  const channel = botChannel(world, call.param('channel'))
  const message = publicMessageOf(world, channel.id, call.param('message'))
  if (message.author !== botId(world)) throw refuse('notYourMessage')
  if (isThread(channel) && channel.thread.archived) throw refuse('threadArchived')
  if (isThread(channel) && channel.thread.locked && !may(world, channel, botId(world), 'ManageThreads'))
    throw refuse('threadLocked')
  requireContents(call, channel, body)
  countOldEdit(world, message)
  return ok(wireMessage(world, applyEdit(call, body, message)))
}

function remove(call: Call) {
  const { world } = call
  const channel = botChannel(world, call.param('channel'))
  const message = publicMessageOf(world, channel.id, call.param('message'))
  if (message.author !== botId(world) && !may(world, channel, botId(world), 'ManageMessages'))
    throw refuse('missingPermissions')
  if (isThread(channel) && channel.thread.archived) throw refuse('threadArchived')
  deleteMessage(world, message)
  return nothing
}

function removeMany(call: Call) {
  const { world } = call
  const channel = botChannel(world, call.param('channel'), 'ManageMessages')
  const { messages } = call.body as { messages: string[] }
  if (messages.some((id) => timeOf(id) < world.clock.now() - FORTNIGHT)) throw refuse('bulkDeleteTooOld')
  const all = world.state.messages.filter((each) => each.channel === channel.id && messages.includes(each.id))
  for (const message of all) deleteMessage(world, message)
  return nothing
}

function type(call: Call) {
  botChannel(call.world, call.param('channel'), 'SendMessages')
  return nothing
}

/** Everything about messages in channels, except pins. */
export const messageRoutes: readonly Route[] = [
  { method: 'GET', path: '/channels/:channel/messages', handle: list },
  { method: 'POST', path: '/channels/:channel/messages', rule: messageRule, handle: post },
  {
    method: 'POST',
    path: '/channels/:channel/messages/bulk-delete',
    rule: bulkDeleteRule,
    handle: removeMany,
  },
  { method: 'GET', path: '/channels/:channel/messages/:message', handle: fetchOne },
  { method: 'PATCH', path: '/channels/:channel/messages/:message', rule: followUpRule, handle: edit },
  { method: 'DELETE', path: '/channels/:channel/messages/:message', handle: remove },
  { method: 'POST', path: '/channels/:channel/typing', handle: type },
]
