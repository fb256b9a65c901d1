// Filling in a slash command's options as a client would let one.

import { CannotDo } from '../refusals/index.ts'
import { keepFile } from '../world/attachments.ts'
import type { Channel, Command, CommandOption, Guild, Id, Message } from '../world/model.ts'
import { wireMessage } from '../world/wire-message.ts'
import type { World } from '../world/world.ts'
import { type Actor, findChannel, findUser } from './find.ts'
import { type Resolved, wireResolved } from './resolved.ts'

/** A file to upload. */
export interface UploadedFile {
  name: string
  data: Uint8Array | string
  contentType?: string
}

/** A suggestion of the bot's, as completion shows it. */
export interface Suggestion {
  name: string
  value: string | number
}

/** What one can type or pick for an option: text, a number, a person's or channel's name, a suggestion, a file. */
export type OptionValue = string | number | boolean | UploadedFile | Suggestion | { readonly id: Id }

/** Options by name. */
export type OptionValues = Readonly<Record<string, OptionValue>>

/** The option list of a chosen command, down to its subcommand. */
export interface Chosen {
  command: Command
  /** Names from the command down: `['game', 'new']`. */
  path: string[]
  options: CommandOption[]
}

const nesting = (option: CommandOption) => option.type === 1 || option.type === 2

