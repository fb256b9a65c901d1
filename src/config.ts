// Settings from the environment, checked once at the start; a bad one is a line that names it and where to get it.
import { resolve } from 'node:path'
import { z } from 'zod'

/** How the bot runs. */
export interface Config {
  /** The bot's token; without one the sandbox takes Discord's place. */
  readonly token: string | undefined
  /** Base address of Discord's HTTP API, when it is not Discord itself. */
  readonly api: string | undefined
  /** A PostgreSQL server; without one the embedded database in `data`. */
  readonly database: string | undefined
  /** Folder of the embedded database and the sandbox. */
  readonly data: string
  /** Port of the sandbox on 127.0.0.1. */
  readonly sandboxPort: number
  readonly logLevel: string
  /** Where `/healthz` and `/metrics` are; nowhere when left out. */
  readonly metrics?: { readonly host: string; readonly port: number }
  /** What this process does: hears Discord, or does the work behind it, or both. */
  readonly roles: readonly Role[]
  /** How many gateway shards there are, and which of them this process may hold; all when left out. */
  readonly shards: { readonly count: number | 'auto'; readonly ids?: readonly number[] }
}

/** `gateway` holds sessions and answers people; `worker` posts, watches deadlines and plays for the computers. */
export type Role = (typeof ROLES)[number]

/** A setting is missing or malformed; the message is one line for the operator. */
export class SettingError extends Error {}

const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

const ROLES = ['gateway', 'worker'] as const

/** A process that does everything, on as many shards as Discord recommends. */
export const ALONE: Pick<Config, 'roles' | 'shards'> = { roles: ROLES, shards: { count: 'auto' } }

const ROLES_ERROR = `takes ${ROLES.join(', ')}, or both, such as ROLES=${ROLES.join(',')}`
const SHARDS_ERROR = 'takes a number from 1 on, or auto for as many as Discord recommends'
const METRICS_ERROR =
  'takes a port of this machine, such as METRICS_PORT=9464, or an address and a port, such as 0.0.0.0:9464; leave it out for none'
const LIST_ERROR = 'takes shards of this process, counted from 0, such as SHARD_LIST=0-3,6'

/** `9464` or `0.0.0.0:9464` as an address and a port; `undefined` when it is neither. */
function endpointOf(text: string): { readonly host: string; readonly port: number } | undefined {
  const [, host = '127.0.0.1', digits] = /^(?:(\S+):)?(\d{1,5})$/.exec(text.trim()) ?? []
  const port = Number(digits)
  // Port 0 would be another one at each start, which nobody could watch.
  return port >= 1 && port <= 65_535 ? { host: host.replace(/^\[|\]$/g, ''), port } : undefined
}

/** `0-3,6` as numbers; `undefined` when it is no such list. */
function listOf(text: string): number[] | undefined {
  const parts = text.split(',').map((part) => /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(part.trim()))
  const ids = parts.flatMap((part) => {
    const from = Number(part?.[1])
    return Array.from({ length: Number(part?.[2] ?? from) - from + 1 || 0 }, (_, n) => from + n)
  })
  return parts.every((part) => part && Number(part[2] ?? part[1]) >= Number(part[1])) ? ids : undefined
}

const ADDRESS_ERROR =
  'is not a PostgreSQL address such as postgres://user:password@host:5432/name; your database’s page shows it, or leave it out to use the embedded database'
const ESCAPE_ERROR =
  'is cut off by a sign in its user or password: write # as %23, / as %2F, ? as %3F, @ as %40, : as %3A and % as %25 there'

/** What is wrong with the address of a PostgreSQL server; `undefined` when it is one. */
function addressFault(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!/^postgres(ql)?:\/\//.test(text)) return ADDRESS_ERROR
  // What follows such a sign is taken for a path, a query or a fragment, and the @ before the host lies in it.
  if (!url) return text.includes('@') ? ESCAPE_ERROR : ADDRESS_ERROR
  if (url.hash !== '' || url.pathname.includes('@') || url.search.includes('@')) return ESCAPE_ERROR
  try {
    decodeURIComponent(`${url.username}${url.password}`)
    return undefined
  } catch {
    return ESCAPE_ERROR
  }
}

