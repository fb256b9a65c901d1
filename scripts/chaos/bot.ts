// One bot of `npm run chaos`, as a process that can be killed: the whole bot, which opens when it is told to go. It uploads every
// picture and draws none: a hundred tables have a hundred boards at once.
import { pino } from 'pino'
import { openApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { blankRenderPool } from '../../test/support/render-pool.ts'

await new Promise((resolve) => process.once('message', resolve))
process.disconnect()
await openApp(readConfig(process.env), pino({ level: 'warn' }), { renderPool: blankRenderPool() })
