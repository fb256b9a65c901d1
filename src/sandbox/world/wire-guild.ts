// Servers, scheduled events and commands as Discord puts them on the wire.
import { type Command, type Emoji, type Guild, isThread } from './model.ts'
import { iso, type Wire, wireChannel, wireMember, wireRole, wireUser } from './wire.ts'
import { botId, may, userOf, type World } from './world.ts'

/** The server's own facts. */
export function wireGuild(guild: Guild): Wire {
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    splash: null,
    discovery_splash: null,
    banner: null,
    description: null,
    vanity_url_code: null,
    owner_id: guild.owner,
    region: 'automatic',
    afk_channel_id: null,
    afk_timeout: 300,
    system_channel_id: null,
    system_channel_flags: 0,
    rules_channel_id: null,
    public_updates_channel_id: null,
    safety_alerts_channel_id: null,
    widget_enabled: false,
    verification_level: 0,
    default_message_notifications: 0,
    explicit_content_filter: 0,
    mfa_level: 0,
    nsfw_level: 0,
    nsfw: false,
    premium_tier: 0,
    premium_subscription_count: 0,
    premium_progress_bar_enabled: false,
    preferred_locale: guild.locale,
    max_members: 500_000,
    max_presences: null,
    max_video_channel_users: 25,
    features: [],
    emojis: [],
    stickers: [],
    roles: guild.roles.map(wireRole),
  }
}

/** GUILD_CREATE: the server with its channels, the active threads the bot can see, and the bot itself. */
export function wireGuildCreate(world: World, guild: Guild): Wire {
  const channels = world.state.channels.filter((each) => each.guild === guild.id)
  const bot = guild.members.find((each) => each.user === botId(world))
  return {
    ...wireGuild(guild),
    joined_at: iso(bot?.joinedAt ?? 0),
    large: false,
    unavailable: false,
    member_count: guild.members.length,
    members: bot === undefined ? [] : [wireMember(world, bot)],
    channels: channels.filter((each) => !isThread(each)).map((each) => wireChannel(world, each)),
    threads: channels
      .filter(
        (each) => isThread(each) && !each.thread.archived && may(world, each, botId(world), 'ViewChannel'),
      )
      .map((each) => wireChannel(world, each)),
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: guild.events.map((each) => wireEvent(guild, each)),
    soundboard_sounds: [],
  }
}

/** An emoji of the application, which has itself as its maker. */
export const wireEmoji = (world: World, { id, name }: Emoji): Wire => ({
  id,
  name,
  user: wireUser(userOf(world, botId(world))),
  roles: [],
  require_colons: true,
  managed: false,
  animated: false,
  available: true,
})

/** A scheduled event. */
export function wireEvent(guild: Guild, event: Guild['events'][number]): Wire {
  return {
    channel_id: null,
    description: null,
    entity_metadata: null,
    scheduled_end_time: null,
    image: null,
    recurrence_rule: null,
    ...event.body,
    id: event.id,
    guild_id: guild.id,
    creator_id: event.creator,
    status: event.status,
    entity_id: null,
    user_count: 0,
  }
}

/** A command as registered; `localized` adds every translation. */
export function wireCommand(world: World, command: Command, localized: boolean): Wire {
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => localized || !key.endsWith('_localizations'))
        .map(([key, inner]) => [key, strip(inner)]),
    )
  }
  return {
    id: command.id,
    application_id: botId(world),
    ...(command.guild === null ? {} : { guild_id: command.guild }),
    version: command.version,
    type: command.type,
    name: command.name,
    description: command.description,
    ...(localized
      ? {
          name_localizations: command.name_localizations,
          description_localizations: command.description_localizations,
        }
      : {}),
    options: strip(command.options),
    default_member_permissions: command.default_member_permissions,
    ...(command.guild === null
      ? { contexts: command.contexts, integration_types: command.integration_types }
      : {}),
    dm_permission: command.contexts === null || command.contexts.includes(1),
    nsfw: command.nsfw,
  }
}
