// `npm run deadlines -- postgres://… --games 200`: two processes on one PostgreSQL, all deadlines within one minute, one
// process killed in the middle. Counts how often each reminder and each deadline happened; exits 1 unless once.
//
// The clock runs fast: a daily table's 24 hours pass in so many seconds of the machine's time.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import type { LogEntry } from '../src/engine/log.ts'
import { TITLES } from '../src/games/index.ts'
import { type OpenHost, openHost } from '../src/host/open.ts'
import { paceOf } from '../src/host/pace.ts'
import { openStore, type Store } from '../src/store/open.ts'
import { DAY, MINUTE } from '../src/text/length.ts'

const { values, positionals } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    day: { type: 'string', default: '180' },
    json: { type: 'boolean', default: false },
    child: { type: 'string' },
    schema: { type: 'string', default: `deadlines_${randomBytes(4).toString('hex')}` },
  },
  allowPositionals: true,
})
const url = positionals[0] ?? process.env.DATABASE_URL
if (url === undefined) throw new Error('name a PostgreSQL server: npm run deadlines -- postgres://…')
const GAMES = Number(values.games)
/** Seconds of the machine in which a day of the tables passes. */
const SECONDS = Number(values.day)
const place = { url, schema: values.schema }
const log = pino({ level: 'fatal' })

/** Tables' time: it stands still until it is started, and runs fast from then on. */
function fastClock(begun: number) {
  let started: number | undefined
  return {
    start: () => {
      started = Date.now()
    },
    now: () => new Date(begun + (started ? ((Date.now() - started) * DAY) / (SECONDS * 1_000) : 0)),
  }
}

/** One process: a host that says on its output whom it reminded; its time begins when it is told to. */
async function serve(begun: number): Promise<void> {
  const clock = fastClock(begun + MINUTE)
  const host = openHost({ store: await openStore(place), titles: TITLES, clock, log })
  createInterface({ input: process.stdin }).once('line', clock.start)
  await host.begin({
    deliver: async ({ id, game, job, doubtful }) => {
      const at = clock.now().getTime()
      if (job.kind === 'nudge') console.log(JSON.stringify({ id, game: game.id, at, doubtful }))
      return { done: true }
    },
    tend: () => Promise.reject(new Error('nobody has a desk here')),
  })
  console.log('ready')
}

/** Opens the games at moments that lie within one minute of the tables' time; how many decisions they wait for. */
async function openGames(store: Store, begun: number): Promise<number> {
  let asked = 0
  const pace = paceOf({ speed: 'daily' })
  if (!pace) throw new Error('no pace')
  for (let game = 0; game < GAMES; game++) {
    const clock = { now: () => new Date(begun + Math.floor((game * (MINUTE - 1)) / GAMES)) }
    const host: OpenHost = openHost({ store, titles: TITLES, clock, log })
    const people = ['a', 'b'].map((who) => ({ id: `${game}${who}`, name: `${who}${game}` }))
    const [first, second] = people as [(typeof people)[0], (typeof people)[0]]
    const lobby = await host.openLobby({
      ...{ title: 'records', seats: 2, language: 'en', options: {}, pace, person: first },
      ...{ guild: 'g', channel: `c${game}`, interaction: `open ${values.schema} ${game}` },
    })
    if (!lobby.ok) throw new Error('no lobby')
    await host.join(lobby.value.id, second, `join ${values.schema} ${game}`)
    await host.start(lobby.value.id, first)
    asked += ((await host.clocks(lobby.value.id)) ?? []).filter(({ until }) => until).length
  }
  return asked
}

interface Counts {
  readonly decided: number
  readonly faults: readonly string[]
}

