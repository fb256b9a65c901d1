// One gateway session per shard: two would each get every interaction (40060).
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BotContext } from '../../src/discord/core/context.ts'
import { holdLease } from '../../src/discord/gateway/lease.ts'
import { TurnedAway } from '../../src/discord/gateway/turned-away.ts'
import type { OpenHost } from '../../src/host/index.ts'

let holder: string | undefined
let broken = false
const botOf = (name: string): BotContext => {
  const host = {
    processes: {
      lease: async () => {
        holder ??= name
        return holder === name
      },
      release: async () => {
        if (holder === name) holder = undefined
      },
    } satisfies Partial<OpenHost['processes']>,
  }
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  return { host, log } as unknown as BotContext
}

const process = (name: string) => {
  const events: string[] = []
  const session = holdLease(botOf(name), 'gateway', {
    begin: async () => void events.push('begin'),
    isBroken: () => broken,
    end: async () => void events.push('end'),
  })
  return { events, session }
}

beforeEach(() => {
  holder = undefined
  broken = false
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

describe('the lease of the session', () => {
  it('is held by one process; another takes over when it stops', async () => {
    const first = process('first')
    await vi.advanceTimersByTimeAsync(25_000)
    const second = process('second')
    await vi.advanceTimersByTimeAsync(25_000)
    expect([first.events, second.events]).toEqual([['begin'], []])
    await first.session.stop()
    await vi.advanceTimersByTimeAsync(1_000)
    expect([first.events, second.events]).toEqual([['begin', 'end'], ['begin']])
    await second.session.stop()
  })

  it('is waited for while the database is away, by a process that stands by and by one that starts', async () => {
    holder = 'away'
    const first = process('first')
    await vi.advanceTimersByTimeAsync(25_000)
    expect(first.events).toEqual([])
    holder = undefined
    await vi.advanceTimersByTimeAsync(10_000)
    expect(first.events).toEqual(['begin'])
    await expect(first.session.looked).resolves.toBeUndefined()
    await first.session.stop()
  })

  it('that cannot be used is left to others, and asked for again after growing pauses', async () => {
    let tries = 0
    const begin = () => (++tries < 3 ? Promise.reject(new Error('503')) : Promise.resolve())
    const tenancy = { begin, isBroken: () => false, end: async () => undefined }
    const session = holdLease(botOf('one'), 'gateway', tenancy)
    await expect(session.looked).resolves.toBeUndefined()
    expect([tries, session.isFailing, holder]).toEqual([1, true, undefined])
    await vi.advanceTimersByTimeAsync(5_000)
    expect([tries, session.isFailing, holder]).toEqual([2, true, undefined])
    await vi.advanceTimersByTimeAsync(9_000)
    expect(tries).toBe(2)
    await vi.advanceTimersByTimeAsync(1_000)
    expect([tries, session.isFailing, holder]).toEqual([3, false, 'one'])
    await session.stop()
  })

  it('ends the process only when Discord lets the bot in no more', async () => {
    const begin = () => Promise.reject(new TurnedAway('the token is not valid'))
    const session = holdLease(botOf('one'), 'gateway', { begin, isBroken: () => false, end: async () => {} })
    await expect(session.looked).rejects.toThrow('the token is not valid')
    await session.stop()
  })

  it('is given up by a session that is dead, and taken again', async () => {
    const first = process('first')
    await vi.advanceTimersByTimeAsync(1)
    broken = true
    await vi.advanceTimersByTimeAsync(10_000)
    expect(first.events).toEqual(['begin', 'end'])
    broken = false
    await vi.advanceTimersByTimeAsync(5_000)
    expect(first.events).toEqual(['begin', 'end', 'begin'])
    await first.session.stop()
  })

  it('once lost ends the session at the next look', async () => {
    const first = process('first')
    await vi.advanceTimersByTimeAsync(1)
    holder = 'another'
    await vi.advanceTimersByTimeAsync(10_000)
    expect(first.events).toEqual(['begin', 'end'])
    await first.session.stop()
  })
})
