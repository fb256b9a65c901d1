// One gateway session per shard: two would each get every interaction (40060).
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Desk } from '../../src/discord/desk.ts'
import { holdLease } from '../../src/discord/session.ts'

let holder: string | undefined
const deskOf = (name: string): Desk => {
  const host = {
    lease: async () => {
      holder ??= name
      return holder === name
    },
    release: async () => {
      if (holder === name) holder = undefined
    },
  }
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  return { host, log } as unknown as Desk
}

const process = (name: string) => {
  const events: string[] = []
  const session = holdLease(deskOf(name), 'gateway', {
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

  it('once lost ends the session at the next look', async () => {
    const first = process('first')
    await vi.advanceTimersByTimeAsync(1)
    holder = 'another'
    await vi.advanceTimersByTimeAsync(10_000)
    expect(first.events).toEqual(['begin', 'end'])
    await first.session.stop()
  })
})
