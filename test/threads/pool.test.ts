// A pool of threads: started when there is something to do, one order at a time each; what goes wrong stays with its order.
import { afterEach, describe, expect, it } from 'vitest'
import { openPool, type Pool, PoolClosed, type PoolSettings } from '../../src/threads/pool.ts'
import type { Sum } from './adding.ts'

type Adding = Pool<Sum, { sum: number; worked: number }, number>

let open: Adding | undefined
afterEach(() => open?.close())

function adding(settings: Partial<PoolSettings> = {}): Adding {
  const module = new URL('./adding.ts', import.meta.url)
  open = openPool({ name: 'the adder', module, given: { from: 100 }, ...settings })
  return open
}

const order = (numbers: readonly number[], then?: Sum['then'], limit?: number) => ({
  order: () => ({ order: { numbers, ...(then && { then }) }, ...(limit !== undefined && { limit }) }),
})

describe('a pool', () => {
  it('works on one order after the other in the same thread, and hears what it says meanwhile', async () => {
    const pool = adding()
    expect(pool.load).toEqual({ waiting: 0, underWay: 0 })
    const words: number[] = []
    const first = pool.run({ ...order([1, 2, 3]), onWord: (sum) => words.push(sum) })
    const second = pool.run(order([4]))
    expect(pool.load).toEqual({ waiting: 1, underWay: 1 })
    expect(await first).toEqual({ sum: 106, worked: 1 })
    expect(words).toEqual([101, 103, 106])
    expect(await second).toEqual({ sum: 104, worked: 2 })
    expect(pool.load).toEqual({ waiting: 0, underWay: 0 })
  })

  it('has no more threads than it may, and gives each an order of its own', async () => {
    const pool = adding({ threads: 2 })
    const sums = [1, 2, 3].map((number) => pool.run(order([number])))
    expect(pool.load).toEqual({ waiting: 1, underWay: 2 })
    expect((await Promise.all(sums)).map(({ sum }) => sum)).toEqual([101, 102, 103])
  })

  it('ends a thread that has had nothing to do for a while, and starts another when there is something', async () => {
    const pool = adding({ idle: 0 })
    expect(await pool.run(order([1]))).toMatchObject({ worked: 1 })
    await new Promise((next) => setTimeout(next, 50))
    expect(await pool.run(order([2]))).toMatchObject({ worked: 1 })
  })

  it('rejects what is too much to wait, and goes on with the rest', async () => {
    const pool = adding({ most: 1 })
    const [first, second] = [pool.run(order([1])), pool.run(order([2]))]
    await expect(pool.run(order([3]))).rejects.toThrow('too much waits for the adder')
    expect([(await first).sum, (await second).sum]).toEqual([101, 102])
  })

  it('lets a thread finish what it works on when it closes, and its caller waits no longer', async () => {
    const finished = new SharedArrayBuffer(4)
    const pool = adding({ given: { from: 100, finished } })
    await pool.run(order([1]))
    const left = pool.run(order([], 'work long')).catch((error: unknown) => error)
    await new Promise((next) => setTimeout(next, 20))
    const closed = pool.close()
    expect(await left).toBeInstanceOf(PoolClosed)
    expect(Atomics.load(new Int32Array(finished), 0)).toBe(0)
    await closed
    expect(Atomics.load(new Int32Array(finished), 0)).toBe(1)
  })

  it('rejects what waits and what is under way when it closes, and all that comes later', async () => {
    const pool = adding()
    const left = [pool.run(order([1], 'hang')), pool.run(order([2]))].map((each) =>
      each.catch((error: unknown) => error),
    )
    await pool.close()
    for (const error of await Promise.all(left)) expect(error).toBeInstanceOf(PoolClosed)
    await expect(pool.run(order([3]))).rejects.toThrow('the adder is closed')
  })
})

describe('what goes wrong', () => {
  it('in the work is told, and the thread stays', async () => {
    const pool = adding()
    await expect(pool.run(order([1], 'fail'))).rejects.toThrow('the sum is too hard')
    expect(await pool.run(order([2]))).toEqual({ sum: 102, worked: 2 })
  })

  it.each([
    ['ends', 'exit', 'the adder has ended'],
    ['breaks', 'throw later', 'something broke'],
    ['says nothing for too long', 'hang', 'the adder took too long'],
  ] as const)(
    'with a thread that %s takes its own order with it, and none that waits',
    async (_what, then, why) => {
      const pool = adding()
      const broken = pool.run(order([1], then, 3_000))
      const next = pool.run(order([2]))
      await expect(broken).rejects.toThrow(why)
      expect(await next).toEqual({ sum: 102, worked: 1 })
    },
  )

  it('in a listener ends the thread, and is told', async () => {
    const pool = adding()
    const onWord = () => {
      throw new Error('nobody listens')
    }
    await expect(pool.run({ ...order([1, 2, 3]), onWord })).rejects.toThrow('nobody listens')
    expect(await pool.run(order([2]))).toEqual({ sum: 102, worked: 1 })
  })

  it('in making an order or in copying it is told', async () => {
    const pool = adding()
    const late = () => {
      throw new Error('it is too late')
    }
    await expect(pool.run({ order: late })).rejects.toThrow('it is too late')
    const odd = { numbers: [() => 1] as unknown as number[] }
    await expect(pool.run({ order: () => ({ order: odd }) })).rejects.toThrow('could not be cloned')
    expect(await pool.run(order([2]))).toMatchObject({ sum: 102 })
  })
})
