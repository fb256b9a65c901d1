// `tsx scripts/with-database.ts <server> <command…>`: runs a command with TEST_DATABASE_URL naming a fresh database
// on a PostgreSQL server, and drops it afterwards. Fails when the server is not there.
import { spawnSync } from 'node:child_process'
import pg from 'pg'

const [server, command, ...args] = process.argv.slice(2)
if (!server || !command) throw new Error('name a server and a command')
const name = `peach_garden_test_${process.pid}`
const client = new pg.Client({ connectionString: `${server}/postgres` })
await client.connect()
await client.query(`create database ${name}`)
try {
  const env = { ...process.env, TEST_DATABASE_URL: `${server}/${name}` }
  process.exitCode = spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1
} finally {
  await client.query(`drop database ${name} with (force)`)
  await client.end()
}
