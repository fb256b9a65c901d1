// `npm run bench -- turn --json`: what a move costs that somebody types or presses, with its posts: statements on the wire to
// PostgreSQL until the private reply and in all, the processor's time, and files of which something runs. `--before PATH` measures
// another checkout beside this one, move by move. Pictures are blank: drawing costs the same wherever it is asked for.
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Random, sideStream } from '../../src/engine/random.ts'
import { openSandbox } from '../../src/sandbox/index.ts'
import { commandLine, print } from '../common/arguments.ts'
import { median } from '../common/cost.ts'
import { type MeasuredBot, ROOT, startBot } from './discord/bot.ts'
import { cover } from './turn/coverage.ts'
import { type Move, openTable, pressed, type Table, typed } from './turn/table.ts'
import { type CountedWay, countedWay } from './turn/way.ts'

/** Seats at the table of each game. */
const GAMES: Readonly<Record<string, number>> = { records: 4, hegemony: 8 }
const WAYS: Readonly<Record<string, Move>> = { typed, pressed }
/** Moves before any is measured, so that the code is warm, and moves whose files are counted. */
const WARM = 12
const COUNTED = 5
/** How long a bot may take to come up, in milliseconds. */
const TIMEOUT_MS = 180_000
/** Moves in a row that come to nothing. */
const FAILURES = 5
/**
 * How long after a move its posts and what else follows from it are counted; how long a process that has just played is
 * left alone, and how long one that rests is measured, in milliseconds.
 */
const FOLLOWED = 2_500
const SETTLED = 5_000
const RESTED = 15_000

/** A bot of a checkout with a table that it plays. */
interface App {
  readonly table: Table
  readonly way: CountedWay
  readonly pid: number
  readonly debuggerUrl: string
  readonly random: Random
  /** Statements in a millisecond while nobody plays. */
  readonly idle: number
  close(): Promise<void>
}

/** What a move took. */
interface Measured {
  readonly untilReply: number
  readonly all: number
  readonly cpuMs: number
  readonly texts: readonly string[]
}

/** What to measure. */
interface Wish {
  readonly moves: number
  /** Another checkout; none where it is empty. */
  readonly before: string
  /** Whether the statements of a move are named. */
  readonly listed: boolean
}

/** Figures of each game and way, of this checkout and of the one before. */
async function turnBench(server: string, { moves, before, listed }: Wish) {
  const checkouts = Object.entries({ now: ROOT, ...(before !== '' && { before }) })
  const found: Record<string, unknown> = {}
  for (const [game, seats] of Object.entries(GAMES)) {
    const apps = await Promise.all(
      checkouts.map(async ([name, root]) => [name, await openApp(server, root, game, seats)] as const),
    )
    try {
      for (const [way, move] of Object.entries(WAYS))
        Object.assign(found, figuresOf(`${game} ${way}`, await measured(apps, move, moves), listed))
    } finally {
      for (const [, app] of apps) await app.close()
    }
  }
  return found
}

/** A row for each checkout. */
function figuresOf(
  row: string,
  byCheckout: Readonly<Record<string, { readonly costs: readonly Measured[]; readonly files: number }>>,
  listed: boolean,
) {
  const rows = Object.entries(byCheckout).map(([name, { costs, files }]) => {
    const mean = (figure: 'untilReply' | 'all') =>
      rounded(costs.reduce((sum, each) => sum + each[figure], 0) / costs.length)
    const figures = {
      statementsUntilReply: mean('untilReply'),
      statementsAll: mean('all'),
      // A collection of garbage in the middle of a move is no part of it.
      cpuMs: rounded(median(costs.map(({ cpuMs }) => cpuMs))),
      files,
      ...(listed && { statements: costs.at(-1)?.texts }),
    }
    return [name === 'now' ? row : `${row}, ${name}`, figures]
  })
  return Object.fromEntries(rows)
}

const rounded = (number: number): number => Number(number.toFixed(1))

