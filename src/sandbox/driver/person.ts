// A person with a client in front of them: everything one can do and see on the server.

import { CannotDo } from '../refusals/index.ts'
import { keepFile } from '../world/attachments.ts'
import { startInteraction } from '../world/interactions.ts'
import { deletedPings, postMessage } from '../world/messages.ts'
import {
  type Channel,
  ChannelType,
  type Command,
  type Id,
  InteractionKind,
  isThread,
  type Message,
  type Notice,
} from '../world/model.ts'
import { Permission, serverPermissions } from '../world/permissions.ts'
import { joinThread, leaveThread, openThread } from '../world/threads.ts'
import { botId, changed, permissionsIn, until } from '../world/world.ts'
import { click, type FieldValue, type Picks, select, submit } from './components.ts'
import {
  type Actor,
  type ChannelRef,
  channelFor,
  isVisible,
  type MessageRef,
  membership,
  messageFor,
  requirePermission,
  requireWriting,
} from './find.ts'
import {
  chooseCommand,
  commandData,
  type Device,
  messageCommandData,
  type OptionValues,
  type Suggestion,
  type UploadedFile,
} from './options.ts'
import { outcomeOf } from './outcome.ts'
import { type Outcome, type Seen, type SeenModal, seen } from './view.ts'

/** What a person can do and see. Actions reject with `CannotDo` where a client would not allow them. */
export interface Person {
  readonly id: Id
  readonly name: string
  /** Habits of this person's client. */
  readonly device: Device
  /** Sends a slash command and waits for what comes: a message, a modal, or silence. */
  slash(channel: ChannelRef, command: string, options?: OptionValues): Promise<Outcome>
  /** Uses a command of a message's menu, by its name in any language, and waits for what comes. */
  useOn(on: MessageRef, command: string): Promise<Outcome>
  /** The suggestions for one option while it is typed. @throws when the bot sends none in time */
  complete(
    channel: ChannelRef,
    command: string,
    options: OptionValues,
    focused: string,
  ): Promise<Suggestion[]>
  /** The commands this person is offered in a channel. */
  commands(channel: ChannelRef): Command[]
  /** Presses a button by label or custom_id. */
  click(on: MessageRef, button: string): Promise<Outcome>
  /** Chooses from a menu by custom_id or placeholder; picks by value or label, people and channels by name. */
  select(on: MessageRef, menu: string, picks: readonly string[]): Promise<Outcome>
  /** Fills in a modal by label or custom_id and sends it. */
  submit(modal: SeenModal | Outcome, fields: Readonly<Record<string, FieldValue>>): Promise<Outcome>
  /** Writes an ordinary message; wakes an archived thread that is not locked. */
  say(
    channel: ChannelRef,
    content: string,
    more?: { replyTo?: MessageRef; files?: readonly UploadedFile[] },
  ): Seen
  /** Opens a thread in a channel or from a message, or a post in a forum (then with a first message). */
  startThread(
    channel: ChannelRef,
    name: string,
    more?: { from?: MessageRef; content?: string },
  ): { id: Id; name: string }
  /** Joins or leaves a thread. */
  joinThread(thread: ChannelRef): void
  leaveThread(thread: ChannelRef): void
  /** Everything on the screen of a channel, oldest first, as it is now. */
  messages(channel: ChannelRef): Seen[]
  /** A message as it is now. */
  look(on: MessageRef): Seen
  /** Does this person see the channel at all? */
  sees(channel: ChannelRef): boolean
  /** Messages that notified this person, oldest first, also those that were deleted since. */
  readonly pings: Seen[]
  /** "The application did not respond" and the like. */
  readonly notices: Notice[]
  /** Restarts the client: all ephemeral messages are gone. */
  reload(): void
  /** Dismisses one ephemeral message. */
  dismiss(on: MessageRef): void
}

const USER_INSTALL = 1
/** The type of commands in the menus of messages. */
const MESSAGE = 3

