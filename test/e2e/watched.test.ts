// What the operator sees of the bot: numbers and a log, and in neither what anybody holds, chooses or is called.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sideStream } from '../../src/engine/random.ts'
import { TITLES } from '../../src/games/index.ts'
import type { Person } from '../../src/sandbox/index.ts'
import { newTestDatabase } from '../support/databases.ts'
import { typist } from '../support/players.ts'
import { openTable, type Table } from './table.ts'

const HOUR = 60 * 60_000
const lines: string[] = []
let table: Table
let people: Person[]

beforeAll(async () => {
  table = await openTable({ Meiling: 'zh-TW', Arjunath: 'en-US', Lenamarie: 'zh-CN' }, newTestDatabase(), {
    logged: (line) => void lines.push(line),
    metrics: { host: '127.0.0.1', port: 0 },
  })
  people = ['Meiling', 'Arjunath', 'Lenamarie'].map((name) => table.person(name))
})
afterAll(() => table.close())

const page = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${table.app.metricsPort}${path}`)
  return { status: response.status, text: await response.text() }
}

/** The value of a metric. */
const metricOf = (text: string, name: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1),
  )

it('a day of five games leaves no secret in the log, and adds up in the metrics', {
  timeout: 600_000,
}, async () => {
  const random = sideStream('watched')
  const games = []
  for (const game of Object.keys(TITLES))
    games.push(await table.begin(people, { game, seats: 3, speed: 'daily' }))
  const play = typist(random)
  for (let hour = 0; hour < 24; hour += 12) {
    for (const { place } of games) {
      // Discord has a bad day too.
      table.sandbox.fault({ route: 'POST /channels/*/messages', status: 500 })
      table.sandbox.fault({ route: 'PATCH /channels/**', drop: 'after' })
      for (const person of people.slice(0, hour === 12 ? 1 : 3)) {
        await play(person, place)
        await person.slash(place, 'hand')
        await table.settled()
      }
    }
    table.clock.advance(12 * HOUR)
    await table.settled()
  }
  table.clock.advance(30 * HOUR) // slow members are timed out
  for (let time = 0; time < 3; time++) await table.settled()

  const log = lines.join('')
  const hidden = await secretsOf(games.map(({ id }) => id))
  expect(lines.length).toBeGreaterThan(10)
  expect(hidden.length).toBeGreaterThan(500)
  expect(hidden.filter((secret) => log.includes(secret))).toEqual([])

  const { status, text } = await page('/metrics')
  expect(status).toBe(200)
  expect(metricOf(text, 'peach_interactions_total{kind="command",outcome="answered"}')).toBeGreaterThan(30)
  expect(metricOf(text, 'peach_interactions_total{kind="suggestion",outcome="answered"}')).toBeGreaterThan(30)
  expect(text).not.toContain('outcome="failed"')
  expect(metricOf(text, 'peach_acknowledged_seconds_bucket{le="3"}')).toBe(
    metricOf(text, 'peach_acknowledged_seconds_count'),
  )
  for (const title of Object.keys(TITLES))
    expect(text).toMatch(new RegExp(`peach_games\\{title="${title}",status="\\w+"\\} 1`))
  expect(metricOf(text, 'peach_overdue_clocks')).toBe(0)
  expect(metricOf(text, 'peach_job_lag_seconds{lane="posts"}') || 0).toBe(0)
  expect(metricOf(text, 'peach_database_up')).toBe(1)
  expect(hidden.filter((secret) => text.includes(secret))).toEqual([])
  expect(await page('/healthz')).toEqual({
    status: 200,
    text: `${JSON.stringify({ ok: true, database: 'up', gateway: 'online' })}\n`,
  })
  expect((await page('/')).status).toBe(404)
})

/** Everything that somebody may not know of these games, and who plays: as it would stand in a line of JSON. */
async function secretsOf(ids: readonly string[]): Promise<string[]> {
  const { db } = table.app.store
  const found = new Set<string>([table.sandbox.token])
  for (const { name, id } of people) for (const each of [name, id]) found.add(each)
  for (const game of await db.game.findMany({ where: { id: { in: [...ids] } } })) {
    found.add(game.secret)
    if (game.seed) found.add(game.seed)
  }
  const states = await db.checkpoint.findMany({ where: { gameId: { in: [...ids] } } })
  const entries = await db.entry.findMany({ where: { gameId: { in: [...ids] } } })
  for (const text of [
    ...states.map(({ state }) => state),
    ...entries.map(({ entry }) => JSON.stringify(entry)),
  ])
    for (const [, id = ''] of text.matchAll(/"([a-z0-9]+(?:[-:/.][a-z0-9]+)+)"/gi)) found.add(`"${id}"`)
  // Where cards have names of their own, those count as well.
  for (const title of Object.values(TITLES))
    for (const language of ['en', 'zh-TW'] as const)
      for (const name of Object.values(title.words[language].names)) if (name.length > 5) found.add(name)
  for (const { id } of await db.draft.findMany().then((rows) => rows.map(({ token }) => ({ id: token }))))
    found.add(id)
  return [...found]
}
