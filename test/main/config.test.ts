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
  })

  it.each([
    ['DISCORD_TOKEN', { DISCORD_TOKEN: 'hunter2' }, 'discord.com/developers'],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }, 'postgres://'],
    ['DATABASE_URL', { DATABASE_URL: 'localhost' }, 'postgres://'],
    ['SANDBOX_PORT', { SANDBOX_PORT: 'eighty' }, 'port'],
    ['SANDBOX_PORT', { SANDBOX_PORT: '99999' }, 'port'],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }, 'debug'],
    ['DISCORD_TOKEN', { DISCORD_API_URL: 'http://127.0.0.1:1/api' }, 'missing'],
    ['DISCORD_API_URL', { DISCORD_API_URL: 'ftp://x', DISCORD_TOKEN: TOKEN }, 'http'],
  ])('%s malformed is one clear line', (name, env, hint) => {
    expect(() => readConfig(env)).toThrow(SettingError)
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name} [^\\n]*${hint}[^\\n]*$`))
  })

  it('never repeat the value: it may be a secret', () => {
    expect(() => readConfig({ DISCORD_TOKEN: 'hunter2' })).not.toThrow('hunter2')
  })
})
