// A server that lets the bot in never: the start ends at once, with a line that says what to do and holds no password.
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import { SERVER } from '../support/databases.ts'

const USER = 'peach_refused'
const DATABASE = 'peach_refused'
const server = new URL(SERVER ?? 'postgres://localhost')

async function asAdmin(...statements: string[]): Promise<void> {
  const admin = new pg.Client({ connectionString: SERVER })
  await admin.connect()
  for (const sql of statements) await admin.query(sql)
  await admin.end()
}
const drops = [`drop database if exists ${DATABASE} with (force)`, `drop role if exists ${USER}`]
beforeAll(() =>
  asAdmin(...drops, `create role ${USER} login password 'hunter2'`, `create database ${DATABASE}`).then(
    async () => {
      const admin = new pg.Client({
        connectionString: Object.assign(new URL(server), { pathname: DATABASE }).href,
      })
      await admin.connect()
      await admin.query('revoke create on schema public from public')
      await admin.end()
    },
  ),
)
afterAll(() => asAdmin(...drops))

const opened = async (user: string, database: string): Promise<string> => {
  const url = Object.assign(new URL(server), { username: user, password: 'hunter2', pathname: database }).href
  // Without a limit: a start that waited would never end.
  const said = await openStore({ url }, {}).then(
    () => 'it is open',
    (error: unknown) => String(error),
  )
  expect(said).not.toContain('hunter2')
  return said
}

it('a user that is not there', async () => {
  expect(await opened('peach_nobody', DATABASE)).toMatch(/peach_nobody.*createuser --pwprompt/)
})

it('a database that is not there', async () => {
  expect(await opened(USER, 'peach_nowhere')).toMatch(/peach_nowhere.*createdb --owner/)
})

it('a database in which the user may not make tables', async () => {
  expect(await opened(USER, DATABASE)).toMatch(/permission denied.*grant create on schema public/)
})
