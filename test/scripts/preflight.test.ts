// The trial on a test server: it says what works and what is missing, and leaves nothing behind.
import { existsSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { preflight } from '../../scripts/preflight/preflight.ts'
import { ALONE, type Config } from '../../src/config.ts'
import { openSandbox, type Sandbox } from '../../src/sandbox/index.ts'

const OPENAPI = new URL('../../../shared/data/discord/openapi.json', import.meta.url).pathname

let sandbox: Sandbox
let channel: string
let operator: string
beforeEach(async () => {
  sandbox = await openSandbox(existsSync(OPENAPI) ? { openapi: OPENAPI } : {})
  operator = sandbox.addMember({ name: 'Mei' }).id
  channel = sandbox.addChannel({ name: 'room' }).id
})
afterEach(() => sandbox.close())

const config = (): Config => ({
  token: sandbox.token,
  api: `${sandbox.url}/api`,
  database: undefined,
  data: '/nowhere',
  sandboxPort: 0,
  logLevel: 'silent',
  ...ALONE,
})
const run = () => preflight(config(), channel, operator)

it('finds that everything works where the bot may do everything, and deletes what it made', async () => {
  sandbox.setPermissions({ id: channel }, { for: 'bot', allow: ['ManageThreads', 'PinMessages'] })
  const found = await run()
  // The bot has not started here, which would upload its emojis.
  expect(found.filter(({ how }) => how !== 'fine')).toEqual([
    expect.objectContaining({ how: 'worth', what: expect.stringMatching(/^0 of \d+ icons/) }),
  ])
  const said = found.map(({ what }) => what).join('\n')
  for (const each of [
    'commands',
    'nonce',
    '7 edits',
    'picture',
    'thread',
    'archived',
    'locked',
    'pinned',
    'direct',
  ])
    expect(said).toContain(each)
  expect(sandbox.commands).toEqual([])
  expect(
    sandbox
      .channels()
      .filter(({ id }) => id !== channel)
      .map(({ name }) => name),
  ).not.toContain('Peach Garden preflight 桃園')
  expect(sandbox.transcript({ id: channel }).filter(({ content }) => content.includes('preflight'))).toEqual(
    [],
  )
  expect(sandbox.directTranscript('Mei')).toEqual([])
  expect(sandbox.violations).toEqual([])
})

it('names the permission that is missing, goes on with the other steps, and says what stays', async () => {
  sandbox.setPermissions({ id: channel }, { for: 'bot', deny: ['AttachFiles'] })
  sandbox.directMessages('Mei', false)
  const found = await run()
  const wrong = found.filter(({ how }) => how === 'wrong')
  expect(wrong).toEqual([expect.objectContaining({ todo: expect.stringContaining('Attach Files') })])
  const worth = found.filter(({ how }) => how === 'worth').map(({ what, todo }) => `${what}: ${todo}`)
  expect(worth).toContainEqual(expect.stringMatching(/direct message.*Privacy Settings/))
  expect(worth).toContainEqual(expect.stringMatching(/Manage Threads/))
  expect(worth).toContainEqual(expect.stringMatching(/the thread .* stays .*delete it by hand: https/))
})

it('says of a channel that the bot does not see what to name instead', async () => {
  await expect(preflight(config(), '123456789012345678', operator)).rejects.toThrow(/Copy Channel ID/)
})
