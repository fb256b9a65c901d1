// `npm run bench -- erasing postgres://…`: what erasing a member takes beside very many games, of somebody with a few and of
// somebody with years of them, and what `/me export` takes before.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { TITLES } from '../../src/games/index.ts'
import { openHost } from '../../src/host/index.ts'
import { openStore } from '../../src/store/open.ts'
import { commandLine, print } from '../common/arguments.ts'
import { fillForErasing } from './filling-members.ts'
import { openTable, personAt, playByHost } from './tables.ts'

/** Members erased who have 2,000 finished games each, and who have 20. */
const TIMES = 3

/** Milliseconds in the middle of those measured, beside so many finished games. */
async function erasingBench(url: string, finished: number) {
  const name = `erasing_${randomBytes(4).toString('hex')}`
  const store = await openStore({ url, schema: name })
  try {
    const log = pino({ level: 'fatal' })
    const host = openHost({ store, titles: TITLES, clock: { now: () => new Date() }, log })
    const over = await openTable(store, host, 1_000, Number.POSITIVE_INFINITY)
    await playByHost(host, over)
    const people = await fillForErasing(url, name, over.id, finished, TIMES)
    const middle = async (members: readonly string[], work: (id: string) => Promise<unknown>) => {
      const took: number[] = []
      for (const id of members) {
        const begun = performance.now()
        await work(id)
        took.push(performance.now() - begun)
      }
      return Math.round(took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)] ?? 0)
    }
    const exported = (id: string) => host.people.exportOf({ ...personAt(0), id })
    return {
      finished,
      exportOfFewMs: await middle(people.few, exported),
      eraseFewMs: await middle(people.few, (id) => host.people.erase(id)),
      eraseManyMs: await middle(people.many, (id) => host.people.erase(id)),
      eraseStrangerMs: await middle(['1', '2', '3'], (id) => host.people.erase(id)),
    }
  } finally {
    await store.close()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(`drop schema ${name} cascade`)
    await client.end()
  }
}

const line = commandLine({ finished: '100000' })
print(await erasingBench(line.server(), line.count('finished')), line.json)