/** May this person be offered the command here? */
function isOffered(actor: Actor, channel: Channel, command: Command): boolean {
  if (channel.guild === null)
    return command.guild === null && (command.contexts === null || command.contexts.includes(1))
  const guild = actor.world.state.guilds.find((each) => each.id === channel.guild)
  const member = membership(actor, channel)
  if (guild === undefined) return false
  const isMembers = actor.user.installed === true && command.integration_types.includes(USER_INSTALL)
  if (!guild.members.some((each) => each.user === botId(actor.world)) && !isMembers) return false
  if (command.guild !== null && command.guild !== channel.guild) return false
  if (command.contexts !== null && !command.contexts.includes(0)) return false
  if (command.default_member_permissions === null) return true
  if (member === undefined) return false
  const needed = BigInt(command.default_member_permissions)
  const has = serverPermissions(guild, member)
  if ((has & Permission.Administrator) !== 0n) return true
  return needed !== 0n && (has & needed) === needed
}

/** The channel if one can use commands in it. @throws CannotDo in an archived or locked thread, or without permission */
function commandChannel(actor: Actor, ref: ChannelRef): Channel {
  const channel = channelFor(actor, ref)
  requireWriting(actor, channel)
  if (channel.guild !== null) requirePermission(actor, channel, Permission.UseApplicationCommands)
  if (isThread(channel) && channel.thread.archived)
    throw new CannotDo('archived-here', { name: channel.name })
  return channel
}

/** A person acting; `actor` says who and on which server names are looked up. */
export function createPerson(actor: Actor): Person {
  const { world, user } = actor
  const client: Client = {
    device: { sendsNames: false, keepsSuggestions: false },
    picks: new WeakMap(),
    cache: new Map(),
  }
  return {
    id: user.id,
    name: user.name,
    device: client.device,
    slash: (...typed) => slash(actor, client, ...typed),
    useOn: (...chosen) => useOn(actor, ...chosen),
    complete: (...typed) => complete(actor, client, ...typed),
    commands: (ref) => structuredClone(offered(actor, channelFor(actor, ref))),
    click: async (on, button) => click(actor, on, button),
    select: async (on, menu, chosen) => select(actor, client.picks, on, menu, chosen),
    async submit(modal, fields) {
      const open = 'kind' in modal ? modal.modal : modal
      if (open === undefined) throw new CannotDo('no-modal')
      return submit(actor, open, fields)
    },
    say: (...said) => say(actor, ...said),
    startThread: (...named) => startThread(actor, ...named),
    joinThread: (ref) => joinThread(world, threadFor(actor, ref), user.id),
    leaveThread: (ref) => leaveThread(world, threadFor(actor, ref), user.id),
    messages(ref) {
      const channel = channelFor(actor, ref)
      return world.state.messages
        .filter((each) => each.channel === channel.id && isVisible(actor, each))
        .map((each) => seen(world, each))
    },
    look: (on) => seen(world, messageFor(actor, on)),
    sees: (ref) => sees(actor, ref),
    get pings() {
      return [...world.state.messages, ...deletedPings(world)]
        .filter((each) => each.notified.includes(user.id))
        .toSorted((a, b) => Number(BigInt(a.id) - BigInt(b.id)))
        .map((each) => seen(world, each))
    },
    get notices() {
      return world.state.notices.filter((each) => each.user === user.id)
    },
    reload() {
      client.picks = new WeakMap()
      for (const message of world.state.messages) if (message.ephemeralFor === user.id) message.gone = true
      changed(world)
    },
    dismiss(on) {
      const message = messageFor(actor, on)
      if (message.ephemeralFor === null) throw new CannotDo('not-private')
      message.gone = true
      changed(world)
    },
  }
}

/** A person's client: its habits, what its menus show, and the suggestions it keeps. */
interface Client {
  readonly device: Device
  picks: Picks
  readonly cache: Map<string, Suggestion[]>
}

const offered = (actor: Actor, channel: Channel): Command[] =>
  actor.world.state.commands.filter((each) => isOffered(actor, channel, each))

/** The commands in a message's menu; what its reader alone is shown has none. */
export const messageCommands = (actor: Actor, channel: Channel, message: Message): Command[] =>
  message.ephemeralFor === null ? offered(actor, channel).filter(({ type }) => type === MESSAGE) : []

async function slash(
  actor: Actor,
  { device }: Client,
  ...[ref, line, options = {}]: Parameters<Person['slash']>
): Promise<Outcome> {
  const { world, user } = actor
  const channel = commandChannel(actor, ref)
  const chosen = chooseCommand(offered(actor, channel), line)
  const data = commandData(actor, channel, chosen, options, device)
  const name = chosen.path.join(' ')
  const interaction = startInteraction(world, {
    kind: InteractionKind.command,
    user: user.id,
    channel,
    data,
    name,
  })
  return outcomeOf(world, interaction, `/${name} by ${user.name}`)
}

