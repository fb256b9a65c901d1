// The settings of this installation, for commands that work on its data.
import { type Config, readConfig } from '../../src/config.ts'
import { loadEnvFile } from '../../src/env-file.ts'

/**
 * Reads the settings as the bot does, but takes no empty `DATABASE_URL` for a wish to leave the server of `.env` alone.
 * @throws Error with a line that says what is wrong
 */
export function readSettings(): Config {
  if (loadEnvFile().includes('DATABASE_URL'))
    throw new Error(
      'DATABASE_URL is empty in the environment, and .env names a server: remove it from the environment (unset DATABASE_URL)',
    )
  return readConfig(process.env)
}
