// Reads what the gateway says of a server (GUILD_CREATE): when the bot joined it, its language, and what the bot may do where.
// https://discord.com/developers/docs/topics/permissions#permission-overwrites
import { ChannelType, OverwriteType, PermissionFlagsBits } from 'discord.js'
import { z } from 'zod'

const overwriteShape = z.object({ id: z.string(), type: z.number(), allow: z.string(), deny: z.string() })
const channelShape = z.object({
  id: z.string(),
  type: z.number(),
  position: z.number().optional(),
  permission_overwrites: z.array(overwriteShape).optional(),
})
const serverShape = z.object({
  id: z.string(),
  joined_at: z.string(),
  preferred_locale: z.string().optional(),
  system_channel_id: z.string().nullish(),
  roles: z.array(z.object({ id: z.string(), permissions: z.string() })),
  channels: z.array(channelShape),
  members: z.array(z.object({ user: z.object({ id: z.string() }).optional(), roles: z.array(z.string()) })),
})

type RawServer = z.infer<typeof serverShape>
type RawChannel = z.infer<typeof channelShape>

/** A server that the bot is in. */
export interface Server {
  readonly id: string
  readonly joinedAt: Date
  readonly locale?: string
  /** Its text channels with what the bot may do there: the system channel first, then as the server orders them. */
  readonly texts: readonly { readonly id: string; readonly permissions: bigint }[]
}

/** Reads a server as `own`, the bot, sees it; `undefined` while it is in outage. @throws ZodError when something is missing */
export function readServer(
  raw: { readonly unavailable?: boolean | undefined },
  own: string,
): Server | undefined {
  if (raw.unavailable) return undefined
  const server = serverShape.parse(raw)
  const { id, joined_at, preferred_locale: locale, system_channel_id: system } = server
  const texts = server.channels.filter(({ type }) => type === ChannelType.GuildText).sort(order(system))
  return {
    id,
    joinedAt: new Date(joined_at),
    ...(locale !== undefined && { locale }),
    texts: texts.map((channel) => ({ id: channel.id, permissions: permissionsIn(server, channel, own) })),
  }
}

const order = (system: string | null | undefined) => (a: RawChannel, b: RawChannel) =>
  Number(b.id === system) - Number(a.id === system) ||
  (a.position ?? 0) - (b.position ?? 0) ||
  (BigInt(a.id) < BigInt(b.id) ? -1 : 1)

function permissionsIn({ id, roles, members }: RawServer, channel: RawChannel, own: string): bigint {
  const held = [id, ...(members.find(({ user }) => user?.id === own)?.roles ?? [])]
  const base = roles
    .filter((role) => held.includes(role.id))
    .reduce((bits, { permissions }) => bits | BigInt(permissions), 0n)
  if ((base & PermissionFlagsBits.Administrator) !== 0n) return ~0n
  const overwrites = channel.permission_overwrites ?? []
  /** Everybody's, those of roles together, and the member's, each over the one before. */
  const layers = [
    overwrites.filter((each) => each.id === id),
    overwrites.filter((each) => each.type === OverwriteType.Role && each.id !== id && held.includes(each.id)),
    overwrites.filter((each) => each.type === OverwriteType.Member && each.id === own),
  ]
  return layers.reduce((bits, layer) => {
    const union = (what: 'allow' | 'deny') => layer.reduce((sum, each) => sum | BigInt(each[what]), 0n)
    return (bits & ~union('deny')) | union('allow')
  }, base)
}
