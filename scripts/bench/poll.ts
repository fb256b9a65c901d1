// `npm run bench -- poll`: how long the look for due jobs takes beside a week of posts that are done, with and without
// the partial indexes, and how the server goes about it, in a database of its own on that server.
import pg from 'pg'
import { dueLanes } from '../../src/store/jobs.ts'
import { openStore } from '../../src/store/open.ts'
import { commandLine, print } from '../common/arguments.ts'

const TIMES = 30

const line = commandLine({ rows: '347000', games: '3000', open: '40' })
const server = line.server()
const admin = new pg.Client({ connectionString: server })
await admin.connect()
const name = `peach_garden_poll_${process.pid}`
const url = new URL(name, server).href
await admin.query(`create database ${name}`)
const client = new pg.Client({ connectionString: url })
const store = await openStore({ url })
try {
  await client.connect()
  const [rows, games, open] = [line.count('rows'), line.count('games'), line.count('open')]
  await fill(rows, games, open)
  const withIndexes = await timed()
  const plan = await planned()
  await client.query('drop index jobs_lane_idx, jobs_due_idx')
  await client.query('vacuum analyze jobs')
  const without = await timed()
  print(
    { rows, games, open, withoutMs: without, withMs: withIndexes, plan, planWithout: await planned() },
    line.json,
  )
} finally {
  await store.close()
  await client.end()
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
}

/** A week of posts that are done, some that are due, and each table's clock. */
async function fill(rows: number, games: number, open: number): Promise<void> {
  await client.query(
    `insert into games (id, title, status, guild, channel, host, language, options, seats, secret, commitment)
     select 'g' || n, 'records', 'playing', 'g', 'c', 'h', 'en', '{}', 2, 's', 's' from generate_series(1, $1::int) n`,
    [games],
  )
  await client.query(
    `insert into jobs (subject_kind, subject_id, lane, kind, payload, status, due, tried_at, attempts)
     select 'game', 'g' || (1 + n % $1::int), 'posts', 'story',
       '{"kind": "story", "number": 1, "from": 0, "to": 3, "fresh": false}', 'done',
       now() - n * interval '7 days' / $2::int, now(), 1 from generate_series(1, $2::int) n`,
    [games, rows],
  )
  await client.query(
    `insert into jobs (subject_kind, subject_id, lane, kind, payload, due)
     select case when n % 2 = 0 then 'game' else 'member' end, 'g' || n, case when n % 2 = 0 then 'posts' else 'direct' end,
       'prompt', '{"kind": "prompt"}', now() - interval '1 minute' from generate_series(1, $1::int) n`,
    [open],
  )
  // Every table has a clock that rings some day.
  await client.query(
    `insert into jobs (subject_kind, subject_id, lane, kind, key, payload, due)
     select 'game', 'g' || n, 'clock', 'clock', '', 'null', now() + n * interval '1 minute' from generate_series(1, $1::int) n`,
    [games],
  )
  await client.query('vacuum analyze jobs')
  await client.query('vacuum analyze games')
}

/** The middle time of a look, in milliseconds. */
async function timed(): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < TIMES; time++) {
    const begun = performance.now()
    await dueLanes(store.db, new Date(), 500, ['prompt', 'story', 'clock'])
    times.push(performance.now() - begun)
  }
  return Number(times.sort((a, b) => a - b)[TIMES / 2]?.toFixed(2))
}

/** What the server says of the same look: its own time, and what it scans. */
async function planned(): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, timing off) select j.subject_kind, j.subject_id, j.lane, j.kind, j.due from jobs j
     where j.status <> 'done' and j.due <= now() and j.kind = any('{prompt,story,clock}') and not exists (
       select 1 from jobs e where e.subject_kind = j.subject_kind and e.subject_id = j.subject_id and e.lane = j.lane
         and e.status <> 'done' and e.id < j.id)
     order by j.due, j.id limit 500`,
  )
  return rows.map((row) => row['QUERY PLAN'].trim()).filter((text) => /Scan|Execution|Removed/.test(text))
}
