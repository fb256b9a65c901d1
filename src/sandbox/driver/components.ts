// Pressing buttons, choosing from menus, filling in modals.

import { CannotDo } from '../refusals/index.ts'
import { startInteraction } from '../world/interactions.ts'
import { type Component, type Id, InteractionKind, isThread, type Message } from '../world/model.ts'
import { channelOf, interactionById, messageById } from '../world/world.ts'
import { type Actor, findChannel, findUser, type MessageRef, messageFor, requireActive } from './find.ts'
import { outcomeOf } from './outcome.ts'
import { type Resolved, wireResolved } from './resolved.ts'
import { flat, type Outcome, type SeenField, type SeenModal } from './view.ts'

const BUTTON = 2
const LINK = 5
const SELECTS: readonly number[] = [3, 5, 6, 7, 8]
const none = (): Resolved => ({ users: [], roles: [], channels: [], attachments: [] })

/** What a menu showed when somebody last chose from it, forgotten when the message's components change. */
export type Picks = WeakMap<Component[], Map<string, string>>

function one(found: readonly Component[], what: string): Component {
  const [first, other] = found
  if (first === undefined) throw new CannotDo('no-part', { what })
  if (other !== undefined) throw new CannotDo('several-parts', { count: found.length, what })
  return first
}

/** By custom_id, else by the exact words on it, else by a part of them. */
function findComponent(
  all: readonly Component[],
  wanted: string,
  words: (each: Component) => string,
  what: string,
): Component {
  const byId = all.filter((each) => each.custom_id === wanted)
  if (byId.length > 0) return one(byId, what)
  const exact = all.filter((each) => words(each) === wanted)
  return one(
    exact.length > 0 ? exact : all.filter((each) => words(each).includes(wanted)),
    `${what} (there: ${all.map(words).join(' | ')})`,
  )
}

function start(
  actor: Actor,
  message: Message,
  component: Component,
  more: Record<string, unknown>,
): Promise<Outcome> {
  const channel = channelOf(actor.world, message.channel)
  requireActive(actor, channel)
  if (isThread(channel) && channel.thread.locked) throw new CannotDo('locked-here', { name: channel.name })
  if (component.disabled === true)
    throw new CannotDo('disabled', { label: component.label ?? component.custom_id ?? '' })
  const interaction = startInteraction(actor.world, {
    kind: InteractionKind.component,
    user: actor.user.id,
    channel,
    source: message,
    data: { component_type: component.type, custom_id: component.custom_id, id: component.id ?? 1, ...more },
  })
  return outcomeOf(
    actor.world,
    interaction,
    `${component.label ?? component.custom_id} pressed by ${actor.user.name}`,
  )
}

/** Presses a button, named by its label or custom_id. */
export function click(actor: Actor, ref: MessageRef, wanted: string): Promise<Outcome> {
  const message = messageFor(actor, ref)
  const buttons = flat(message.components).filter((each) => each.type === BUTTON)
  const button = findComponent(
    buttons,
    wanted,
    (each) => each.label ?? String(each.emoji?.name ?? ''),
    `button ${wanted}`,
  )
  if (button.style === LINK) throw new CannotDo('a-link', { label: wanted })
  return start(actor, message, button, {})
}

/** The values of a string menu that the picks name, in the order of the menu: the order of picking is not kept (#5870). */
function stringValues(menu: Component, picks: readonly string[]): string[] {
  const options = menu.options ?? []
  const values = picks.map((pick) => {
    const option = options.find((each) => each.value === pick) ?? options.find((each) => each.label === pick)
    if (option === undefined)
      throw new CannotDo('no-pick', { pick, names: options.map((each) => each.label).join(' | ') })
    return option.value
  })
  return options.map((each) => each.value).filter((value) => values.includes(value))
}

function entityValues(
  actor: Actor,
  channelId: Id,
  menu: Component,
  picks: readonly string[],
  resolved: Resolved,
): string[] {
  const guild =
    actor.world.state.guilds.find((each) => each.id === channelOf(actor.world, channelId).guild) ??
    actor.guild
  return picks.map((pick) => {
    const role = guild.roles.find((each) => each.id === pick || each.name === pick)
    if (menu.type === 8) {
      const channel = findChannel(actor.world, guild, pick)
      if (menu.channel_types?.includes(channel.type) === false)
        throw new CannotDo('no-pick', { pick, names: '' })
      resolved.channels.push(channel.id)
      return channel.id
    }
    if (menu.type === 6 || (menu.type === 7 && role !== undefined)) {
      if (role === undefined) throw new CannotDo('no-role', { name: pick })
      resolved.roles.push(role.id)
      return role.id
    }
    const user = findUser(actor.world, pick)
    resolved.users.push(user.id)
    return user.id
  })
}

