// A 401 of Discord: one alone stops nothing, a token that was reset ends the process.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Log } from '../../src/discord/core/context.ts'
import { watchToken } from '../../src/discord/token/watch.ts'
import { isTokenTaken } from '../../src/discord/token/who.ts'
import { openSandbox } from '../../src/sandbox/index.ts'
import { openTestServer } from './test-server.ts'

const log: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

describe('one request that Discord refuses with 401', () => {
  it('is tried again, and what is posted later comes too', async () => {
    const server = await openTestServer()
    const { sandbox, mei, bot } = server
    const place = await server.begin()
    const posts = () =>
      sandbox.transcript({ id: place }).filter(({ bot: own, ephemeral }) => own && !ephemeral)
    const asked = sandbox.requests.filter(({ path }) => path === '/users/@me').length
    const fault = sandbox.fault({ route: `POST /channels/${place}/messages`, status: 401 })
    for (const choice of ['peach', '1 2 3', 'none', 'rain'])
      await mei.slash({ id: place }, 'play', { choice })
    await server.app.settled()
    expect(fault.times).toBe(0)
    await vi.waitFor(() => expect(bot.state).toBe('online'))
    expect(sandbox.requests.filter(({ path }) => path === '/users/@me').length).toBeGreaterThan(asked)
    for (let seconds = 0; seconds < 4; seconds++) {
      server.clock.advance(1_000)
      await server.app.settled()
    }
    expect(posts().filter(({ content }) => content.includes('wished: rain'))).toHaveLength(1)
    await server.close()
  })
})

describe('the doubt about a token', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** A watch over a token that Discord has taken once; `answer` is what it says of it from now on. */
  function watched(answer: () => Promise<boolean>) {
    const ask = vi.fn(answer)
    const watch = watchToken(ask, log)
    let end: string | undefined
    void watch.failed.then(({ message }) => (end = message))
    watch.accepted()
    watch.refused()
    return { watch, ask, end: () => end }
  }

  it('ends as soon as Discord takes it', async () => {
    let isTaken = false
    const { watch, ask, end } = watched(async () => isTaken)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(watch.inDoubt).toBe(true)
    isTaken = true
    await vi.advanceTimersByTimeAsync(10_000)
    expect([watch.inDoubt, end()]).toEqual([false, undefined])
    const questions = ask.mock.calls.length
    await vi.advanceTimersByTimeAsync(120_000)
    expect(ask).toHaveBeenCalledTimes(questions)
  })

  it('ends the process when it has been refused for a minute, with the line of a reset token', async () => {
    const { end } = watched(async () => false)
    await vi.advanceTimersByTimeAsync(55_000)
    expect(end()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(end()).toMatch(/\(4004\).*Reset Token.*DISCORD_TOKEN/)
  })

  it('stays while Discord gives no answer', async () => {
    const { watch, end } = watched(() => Promise.reject(new Error('Discord answered 502')))
    await vi.advanceTimersByTimeAsync(600_000)
    expect([watch.inDoubt, end()]).toEqual([true, undefined])
    watch.close()
  })

  it('is none about a token that was never taken: refused twice it is wrong', async () => {
    const watch = watchToken(async () => false, log)
    watch.refused()
    await expect(watch.decision()).resolves.toMatchObject({ message: expect.stringContaining('4004') })
  })
})

it('Discord is asked who the bot is: yes, no, or nothing that says so', async () => {
  const sandbox = await openSandbox()
  const api = `${sandbox.url}/api`
  expect(await isTokenTaken(sandbox.token, api)).toBe(true)
  expect(await isTokenTaken('another', api)).toBe(false)
  sandbox.fault({ route: 'GET /users/@me', status: 502 })
  await expect(isTokenTaken(sandbox.token, api)).rejects.toThrow('502')
  sandbox.fault({ route: 'GET /users/@me', drop: 'before' })
  await expect(isTokenTaken(sandbox.token, api)).rejects.toThrow()
  await sandbox.close()
})
