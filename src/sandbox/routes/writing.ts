// What posting and editing have in common, for a bot's or a webhook's token.
import { settleAttachments } from '../world/attachments.ts'
import type { MessageBody } from '../world/bodies.ts'
import { refuse } from '../world/errors.ts'
import { type Call, invalid } from '../world/http.ts'
import { type Draft, editMessage } from '../world/messages.ts'
import { type Attachment, type Channel, isThread, type Message } from '../world/model.ts'
import { botChannel, botId, may, type World } from '../world/world.ts'
import { requireEmojis } from './emojis.ts'

const TEXT: readonly number[] = [0, 1, 2, 5, 10, 11, 12]

/** Is a new message with these files allowed in the channel, or an edit that adds them? @throws 50013 */
export function requireContents(call: Call, channel: Channel, body: MessageBody): void {
  if (channel.guild === null) return
  const has = (name: 'EmbedLinks' | 'AttachFiles') => may(call.world, channel, botId(call.world), name)
  if ((body.embeds?.length ?? 0) > 0 && !has('EmbedLinks')) throw refuse('missingPermissions')
  if (call.uploads.length > 0 && !has('AttachFiles')) throw refuse('missingPermissions')
}

/** Takes this person direct messages, and is there a server in common? */
function takesDirectMessages(world: World, channel: Channel): boolean {
  const person = world.state.users.find((each) => each.id === channel.recipient)
  const shared = world.state.guilds.some((guild) =>
    [channel.recipient, botId(world)].every((id) => guild.members.some((each) => each.user === id)),
  )
  return shared && person?.directMessages === true
}

/** The channel if the bot may write there. @throws 50001, 50013, 50008, 50007, 160005 */
export function channelToWrite(call: Call, id: string, body: MessageBody): Channel {
  const { world } = call
  const channel = botChannel(world, id)
  if (!TEXT.includes(channel.type)) throw refuse('notText')
  if (channel.recipient !== null) {
    if (!takesDirectMessages(world, channel)) throw refuse('cannotDm')
    return channel
  }
  const bot = botId(world)
  const need = isThread(channel) ? 'SendMessagesInThreads' : 'SendMessages'
  if (!may(world, channel, bot, need)) throw refuse('missingPermissions')
  requireContents(call, channel, body)
  if (isThread(channel) && channel.thread.locked && !may(world, channel, bot, 'ManageThreads'))
    throw refuse('threadLocked')
  return channel
}

/** Every listed file must be there already or come along. @throws 50035 */
function filesOf(call: Call, present: readonly Attachment[], body: MessageBody): Attachment[] {
  const known = [...present.map((each) => each.id), ...call.uploads.map((each) => each.key)]
  for (const [n, ref] of (body.attachments ?? []).entries())
    if (!known.includes(String(ref.id)))
      throw invalid(call, ['attachments', n], 'ATTACHMENT_NOT_FOUND', `Attachment ${ref.id} is not there`)
  return settleAttachments(call.world, present, body.attachments, call.uploads)
}

/** @throws 50006, and counts as a violation */
function requireSomething(call: Call, content: string, ...lists: readonly (readonly unknown[])[]): void {
  if (content.trim() !== '' || lists.some((list) => list.length > 0)) return
  invalid(call, [], 'MESSAGE_EMPTY', 'Cannot send an empty message')
  throw refuse('emptyMessage')
}

/** What a body says of a new message, its files kept. @throws 50006 unless it `mayBeEmpty`, 50035 */
export function contentsOf(
  call: Call,
  body: MessageBody,
  mayBeEmpty = false,
): Omit<Draft, 'channel' | 'author'> {
  const attachments = filesOf(call, [], body)
  const { content, embeds, components } = body
  requireEmojis(call, components ?? [])
  if (!mayBeEmpty) requireSomething(call, content ?? '', embeds ?? [], components ?? [], attachments)
  return {
    content: content ?? '',
    embeds: embeds ?? [],
    components: components ?? [],
    attachments,
    flags: body.flags ?? 0,
    tts: body.tts ?? false,
    allowedMentions: body.allowed_mentions,
  }
}

/** Edits a message as a body says. @throws 50006 when nothing would be left, 50035 */
export function applyEdit(call: Call, body: MessageBody, message: Message): Message {
  requireEmojis(call, body.components ?? [])
  const untouched = body.attachments === undefined && call.uploads.length === 0
  const attachments = untouched ? undefined : filesOf(call, message.attachments, body)
  requireSomething(
    call,
    body.content === undefined ? message.content : (body.content ?? ''),
    body.embeds === undefined ? message.embeds : (body.embeds ?? []),
    body.components === undefined ? message.components : (body.components ?? []),
    attachments ?? message.attachments,
  )
  return editMessage(call.world, message, {
    content: body.content,
    embeds: body.embeds,
    components: body.components,
    attachments,
    flags: body.flags ?? undefined,
    allowedMentions: body.allowed_mentions,
  })
}
