// Starts the bot and stops it in order.
import { config as loadDotenv } from 'dotenv'
import { pino } from 'pino'
import { openApp } from './app.ts'
import { readConfig } from './config.ts'

/** Ends with one clear line for whoever started it. */
function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

loadDotenv({ quiet: true })
try {
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
      : 'The bot is online. In your server, type /game new. Ctrl-C stops.',
  )

  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    console.log('Stopping: finishing what is under way…')
    app.close().then(() => process.exit(0), fail)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  fail(error)
}
