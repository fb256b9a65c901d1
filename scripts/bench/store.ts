// `npm run bench -- store --url postgres://…`: what an answer costs the host on PostgreSQL, beside the same rows written
// by the plain driver with the same work of the kernel, at so many games at once.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { resume } from '../../src/engine/lifecycle.ts'
import { type Move, moveOf } from '../../src/engine/log.ts'
import { playerView } from '../../src/engine/player-view.ts'
import { TITLES } from '../../src/games/index.ts'
import { openHost } from '../../src/host/index.ts'
import { openStore } from '../../src/store/open.ts'
import { commandLine, print } from '../common/arguments.ts'
import { type Cost, costOf, median } from '../common/cost.ts'
import { countStatements } from './statements.ts'
import { ANSWERS, game, openTable, playByHost, type Table } from './tables.ts'

/** Games played in each round, one after the other where fewer are played at once. */
const FEWEST = 32

type Answer = Move & { readonly kind: 'answer' }

/** The same rows by the plain driver: the game is read, revived and moved, and what follows is written. */
async function playByDriver(pool: pg.Pool, schema: string, { id, plan }: Table): Promise<void> {
  if (!game) return
  const copy = `copy-${id}`
  for (const [number, { rest, step, person }] of plan.entries()) {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(`select * from ${schema}.games where id = $1`, [copy])
      await client.query(`select * from ${schema}.players where game_id = $1`, [copy])
      const session = resume(game, rest)
      const { by, seat, opened, choice } = moveOf(step.entry) as Answer
      const taken = session.take({ kind: 'answer', by, seat, opened, choice })
      if (typeof taken === 'string') throw new Error(taken)
      playerView(game, session, Number(person.id.slice(-1)))
      await client.query(
        `insert into ${schema}.entries (game_id, number, entry, events, interaction, at) values ($1, $2, $3, $4, $5, now())`,
        [
          copy,
          taken.entry.number,
          JSON.stringify(taken.entry),
          JSON.stringify(taken.events),
          `${copy} ${number}`,
        ],
      )
      if (taken.checkpoint !== undefined)
        await client.query(`insert into ${schema}.checkpoints (game_id, number, state) values ($1, $2, $3)`, [
          ...[copy, taken.entry.number, taken.checkpoint],
        ])
      await client.query(`update ${schema}.games set number = $2, version = version + 1 where id = $1`, [
        ...[copy, taken.entry.number],
      ])
      await client.query(
        `insert into ${schema}.jobs (subject_kind, subject_id, lane, kind, due, payload)
         values ('game', $1, 'posts', 'story', now(), $2), ('game', $1, 'posts', 'prompt', now(), '{}')`,
        [copy, JSON.stringify(taken.events)],
      )
      await client.query('commit')
    } finally {
      client.release()
    }
  }
}

/** Rows for the plain driver to write to: each game once more under another name. */
const copied = (schema: string) => `
  insert into ${schema}.games (id, title, status, guild, channel, host, language, options, seats, secret, commitment, seed)
  select 'copy-' || id, title, 'copy', guild, channel, host, language, options, seats, secret, commitment, seed
  from ${schema}.games where status = 'playing';
  insert into ${schema}.players (game_id, seat, name, member)
  select 'copy-' || game_id, seat, name, member from ${schema}.players where game_id not like 'copy-%'`

/** Does something with each table, so many at once. */
async function atOnce(many: number, tables: readonly Table[], play: (table: Table) => Promise<void>) {
  const left = [...tables]
  const lane = async () => {
    for (let table = left.pop(); table; table = left.pop()) await play(table)
  }
  await Promise.all(Array.from({ length: many }, lane))
}

/** Bytes of write-ahead log that the server has written since it was made. */
async function walOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes`,
  )
  return Number(rows[0]?.bytes)
}

/** Costs at so many games at once, rounds interleaved. */
async function storeBench(url: string, rounds: number) {
  const found: Record<string, unknown> = {}
  let [statements, cpuMs, worst] = [0, 0, Number.POSITIVE_INFINITY]
  for (const games of [1, 8, 32]) {
    const costs = await measured(url, games, rounds)
    found[games] = costs
    worst = Math.min(worst, costs.ratio)
    if (games === 1) ({ statements, cpuMs } = costs)
  }
  return { ratio: worst, statements, cpuMs, atOnce: found }
}

async function measured(url: string, games: number, rounds: number) {
  const schema = `bench_${randomBytes(4).toString('hex')}`
  const store = await openStore({ url, schema })
  const counted = countStatements()
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const clock = { now: () => new Date() }
  const host = openHost({ store, titles: TITLES, clock, log: pino({ level: 'fatal' }) })
  const [ours, theirs]: [Cost[], Cost[]] = [[], []]
  let walBytes = 0
  try {
    for (let round = -1; round < rounds; round++) {
      const tables: Table[] = []
      const many = Math.max(games, FEWEST)
      for (let at = 0; at < many; at++) tables.push(await openTable(store, host, (round + 1) * many + at))
      await pool.query(`delete from ${schema}.games where status = 'copy'`)
      await pool.query(copied(schema))
      counted.start()
      const walBefore = await walOf(pool)
      const mine = await costOf(async () => {
        await atOnce(games, tables, (table) => playByHost(host, table))
      })
      counted.stop()
      walBytes += (await walOf(pool)) - walBefore
      const plain = await costOf(async () => {
        await atOnce(games, tables, (table) => playByDriver(pool, schema, table))
      })
      if (round >= 0) ours.push(mine)
      if (round >= 0) theirs.push(plain)
    }
  } finally {
    await pool.query(`drop schema ${schema} cascade`)
    await pool.end()
    await store.close()
  }
  const answers = Math.max(games, FEWEST) * ANSWERS
  const of = (costs: readonly Cost[], what: keyof Cost) => median(costs.map((cost) => cost[what])) / answers
  const rounded = (number: number) => Number(number.toFixed(2))
  return {
    ratio: rounded(of(theirs, 'wall') / of(ours, 'wall')),
    statements: rounded(counted.total() / (answers * (rounds + 1))),
    walKb: rounded(walBytes / 1_024 / (answers * (rounds + 1))),
    cpuMs: rounded(of(ours, 'cpu')),
    wallMs: rounded(of(ours, 'wall')),
    driver: { cpuMs: rounded(of(theirs, 'cpu')), wallMs: rounded(of(theirs, 'wall')) },
  }
}

const line = commandLine({ rounds: '5' })
print(await storeBench(line.server(), line.count('rounds')), line.json)
