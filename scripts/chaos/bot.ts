// One bot of `npm run chaos`, as a process that can be killed: the whole bot in words, which opens when it is told to go.
import { pino } from 'pino'
import { openApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { TITLES } from '../../src/games/index.ts'

// Pictures are drawn elsewhere: a hundred tables have a hundred boards at once.
const titles = Object.fromEntries(
  Object.entries(TITLES).map(([id, { pictures: _, ...title }]) => [id, title] as const),
)
await new Promise((resolve) => process.once('message', resolve))
process.disconnect()
await openApp(readConfig(process.env), pino({ level: 'warn' }), { titles })
