// `npm run bench -- discord`: the bot and the stand-in for Discord in two processes. How soon it is ready, how soon it
// answers members who act a hundred times a second at two hundred tables, what that costs it, and whether its memory
// stays the same over ten thousand games. Pictures are left out: `bench -- picture` has them.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { sideStream } from '../../src/engine/random.ts'
import { TITLES } from '../../src/games/index.ts'
import { type OpenHost, openHost } from '../../src/host/index.ts'
import { openSandbox, type Sandbox } from '../../src/sandbox/index.ts'
import { openStore, type Store } from '../../src/store/open.ts'
import { openTables, type Table } from '../chaos/crowd.ts'
import { commandLine, print } from '../common/arguments.ts'
import { percentile } from '../common/cost.ts'
import { type MeasuredBot, startBot } from './discord/bot.ts'
import { traffic } from './discord/traffic.ts'
import { fillWith } from './filling.ts'

/** What to measure. */
interface Wish {
  /** Interactions a second, and for how many seconds. */
  readonly rate: number
  readonly seconds: number
  readonly games: number
  /** Games that are looked at once each. */
  readonly touched: number
}

interface Grounds {
  readonly url: string
  readonly store: Store
  readonly sandbox: Sandbox
  readonly host: OpenHost
  readonly tables: readonly Table[]
}

/** Looks at once, and how often memory is read meanwhile. */
const ABREAST = 16
const READINGS = 5
const MB = 1_048_576

/** Milliseconds, MB and milliseconds of the bot's processor time. */
async function discordBench(server: string, wish: Wish) {
  const name = `bench_discord_${randomBytes(4).toString('hex')}`
  const url = new URL(name, server).href
  const readyEmbedded = await readyAfter({ DATA_DIR: mkdtempSync(join(tmpdir(), 'bench-')) })
  await onServer(server, `create database ${name}`)
  try {
    const readyMs = await readyAfter({ DATABASE_URL: url })
    return { readyMs, readyEmbeddedMs: readyEmbedded, ...(await measured(url, wish)) }
  } finally {
    await onServer(server, `drop database ${name} with (force)`)
  }
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** Starts the whole bot on an empty database and a Discord that has never seen it. */
async function readyAfter(settings: Readonly<Record<string, string>>): Promise<number> {
  const sandbox = await openSandbox({ limits: { timeoutMs: 60_000 } })
  try {
    const bot = await startBot('whole', sandbox, settings)
    await bot.stop()
    return bot.readyMs
  } finally {
    await sandbox.close()
    if (settings.DATA_DIR !== undefined) rmSync(settings.DATA_DIR, { recursive: true, force: true })
  }
}

async function measured(url: string, wish: Wish) {
  const store = await openStore({ url })
  const sandbox = await openSandbox({ limits: { timeoutMs: 60_000, nonceWindow: 0 } })
  const log = pino({ level: 'silent' })
  const host = openHost({ store, titles: TITLES, clock: { now: () => new Date() }, log })
  const bot = await startBot('words', sandbox, { DATABASE_URL: url })
  try {
    const tables = await openTables(host, sandbox, wish.games)
    const grounds = { url, store, sandbox, host, tables }
    return { ...(await load(grounds, bot, wish)), ...(await memory(grounds, bot, wish.touched)) }
  } finally {
    await bot.stop()
    await sandbox.close()
    await store.close()
  }
}

/** How soon members are answered, and what each of them costs the bot. */
async function load({ store, sandbox, host, tables }: Grounds, bot: MeasuredBot, wish: Wish) {
  await posted(store)
  const cpuOf = () => bot.metric('process_cpu_seconds_total')
  const [before, wal] = [await cpuOf(), await walOf(store)]
  const found = await traffic(
    { host, sandbox, tables, random: sideStream('bench', 'discord') },
    wish.rate,
    wish.seconds,
  )
  const cpu = (await cpuOf()) - before
  const { acks, finals, silent, unbegun, acts, seconds } = found
  await posted(store)
  const written = (await walOf(store)) - wal
  return {
    games: wish.games,
    rate: wish.rate,
    perSecond: rounded(finals.length / seconds),
    silent,
    unbegun,
    ackMsP50: rounded(percentile(acks, 50)),
    ackMsP99: rounded(percentile(acks, 99)),
    finalMsP50: rounded(percentile(finals, 50)),
    finalMsP99: rounded(percentile(finals, 99)),
    cpuMs: rounded((cpu * 1_000) / Math.max(1, finals.length)),
    walKb: rounded(written / 1_024 / Math.max(1, acts.answer ?? 0)),
    acts,
  }
}

/** Bytes of write-ahead log that the server has written. */
async function walOf({ db }: Store): Promise<number> {
  const [row] = await db.$queryRaw<{ bytes: number }[]>`
    select (pg_current_wal_lsn() - '0/0')::float8 as bytes`
  return row?.bytes ?? 0
}

/** Until everything that is to be posted is. */
async function posted({ db }: Store): Promise<void> {
  while ((await db.job.count({ where: { lane: 'posts', status: { not: 'done' } } })) > 0) await pause(200)
}

/**
 * Members look at so many games, one after the other: what the process takes, and what of it is its heap, after each fifth. The
 * heap is read as it is, with what has not been collected yet.
 */
async function memory({ url, store, sandbox, tables }: Grounds, bot: MeasuredBot, touched: number) {
  const [table] = tables
  const [person] = table?.people ?? []
  if (!table || !person) throw new Error('no table')
  await fillWith(url, 'public', { over: table.game, going: table.game, finished: 0, running: touched })
  await store.db.$executeRaw`update games set guild = ${sandbox.guild.id} where id like 'going-%'`
  const megabytes = async (name: string) => Math.round((await bot.metric(name)) / MB)
  const memoryMb: number[] = []
  const heapMb: number[] = []
  for (let first = 1; first <= touched; first += ABREAST) {
    const games = Array.from(
      { length: Math.min(ABREAST, touched - first + 1) },
      (_, n) => `going-${first + n}`,
    )
    await Promise.all(games.map((game) => person.slash(table.room, 'board', { game })))
    if (first + ABREAST <= (touched * (memoryMb.length + 1)) / READINGS) continue
    memoryMb.push(await megabytes('process_resident_memory_bytes'))
    heapMb.push(await megabytes('nodejs_heap_size_used_bytes'))
  }
  return { touched, memoryMb, heapMb }
}

const rounded = (number: number): number => Number(number.toFixed(1))

const line = commandLine({ rate: '100', seconds: '30', games: '200', touched: '10000' })
print(
  await discordBench(line.server(), {
    rate: line.count('rate'),
    seconds: line.count('seconds'),
    games: line.count('games'),
    touched: line.count('touched'),
  }),
  line.json,
)
