// Running games of all five kinds, stored by the version before the job system: they are carried over and played on.

import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { pickable } from '../../src/engine/decision.ts'
import { sideStream } from '../../src/engine/random.ts'
import { TITLES } from '../../src/games/index.ts'
import type { OpenHost } from '../../src/host/index.ts'
import { openStore } from '../../src/store/open.ts'
import { granted, hostOn, interaction } from '../support/host-table.ts'
import { oldDatabase } from '../support/old-database.ts'

/** Every row of every table of then, as JSON. Two members, computers beside them, clocks, orders, and posts that wait. */
const FIXTURE = new URL('fixtures/running-games.json.gz', import.meta.url)
/** The first migration that came later. */
const LATER = '20261122170000'
/** The two members, by the ids they have there. */
const MEMBERS = [
  { id: '1001', name: 'Mei' },
  { id: '1002', name: 'Arjun' },
]
const MOVES = 12
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** JSON's null is read as no value: around the insert it becomes one again. */
const JSON_NULL = [
  'alter table tasks alter data drop not null',
  "update tasks set data = 'null' where data is null",
  'alter table tasks alter data set not null',
]

type Rows = Readonly<Record<string, readonly object[]>>

/** SQL that puts these rows in, parents before their children. */
function inserts(rows: Rows): string {
  const tables = Object.keys(rows).filter((table) => table !== '_prisma_migrations')
  const order = ['members', 'guilds', 'games', 'votes', ...tables].filter(
    (t, at, all) => all.indexOf(t) === at,
  )
  const lines = order.flatMap((table) => {
    const json = JSON.stringify(rows[table] ?? []).replaceAll("'", "''")
    const insert = `insert into ${table} select * from jsonb_populate_recordset(null::${table}, '${json}')`
    return table === 'tasks' ? [...JSON_NULL.slice(0, 1), insert, ...JSON_NULL.slice(1)] : [insert]
  })
  const counted = ['outbox', 'tasks', 'order_notes']
  const counts = counted.map(
    (table) =>
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 1) from ${table}))`,
  )
  return [...lines, ...counts].join(';\n')
}

/** Lets whoever is asked of the two answer, at random; whether anybody was. */
async function move(host: OpenHost, game: string, random: ReturnType<typeof sideStream>): Promise<boolean> {
  for (const person of MEMBERS) {
    const { token, playerView: outlook } = granted(await host.play.getView(game, person))
    const { decision } = outlook ?? {}
    if (!token || !decision) continue
    const options = random.shuffle(pickable(decision).map(({ id }) => id))
    const choice = decision.pass === undefined ? options.slice(0, decision.min) : [decision.pass]
    granted(await host.play.answer({ game, person, token, choice, interaction: interaction() }))
    return true
  }
  return false
}

it('games of all five kinds that ran before go on, none begins anew, and what waited is posted', async () => {
  const rows = JSON.parse(gunzipSync(readFileSync(FIXTURE)).toString()) as Rows
  const { place, clear } = await oldDatabase(LATER, inserts(rows))
  const store = await openStore(place)
  const { host, publisher, lines, pass } = hostOn(store, TITLES)
  pass(2 * HOUR) // they were played in the hour before
  try {
    const games = await store.db.game.findMany()
    expect(games.map(({ title }) => title).toSorted()).toEqual(Object.keys(TITLES).toSorted())
    const random = sideStream('old games')
    await host.begin(publisher)
    for (const { id, number } of games) {
      for (let moves = 0; moves < MOVES; ) {
        if (await move(host, id, random)) moves++
        else {
          pass(MINUTE) // auto-answers have a moment of their own
          await host.runDue()
        }
        if ((await host.games.info(id))?.status !== 'playing') break
      }
      expect((await store.db.game.findUniqueOrThrow({ where: { id } })).number).toBeGreaterThan(
        number + MOVES - 1,
      )
    }
    await host.runDue()
    expect(lines.filter((line) => /wound back|failed/.test(line))).toEqual([])
    const kinds = await store.db.entry.groupBy({ by: ['gameId'], where: { number: 0 } })
    expect(kinds).toHaveLength(games.length)
    expect(publisher.jobs().length).toBeGreaterThan(MOVES)
  } finally {
    await host.stop()
    await store.close()
    await clear()
  }
})
