// One bot of `npm run prove -- deadlines`, as a process that can be killed: a host for which a day passes in seconds. It says on its
// output whom it reminds. Its clock stops at `begins` until a line on its input says when it set out.
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { TITLES } from '../../src/games/index.ts'
import { openHost } from '../../src/host/index.ts'
import { openStore } from '../../src/store/open.ts'
import { DAY } from '../../src/text/length.ts'

const text = { type: 'string', default: '' } as const
const { values } = parseArgs({ options: { url: text, schema: text, begins: text, day: text } })
const speed = DAY / (Number(values.day) * 1_000)

let setOut: number | undefined
const clock = { now: () => new Date(Number(values.begins) + (setOut ? (Date.now() - setOut) * speed : 0)) }
createInterface({ input: process.stdin }).once('line', (line) => {
  setOut = Number(line)
})

const { url, schema } = values
const host = openHost({
  store: await openStore({ url, schema }),
  titles: TITLES,
  clock,
  log: pino({ level: 'fatal' }),
})
await host.begin({
  deliver: async ({ id, game, job, doubtful }) => {
    const at = clock.now().getTime()
    if (job.kind === 'nudge') console.log(JSON.stringify({ id, game: game.id, at, doubtful }))
    return { done: true }
  },
  updateDashboard: () => Promise.reject(new Error('nobody has a dashboard here')),
  tellFollower: () => Promise.reject(new Error('nobody follows a table here')),
  tell: () => Promise.reject(new Error('there is no league here')),
  postDaily: () => Promise.reject(new Error('no server wants daily positions here')),
})
console.log('ready')
