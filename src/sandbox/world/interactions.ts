// Interactions: what a person does with the bot, and how long the bot may take to answer.
// https://discord.com/developers/docs/interactions/receiving-and-responding
import { randomBytes } from 'node:crypto'
import { refuse } from './errors.ts'
import {
  type Channel,
  type Id,
  type Interaction,
  InteractionKind,
  type Message,
  MessageFlag,
} from './model.ts'
import { memberWithoutUser, wireInteractionChannel, wireUser } from './wire.ts'
import { wireGuild } from './wire-guild.ts'
import { wireMessage } from './wire-message.ts'
import { botId, changed, interactionById, newId, permissionsIn, userOf, type World } from './world.ts'

/** What starts an interaction. */
export interface InteractionOrder {
  kind: number
  user: Id
  channel: Channel
  /** The kind's own part of the event, as Discord sends it. */
  data: Record<string, unknown>
  /** The message whose component was used. */
  source?: Message | undefined
  name?: string | undefined
}

/** What a client says when nobody answered a command, a button or a form in time. */
export const NOT_RESPONDING = 'The application did not respond'

/** Nobody answered in time: the person is told so, and the interaction is unknown from now on. */
function fallSilent(world: World, interaction: Interaction): void {
  if (interaction.stage !== 'waiting') return
  interaction.stage = 'silent'
  world.state.notices.push({
    user: interaction.user,
    channel: interaction.channel,
    interaction: interaction.id,
    text: interaction.kind === InteractionKind.autocomplete ? 'Loading options failed' : NOT_RESPONDING,
    at: world.clock.now(),
  })
  changed(world)
}

/** Starts the time in which an interaction must be acknowledged; also for one that was loaded from a file. */
export function watchInteraction(world: World, interaction: Interaction): void {
  if (interaction.stage !== 'waiting') return
  const left = interaction.at + world.limits.acknowledge - world.clock.now()
  world.clock.after(Math.max(0, left), () => fallSilent(world, interaction))
}

/** Sends the bot an INTERACTION_CREATE. */
export function startInteraction(world: World, order: InteractionOrder): Interaction {
  const { channel, source } = order
  const user = userOf(world, order.user)
  const guild = world.state.guilds.find((each) => each.id === channel.guild)
  const member = guild?.members.find((each) => each.user === user.id)
  const interaction: Interaction = {
    id: newId(world),
    token: randomBytes(48).toString('base64url'),
    kind: order.kind,
    user: user.id,
    guild: channel.guild,
    channel: channel.id,
    source: source?.id ?? null,
    name: order.name ?? null,
    at: world.clock.now(),
    stage: 'waiting',
    callback: null,
    original: null,
    messages: [],
    modal: null,
    choices: null,
    answers: 0,
    lastAnswer: null,
  }
  const forgetBefore = world.clock.now() - 4 * world.limits.token
  world.state.interactions = [
    ...world.state.interactions.filter((each) => each.at > forgetBefore),
    interaction,
  ]
  watchInteraction(world, interaction)
  const permissions = permissionsIn(world, channel, user.id).toString()
  world.emit({
    t: 'INTERACTION_CREATE',
    guild: channel.guild,
    intent: 0,
    d: {
      id: interaction.id,
      application_id: botId(world),
      type: order.kind,
      token: interaction.token,
      version: 1,
      data: order.data,
      channel_id: channel.id,
      channel: wireInteractionChannel(world, channel, user.id),
      ...(guild && member
        ? {
            guild_id: guild.id,
            guild: { id: guild.id, locale: guild.locale, features: wireGuild(guild).features },
            guild_locale: guild.locale,
            member: { ...memberWithoutUser(member), user: wireUser(user), permissions },
          }
        : { user: wireUser(user) }),
      ...(source === undefined ? {} : { message: wireMessage(world, source) }),
      locale: user.locale,
      app_permissions: permissionsIn(world, channel, botId(world)).toString(),
      entitlements: [],
      entitlement_sku_ids: [],
      authorizing_integration_owners: {
        ...((guild === undefined || guild.members.some((each) => each.user === botId(world))) && {
          0: guild?.id ?? '0',
        }),
        ...(user.installed && { 1: user.id }),
      },
      context: guild === undefined ? 1 : 0,
      attachment_size_limit: 10 * 1024 * 1024,
    },
  })
  changed(world)
  return interaction
}

/**
 * The interaction a first answer is for.
 * @throws 10062 when there is none or its three seconds are over, 40060 when it has been answered
 */
export function interactionToAcknowledge(world: World, id: Id, token: string): Interaction {
  const interaction = interactionById(world, id)
  if (interaction === undefined || interaction.token !== token || interaction.stage === 'silent')
    throw refuse('unknownInteraction')
  if (interaction.stage === 'acknowledged') throw refuse('alreadyAcknowledged')
  return interaction
}

/**
 * The interaction behind a webhook token.
 * @throws 10015 when there is none or it has not been acknowledged, 50027 when its 15 minutes are over
 */
export function interactionByToken(world: World, token: string): Interaction {
  const interaction = world.state.interactions.find((each) => each.token === token)
  if (interaction === undefined) throw refuse('unknownWebhook')
  if (world.clock.now() - interaction.at >= world.limits.token) throw refuse('tokenExpired')
  if (interaction.stage !== 'acknowledged') throw refuse('unknownWebhook')
  return interaction
}

/** The person sees an answer now. */
export function noteAnswer(
  world: World,
  interaction: Interaction,
  kind: 'message' | 'update',
  message: Message,
): void {
  if (!interaction.messages.includes(message.id)) interaction.messages.push(message.id)
  if ((message.flags & MessageFlag.loading) === 0) {
    interaction.answers += 1
    interaction.lastAnswer = { kind, message: message.id }
  }
  changed(world)
}
