// Starts the bot and stops it in order.
import { pino } from 'pino'
import { openApp } from './app.ts'
import { type Role, readConfig } from './config.ts'
import type { DiscordState } from './discord/bot.ts'
import { loadEnvFile } from './env-file.ts'
import { freeMemory } from './program/free-memory.ts'

/** Exits with one clear line for the operator. */
function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** What the operator can do now. */
function linesOf(roles: readonly Role[], state: DiscordState): string {
  if (state === 'online') return 'The bot is online. In your server, type /game new. Ctrl-C stops.'
  if (!roles.includes('gateway')) return 'The worker is at work; another process hears Discord. Ctrl-C stops.'
  if (state === 'connecting')
    return 'Discord cannot be reached yet: it is tried again after growing pauses, and the log says how that goes. Ctrl-C stops.'
  return 'Another process holds the gateway: this one takes over when that ends. Ctrl-C stops.'
}

try {
  loadEnvFile()
  const config = readConfig(process.env)
  const log = pino({
    level: config.logLevel,
    ...(process.stdout.isTTY && { transport: { target: 'pino-pretty' } }),
  })
  console.log('Peach Garden 桃園 is opening…')
  const app = await openApp(config, log)
  console.log(
    app.sandbox
      ? [
          `The sandbox is open: ${app.sandbox.url} shows it in your browser, with the bot in it.`,
          'See a whole game played in it: npm run demo',
          'Put the bot on a real server: README.md, “On a real server”',
          'Ctrl-C stops; everything is kept in the data folder.',
        ].join('\n')
      : linesOf(config.roles, app.bot.state),
  )

  freeMemory()

  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    console.log('Stopping: finishing what is under way…')
    app.close().then(() => process.exit(0), fail)
  }
  void app.failed.then((error) => {
    if (stopping) return
    stopping = true
    app.close().then(() => fail(error), fail)
  })
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  fail(error)
}
