// `npm run bench -- start postgres://… --running 50000`: what a start takes with five running games and with many, and what the
// process takes afterwards while nobody plays.
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { TITLES } from '../../src/games/index.ts'
import { openHost } from '../../src/host/index.ts'
import { openSandbox } from '../../src/sandbox/index.ts'
import { openStore } from '../../src/store/open.ts'
import { botProcess } from '../../test/support/bot-process.ts'
import { commandLine, print } from '../common/arguments.ts'
import { fillWith } from './filling.ts'
import { openTable, playByHost } from './tables.ts'

const FEW = 5
/** How long a process rests before it is looked at, and how long its commits are counted, in milliseconds. */
const RESTS = 20_000
const COUNTED = 20_000

/** Milliseconds until the first command is answered, megabytes and commits a second when nobody plays; few games beside many. */
async function startBench(url: string, running: number) {
  return { running, few: await startWith(url, FEW), many: await startWith(url, running) }
}

async function startWith(url: string, running: number) {
  const name = `start_${randomBytes(4).toString('hex')}`
  const database = Object.assign(new URL(url), { pathname: `/${name}` }).href
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const sandbox = await openSandbox({ limits: { identifies: true, timeoutMs: 3_500 } })
  try {
    await fill(database, running)
    sandbox.addMember({ name: 'Mei' })
    sandbox.addChannel({ name: 'room' })
    const bot = botProcess(sandbox, { DATABASE_URL: database })
    try {
      const begun = performance.now()
      bot.go()
      while (sandbox.commands.length === 0) await pause(10)
      await sandbox.as('Mei').slash('#room', 'help')
      const startMs = Math.round(performance.now() - begun)
      await pause(RESTS)
      const commits = async () => {
        const { rows } = await admin.query<{ n: string }>(
          'select xact_commit as n from pg_stat_database where datname = $1',
          [name],
        )
        return Number(rows[0]?.n)
      }
      const before = await commits()
      await pause(COUNTED)
      const commitsPerSecond = (((await commits()) - before) * 1_000) / COUNTED
      return { startMs, megabytes: megabytesOf(bot.pid ?? 0), commitsPerSecond }
    } finally {
      await bot.kill()
    }
  } finally {
    await sandbox.close()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}

async function fill(url: string, running: number): Promise<void> {
  const store = await openStore({ url })
  const host = openHost({
    store,
    titles: TITLES,
    clock: { now: () => new Date() },
    log: pino({ level: 'fatal' }),
  })
  const over = await openTable(store, host, 1_000, Number.POSITIVE_INFINITY)
  await playByHost(host, over)
  const going = await openTable(store, host, 0)
  await store.db.$executeRaw`update jobs set status = 'done' where lane = 'posts'`
  await fillWith(url, 'public', { over: over.id, going: going.id, finished: FEW, running })
  await store.close()
}

/** Resident memory of a process and of its threads, in megabytes. */
const megabytesOf = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024)

const line = commandLine({ running: '5000' })
print(await startBench(line.server(), line.count('running')), line.json)