/** What the first decision of each game has come to. */
async function counted(store: Store): Promise<Counts> {
  const games = await store.db.game.findMany({ include: { entries: true, sitters: true } })
  const members = new Map((await store.db.member.findMany()).map(({ id, misses }) => [id, misses]))
  const faults: string[] = []
  let decided = 0
  for (const { id, entries, sitters } of games) {
    const taken = entries.map(({ entry }) => entry as unknown as LogEntry)
    const late = taken.flatMap((entry) => (entry.kind === 'answer' && entry.by === 'time' ? [entry] : []))
    for (const { seat, member } of sitters) {
      const own = late.filter((entry) => entry.seat === seat)
      const first = own.filter(({ opened }) => opened === 0).length
      if (first > 1) faults.push(`${id}: time decided ${first} times for seat ${seat}`)
      if ((members.get(member ?? '') ?? 0) !== own.length)
        faults.push(`${id}: ${own.length} decisions of time but ${members.get(member ?? '') ?? 0} counted`)
      decided += first
    }
  }
  return { decided, faults }
}

async function prove(): Promise<void> {
  const store = await openStore(place)
  const given = new Map<string, { readonly game: string; readonly times: number }>()
  let doubtful = 0
  let ready = 0
  const start = (begun: number): ChildProcess => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', fileURLToPath(import.meta.url), url ?? '', '--child', String(begun)].concat([
        '--schema',
        values.schema,
        '--day',
        values.day,
      ]),
      { stdio: ['pipe', 'pipe', 'inherit'] },
    )
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === 'ready') return void ready++
      const nudge = JSON.parse(line) as { id: string; game: string; at: number; doubtful: boolean }
      // What comes after the deadline reminds of the next decision.
      if (nudge.at >= begun + DAY) return
      if (nudge.doubtful && given.has(nudge.id)) doubtful++
      else given.set(nudge.id, { game: nudge.game, times: (given.get(nudge.id)?.times ?? 0) + 1 })
    })
    return child
  }
  let children: ChildProcess[] = []
  try {
    const begun = Date.now()
    const due = await openGames(store, begun)
    children = [start(begun), start(begun)]
    while (ready < children.length) await pause(50)
    // What the starts left is posted before time begins.
    while ((await store.db.outbox.count({ where: { status: { not: 'done' } } })) > 0) await pause(200)
    for (const child of children) child.stdin?.write('go\n')
    const end = Date.now() + SECONDS * 1_000
    let killed = ''
    let last = await counted(store)
    for (; last.decided < due && Date.now() < end + 120_000; last = await counted(store)) {
      if (killed === '' && last.decided > due / 4) {
        children[0]?.kill('SIGKILL')
        killed = `after ${last.decided} of ${due} deadlines`
      }
      await pause(250)
    }
    const took = (Date.now() - end) / 1_000
    await pause(3_000)
    last = await counted(store)
    const perGame = new Map<string, number>()
    for (const { game, times } of given.values()) perGame.set(game, (perGame.get(game) ?? 0) + times)
    const reminded = [...perGame.values()]
    const [once, twice] = [1, 2].map((n) => reminded.filter((times) => times === n).length) as [
      number,
      number,
    ]
    const more = reminded.length - once - twice
    const sound = last.faults.length === 0 && last.decided === due && twice === GAMES
    const result = {
      ...{ games: GAMES, deadlines: due, happenedOnce: last.decided, killed },
      // Fewer than two where this machine came to it only after the deadline: a longer --day helps.
      ...{ gamesRemindedTwice: twice, once, never: GAMES - once - twice - more, moreOften: more, doubtful },
      ...{ secondsUntilTheLastOne: Math.round(took * 10) / 10, faults: last.faults, sound },
    }
    console.log(values.json ? JSON.stringify(result) : result)
    if (!sound || killed === '') process.exitCode = 1
  } finally {
    for (const child of children) child.kill('SIGKILL')
    await store.db.$executeRawUnsafe(`drop schema if exists "${values.schema}" cascade`)
    await store.close()
  }
}

await (values.child === undefined ? prove() : serve(Number(values.child)))
