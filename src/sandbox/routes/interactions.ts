// Answering interactions: the first answer, and what the token allows for 15 minutes.
// https://discord.com/developers/docs/interactions/receiving-and-responding

import { Callback, callbackRule } from '../validate/callback.ts'
import { followUpRule } from '../validate/message.ts'
import type { CallbackBody, MessageBody } from '../world/bodies.ts'
import { refuse } from '../world/errors.ts'
import { type Answer, type Call, invalid, nothing, ok, type Route } from '../world/http.ts'
import { interactionByToken, interactionToAcknowledge, noteAnswer } from '../world/interactions.ts'
import { deleteMessage, postMessage } from '../world/messages.ts'
import { type Interaction, InteractionKind, type Message, MessageFlag } from '../world/model.ts'
import { wireMessage } from '../world/wire-message.ts'
import { botId, changed, channelOf, messageById } from '../world/world.ts'
import { applyEdit, contentsOf } from './writing.ts'

const allowedCallbacks = (interaction: Interaction): readonly number[] => {
  const withSource = interaction.source === null ? [] : [Callback.deferUpdate, Callback.update]
  if (interaction.kind === InteractionKind.autocomplete) return [Callback.choices]
  if (interaction.kind === InteractionKind.modal)
    return [Callback.message, Callback.deferMessage, ...withSource]
  return [Callback.message, Callback.deferMessage, Callback.modal, ...withSource]
}

/** Posts a message made with an interaction's token. */
function postAnswer(
  call: Call,
  interaction: Interaction,
  body: MessageBody,
  kind: 'original' | 'follow-up' | 'loading',
): Message {
  const { world } = call
  const channel = channelOf(world, interaction.channel)
  const contents = contentsOf(call, body, kind === 'loading')
  const flags = (body.flags ?? 0) | (kind === 'loading' ? MessageFlag.loading : 0)
  const toCommand = kind !== 'follow-up' && interaction.kind === InteractionKind.command
  const reply = kind === 'follow-up' ? interaction.original : interaction.source
  return postMessage(world, {
    ...contents,
    channel,
    author: botId(world),
    flags,
    type: toCommand ? 20 : reply === null ? 0 : 19,
    reply,
    // A reply by interaction notifies nobody whom its text does not mention.
    allowedMentions: body.allowed_mentions
      ? { ...body.allowed_mentions, replied_user: false }
      : { parse: ['users', 'roles'] },
    interaction: {
      id: interaction.id,
      type: interaction.kind,
      user: interaction.user,
      name: interaction.name,
      original: kind === 'follow-up' ? interaction.original : null,
    },
    ephemeralFor: (flags & MessageFlag.ephemeral) === 0 ? null : interaction.user,
  })
}

function answered(call: Call, interaction: Interaction, type: number, message: Message | undefined): Answer {
  changed(call.world)
  if (call.query.with_response !== 'true') return nothing
  const flags = message?.flags ?? 0
  return ok({
    interaction: {
      id: interaction.id,
      type: interaction.kind,
      ...(message === undefined
        ? {}
        : {
            response_message_id: message.id,
            response_message_loading: (flags & MessageFlag.loading) !== 0,
            response_message_ephemeral: (flags & MessageFlag.ephemeral) !== 0,
          }),
    },
    ...(message === undefined ? {} : { resource: { type, message: wireMessage(call.world, message) } }),
  })
}

function sourceOf(call: Call, interaction: Interaction): Message {
  const source = interaction.source === null ? undefined : messageById(call.world, interaction.source)
  if (source === undefined) throw refuse('unknownMessage')
  return source
}