function chosenValues(
  actor: Actor,
  channelId: Id,
  menu: Component,
  picks: readonly string[],
  resolved: Resolved,
): string[] {
  const values =
    menu.type === 3 ? stringValues(menu, picks) : entityValues(actor, channelId, menu, picks, resolved)
  const { min_values: min = 1, max_values: max = 1 } = menu
  if (values.length < min || values.length > max)
    throw new CannotDo('takes-picks', { min, max, count: values.length })
  return values
}

/** What a menu or list shows as picked. */
const defaultsOf = ({ options = [], default_values = [] }: Component): string[] => [
  ...options.filter((each) => each.default === true).map((each) => each.value),
  ...default_values.map((each) => each.id),
]

/** Chooses from a menu, named by its custom_id or placeholder (or `''` for the only one). */
export function select(
  actor: Actor,
  picks: Picks,
  ref: MessageRef,
  wanted: string,
  chosen: readonly string[],
): Promise<Outcome> {
  const message = messageFor(actor, ref)
  const menus = flat(message.components).filter((each) => SELECTS.includes(each.type))
  const menu = findComponent(menus, wanted, (each) => each.placeholder ?? '', `menu ${wanted}`)
  const resolved = none()
  const values = chosenValues(actor, message.channel, menu, chosen, resolved)
  const remembered = picks.get(message.components) ?? new Map<string, string>()
  const key = `${actor.user.id} ${menu.custom_id}`
  const shown = remembered.get(key) ?? JSON.stringify(defaultsOf(menu))
  if (values.length > 0 && shown === JSON.stringify(values)) throw new CannotDo('chosen-already')
  remembered.set(key, JSON.stringify(values))
  picks.set(message.components, remembered)
  const references = wireResolved(actor.world, channelOf(actor.world, message.channel), resolved)
  return start(actor, message, menu, {
    values,
    ...(references === undefined ? {} : { resolved: references }),
  })
}

/** What one fills into a modal's field: text, picks of a menu, or a tick. */
export type FieldValue = string | readonly string[] | boolean

function fieldData(
  actor: Actor,
  channelId: Id,
  field: SeenField,
  given: FieldValue | undefined,
  resolved: Resolved,
): Record<string, unknown> {
  const { component } = field
  const base = { type: component.type, id: component.id ?? 1, custom_id: field.custom_id }
  const required = component.required ?? true
  if (component.type === 4) {
    const value = given === undefined ? (component.value ?? '') : String(given)
    const { min_length: min = 0, max_length: max = 4000 } = component
    const length = [...value].length
    if (required && value.trim() === '') throw new CannotDo('fill-in', { label: field.label })
    if (length > max || (length < min && value !== ''))
      throw new CannotDo('takes-length', { name: field.label, min, max })
    return { ...base, value }
  }
  const picks =
    given === undefined ? undefined : Array.isArray(given) ? (given as readonly string[]) : [String(given)]
  const chosen = picks ?? defaultsOf(component)
  if (SELECTS.includes(component.type)) {
    if (chosen.length === 0) {
      if (required) throw new CannotDo('choose', { label: field.label })
      return { ...base, values: [] }
    }
    return { ...base, values: chosenValues(actor, channelId, component, chosen, resolved) }
  }
  if (component.type === 23) return { ...base, value: given === true }
  const values = stringValues(component, chosen)
  if (required && values.length === 0) throw new CannotDo('choose', { label: field.label })
  return component.type === 21 ? { ...base, value: values[0] ?? null } : { ...base, values }
}

/** Sends a modal off. Fields by label or custom_id; what is left out keeps what the bot filled in. */
export function submit(
  actor: Actor,
  modal: SeenModal,
  fields: Readonly<Record<string, FieldValue>>,
): Promise<Outcome> {
  const { world } = actor
  const opener = interactionById(world, modal.interaction)
  if (opener?.modal == null || opener.user !== actor.user.id) throw new CannotDo('modal-closed')
  const channel = channelOf(world, opener.channel)
  requireActive(actor, channel)
  for (const name of Object.keys(fields))
    if (!modal.fields.some((each) => each.label === name || each.custom_id === name))
      throw new CannotDo('no-field', { name })
  const resolved = none()
  const components = opener.modal.components.map((each, n) => {
    const inside = each.type === 18 ? each.component : each.components?.[0]
    const field = modal.fields.find((one) => one.custom_id === inside?.custom_id)
    if (field === undefined) return { type: each.type, id: n + 1 }
    const data = fieldData(actor, channel.id, field, fields[field.custom_id] ?? fields[field.label], resolved)
    return each.type === 18
      ? { type: 18, id: n + 1, component: data }
      : { type: 1, id: n + 1, components: [data] }
  })
  const references = wireResolved(world, channel, resolved)
  const source = opener.source === null ? undefined : messageById(world, opener.source)
  const interaction = startInteraction(world, {
    kind: InteractionKind.modal,
    user: actor.user.id,
    channel,
    source,
    data: {
      custom_id: modal.custom_id,
      components,
      ...(references === undefined ? {} : { resolved: references }),
    },
  })
  return outcomeOf(world, interaction, `the modal ${modal.title}`)
}
