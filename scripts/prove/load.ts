// Games whose deadlines all lie within a short time, and two bots on one database of which one is killed in the middle:
// how often each reminder and each deadline happened.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import type { LogEntry } from '../../src/engine/log.ts'
import { TITLES } from '../../src/games/index.ts'
import { openHost } from '../../src/host/index.ts'
import { paceOf } from '../../src/host/table/clock/pace.ts'
import { JOBS_CHANNEL } from '../../src/store/listening.ts'
import { openStore, type Store } from '../../src/store/open.ts'
import { POSTS } from '../../src/store/outbox.ts'
import { DAY } from '../../src/text/length.ts'

/** What to try. Times are in seconds of the machine. */
export interface Rush {
  /** A PostgreSQL server's database; everything happens in a schema of its own, which is dropped. */
  readonly url: string
  readonly games: number
  /** How long a day of the tables takes, which is what a decision has. */
  readonly day: number
  /** How long it takes from the first deadline to the last; less than half a day. */
  readonly spread: number
}

/** What came of it. */
export interface Rushed {
  readonly games: number
  /** Decisions whose time ran out, and those that time decided, once each. */
  readonly deadlines: number
  readonly happenedOnce: number
  /** How many deadlines had passed when one bot was killed. */
  readonly killedAfter: number
  /** Games whose member was reminded both times, once, never, and more often. */
  readonly remindedTwice: number
  readonly once: number
  readonly never: number
  readonly moreOften: number
  /** Reminders that the killed bot was at: the other looks whether they were posted before it posts them. */
  readonly doubtful: number
  readonly faults: readonly string[]
}

/** Games are opened in volleys, so that much is due at one moment, also when a bot is killed. */
const VOLLEYS = 10
/** Games opened side by side. */
const ABREAST = 8
/** How long the bots may take for what is due, in milliseconds. */
const TIMEOUT_MS = 600_000

/** Lets the time of all these games run out. */
export async function rush({ url, games, day, spread }: Rush): Promise<Rushed> {
  const schema = `rush_${randomBytes(4).toString('hex')}`
  const store = await openStore({ url, schema })
  const reminders = receivedReminders()
  const bots: Bot[] = []
  try {
    const begun = Date.now()
    const width = (spread / day) * DAY
    const opened = await openGames(store, games, (volley) => begun + (width * volley) / VOLLEYS)
    // As if they were posted at once: late prompts would give their wait back, and all deadlines would come together.
    await store.db.$executeRaw`update jobs set payload = payload - 'at' where lane = ${POSTS}`
    const args = ['--url', url, '--schema', schema, '--day', String(day), '--begins', String(begun + width)]
    bots.push(botOf(args, reminders.hear), botOf(args, reminders.hear))
    await Promise.all(bots.map(({ ready }) => ready))
    // What the starts left is posted before time passes.
    while ((await store.db.job.count({ where: { lane: POSTS, status: { not: 'done' } } })) > 0)
      await pause(100)
    const setOut = Date.now()
    for (const { child } of bots) child.stdin?.write(`${setOut}\n`)
    let killedAfter = 0
    for (const end = setOut + day * 1_000 + TIMEOUT_MS; Date.now() < end; await pause(50)) {
      // The bots look for what is due every five seconds, which are hours of their time, and when they hear of jobs.
      await store.db.$executeRaw`select pg_notify(${JOBS_CHANNEL}, ${schema})`
      const decided = await store.db.entry.count({ where: { number: { gt: 0 } } })
      if (decided >= opened.size) break
      if (killedAfter > 0 || decided <= opened.size / 2) continue
      bots[0]?.child.kill('SIGKILL')
      killedAfter = decided
    }
    await pause(2_000) // time for anything to happen twice
    for (const { child } of bots) child.kill('SIGKILL')
    const { decided, faults } = await counted(store)
    const times = [...opened].map(([game, at]) => reminders.before(game, at + DAY))
    const timesOf = (n: number) => times.filter((each) => each === n).length
    return {
      games,
      deadlines: opened.size,
      happenedOnce: decided,
      killedAfter,
      remindedTwice: timesOf(2),
      once: timesOf(1),
      never: timesOf(0),
      moreOften: times.filter((each) => each > 2).length,
      doubtful: reminders.doubtful(),
      faults,
    }
  } finally {
    for (const { child } of bots) child.kill('SIGKILL')
    await store.db.$executeRawUnsafe(`drop schema if exists "${schema}" cascade`)
    await store.close()
  }
}