function callback(call: Call): Answer {
  const { world } = call
  const interaction = interactionToAcknowledge(world, call.param('interaction'), call.param('token'))
  const { type, data } = call.body as CallbackBody
  if (!allowedCallbacks(interaction).includes(type)) {
    throw invalid(
      call,
      ['type'],
      'INTERACTION_CALLBACK_TYPE_INVALID',
      `A ${type} does not answer this interaction.`,
    )
  }
  const acknowledge = () => {
    interaction.stage = 'acknowledged'
    interaction.callback = type
  }
  if (type === Callback.choices) {
    acknowledge()
    interaction.choices = data?.choices ?? []
    interaction.answers += 1
    return answered(call, interaction, type, undefined)
  }
  if (type === Callback.modal) {
    acknowledge()
    interaction.modal = {
      interaction: interaction.id,
      custom_id: data?.custom_id ?? '',
      title: data?.title ?? '',
      components: data?.components ?? [],
    }
    interaction.answers += 1
    return answered(call, interaction, type, undefined)
  }
  if (type === Callback.deferUpdate || type === Callback.update) {
    const source = sourceOf(call, interaction)
    if (type === Callback.update) applyEdit(call, data ?? {}, source)
    acknowledge()
    interaction.original = source.id
    interaction.messages.push(source.id)
    if (type === Callback.update) noteAnswer(world, interaction, 'update', source)
    return answered(call, interaction, type, source)
  }
  const message = postAnswer(
    call,
    interaction,
    data ?? {},
    type === Callback.deferMessage ? 'loading' : 'original',
  )
  acknowledge()
  interaction.original = message.id
  noteAnswer(world, interaction, 'message', message)
  return answered(call, interaction, type, message)
}

function followUp(call: Call): Answer {
  const { world } = call
  const interaction = interactionByToken(world, call.param('token'))
  const original = interaction.original === null ? undefined : messageById(world, interaction.original)
  // The first message after a deferral fills the placeholder instead of following it.
  if (original !== undefined && (original.flags & MessageFlag.loading) !== 0) {
    applyEdit(call, call.body as MessageBody, original)
    noteAnswer(world, interaction, 'message', original)
    return ok(wireMessage(world, original))
  }
  const message = postAnswer(call, interaction, call.body as MessageBody, 'follow-up')
  noteAnswer(world, interaction, 'message', message)
  return ok(wireMessage(world, message))
}

/** The message a token's path names. @throws 10008 also for one that another token made */
function ownMessage(call: Call): { interaction: Interaction; message: Message } {
  const interaction = interactionByToken(call.world, call.param('token'))
  const named = call.param('message')
  const id = named === '@original' ? interaction.original : named
  const message = id === null || !interaction.messages.includes(id) ? undefined : messageById(call.world, id)
  if (message === undefined) throw refuse('unknownMessage')
  return { interaction, message }
}

function edit(call: Call): Answer {
  const { interaction, message } = ownMessage(call)
  const isUpdate = (message.flags & MessageFlag.loading) === 0
  const channel = channelOf(call.world, message.channel)
  if (message.ephemeralFor === null && channel.thread?.archived) throw refuse('threadArchived')
  applyEdit(call, call.body as MessageBody, message)
  noteAnswer(call.world, interaction, isUpdate ? 'update' : 'message', message)
  return ok(wireMessage(call.world, message))
}

function remove(call: Call): Answer {
  deleteMessage(call.world, ownMessage(call).message)
  return nothing
}

const webhook = '/webhooks/:application/:token'

/** Callbacks and the interaction's webhook. */
export const interactionRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/interactions/:interaction/:token/callback',
    open: true,
    rule: callbackRule,
    handle: callback,
  },
  { method: 'POST', path: webhook, open: true, rule: followUpRule, handle: followUp },
  {
    method: 'GET',
    path: `${webhook}/messages/:message`,
    open: true,
    handle: (call) => ok(wireMessage(call.world, ownMessage(call).message)),
  },
  { method: 'PATCH', path: `${webhook}/messages/:message`, open: true, rule: followUpRule, handle: edit },
  { method: 'DELETE', path: `${webhook}/messages/:message`, open: true, handle: remove },
]
