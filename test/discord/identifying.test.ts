// Sessions are started in line, one of a bucket in five seconds, however slow the database is.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startsOf } from '../../src/discord/gateway/identifying.ts'

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Processes on one database whose leases take so long; the moments at which each may start a session. */
function processes(leaseMs: number) {
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
        startedAt.push(Date.now())
      },
    }
  }
  return { holder, startedAt, open }
}

it.each([0, 2_000, 9_000])(
  'two processes start three sessions five seconds apart, with a database of %i ms',
  async (leaseMs) => {
    const { holder, startedAt, open } = processes(leaseMs)
    const [one, two] = [open(1), open(2)]
    const all = Promise.all([one.start(0), two.start(1), one.start(2)])
    await vi.advanceTimersByTimeAsync(120_000)
    await all
    expect(startedAt).toHaveLength(3)
    for (const [index, at] of startedAt.entries())
      if (index > 0) expect(at - (startedAt[index - 1] ?? 0)).toBeGreaterThanOrEqual(5_500)
    await Promise.all([one.starts.close(), two.starts.close()])
    expect(holder.size).toBe(0)
  },
)
