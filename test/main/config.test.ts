// Settings: what is left out has a default, what is wrong is one line that says which and where to get it.
import { describe, expect, it } from 'vitest'
import { readConfig, SettingError } from '../../src/config.ts'

const TOKEN = `${'a'.repeat(24)}.${'b'.repeat(6)}.${'c'.repeat(38)}`

describe('settings', () => {
  it('need nothing at all: the sandbox and the embedded database', () => {
    expect(readConfig({})).toMatchObject({
      token: undefined,
      database: undefined,
      sandboxPort: 4870,
      logLevel: 'info',
    })
  })

  it('take blank lines of an .env file as left out', () => {
    expect(readConfig({ DISCORD_TOKEN: '', DATABASE_URL: ' ', SANDBOX_PORT: '' })).toMatchObject({
      token: undefined,
    })
  })

  it('take a real token and a server', () => {
    const env = { DISCORD_TOKEN: TOKEN, DATABASE_URL: 'postgresql://pg@127.0.0.1:5432/garden' }
    expect(readConfig(env)).toMatchObject({ token: TOKEN, database: env.DATABASE_URL })
    // Escaped, every sign may stand in a password; an address of a socket has no host.
    for (const address of ['postgres://a:%23%2F%3F%40%25@host/name', 'postgres:///name?host=/run/postgresql'])
      expect(readConfig({ DATABASE_URL: address }).database).toBe(address)
  })

  it.each([
    ['DISCORD_TOKEN', { DISCORD_TOKEN: 'hunter2' }, 'discord.com/developers'],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }, 'postgres://'],
    ['DATABASE_URL', { DATABASE_URL: 'localhost' }, 'postgres://'],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://garden:pass#word@host:5432/name' }, '%23'],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://garden:12#34@host/name' }, '%23'],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://garden:pass/word@host/name' }, '%2F'],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://garden:12/34@host/name' }, '%2F'],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://garden:12?34@host/name' }, '%3F'],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://garden:100%sure@host/name' }, '%25'],
    ['SANDBOX_PORT', { SANDBOX_PORT: 'eighty' }, 'port'],
    ['SANDBOX_PORT', { SANDBOX_PORT: '99999' }, 'port'],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }, 'debug'],
    ['METRICS_PORT', { METRICS_PORT: 'yes' }, '9464'],
    ['METRICS_PORT', { METRICS_PORT: '70000' }, '9464'],
    ['METRICS_PORT', { METRICS_PORT: '0' }, 'leave it out for none'],
    ['METRICS_PORT', { METRICS_PORT: '0.0.0.0:0' }, 'leave it out for none'],
    ['ROLES', { ROLES: 'gateway,cook' }, 'gateway, worker'],
    ['ROLES', { ROLES: 'worker', DISCORD_TOKEN: TOKEN }, 'DATABASE_URL'],
    ['ROLES', { ROLES: 'gateway,gateway' }, 'DISCORD_TOKEN'],
    ['ROLES', { ROLES: 'gateway', DATABASE_URL: 'postgres://pg@127.0.0.1/x' }, 'DISCORD_TOKEN'],
    ['SHARDS', { SHARDS: '0' }, 'auto'],
    ['SHARDS', { SHARDS: 'many' }, 'auto'],
    ['SHARD_LIST', { SHARD_LIST: '3-1' }, 'SHARD_LIST=0-3,6'],
    ['SHARD_LIST', { SHARD_LIST: 'all' }, 'SHARD_LIST=0-3,6'],
    ['SHARD_LIST', { SHARDS: '2', SHARD_LIST: '0-2' }, 'shard 2'],
    ['DISCORD_TOKEN', { DISCORD_API_URL: 'http://127.0.0.1:1/api' }, 'missing'],
    ['DISCORD_API_URL', { DISCORD_API_URL: 'ftp://x', DISCORD_TOKEN: TOKEN }, 'http'],
  ])('%s malformed is one clear line', (name, env, hint) => {
    expect(() => readConfig(env)).toThrow(SettingError)
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name} [^\\n]*${hint}[^\\n]*$`))
  })

  it('name the port of the metrics, which is none when left out and this machine’s alone unless it says otherwise', () => {
    expect(readConfig({}).metrics).toBeUndefined()
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 })
    expect(readConfig({ METRICS_PORT: '0.0.0.0:9464' }).metrics).toEqual({ host: '0.0.0.0', port: 9464 })
    expect(readConfig({ METRICS_PORT: '[::1]:80' }).metrics).toEqual({ host: '::1', port: 80 })
  })

  it('name the roles of the process, the number of shards and those that it may hold', () => {
    expect(readConfig({})).toMatchObject({ roles: ['gateway', 'worker'], shards: { count: 'auto' } })
    const server = { DISCORD_TOKEN: TOKEN, DATABASE_URL: 'postgres://pg@127.0.0.1/x' }
    expect(readConfig({ ...server, ROLES: ' worker ' })).toMatchObject({ roles: ['worker'] })
    expect(readConfig({ ...server, SHARDS: '8', SHARD_LIST: '0-2, 6' }).shards).toEqual({
      count: 8,
      ids: [0, 1, 2, 6],
    })
  })

  it('never repeat the value: it may be a secret', () => {
    expect(() => readConfig({ DISCORD_TOKEN: 'hunter2' })).not.toThrow('hunter2')
  })
})