/** The same way of moving in all apps, one move in each in turn; files come last, since counting them slows a process down. */
async function measured(apps: readonly (readonly [string, App])[], move: Move, moves: number) {
  const costs = new Map<string, Measured[]>(apps.map(([name]) => [name, []]))
  for (let n = 0; n < moves; n++)
    for (const [name, app] of apps) costs.get(name)?.push(await moveOnce(app, move, FOLLOWED))
  const found: Record<string, { costs: readonly Measured[]; files: number }> = {}
  for (const [name, app] of apps)
    found[name] = { costs: costs.get(name) ?? [], files: await filesOf(app, move) }
  return found
}

/** Moves until a move was one that everybody is told of: what is private for now is a part of a move. */
async function moveOnce(app: App, move: Move, followed: number): Promise<Measured> {
  const { table, way, pid, random, idle } = app
  for (let failed = 0; ; ) {
    let [began, first, cpu] = [0, 0, 0]
    const begun = () => {
      ;[began, first, cpu] = [performance.now(), way.done.length, cpuOf(pid)]
    }
    try {
      await move(table, random, begun)
    } catch (error) {
      // On a machine with much to do a bot may miss Discord's three seconds.
      if (++failed === FAILURES) throw error
      continue
    }
    const [replied, last] = [performance.now(), way.done.length]
    if (began === 0) continue
    await (followed > 0 ? pause(followed) : quiet(way))
    const took = performance.now() - began
    const all = way.done.slice(first)
    // With what it does at rest, alike in both: computers play on while nobody does, so rest has no measure of its own.
    const cpuMs = cpuOf(pid) - cpu
    const hasPosted = table.sandbox.requests.some(
      ({ at, path }) => at >= Date.now() - took && path.includes('/channels/'),
    )
    if (!hasPosted) continue
    return {
      untilReply: last - first - (replied - began) * idle,
      all: all.length - took * idle,
      cpuMs,
      texts: all.map(
        ({ text, at }) => `${Math.round(at - began)} ms${at < replied ? '' : ' after'}: ${text}`,
      ),
    }
  }
}

/** Until nothing was asked for a moment. */
async function quiet({ done }: CountedWay): Promise<void> {
  for (let before = -1; before !== done.length; await pause(300)) before = done.length
}

/** Files of which something runs in a move with its posts, in the middle of several moves. */
async function filesOf(app: App, move: Move): Promise<number> {
  const coverage = await cover(app.debuggerUrl)
  const counts: number[] = []
  for (let n = 0; n < COUNTED; n++) {
    let clean: Promise<unknown> = Promise.resolve()
    await move(app.table, app.random, () => {
      clean = coverage.files()
    })
    await clean
    await quiet(app.way)
    counts.push((await coverage.files()).length)
  }
  coverage.close()
  return median(counts)
}

async function openApp(server: string, root: string, game: string, seats: number): Promise<App> {
  const name = `bench_turn_${randomBytes(4).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const way = await countedWay(new URL(name, server).href)
  const sandbox = await openSandbox({ limits: { timeoutMs: TIMEOUT_MS, nonceWindow: 0 } })
  let bot: MeasuredBot | undefined
  const close = async () => {
    await bot?.stop()
    await sandbox.close()
    await way.close()
    await onServer(server, `drop database ${name} with (force)`)
  }
  try {
    const flags = ['--inspect=127.0.0.1:0']
    bot = await startBot('words', sandbox, { DATABASE_URL: way.url }, { root, flags })
    const { pid, debuggerUrl = '' } = bot
    const table = await openTable(sandbox, game, seats)
    const app = { table, way, pid, debuggerUrl, random: sideStream('bench', game), close }
    for (const move of Object.values(WAYS))
      for (let n = 0; n < WARM; n++) await moveOnce({ ...app, idle: 0 }, move, 0)
    await pause(SETTLED)
    const [began, first] = [performance.now(), way.done.length]
    await pause(RESTED)
    return { ...app, idle: (way.done.length - first) / (performance.now() - began) }
  } catch (error) {
    await close()
    throw error
  }
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** Milliseconds that the processor has worked for a process, by all its threads that live; another process's work adds nothing. */
const cpuOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, task) => {
    const [ran = ''] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')
    return sum + Number(ran) / 1e6
  }, 0)

const line = commandLine({ moves: '16', before: '' }, ['list'])
print(
  await turnBench(line.server(), {
    moves: line.count('moves'),
    before: line.text('before'),
    listed: line.flag('list'),
  }),
  line.json,
)
