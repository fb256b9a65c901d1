// A database that stumbles while the bot starts: each step of the start waits for it and goes on.
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, openApp } from '../../src/app.ts'
import { ALONE, type Config } from '../../src/config.ts'
import { openSandbox, type Sandbox } from '../../src/sandbox/index.ts'
import { newTestDatabase, SERVER } from '../support/databases.ts'
import { type Severable, severable } from '../support/severable.ts'

let sandbox: Sandbox
let way: Severable
beforeAll(async () => {
  sandbox = await openSandbox()
  way = await severable(SERVER ?? '')
})
afterAll(async () => {
  await sandbox.close()
  await way.close()
})

/** A log that is kept, line by line. */
function keptLog() {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { lines, log: pino({ level: 'warn' }, stream) }
}

const config = (): Config => ({
  token: sandbox.token,
  api: `${sandbox.url}/api`,
  database: way.url,
  data: '/nowhere',
  sandboxPort: 0,
  logLevel: 'warn',
  ...ALONE,
})

/** Starts the bot while its database stumbles after so many packets, and says what was logged. */
async function startThrough(packets: number, state?: 'migrated'): Promise<readonly string[]> {
  const testDatabase = newTestDatabase()
  if (state) await (await testDatabase.open()).close()
  const { lines, log } = keptLog()
  const place = { url: way.url, ...('schema' in testDatabase.place && { schema: testDatabase.place.schema }) }
  const stumbled = way.stumbleAfter(packets, 1_500)
  let app: App | undefined
  try {
    app = await openApp(config(), log, { place })
    await stumbled
    for (
      const end = performance.now() + 20_000;
      app.bot.state !== 'online';
      await new Promise((go) => setTimeout(go, 50))
    )
      if (performance.now() > end) throw new Error('the bot does not come on line')
    expect(await app.store.db.game.count()).toBe(0)
  } finally {
    await app?.close()
    await testDatabase.clear()
  }
  return lines
}

it('a start goes on whose database was cut off at the first packet or in the migrations, and it says what it waits for', async () => {
  for (const packets of [0, 6]) {
    const lines = await startThrough(packets)
    expect(lines.join('\n')).toMatch(/the start is waiting for it/)
  }
})

it('a start goes on whose database was cut off in a step after them', async () => {
  for (const packets of [5, 8, 12, 18]) await startThrough(packets, 'migrated')
})