const TOKEN = /^[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}$/

const blank = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() === '' ? undefined : value

const environment = z.object({
  DISCORD_TOKEN: z.preprocess(blank, z.string().trim().optional()),
  DISCORD_API_URL: z.preprocess(
    blank,
    z
      .url({ protocol: /^https?$/, error: 'is not an http address; leave it out to use Discord itself' })
      .optional(),
  ),
  DATABASE_URL: z.preprocess(
    blank,
    z
      .string()
      .superRefine((text, context) => {
        const fault = addressFault(text)
        if (fault !== undefined) context.addIssue({ code: 'custom', message: fault })
      })
      .optional(),
  ),
  DATA_DIR: z.preprocess(blank, z.string().default('./data')),
  SANDBOX_PORT: z.preprocess(
    blank,
    z.coerce
      .number({ error: 'is not a port number' })
      .int()
      .min(0)
      .max(65535, { error: 'is not a port number' })
      .default(4870),
  ),
  ROLES: z.preprocess(
    blank,
    z
      .string()
      .default(ROLES.join(','))
      .transform((text) => [...new Set(text.split(',').map((role) => role.trim()))])
      .pipe(z.array(z.enum(ROLES, { error: ROLES_ERROR }), { error: ROLES_ERROR })),
  ),
  SHARDS: z.preprocess(
    blank,
    z
      .string()
      .regex(/^(auto|[1-9]\d{0,3})$/, { error: SHARDS_ERROR })
      .default('auto')
      .transform((text) => (text === 'auto' ? text : Number(text))),
  ),
  SHARD_LIST: z.preprocess(
    blank,
    z
      .string()
      .transform(listOf)
      .refine((ids) => ids !== undefined, { error: LIST_ERROR })
      .optional(),
  ),
  METRICS_PORT: z.preprocess(
    blank,
    z
      .string()
      .transform(endpointOf)
      .refine((endpoint) => endpoint !== undefined, { error: METRICS_ERROR })
      .optional(),
  ),
  LOG_LEVEL: z.preprocess(
    blank,
    z.enum(LEVELS, { error: `takes one of ${LEVELS.join(', ')}` }).default('info'),
  ),
})

/**
 * Reads the settings.
 * @throws SettingError with one line that names the setting and where to get it
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read = environment.safeParse(env)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new SettingError(`${String(issue?.path[0])} ${issue?.message}`)
  }
  const { DISCORD_TOKEN: token, DISCORD_API_URL: api } = read.data
  if (token !== undefined && api === undefined && !TOKEN.test(token))
    throw new SettingError(
      'DISCORD_TOKEN is not a bot token: copy it from https://discord.com/developers/applications → your application → Bot → Reset Token, or leave it out to try the sandbox',
    )
  if (api !== undefined && token === undefined)
    throw new SettingError(
      'DISCORD_TOKEN is missing: DISCORD_API_URL names a server that wants the bot’s token',
    )
  const { ROLES: roles, SHARDS: count, SHARD_LIST: ids } = read.data
  if (roles.length < ROLES.length && (token === undefined || read.data.DATABASE_URL === undefined))
    throw new SettingError(
      'ROLES names one role alone: that takes DISCORD_TOKEN and DATABASE_URL, so that another process can have the other',
    )
  const beyond = ids?.find((id) => count !== 'auto' && id >= count)
  if (beyond !== undefined)
    throw new SettingError(
      `SHARD_LIST names shard ${beyond}, but SHARDS=${count} has 0 to ${Number(count) - 1}`,
    )
  return {
    roles,
    shards: { count, ...(ids && { ids }) },
    token,
    api,
    database: read.data.DATABASE_URL,
    data: resolve(read.data.DATA_DIR),
    sandboxPort: read.data.SANDBOX_PORT,
    logLevel: read.data.LOG_LEVEL,
    ...(read.data.METRICS_PORT && { metrics: read.data.METRICS_PORT }),
  }
}