/** The command and subcommand that `line` names, such as `game new`. @throws CannotDo */
export function chooseCommand(commands: readonly Command[], line: string): Chosen {
  const [name = '', ...rest] = line.trim().replace(/^\//, '').split(/\s+/)
  const command = commands.find((each) => each.type === 1 && each.name === name)
  if (command === undefined) throw new CannotDo('no-command', { name })
  let options = command.options
  for (const part of rest) {
    const inner = options.find((each) => nesting(each) && each.name === part)
    if (inner === undefined) throw new CannotDo('no-subcommand', { name, part })
    options = inner.options ?? []
  }
  if (options.some(nesting))
    throw new CannotDo('needs-one-of', { line, names: options.map((each) => each.name).join(', ') })
  return { command, path: [name, ...rest], options }
}

/** Which of the client's habits concern completion. */
export interface Device {
  /** Sends a suggestion's name where its value belongs (discord-api-docs #4595). */
  sendsNames: boolean
  /** Shows old suggestions when only another option changed (#4804). */
  keepsSuggestions: boolean
}

function bounded(option: CommandOption, value: number): number {
  const { min_value: min = null, max_value: max = null } = option
  if ((min !== null && value < min) || (max !== null && value > max))
    throw new CannotDo('out-of-bounds', { name: option.name, min, max, value })
  return value
}

function fromChoices(option: CommandOption, value: OptionValue, locale: string): string | number {
  const choice = option.choices?.find(
    (each) => each.value === value || each.name === value || each.name_localizations?.[locale] === value,
  )
  if (choice === undefined)
    throw new CannotDo('no-choice', {
      name: option.name,
      value: String(value),
      names: (option.choices ?? []).map((each) => each.name).join(', '),
    })
  return choice.value
}

function text(option: CommandOption, value: OptionValue): string {
  if (typeof value === 'object' || typeof value === 'boolean')
    throw new CannotDo('takes-text', { name: option.name })
  const words = String(value)
  const { min_length: min = 0, max_length: max = 6000 } = option
  if (words.length < min || words.length > max)
    throw new CannotDo('takes-length', { name: option.name, min, max })
  return words
}

/** One option's value on the wire; what it refers to goes into `resolved`. */
function wireValue(
  actor: Actor,
  place: Channel,
  option: CommandOption,
  given: OptionValue,
  device: Device,
  resolved: Resolved,
): unknown {
  const picked =
    typeof given === 'object' && 'value' in given ? (device.sendsNames ? given.name : given.value) : given
  if ((option.choices?.length ?? 0) > 0) return fromChoices(option, picked, actor.user.locale)
  const guild: Guild = actor.world.state.guilds.find((each) => each.id === place.guild) ?? actor.guild
  const ref = picked as string | { readonly id: Id }
  switch (option.type) {
    case 3:
      return text(option, picked)
    case 4:
    case 10: {
      const value = typeof picked === 'number' ? picked : Number(text(option, picked))
      if (Number.isNaN(value) || (option.type === 4 && !Number.isInteger(value)))
        throw new CannotDo('takes-number', { name: option.name })
      return bounded(option, value)
    }
    case 5:
      if (typeof picked !== 'boolean') throw new CannotDo('takes-truth', { name: option.name })
      return picked
    case 6: {
      const user = findUser(actor.world, ref)
      resolved.users.push(user.id)
      return user.id
    }
    case 7: {
      const channel = findChannel(actor.world, guild, ref)
      if (option.channel_types && !option.channel_types.includes(channel.type))
        throw new CannotDo('takes-no-channel', { name: option.name, channel: channel.name })
      resolved.channels.push(channel.id)
      return channel.id
    }
    case 8: {
      const role = guild.roles.find((each) => each.id === ref || each.name === ref)
      if (role === undefined) throw new CannotDo('no-role', { name: String(ref) })
      resolved.roles.push(role.id)
      return role.id
    }
    case 9: {
      const role = guild.roles.find((each) => each.id === ref || each.name === ref)
      const id = role?.id ?? findUser(actor.world, ref).id
      if (role === undefined) resolved.users.push(id)
      else resolved.roles.push(id)
      return id
    }
    case 11: {
      if (typeof picked !== 'object' || !('data' in picked))
        throw new CannotDo('takes-file', { name: option.name })
      const bytes = typeof picked.data === 'string' ? new TextEncoder().encode(picked.data) : picked.data
      const file = keepFile(actor.world, {
        filename: picked.name,
        contentType: picked.contentType ?? 'application/octet-stream',
        bytes,
      })
      resolved.attachments.push(file)
      return file.id
    }
    default:
      throw new CannotDo('unknown-type', { name: option.name, type: option.type })
  }
}

/** The event's `data` for a command with its options. `focused` makes it a completion, which may be half-typed. */
export function commandData(
  actor: Actor,
  place: Channel,
  chosen: Chosen,
  values: OptionValues,
  device: Device,
  focused?: string,
): Record<string, unknown> {
  const resolved: Resolved = { users: [], roles: [], channels: [], attachments: [] }
  const unknown = Object.keys(values).find((name) => !chosen.options.some((each) => each.name === name))
  if (unknown !== undefined) throw new CannotDo('no-option', { line: chosen.path.join(' '), name: unknown })
  const missing = chosen.options.find((each) => each.required === true && values[each.name] === undefined)
  if (focused === undefined && missing !== undefined)
    throw new CannotDo('needs-option', { line: chosen.path.join(' '), name: missing.name })
  const filled = Object.entries(values).flatMap(([name, value]): Record<string, unknown>[] => {
    const option = chosen.options.find((each) => each.name === name)
    if (option === undefined) return []
    if (name === focused) return [{ name, type: option.type, value: String(value), focused: true }]
    return [{ name, type: option.type, value: wireValue(actor, place, option, value, device, resolved) }]
  })
  if (focused !== undefined && values[focused] === undefined) {
    const option = chosen.options.find((each) => each.name === focused)
    if (option === undefined) throw new CannotDo('no-option', { line: chosen.path.join(' '), name: focused })
    filled.push({ name: focused, type: option.type, value: '', focused: true })
  }
  const [, ...nested] = chosen.path
  let options: unknown[] = filled
  nested.reverse().forEach((name, depth) => {
    options = [{ name, type: depth === 0 ? 1 : 2, options }]
  })
  const references = wireResolved(actor.world, place, resolved)
  return {
    id: chosen.command.id,
    name: chosen.command.name,
    type: 1,
    options,
    ...(references === undefined ? {} : { resolved: references }),
    ...(chosen.command.guild === null ? {} : { guild_id: chosen.command.guild }),
  }
}

/** The event's `data` for a command of a message's menu. */
export const messageCommandData = (
  world: World,
  { id, name, type, guild }: Command,
  message: Message,
): Record<string, unknown> => ({
  ...{ id, name, type, target_id: message.id },
  resolved: { messages: { [message.id]: wireMessage(world, message) } },
  ...(guild !== null && { guild_id: guild }),
})
