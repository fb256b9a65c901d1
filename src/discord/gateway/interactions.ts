// Builds discord.js's interactions from what the gateway sends, without a client that is logged in.
import {
  type APIInteraction,
  ApplicationCommandType,
  ApplicationIntegrationType,
  AutocompleteInteraction,
  type BaseInteraction,
  ButtonInteraction,
  ChannelSelectMenuInteraction,
  ChatInputCommandInteraction,
  Client,
  ComponentType,
  type Interaction,
  InteractionType,
  MentionableSelectMenuInteraction,
  MessageContextMenuCommandInteraction,
  ModalSubmitInteraction,
  Options,
  type RESTOptions,
  RoleSelectMenuInteraction,
  StringSelectMenuInteraction,
  UserSelectMenuInteraction,
} from 'discord.js'

/** The channel that an interaction came from, as Discord names it with the interaction. */
export interface Origin {
  readonly type?: number
  /** The channel of a thread, the category of another. */
  readonly parent?: string
  /** The server, where that has the bot; a member may also have it for themselves, in any server. */
  readonly guild?: string
}

/** An interaction with the channel it came from: discord.js knows only channels of servers that it keeps. */
export type Received<Kind extends BaseInteraction = Interaction> = Kind & { readonly origin: Origin }

/** Builds interactions. */
export interface InteractionBuilder {
  /**
   * An interaction, or `undefined` when it is of a kind that the bot does not answer.
   * @throws when a field is missing that discord.js needs
   */
  build(raw: APIInteraction): Received | undefined
  close(): Promise<void>
}

/** Answers do not count to the bot's 50 requests a second. https://docs.discord.com/developers/topics/rate-limits#global-rate-limit */
const UNLIMITED = Number.POSITIVE_INFINITY

/** @param rest how interactions are answered over HTTP */
export function interactionBuilder(rest: Partial<RESTOptions>): InteractionBuilder {
  const client = new Client({
    // Left out, it would read SHARDS of the environment, which is a setting of ours.
    shards: [0],
    shardCount: 1,
    intents: [],
    allowedMentions: { parse: [] },
    rest: { ...rest, globalRequestsPerSecond: UNLIMITED },
    makeCache: Options.cacheWithLimits({ UserManager: 0, MessageManager: 0, DMMessageManager: 0 }),
  })
  return {
    build(raw) {
      const kind = kindOf(raw)
      if (!kind) return undefined
      const interaction: Interaction = Reflect.construct(kind, [client, { ...NEEDED, ...raw, ...UNUSED }])
      return Object.assign(interaction, { origin: originOf(raw) })
    },
    close: () => client.destroy(),
  }
}

/** What discord.js cannot do without. */
const NEEDED = { authorizing_integration_owners: {} }
/** What the bot does not need: it sells nothing. */
const UNUSED = { entitlements: [] }

const COMMANDS = {
  [ApplicationCommandType.ChatInput]: ChatInputCommandInteraction,
  [ApplicationCommandType.Message]: MessageContextMenuCommandInteraction,
  [ApplicationCommandType.User]: undefined,
  [ApplicationCommandType.PrimaryEntryPoint]: undefined,
}

const COMPONENTS = {
  [ComponentType.Button]: ButtonInteraction,
  [ComponentType.StringSelect]: StringSelectMenuInteraction,
  [ComponentType.UserSelect]: UserSelectMenuInteraction,
  [ComponentType.RoleSelect]: RoleSelectMenuInteraction,
  [ComponentType.MentionableSelect]: MentionableSelectMenuInteraction,
  [ComponentType.ChannelSelect]: ChannelSelectMenuInteraction,
}

/** discord.js's class for an interaction. */
function kindOf(raw: APIInteraction) {
  switch (raw.type) {
    case InteractionType.ApplicationCommand:
      return COMMANDS[raw.data.type]
    case InteractionType.ApplicationCommandAutocomplete:
      return AutocompleteInteraction
    case InteractionType.MessageComponent:
      return COMPONENTS[raw.data.component_type]
    case InteractionType.ModalSubmit:
      return ModalSubmitInteraction
    default:
      return undefined
  }
}

function originOf({
  channel,
  guild_id: guild,
  authorizing_integration_owners: owners = {},
}: APIInteraction): Origin {
  const parent = channel && 'parent_id' in channel ? channel.parent_id : undefined
  // Only a member's own installation lets it be called in a server that does not have the bot.
  const isMembers =
    ApplicationIntegrationType.UserInstall in owners && !(ApplicationIntegrationType.GuildInstall in owners)
  return {
    ...(channel && { type: channel.type }),
    ...(parent && { parent }),
    ...(guild !== undefined && !isMembers && { guild }),
  }
}
