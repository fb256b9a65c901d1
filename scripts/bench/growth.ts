// `npm run bench -- growth postgres://…`: what an answer, a look, the look for due jobs, dashboards, league pages and metrics take beside years of
// games and many running ones, each beside the same with a hundred games; the two sides take turns.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { TITLES } from '../../src/games/index.ts'
import { openHost } from '../../src/host/index.ts'
import { dashboardStands, scheduleDashboards } from '../../src/store/dashboards.ts'
import { dueLanes } from '../../src/store/jobs.ts'
import { openStore } from '../../src/store/open.ts'
import { commandLine, print } from '../common/arguments.ts'
import { percentile } from '../common/cost.ts'
import { fillWith } from './filling.ts'
import { fillLeagues, openLeague } from './filling-leagues.ts'
import { type Host, openTable, personAt, playByHost, type Table } from './tables.ts'

/** Running games that are played, and the few games that the many are compared with. */
const TABLES = 4
const FEW = { finished: 95, running: 5 }
/** Of so many finished games there is a league. */
const A_LEAGUE = 1_000

/** Looks that are not an answer's: over everybody's dashboards, and for metrics. They grow with what runs, up to a bound. */
const EVERYBODYS = 'allDashboards'
const METRICS = 'metrics'

interface Side {
  readonly name: string
  readonly host: Host
  readonly store: Awaited<ReturnType<typeof openStore>>
  readonly tables: readonly Table[]
  readonly league: string
  readonly took: Record<string, number[]>
}

/** The worst ratio of middle times, many games to few, and all the times in milliseconds. */
async function growthBench(url: string, finished: number, running: number) {
  const sides = [await openSide(url, FEW), await openSide(url, { finished, running })]
  try {
    for (let table = 0; table < TABLES; table++) await playInTurns(sides, table)
  } finally {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    for (const { name, store } of sides) {
      await store.close()
      await client.query(`drop schema ${name} cascade`)
    }
    await client.end()
  }
  const [few, many] = sides.map(({ took }) =>
    Object.fromEntries(Object.entries(took).map(([what, times]) => [what, percentile(times, 50)])),
  )
  const ratios = Object.keys(few ?? {})
    .filter((what) => what !== EVERYBODYS && what !== METRICS)
    .map((what) => [what, (many?.[what] ?? 0) / (few?.[what] ?? 1)] as const)
  const rounded = (numbers: Record<string, number> = {}) =>
    Object.fromEntries(Object.entries(numbers).map(([what, number]) => [what, Number(number.toFixed(2))]))
  return {
    growth: Number(Math.max(...ratios.map(([, ratio]) => ratio)).toFixed(2)),
    ratios: rounded(Object.fromEntries(ratios)),
    finished,
    running,
    fewMs: rounded(few),
    manyMs: rounded(many),
  }
}

async function openSide(url: string, games: { finished: number; running: number }): Promise<Side> {
  const name = `growth_${randomBytes(4).toString('hex')}`
  const store = await openStore({ url, schema: name })
  const clock = { now: () => new Date() }
  const host = openHost({ store, titles: TITLES, clock, log: pino({ level: 'fatal' }) })
  const over = await openTable(store, host, 1_000, Number.POSITIVE_INFINITY)
  await playByHost(host, over)
  const tables: Table[] = []
  for (let at = 0; at < TABLES; at++) tables.push(await openTable(store, host, at))
  const [going] = tables
  if (!going) throw new Error('no table')
  await store.db.$executeRaw`update jobs set status = 'done' where lane = 'posts'`
  // Who sits at the tables has a dashboard, on either side.
  for (const { id } of [0, 1, 2, 3].map(personAt))
    await store.db.dashboard.create({
      data: {
        member: id,
        status: 'open',
        language: 'en',
        askedAt: new Date(),
        shown: {},
        seen: '',
        due: new Date(),
      },
    })
  const league = await openLeague(host)
  await fillWith(url, name, { over: over.id, going: going.id, ...games })
  await fillLeagues(url, name, league, Math.floor(games.finished / A_LEAGUE))
  return { name, host, store, tables, league, took: {} }
}

/** Plays a table of each side answer by answer, and looks around after each. */
async function playInTurns(sides: readonly Side[], table: number): Promise<void> {
  const length = sides[0]?.tables[table]?.plan.length ?? 0
  for (let number = 0; number < length; number++)
    for (const side of number % 2 === 0 ? sides : sides.toReversed()) {
      const { id, plan } = side.tables[table] ?? { id: '', plan: [] }
      const next = plan[number]
      if (!next) continue
      const { person, token, choice } = next
      const call = { game: id, person, token, choice, interaction: `answer ${id} ${number}` }
      const { db } = side.store
      await timed(side, 'answer', async () => {
        if (!(await side.host.play.answer(call)).ok) throw new Error(`answer ${number} is refused`)
      })
      await posted(side)
      await timed(side, 'look', () => side.host.play.getView(id, personAt(1)))
      await timed(side, 'poll', () => dueLanes(db, new Date(), 500, ['prompt', 'story', 'clock']))
      await timed(side, 'dashboards', () => scheduleDashboards(db, new Date(), { games: [id] }))
      await timed(side, 'dashboard', () => dashboardStands(db, personAt(1).id))
      await timed(side, 'standings', () => side.host.leagues.standings(side.league))
      await timed(side, 'schedule', () => side.host.leagues.schedule(side.league))
      await timed(side, 'leagues', () => side.host.leagues.at('g'))
      // Every few seconds and not with an answer: told beside the others, and not compared.
      await timed(side, METRICS, () => side.host.operations.standing())
      await timed(side, EVERYBODYS, () => scheduleDashboards(db, new Date(), 'all'))
    }
}

/** As if everything had been posted: what waits would wait in every poll. */
const posted = ({ store }: Side) =>
  store.db.$executeRaw`update jobs set status = 'done' where status <> 'done' and lane = 'posts'`

async function timed({ took }: Side, what: string, action: () => Promise<unknown>): Promise<void> {
  const begun = performance.now()
  await action()
  took[what] = [...(took[what] ?? []), performance.now() - begun]
}

const line = commandLine({ finished: '100000', running: '5000' })
print(await growthBench(line.server(), line.count('finished'), line.count('running')), line.json)
