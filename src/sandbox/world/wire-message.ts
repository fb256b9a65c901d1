// Messages as Discord puts them on the wire.
import { type Id, isThread, type Message, MessageFlag } from './model.ts'
import { iso, memberWithoutUser, type Wire, wireChannel, wireUser } from './wire.ts'
import { botId, messageById, userOf, type World } from './world.ts'

/** The address of an attachment on this server. */
export function attachmentUrl(world: World, channel: Id, attachment: { id: Id; filename: string }): string {
  return `${world.url}/attachments/${channel}/${attachment.id}/${encodeURIComponent(attachment.filename)}`
}

function wireReply(world: World, message: Message): Wire {
  if (message.reply === null) return {}
  const target = messageById(world, message.reply)
  const guild = world.state.channels.find((each) => each.id === message.channel)?.guild
  return {
    message_reference: {
      type: 0,
      message_id: message.reply,
      channel_id: target?.channel ?? message.channel,
      ...(guild ? { guild_id: guild } : {}),
    },
    referenced_message: target === undefined ? null : wireMessage(world, { ...target, reply: null }),
  }
}

/** A message as the REST API and interactions carry it. */
export function wireMessage(world: World, message: Message): Wire {
  const thread = world.state.channels.find((each) => each.id === message.id && isThread(each))
  const { interaction } = message
  return {
    id: message.id,
    channel_id: message.channel,
    type: message.type,
    author: wireUser(userOf(world, message.author)),
    content: message.content,
    timestamp: iso(message.at),
    edited_timestamp: message.editedAt === null ? null : iso(message.editedAt),
    tts: message.tts,
    mention_everyone: message.mentionEveryone,
    mentions: message.mentions.map((id) => wireUser(userOf(world, id))),
    mention_roles: message.mentionRoles,
    mention_channels: [],
    attachments: message.attachments.map((each) => ({
      id: each.id,
      filename: each.filename,
      ...(each.description === null ? {} : { description: each.description }),
      content_type: each.contentType,
      size: each.size,
      url: attachmentUrl(world, message.channel, each),
      proxy_url: attachmentUrl(world, message.channel, each),
      ...(each.width === null ? {} : { width: each.width, height: each.height }),
      ...(message.ephemeralFor === null ? {} : { ephemeral: true }),
    })),
    embeds: message.embeds.map((each) => ({ type: 'rich', ...each })),
    reactions: [],
    components: message.components,
    pinned: message.pinned,
    flags: message.flags | (thread ? MessageFlag.hasThread : 0),
    ...(message.nonce === null ? {} : { nonce: message.nonce }),
    ...(thread === undefined ? {} : { thread: wireChannel(world, thread) }),
    ...wireReply(world, message),
    ...(interaction === null
      ? {}
      : {
          webhook_id: botId(world),
          application_id: botId(world),
          interaction_metadata: {
            id: interaction.id,
            type: interaction.type,
            user: wireUser(userOf(world, interaction.user)),
            authorizing_integration_owners: {},
            ...(interaction.name === null ? {} : { name: interaction.name, command_type: 1 }),
            ...(interaction.original === null ? {} : { original_response_message_id: interaction.original }),
          },
        }),
  }
}

/** A message as an event of the gateway carries it. */
export function wireMessageEvent(world: World, message: Message): Wire {
  const channel = world.state.channels.find((each) => each.id === message.channel)
  const guild = world.state.guilds.find((each) => each.id === channel?.guild)
  const member = guild?.members.find((each) => each.user === message.author)
  return {
    ...wireMessage(world, message),
    ...(guild === undefined ? {} : { guild_id: guild.id }),
    ...(member === undefined ? {} : { member: memberWithoutUser(member) }),
    channel_type: channel?.type,
  }
}
