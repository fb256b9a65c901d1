// Builds discord.js's interactions from what the gateway sends, without a client that is logged in.
import {
  type APIInteraction,
  ApplicationCommandType,
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

/** @param rest how interactions are answered over HTTP */
export function interactionBuilder(rest: Partial<RESTOptions>): InteractionBuilder {
  const client = new Client({
    // Left out, it would read SHARDS of the environment, which is a setting of ours.
    shards: [0],
    shardCount: 1,
    intents: [],
    allowedMentions: { parse: [] },
    rest,
    makeCache: Options.cacheWithLimits({ UserManager: 0, MessageManager: 0, DMMessageManager: 0 }),
  })
  return {
    build(raw) {
      const kind = kindOf(raw)
      if (!kind) return undefined
      const interaction: Interaction = Reflect.construct(kind, [client, { ...raw, ...UNUSED }])
      return Object.assign(interaction, { origin: originOf(raw) })
    },
    close: () => client.destroy(),
  }
}

/** What discord.js cannot do without, and the bot does not need: it sells nothing, and is installed in servers alone. */
const UNUSED = { entitlements: [], authorizing_integration_owners: {} }

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
      return raw.data.type === ApplicationCommandType.ChatInput ? ChatInputCommandInteraction : undefined
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

function originOf({ channel }: APIInteraction): Origin {
  const parent = channel && 'parent_id' in channel ? channel.parent_id : undefined
  return { ...(channel && { type: channel.type }), ...(parent && { parent }) }
}
