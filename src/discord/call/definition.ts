// Definitions of slash commands: ASCII names, descriptions in every language Discord knows of ours, explicit contexts.
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandType,
  ApplicationIntegrationType,
  ChannelType,
  InteractionContextType,
  ApplicationCommandOptionType as Kind,
  type LocalizationMap,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  type RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from 'discord.js'
import { BOT_WORDS } from '../../text/bot/index.ts'
import type { Language } from '../../text/language.ts'
import { clip } from '../../text/markdown.ts'
import { LIMITS } from '../screen/limits.ts'

/** A slash command as Discord registers it. */
export type CommandDefinition = RESTPostAPIChatInputApplicationCommandsJSONBody

/** A command of a message's menu as Discord registers it. */
export type MessageCommandDefinition = RESTPostAPIContextMenuApplicationCommandsJSONBody

/** The path of a description among the bot's words. */
export type DescriptionPath = keyof (typeof BOT_WORDS)['en']['commands']

/** A text in all the locales that our three languages stand for. */
export const localized = (text: (language: Language) => string): { text: string; all: LocalizationMap } => ({
  text: clip(text('en'), LIMITS.label),
  all: {
    'en-US': clip(text('en'), LIMITS.label),
    'en-GB': clip(text('en'), LIMITS.label),
    'zh-TW': clip(text('zh-TW'), LIMITS.label),
    'zh-CN': clip(text('zh-CN'), LIMITS.label),
  },
})

const described = (path: DescriptionPath) => {
  const { text, all } = localized((language) => BOT_WORDS[language].commands[path])
  return { description: text, description_localizations: all }
}

/** Where a command works: in servers that have the bot, there and in direct messages, or also for members who have it themselves. */
export type Reach = 'server' | 'direct' | 'personal'

const { Guild, BotDM, PrivateChannel } = InteractionContextType
const CONTEXTS: Readonly<Record<Reach, InteractionContextType[]>> = {
  server: [Guild],
  direct: [Guild, BotDM],
  personal: [Guild, BotDM, PrivateChannel],
}

/**
 * A command. One that is `personal` changes nothing in a server, so that members who have installed the bot for themselves take
 * it anywhere. https://docs.discord.com/developers/resources/application#installation-context
 */
export const command = (
  name: DescriptionPath,
  options: readonly APIApplicationCommandOption[],
  reach: Reach = 'server',
): CommandDefinition => ({
  type: ApplicationCommandType.ChatInput,
  name,
  ...described(name),
  options: [...options],
  integration_types: [
    ApplicationIntegrationType.GuildInstall,
    ...(reach === 'personal' ? [ApplicationIntegrationType.UserInstall] : []),
  ],
  contexts: CONTEXTS[reach],
})

/** A command of the menu of messages in servers; it is called by its localized name. */
export function messageCommand(path: DescriptionPath): MessageCommandDefinition {
  const { text, all } = localized((language) => BOT_WORDS[language].commands[path])
  return {
    type: ApplicationCommandType.Message,
    name: text,
    name_localizations: all,
    integration_types: [ApplicationIntegrationType.GuildInstall],
    contexts: CONTEXTS.server,
  }
}

/** A subcommand. */
export const subcommand = (
  name: string,
  path: DescriptionPath,
  ...options: readonly APIApplicationCommandBasicOption[]
): APIApplicationCommandSubcommandOption => ({
  type: Kind.Subcommand,
  name,
  ...described(path),
  options: [...options],
})

interface Rules {
  readonly required?: boolean
  readonly maxLength?: number
  readonly minLength?: number
}

/** Words a person types. */
export const textOption = (
  name: string,
  path: DescriptionPath,
  { required = false, maxLength, minLength }: Rules = {},
) => ({
  type: Kind.String as const,
  name,
  ...described(path),
  required,
  ...(minLength !== undefined && { min_length: minLength }),
  ...(maxLength !== undefined && { max_length: maxLength }),
})

/** Words that the bot completes while they are typed. */
export const completedOption = (name: string, path: DescriptionPath, { required = false }: Rules = {}) => ({
  type: Kind.String as const,
  name,
  ...described(path),
  required,
  autocomplete: true as const,
})

/** A file to attach. */
export const fileOption = (name: string, path: DescriptionPath, { required = false }: Rules = {}) => ({
  type: Kind.Attachment as const,
  name,
  ...described(path),
  required,
})

/** One of a few fixed choices, their names localized. */
export const choiceOption = (
  name: string,
  path: DescriptionPath,
  choices: readonly { readonly value: string; readonly name: (language: Language) => string }[],
  { required = false }: Rules = {},
) => ({
  type: Kind.String as const,
  name,
  ...described(path),
  required,
  choices: choices.slice(0, LIMITS.options).map((choice) => {
    const { text, all } = localized(choice.name)
    return { name: text, name_localizations: all, value: choice.value }
  }),
})

/** A whole number. */
export const numberOption = (
  name: string,
  path: DescriptionPath,
  { min, max, required = false }: Rules & { readonly min: number; readonly max: number },
) => ({ type: Kind.Integer as const, name, ...described(path), required, min_value: min, max_value: max })

/** A member of the server. */
export const memberOption = (name: string, path: DescriptionPath, { required = true }: Rules = {}) => ({
  type: Kind.User as const,
  name,
  ...described(path),
  required,
})

/** A role of the server. */
export const roleOption = (name: string, path: DescriptionPath) => ({
  type: Kind.Role as const,
  name,
  ...described(path),
  required: false,
})

/** A forum of the server. */
export const forumOption = (name: string, path: DescriptionPath) => ({
  type: Kind.Channel as const,
  name,
  ...described(path),
  required: false,
  channel_types: [ChannelType.GuildForum as const],
})

/** The game a command is about; completed from the games there are. */
export const gameOption = () => completedOption('game', 'option game')
