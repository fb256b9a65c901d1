// The file of settings: where it cannot be read it is said, and nothing in the environment hides it without a word.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SettingError } from '../../src/config.ts'
import { loadEnvFile } from '../../src/env-file.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'peach-env-'))
  path = join(folder, '.env')
  for (const name of ['DISCORD_TOKEN', 'DATABASE_URL']) vi.stubEnv(name, undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

it('need not be there', () => {
  expect(loadEnvFile({ path })).toEqual([])
})

it('that cannot be read is named, unless the environment has the settings or they do not matter', () => {
  // Root could read any file, but no folder.
  mkdirSync(path)
  expect(() => loadEnvFile({ path })).toThrow(SettingError)
  expect(() => loadEnvFile({ path })).toThrow(/cannot be read .*chown/)
  expect(loadEnvFile({ path, mustRead: false })).toEqual([])
  vi.stubEnv('DATABASE_URL', 'postgres://pg@127.0.0.1/x')
  expect(loadEnvFile({ path })).toEqual([])
})

it('leaves what the environment sets, and names what it sets to nothing', () => {
  writeFileSync(path, 'DATABASE_URL=postgres://pg@127.0.0.1/x\n')
  vi.stubEnv('DATABASE_URL', '')
  expect(loadEnvFile({ path })).toEqual(['DATABASE_URL'])
  expect(process.env.DATABASE_URL).toBe('')
})
