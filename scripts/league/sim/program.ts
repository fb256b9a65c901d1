// One bot of `npm run league -- sim`, as a process that can be killed: the whole bot, whose time stands where a line on its
// input says.
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import { openApp } from '../../../src/app.ts'
import { readConfig } from '../../../src/config.ts'
import { TITLES } from '../../../src/games/index.ts'

const { SCHEMA: schema = '', NOW: begins = '0', ...env } = process.env
const config = readConfig(env)
if (config.database === undefined) throw new Error('DATABASE_URL names no database')
let now = Number(begins)
createInterface({ input: process.stdin }).on('line', (line) => {
  now = Number(line)
})
// Pictures are drawn elsewhere: a league has a hundred boards at once.
const titles = Object.fromEntries(
  Object.entries(TITLES).map(([id, { pictures: _, ...title }]) => [id, title] as const),
)
await openApp(config, pino({ level: 'error' }, pino.destination(2)), {
  place: { url: config.database, schema },
  clock: { now: () => new Date(now) },
  titles,
})
console.log('ready')
