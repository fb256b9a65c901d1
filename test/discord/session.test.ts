// One gateway session per shard: two would each get every interaction (40060).
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BotContext } from '../../src/discord/context.ts'
import { holdLease } from '../../src/discord/gateway/lease.ts'
import type { OpenHost } from '../../src/host/index.ts'

let holder: string | undefined
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
    end: async () => void events.push('end'),
  })
  return { events, session }
}

beforeEach(() => {
  holder = undefined
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
    await vi.advanceTimersByTimeAsync(10_000)
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
    await expect(first.session.begun).resolves.toBeUndefined()
    await first.session.stop()
  })

  it('that cannot be used is left to others; who starts hears of it, who has stood by goes on trying', async () => {
    const faulty = { begin: () => Promise.reject(new Error('503')), end: async () => undefined }
    const starting = holdLease(botOf('starting'), 'gateway', faulty)
    await expect(starting.begun).rejects.toThrow('503')
    expect(holder).toBeUndefined()
    await starting.stop()

    holder = 'another'
    let tries = 0
    const begin = () => (++tries < 3 ? Promise.reject(new Error('503')) : Promise.resolve())
    const standby = holdLease(botOf('standby'), 'gateway', { ...faulty, begin })
    let ended: string | undefined
    standby.begun.then(
      () => (ended = 'begun'),
      () => (ended = 'failed'),
    )
    await vi.advanceTimersByTimeAsync(15_000)
    holder = undefined
    await vi.advanceTimersByTimeAsync(10_000)
    expect([tries, ended, holder]).toEqual([1, undefined, undefined])
    await vi.advanceTimersByTimeAsync(20_000)
    expect([tries, ended, holder]).toEqual([2, undefined, undefined])
    await vi.advanceTimersByTimeAsync(40_000)
    expect([tries, ended, holder]).toEqual([3, 'begun', 'standby'])
    await standby.stop()
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
