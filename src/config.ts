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
}

/** A setting is missing or malformed; the message is one line for whoever starts the bot. */
export class SettingError extends Error {}

const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

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
      .url({
        protocol: /^postgres(ql)?$/,
        error:
          'is not a PostgreSQL address such as postgres://user:password@host:5432/name; your database’s page shows it, or leave it out to use the embedded database',
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
  return {
    token,
    api,
    database: read.data.DATABASE_URL,
    data: resolve(read.data.DATA_DIR),
    sandboxPort: read.data.SANDBOX_PORT,
    logLevel: read.data.LOG_LEVEL,
  }
}
