// `npm run bench -- daily postgres://…`: what it takes to choose the position of a day among very many finished games whose members
// all agree, in a server and for everybody: statements, CPU of this process, and time; beside looking for due work alone.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { TITLES } from '../../src/games/index.ts'
import { type OpenHost, openHost } from '../../src/host/index.ts'
import { openStore } from '../../src/store/open.ts'
import { DAY } from '../../src/text/length.ts'
import { commandLine, print } from '../common/arguments.ts'
import { costOf, median } from '../common/cost.ts'
import { countStatements } from './statements.ts'

/** Members of those games, and days that are chosen for. */
const MEMBERS = 1_000
const DAYS = 5
const SERVER = 'guild'
/** Decisions of each review for which a better one is known. */
const HINDSIGHT = 12

/** What one day took, in the middle of those measured. */
interface Taken {
  readonly statements: number
  readonly cpuMs: number
  readonly wallMs: number
}

async function dailyBench(url: string, finished: number) {
  const name = `daily_${randomBytes(4).toString('hex')}`
  const store = await openStore({ url, schema: name })
  let now = Date.now()
  const host = openHost({
    ...{ store, titles: TITLES, clock: { now: () => new Date(now) }, log: pino({ level: 'fatal' }) },
    // What is weighed is weighed in a thread of low priority: `bench -- reviews` measures that.
    reviewer: {
      busy: false,
      make: async () => undefined,
      share: async () => 0,
      position: async () => undefined,
      close: async () => {},
    },
  })
  const client = new pg.Client({ connectionString: url, options: `-c search_path=${name}` })
  try {
    await client.connect()
    await fill(client, finished)
    const done = async () => ({ done: true }) as const
    await host.begin({
      ...{ deliver: done, tell: done, postDaily: done },
      tellFollower: async () => ({ done: true, posted: false, gone: [] }),
      updateDashboard: async () => ({ done: true, shown: null }),
    })
    const idle = await daysOf(host, () => (now += DAY))
    await host.daily.setDaily(SERVER, { channel: '1', at: 0, zone: 'UTC', language: 'en' })
    return { finished, idle, server: await daysOf(host, () => (now += DAY)) }
  } finally {
    await host.stop()
    await store.close()
    await client.query(`drop schema ${name} cascade`)
    await client.end()
  }
}

/** What the due work of some days takes. */
async function daysOf(host: OpenHost, pass: () => void): Promise<Taken> {
  const taken: Taken[] = []
  for (let day = 0; day < DAYS; day++) {
    pass()
    const counter = countStatements()
    counter.start()
    const { cpu, wall } = await costOf(() => host.runDue())
    counter.stop()
    taken.push({ statements: counter.total(), cpuMs: cpu, wallMs: wall })
  }
  const middle = (of: keyof Taken) => Math.round(median(taken.map((each) => each[of])))
  return { statements: middle('statements'), cpuMs: middle('cpuMs'), wallMs: middle('wallMs') }
}

/** Finished games of four members each, with reviews as large as they are. */
async function fill(client: pg.Client, finished: number): Promise<void> {
  const hindsight = Array.from({ length: HINDSIGHT }, (_, n) => ({
    ...{ number: 7 * n, seat: n % 4, gain: 0.3 - n / 50, games: 32 },
    prompt: { key: 'storm.ask' },
    best: Array.from({ length: 3 }, () => ({ share: 0.5, games: 20, picks: [{ key: 'storm.pass' }] })),
  }))
  await client.query(
    `insert into members (id, name, shares_positions) select 'm' || n, 'Name', 'yes' from generate_series(0, $1::int - 1) n`,
    [MEMBERS],
  )
  await client.query(
    `insert into games (id, title, status, guild, channel, host, language, options, seats, secret, commitment, seed, number, outcome,
       finished_at)
     select 'g' || n, 'storm', 'finished', case when n % 2 = 0 then $2 else 'other' end, 'c', 'h', 'en', '{}', 4, 's', 's', 's', 100,
       '{"winners": [0], "ranks": [1, 2, 3, 4], "facts": {}}', now() - n * interval '1 minute'
     from generate_series(1, $1::int) n`,
    [finished, SERVER],
  )
  await client.query(
    `insert into players (game_id, seat, name, member, over)
     select 'g' || n, seat, 'Name', 'm' || (n * 7 + seat) % ${MEMBERS}, true
     from generate_series(1, $1::int) n, generate_series(0, 3) seat`,
    [finished],
  )
  await client.query(
    `insert into reviews (game_id, status, judge, rules, judged, review, at)
     select 'g' || n, 'ready', 9, 1, '{}', $2::jsonb, now() from generate_series(1, $1::int) n`,
    [finished, JSON.stringify({ moments: [], turnings: [], hindsight })],
  )
  await client.query('vacuum analyze')
}

const line = commandLine({ finished: '10000' })
print(await dailyBench(line.server(), line.count('finished')), line.json)