async function useOn(actor: Actor, ...[on, name]: Parameters<Person['useOn']>): Promise<Outcome> {
  const { world, user } = actor
  const target = messageFor(actor, on)
  const channel = commandChannel(actor, { id: target.channel })
  const command = messageCommands(actor, channel, target).find((each) =>
    [each.name, ...Object.values(each.name_localizations ?? {})].includes(name),
  )
  if (!command) throw new CannotDo('no-message-command', { name })
  const interaction = startInteraction(world, {
    kind: InteractionKind.command,
    user: user.id,
    channel,
    data: messageCommandData(world, command, target),
  })
  return outcomeOf(world, interaction, `${name} by ${user.name}`)
}

async function complete(
  actor: Actor,
  { device, cache }: Client,
  ...[ref, line, options, focused]: Parameters<Person['complete']>
): Promise<Suggestion[]> {
  const { world, user } = actor
  const channel = commandChannel(actor, ref)
  const chosen = chooseCommand(offered(actor, channel), line)
  const option = chosen.options.find((each) => each.name === focused)
  if (option?.autocomplete !== true) throw new CannotDo('no-suggestions', { name: focused })
  const key = JSON.stringify([channel.id, chosen.path, focused, options[focused] ?? ''])
  const kept = cache.get(key)
  if (device.keepsSuggestions && kept !== undefined) return kept
  const data = commandData(actor, channel, chosen, options, device, focused)
  const interaction = startInteraction(world, {
    kind: InteractionKind.autocomplete,
    user: user.id,
    channel,
    data,
  })
  const choices = await until(world, `suggestions for ${focused}`, () => {
    if (interaction.stage === 'silent') throw new Error('Loading options failed')
    return interaction.choices ?? undefined
  })
  const shown = choices.map((each) => ({
    name: each.name_localizations?.[user.locale] ?? each.name,
    value: each.value,
  }))
  cache.set(key, shown)
  return shown
}

function say(actor: Actor, ...[ref, content, more = {}]: Parameters<Person['say']>): Seen {
  const { world, user } = actor
  const channel = channelFor(actor, ref)
  requireWriting(actor, channel)
  if (channel.type === ChannelType.forum) throw new CannotDo('forum-post')
  const files = (more.files ?? []).map((file) => {
    const bytes = typeof file.data === 'string' ? new TextEncoder().encode(file.data) : file.data
    return keepFile(world, {
      filename: file.name,
      contentType: file.contentType ?? 'application/octet-stream',
      bytes,
    })
  })
  const reply = more.replyTo === undefined ? undefined : messageFor(actor, more.replyTo).id
  const message = postMessage(world, {
    channel,
    author: user.id,
    content,
    attachments: files,
    ...(reply === undefined ? {} : { reply, type: 19 }),
  })
  return seen(world, message)
}

function startThread(
  actor: Actor,
  ...[ref, name, more = {}]: Parameters<Person['startThread']>
): { id: Id; name: string } {
  const { world, user } = actor
  const parent = channelFor(actor, ref)
  if (isThread(parent) || parent.guild === null) throw new CannotDo('no-threads')
  const isForum = parent.type === ChannelType.forum
  requireWriting(actor, parent)
  if (!isForum) requirePermission(actor, parent, Permission.CreatePublicThreads)
  const message = more.from === undefined ? undefined : messageFor(actor, more.from).id
  const thread = openThread(world, {
    parent,
    name,
    owner: user.id,
    message,
    type: isForum ? ChannelType.thread : undefined,
  })
  if (more.content !== undefined)
    postMessage(world, {
      channel: thread,
      author: user.id,
      content: more.content,
      ...(isForum && { id: thread.id }),
    })
  return { id: thread.id, name: thread.name }
}

/** A thread this person sees. @throws CannotDo when it is none */
function threadFor(actor: Actor, ref: ChannelRef) {
  const thread = channelFor(actor, ref)
  if (!isThread(thread)) throw new CannotDo('no-thread')
  return thread
}

function sees(actor: Actor, ref: ChannelRef): boolean {
  const { world, user } = actor
  try {
    return (permissionsIn(world, channelFor(actor, ref), user.id) & Permission.ViewChannel) !== 0n
  } catch (error) {
    if (error instanceof CannotDo) return false
    throw error
  }
}
