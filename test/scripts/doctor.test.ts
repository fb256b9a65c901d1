// The doctor of the machine: what is wrong is named with what to do, and no secret is repeated.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedFault, envFindings, findings } from '../../scripts/doctor/findings.ts'
import { openSandbox, type Sandbox } from '../../src/sandbox/index.ts'
import { InUse } from '../../src/store/lock.ts'
import { openStore } from '../../src/store/open.ts'
import { testDatabaseInFolder } from '../support/databases.ts'

const testDatabase = testDatabaseInFolder()
let sandbox: Sandbox
let env: Record<string, string>
beforeAll(async () => {
  sandbox = await openSandbox()
  env = { DISCORD_TOKEN: sandbox.token, DISCORD_API_URL: `${sandbox.url}/api`, DATA_DIR: testDatabase.folder }
})
afterAll(async () => {
  await sandbox.close()
  await testDatabase.clear()
})

const wrong = async (more: Record<string, string>) => {
  const found = await findings({ ...env, ...more })
  for (const { how, todo } of found) if (how === 'wrong') expect(todo).toBeDefined()
  return found.flatMap(({ how, what, todo }) => (how === 'wrong' ? [`${what}: ${todo}`] : []))
}

describe('the doctor', () => {
  it('finds nothing wrong with a bot that may start', async () => {
    const found = await findings(env)
    expect(found.filter(({ how }) => how === 'wrong')).toEqual([])
    const said = found.map(({ what }) => what).join('\n')
    for (const each of [
      'settings',
      'migrations are applied',
      'Discord knows the bot as Bot',
      'session starts',
    ])
      expect(said).toContain(each)
  })

  it('names a malformed setting, a database that is away, and a token that is not taken', async () => {
    expect(await wrong({ SHARDS: 'many' })).toEqual([expect.stringMatching(/^SHARDS takes a number.*README/)])
    const away = await wrong({ DATABASE_URL: 'postgres://someone:hunter2@127.0.0.1:1/garden' })
    expect(away).toEqual([expect.stringMatching(/127\.0\.0\.1:1\/garden: .*nothing listens there/)])
    expect(away.join()).not.toContain('hunter2')
    const token = 'not.the.token'
    const refused = await wrong({ DISCORD_TOKEN: token })
    expect(refused).toEqual([expect.stringContaining('Discord does not take DISCORD_TOKEN')])
    expect(refused.join()).not.toContain(token)
  })

  it('says which permissions are missing on which server, and what that costs', async () => {
    const everyone = { roles: sandbox.guild.roles.map((role) => ({ role, permissions: role.permissions })) }
    for (const { role } of everyone.roles) role.permissions = '0'
    const found = await findings(env)
    for (const { role, permissions } of everyone.roles) role.permissions = permissions
    const lacking = found.find(({ what }) => what.includes('may not'))
    expect(lacking?.what).toContain('Send Messages')
    expect(lacking?.todo).toContain('no game can be played there')
  })

  it('leaves a database alone that the bot has open, and names tables of a newer version', async () => {
    const store = await openStore(testDatabase.place)
    const found = await findings(env)
    expect(found.find(({ what }) => what.includes('in use by process'))?.how).toBe('worth')
    await store.db.$executeRawUnsafe(
      `insert into "_prisma_migrations" (id, checksum, migration_name, finished_at) values ('x', 'x', '29990101000000_later', now())`,
    )
    await store.close()
    expect(await wrong({})).toEqual([expect.stringContaining('29990101000000_later')])
  })

  it('says to wait where another process is just opening the database, and never to put a backup in its place', () => {
    const found = embeddedFault(
      new InUse('the database in ./data is just being opened by another process', true),
    )
    expect(found).toMatchObject({
      how: 'worth',
      todo: expect.stringMatching(/wait a few seconds and run this again/),
    })
    for (const code of ['ENOSPC', 'EACCES']) {
      const { how, todo } = embeddedFault(Object.assign(new Error('it cannot'), { code }))
      expect(how).toBe('wrong')
      expect(todo).not.toContain('restore')
    }
    expect(embeddedFault(new Error('it is damaged')).todo).toContain('npm run db -- restore')
  })

  it('says so where it cannot read the settings, and not that all is well with them', () => {
    const file = join(testDatabase.folder, '.env')
    expect(envFindings(file)).toEqual([])
    // As Docker makes one where it is told to mount a file that is not there; root could read any file.
    mkdirSync(file)
    expect(envFindings(file)).toMatchObject([
      { how: 'worth', what: expect.stringContaining('cannot be read') },
    ])
  })

  it('sees a data folder that others can read', async () => {
    const open = async () =>
      (await findings(env)).find(({ what }) => what.includes(`read the database in ${testDatabase.folder}`))
    expect(await open()).toBeUndefined()
    chmodSync(testDatabase.folder, 0o755)
    expect(await open()).toMatchObject({ how: 'worth', todo: `chmod 700 ${testDatabase.folder}` })
    chmodSync(testDatabase.folder, 0o700)
  })

  it('sees a data folder that is a file', async () => {
    const file = join(testDatabase.folder, 'file')
    writeFileSync(file, '')
    expect(await wrong({ DATA_DIR: join(file, 'data') })).toHaveLength(1)
  })
})
