// Loads the settings of `.env` into the environment, where none of the same name is set.
import { config as loadDotenv } from 'dotenv'
import { SettingError } from './config.ts'

/** Settings that name the bot and its database; a file that cannot be read matters only where none of them is set. */
const NAMING = ['DISCORD_TOKEN', 'DATABASE_URL'] as const

/**
 * Loads the file; there need not be one.
 * @param mustRead false: one that cannot be read is as good as none
 * @returns names that the environment sets to nothing although the file has them
 * @throws SettingError when it is there and cannot be read, and the environment has no settings of its own
 */
export function loadEnvFile({ path = '.env', mustRead = true } = {}): string[] {
  const { error, parsed = {} } = loadDotenv({ path, quiet: true })
  const { code } = (error ?? {}) as { code?: string }
  const isMissing = error === undefined || code === 'ENOENT'
  if (!isMissing && mustRead && !NAMING.some((name) => process.env[name]))
    throw new SettingError(
      `${path} cannot be read (${code}): give it to the user who runs this (chown <user> ${path}), or run this as its owner`,
    )
  return Object.keys(parsed).filter((name) => process.env[name] === '' && parsed[name] !== '')
}
