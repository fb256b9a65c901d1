// From discord.js's interactions to calls: the only place that knows their shapes.
import {
  type AutocompleteInteraction,
  type BaseInteraction,
  ChannelType,
  type ChatInputCommandInteraction,
  type CommandInteractionOption,
  ComponentType,
  type MessageComponentInteraction,
  type MessageContextMenuCommandInteraction,
  type ModalData,
  type ModalSubmitInteraction,
  PermissionsBitField,
  SnowflakeUtil,
  type User,
} from 'discord.js'
import type { Claim, Person } from '../../host/table/types.ts'
import { languageOf } from '../../text/language.ts'
import { firstVisible } from '../../text/visible.ts'
import {
  type Call,
  type CommandCall,
  type CompletionCall,
  languageOfPerson,
  type MessageCall,
  type PanelCall,
  type PickedPerson,
} from '../call/call.ts'
import type { BotContext } from '../core/context.ts'
import type { Origin, Received } from '../gateway/index.ts'
import { WORDS_FIELD } from '../screen/form.ts'
import type { Place } from '../words/permissions.ts'

/** Channel types that are threads, and those with a voice chat. https://discord.com/developers/docs/resources/channel */
const THREADS: readonly unknown[] = [10, 11, 12]
const VOICE: readonly unknown[] = [2, 13]

const placeOf = (type: number | undefined): Place =>
  THREADS.includes(type) ? 'thread' : VOICE.includes(type) ? 'voice' : 'text'

/** The channel of a thread. */
const parentOf = ({ type, parent }: Origin): Pick<Call, 'parent'> =>
  THREADS.includes(type) && parent !== undefined ? { parent } : {}

/** The circumstances of any interaction. */
async function callOf(
  bot: BotContext,
  interaction: Received<BaseInteraction>,
  claim: Claim | undefined,
): Promise<Call> {
  const person = personOf(interaction)
  const { guildLocale } = interaction
  const { guild } = interaction.origin
  return {
    id: interaction.id,
    person,
    language:
      claim?.language === undefined
        ? await languageOfPerson(bot, person)
        : (claim.language ?? languageOf(person.locale)),
    ...(guild !== undefined && { guild }),
    ...(guild !== undefined && guildLocale && { guildLocale }),
    channel: interaction.channelId ?? '',
    ...parentOf(interaction.origin),
    place: placeOf(interaction.origin.type),
    mayDo: new PermissionsBitField(interaction.memberPermissions ?? 0n).bitfield,
    botMayDo: new PermissionsBitField(interaction.appPermissions ?? 0n).bitfield,
    roles: rolesOf(interaction),
  }
}

/** The name that their server sees; where nothing of it can be seen, the next that they have. */
const nameOf = (nick: string | null | undefined, user: User): string =>
  firstVisible(nick, user.globalName, user.username) ?? `#${user.id.slice(-4)}`

/** The person, by the name that their server sees. */
function personOf({ user, member, locale }: BaseInteraction): Person {
  const nick = member === null ? undefined : 'displayName' in member ? member.displayName : member.nick
  return { id: user.id, name: nameOf(nick, user), locale }
}

/** The ids of the person's roles in this server, without the one of everybody; none in direct messages. */
function rolesOf({ member, guildId }: BaseInteraction): readonly string[] {
  if (member === null) return []
  const roles = 'cache' in member.roles ? [...member.roles.cache.keys()] : member.roles
  return roles.filter((role) => role !== guildId)
}

/** Options are of the type they should be, or they are not there. */
const stringIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const integerIn = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) ? Number(value) : undefined

/** A slash command as typed. */
export async function commandCallOf(
  bot: BotContext,
  interaction: Received<ChatInputCommandInteraction | AutocompleteInteraction>,
  claim?: Claim,
): Promise<CommandCall> {
  const { options } = interaction
  const subcommand = options.getSubcommand(false)
  return {
    ...(await callOf(bot, interaction, claim)),
    ...(subcommand !== null && { subcommand }),
    text: (name) => stringIn(options.get(name)?.value),
    number: (name) => integerIn(options.get(name)?.value),
    member: (name) => namedMember(interaction, name),
    user: (name) => namedUser(interaction, name),
    role: (name) => options.get(name)?.role?.id,
    forum(name) {
      const channel = options.get(name)?.channel
      return channel?.type === ChannelType.GuildForum ? channel.id : undefined
    },
    file(name) {
      const file = options.get(name)?.attachment
      return file ? { url: file.url, bytes: file.size } : undefined
    },
  }
}

/** A command of a message's menu. */
export async function messageCallOf(
  bot: BotContext,
  interaction: Received<MessageContextMenuCommandInteraction>,
  claim: Claim | undefined,
): Promise<MessageCall> {
  const { id, author, content } = interaction.targetMessage
  return {
    ...(await callOf(bot, interaction, claim)),
    message: {
      author: author.id,
      text: withoutMentions(content),
      at: new Date(SnowflakeUtil.timestampFrom(id)),
    },
  }
}

