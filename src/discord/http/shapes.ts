// Reads Discord's answers: of each only what the bot needs. Fields that Discord may leave out or set to null are never asked for, new
// ones are ignored, and an odd element of a list costs that element alone.
import { z } from 'zod'

/** A list, which may be null; elements that do not fit are left out. */
const listOf = <T extends z.ZodType>(shape: T) =>
  z
    .array(z.unknown())
    .nullish()
    .transform((list): z.output<T>[] =>
      (list ?? []).flatMap((each) => {
        const { success, data } = shape.safeParse(each)
        return success ? [data] : []
      }),
    )

const identified = z.object({ id: z.string() })
const message = z.object({
  id: z.string(),
  content: z.string().nullish(),
  timestamp: z.string().nullish(),
  type: z.number().nullish(),
  author: identified.nullish(),
})
const thread = z.object({
  id: z.string(),
  name: z.string().nullish(),
  parent_id: z.string().nullish(),
  owner_id: z.string().nullish(),
})
const channel = z.object({
  id: z.string(),
  type: z.number().nullish(),
  parent_id: z.string().nullish(),
  permission_overwrites: listOf(z.object({ id: z.string(), allow: z.string(), deny: z.string() })),
  thread_metadata: z.object({ archived: z.boolean().nullish(), locked: z.boolean().nullish() }).nullish(),
})
const event = z.object({
  id: z.string(),
  description: z.string().nullish(),
  creator_id: z.string().nullish(),
})
const role = z.object({ id: z.string(), name: z.string(), mentionable: z.boolean(), permissions: z.string() })

/** A shape, and which answers of Discord's it reads, as its API description names them. */
const reading = <T extends z.ZodType>(shape: T, ...from: readonly string[]) => ({ shape, from })

/** What is read of which answer. A test holds all of them against Discord's API description. */
export const ANSWERS = {
  message: reading(message, 'POST /channels/{channel_id}/messages'),
  messages: reading(listOf(message), 'GET /channels/{channel_id}/messages'),
  channel: reading(
    channel,
    'GET /channels/{channel_id}',
    'POST /channels/{channel_id}/threads',
    'POST /channels/{channel_id}/messages/{message_id}/threads',
    'POST /users/@me/channels',
  ),
  threads: reading(z.object({ threads: listOf(thread) }), 'GET /guilds/{guild_id}/threads/active'),
  channels: reading(listOf(identified), 'GET /guilds/{guild_id}/channels'),
  /** With all that Discord says of a tag, since it must be sent back. */
  forum: reading(
    z.object({ available_tags: listOf(z.looseObject({ id: z.string(), name: z.string() })) }),
    'GET /channels/{channel_id}',
    'PATCH /channels/{channel_id}',
  ),
  guild: reading(
    z.object({ owner_id: z.string(), roles: listOf(z.object({ id: z.string(), permissions: z.string() })) }),
    'GET /guilds/{guild_id}',
  ),
  member: reading(
    z.object({ roles: z.array(z.string()).nullish() }),
    'GET /guilds/{guild_id}/members/{user_id}',
  ),
  roles: reading(listOf(role), 'GET /guilds/{guild_id}/roles'),
  role: reading(identified, 'POST /guilds/{guild_id}/roles'),
  events: reading(listOf(event), 'GET /guilds/{guild_id}/scheduled-events'),
  event: reading(identified, 'POST /guilds/{guild_id}/scheduled-events'),
  user: reading(z.object({ id: z.string(), username: z.string().nullish() }), 'GET /users/@me'),
  guilds: reading(listOf(z.object({ name: z.string(), permissions: z.string() })), 'GET /users/@me/guilds'),
  gateway: reading(
    z.object({
      shards: z.number().int().positive(),
      session_start_limit: z.object({ remaining: z.number(), total: z.number() }).nullish(),
    }),
    'GET /gateway/bot',
  ),
  commands: reading(listOf(z.object({ name: z.string() })), 'GET /applications/{application_id}/commands'),
  emojis: reading(
    z.object({ items: listOf(z.object({ id: z.string(), name: z.string() })) }),
    'GET /applications/{application_id}/emojis',
  ),
  emoji: reading(identified, 'POST /applications/{application_id}/emojis'),
  application: reading(identified, 'GET /applications/@me'),
  /** A first word, with the message that it showed. */
  callback: reading(
    z.object({ resource: z.object({ message: identified.nullish() }).nullish() }),
    'POST /interactions/{interaction_id}/{interaction_token}/callback',
  ),
  /** A message that was shown by an interaction's token. */
  shown: reading(
    identified,
    'POST /webhooks/{webhook_id}/{webhook_token}',
    'PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original',
    'PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}',
  ),
} as const