/** Opens games of two members at these moments; when each began to wait for one of them. */
async function openGames(
  store: Store,
  games: number,
  momentOf: (volley: number) => number,
): Promise<Map<string, number>> {
  const pace = paceOf({ speed: 'daily' })
  if (!pace) throw new Error('no pace')
  const opened = new Map<string, number>()
  const open = async (game: number): Promise<void> => {
    const at = Math.floor(momentOf(Math.floor((game * VOLLEYS) / games)))
    const clock = { now: () => new Date(at) }
    const host = openHost({ store, titles: TITLES, clock, log: pino({ level: 'fatal' }) })
    const first = { id: `${game}a`, name: `a${game}` }
    const lobby = await host.lobby.open({
      title: 'records',
      seats: 2,
      language: 'en',
      options: {},
      pace,
      person: first,
      guild: 'g',
      channel: `c${game}`,
      interaction: `open ${game}`,
    })
    if (!lobby.ok) throw new Error('no lobby')
    const { id } = lobby.value
    await host.lobby.join(id, { id: `${game}b`, name: `b${game}` }, `join ${game}`)
    await host.lobby.start(id, first)
    const asked = (await host.clock.ofGame(id))?.filter(({ until }) => until).length
    if (asked !== 1) throw new Error(`${asked} members are asked at once`)
    opened.set(id, at)
  }
  for (let game = 0; game < games; game += ABREAST)
    await Promise.all(Array.from({ length: Math.min(ABREAST, games - game) }, (_, n) => open(game + n)))
  return opened
}

/** A bot's process. */
interface Bot {
  readonly child: ChildProcess
  readonly ready: Promise<void>
}

function botOf(args: readonly string[], hear: (line: string) => void): Bot {
  const program = fileURLToPath(new URL('fast-bot.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ready = new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`a bot ended with ${code}`)))
    createInterface({ input: child.stdout }).on('line', (line) => (line === 'ready' ? resolve() : hear(line)))
  })
  return { child, ready }
}

/** What bots say that they remind of, by game. */
function receivedReminders() {
  const given = new Map<string, { readonly game: string; readonly at: number; times: number }>()
  let doubtful = 0
  return {
    hear(line: string): void {
      const {
        id,
        game,
        at,
        doubtful: unsure,
      } = JSON.parse(line) as {
        readonly id: string
        readonly game: string
        readonly at: number
        readonly doubtful: boolean
      }
      const known = given.get(id)
      if (!known) given.set(id, { game, at, times: 1 })
      else if (unsure) doubtful++
      else known.times++
    },
    doubtful: () => doubtful,
    /** How often a game's member was reminded before a moment. */
    before: (game: string, moment: number): number =>
      [...given.values()]
        .filter((each) => each.game === game && each.at < moment)
        .reduce((sum, { times }) => sum + times, 0),
  }
}

/** What the first decision of each game has come to. */
async function counted(store: Store): Promise<{ readonly decided: number; readonly faults: string[] }> {
  const games = await store.db.game.findMany({ include: { entries: true, players: true } })
  const members = new Map((await store.db.member.findMany()).map(({ id, misses }) => [id, misses]))
  const faults: string[] = []
  let decided = 0
  for (const { id, entries, players } of games) {
    const late = entries
      .map(({ entry }) => entry as unknown as LogEntry)
      .flatMap((entry) => (entry.kind === 'answer' && entry.by === 'time' ? [entry] : []))
    for (const { seat, member } of players) {
      const own = late.filter((entry) => entry.seat === seat)
      const first = own.filter(({ opened }) => opened === 0).length
      if (first > 1) faults.push(`${id}: time decided ${first} times for seat ${seat}`)
      const misses = members.get(member ?? '') ?? 0
      if (misses !== own.length) faults.push(`${id}: ${own.length} decisions of time, ${misses} counted`)
      decided += first
    }
  }
  return { decided, faults }
}