/** A text as it is read: emojis by their names, and mentions without whom they are of. */
const withoutMentions = (content: string): string =>
  content.replace(/<([@#])[!&]?\d+>/g, '$1…').replace(/<a?(:\w+:)\d+>/g, '$1')

/** A member named in an option, by the name that their server sees. */
function namedMember(
  interaction: ChatInputCommandInteraction | AutocompleteInteraction,
  name: string,
): (Person & { readonly bot: boolean }) | undefined {
  const { user, member } = interaction.options.get(name) ?? {}
  if (!user || !member) return undefined
  const nick = 'displayName' in member ? member.displayName : member.nick
  return { id: user.id, name: nameOf(nick, user), bot: user.bot }
}

/** Somebody named in an option, whether they are in the server or not. */
function namedUser(
  interaction: ChatInputCommandInteraction | AutocompleteInteraction,
  name: string,
): Person | undefined {
  const user = interaction.options.get(name)?.user
  return user ? (namedMember(interaction, name) ?? { id: user.id, name: nameOf(null, user) }) : undefined
}

/** The option that is being typed, where there is one. */
function focusedOf({ options }: AutocompleteInteraction): { readonly name: string; readonly value: unknown } {
  try {
    return options.getFocused(true)
  } catch {
    return { name: '', value: '' }
  }
}

/** A half-typed option. */
export async function completionCallOf(
  bot: BotContext,
  interaction: Received<AutocompleteInteraction>,
): Promise<CompletionCall> {
  const { name, value } = focusedOf(interaction)
  return { ...(await commandCallOf(bot, interaction)), focused: name, typed: stringIn(value) ?? '' }
}

/** A button, menu or form; `parts` are those of its custom id. */
export async function panelCallOf(
  bot: BotContext,
  interaction: Received<MessageComponentInteraction | ModalSubmitInteraction>,
  parts: readonly string[],
  claim: Claim | undefined,
): Promise<PanelCall> {
  return {
    ...(await callOf(bot, interaction, claim)),
    parts,
    values: valuesOf(interaction),
    fields: fieldsOf(interaction),
    people: peopleOf(interaction),
  }
}

/** Something that came with an interaction as text; without a field it was not typed into an option. */
interface Sent {
  readonly field?: string
  readonly text: string
}

/** All that a person typed or picked: each is checked before anything is done with it. */
export function textsOf(
  interaction:
    | ChatInputCommandInteraction
    | AutocompleteInteraction
    | MessageContextMenuCommandInteraction
    | MessageComponentInteraction
    | ModalSubmitInteraction,
): readonly Sent[] {
  if (interaction.isMessageContextMenuCommand()) return [{ text: interaction.targetMessage.content }]
  if (interaction.isChatInputCommand() || interaction.isAutocomplete())
    return typedIn(interaction.options.data)
  const filled = Object.values(fieldsOf(interaction)).flat()
  return [interaction.customId, ...valuesOf(interaction), ...filled].map((text) => ({ text }))
}

const typedIn = (options: readonly CommandInteractionOption[]): readonly Sent[] =>
  options.flatMap(({ name, value, options: inner = [] }) => [
    ...(typeof value === 'string' ? [{ field: name, text: value }] : []),
    ...typedIn(inner),
  ])

function valuesOf(interaction: MessageComponentInteraction | ModalSubmitInteraction): readonly string[] {
  if (interaction.isModalSubmit()) return fieldsOf(interaction)[WORDS_FIELD] ?? []
  return interaction.isAnySelectMenu() ? interaction.values : []
}

/** What the fields of a form hold; roles are those that Discord knows, without the one of everybody. */
const fieldsOf = (interaction: Pressed): PanelCall['fields'] =>
  interaction.isModalSubmit()
    ? Object.fromEntries(
        [...interaction.fields.fields].map(([id, field]) => [id, heldBy(field, interaction.guildId)]),
      )
    : {}

function heldBy(field: ModalData, everybody: string | null): readonly string[] {
  if (field.type === ComponentType.RoleSelect && 'values' in field)
    return [...(field.roles?.keys() ?? [])].filter((role) => role !== everybody)
  if ('values' in field) return field.values
  return 'value' in field && typeof field.value === 'string' ? [field.value] : []
}

type Pressed = MessageComponentInteraction | ModalSubmitInteraction

/** Who was picked, by what Discord says of them and not by the ids that were sent. */
function peopleOf(interaction: Pressed): PickedPerson[] {
  if (!interaction.isUserSelectMenu()) return []
  return [...interaction.users.values()].map((user) => {
    const member = interaction.members.get(user.id)
    const nick = member && ('displayName' in member ? member.displayName : member.nick)
    return { id: user.id, name: nameOf(nick, user), bot: user.bot, isHere: member !== undefined }
  })
}
