// Sessions are started in line, one of a bucket in five seconds, however slow the database is.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startsOf } from '../../src/discord/gateway/identifying.ts'

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Processes on one database whose leases take so long; the moments at which each may start a session. */
function processes(leaseMs: number, readyMs?: number) {
  const holder = new Map<string, number>()
  const startedAt: number[] = []
  const open = (id: number) => {
    const starts = startsOf(
      {
        host: {
          processes: {
            lease: async (name: string) => {
              await wait(leaseMs)
              if ((holder.get(name) ?? id) !== id) return false
              holder.set(name, id)
              return true
            },
            release: async (name: string) => void holder.delete(name),
          },
        },
      } as never,
      wait,
    )
    const manager = { fetchGatewayInformation: async () => ({ session_start_limit: { max_concurrency: 1 } }) }
    return {
      starts,
      async start(shard: number) {
        const throttler = await starts.throttler(manager as never)
        await throttler.waitForIdentify(shard, new AbortController().signal)
        if (readyMs === undefined) return startedAt.push(Date.now())
        // Discord hears of it late; the process hears of that at once.
        await wait(readyMs)
        startedAt.push(Date.now())
        starts.begun(shard)
      },
    }
  }
  return { holder, startedAt, open }
}

it.each([
  ['at once, by a database of 0 ms', 0, 0],
  ['at once, by a database of 2 s', 2_000, 0],
  ['at once, by a database of 9 s', 9_000, 0],
  ['after 4 s', 0, 4_000],
  ['never', 0, undefined],
] as const)(
  'two processes start three sessions five seconds apart where Discord counts them %s',
  async (_, leaseMs, readyMs) => {
    const { holder, startedAt, open } = processes(leaseMs, readyMs)
    const [one, two] = [open(1), open(2)]
    const all = Promise.all([one.start(0), two.start(1), one.start(2)])
    await vi.advanceTimersByTimeAsync(120_000)
    await all
    expect(startedAt).toHaveLength(3)
    for (const [index, at] of startedAt.entries())
      if (index > 0) expect(at - (startedAt[index - 1] ?? 0)).toBeGreaterThanOrEqual(5_200)
    await Promise.all([one.starts.close(), two.starts.close()])
    expect(holder.size).toBe(0)
  },
)
