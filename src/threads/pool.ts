// A pool of threads: each works on one order at a time, what comes meanwhile waits in turn.
import { type OpenThread, openThread, type ThreadSettings } from './thread.ts'

/** A pool of worker threads. */
export interface Pool<Order, Answer, Word = never> {
  /**
   * Has an order worked on as soon as a thread is free. Rejects with what went wrong: in the work, with its thread, or
   * because the pool is closed (`PoolClosed`) or too much waits for it.
   */
  run(task: Task<Order, Word>): Promise<Answer>
  /** How many orders wait for a thread, and how many are worked on. */
  readonly load: { readonly waiting: number; readonly underWay: number }
  /** Ends all threads; what is left undone is rejected. */
  close(): Promise<void>
}

/** Something to be done. */
export interface Task<Order, Word = never> {
  /**
   * Says what is ordered when its turn has come, and after how many milliseconds without a word the thread is given up;
   * never when left out. What it throws rejects the task, and no thread is used.
   */
  readonly order: () => { readonly order: Order; readonly limit?: number }
  /** Hears what is said before the answer; when it throws, the thread is ended and the task rejected with that. */
  readonly onWord?: (word: Word) => void
}

/** How a pool works. */
export interface PoolSettings extends ThreadSettings {
  /** Threads at most; 1 when left out. Each is started when there is something to do and none is free. */
  readonly threads?: number
  /** Milliseconds after which a thread with nothing to do ends; it stays when left out. */
  readonly idle?: number
  /** Tasks that may wait at most; more are rejected. */
  readonly most?: number
}

/** A pool that is closed does nothing any more. */
export class PoolClosed extends Error {}

/** Tasks that may wait where nothing else is said: a bound on memory, past anything that is meant to happen. */
const MOST = 1_000

interface Waiting<Order, Answer, Word> {
  readonly task: Task<Order, Word>
  readonly done: (answer: Answer) => void
  readonly failed: (error: unknown) => void
}

/**
 * Opens a pool; it starts no thread before there is something to do, and keeps nobody from exiting while there is nothing.
 * A thread that fails or is killed takes its own task with it alone: the next task has another.
 */
export function openPool<Order, Answer, Word = never>(settings: PoolSettings): Pool<Order, Answer, Word> {
  const { threads = 1, idle, most = MOST } = settings
  const waiting: Waiting<Order, Answer, Word>[] = []
  const free: OpenThread<Order, Answer, Word>[] = []
  const all = new Set<OpenThread<Order, Answer, Word>>()
  let closed = false

  /** Gives what waits to threads that have nothing to do. */
  function next(): void {
    while (waiting.length > 0 && (free.length > 0 || all.size < threads)) {
      const job = waiting.shift()
      if (job) begin(job)
    }
  }

  function begin({ task, done, failed }: Waiting<Order, Answer, Word>): void {
    try {
      const { order, limit } = task.order()
      const thread = free.pop() ?? started()
      thread.work(order, { done, failed, onWord: task.onWord, limit })
    } catch (error) {
      failed(error)
    }
  }

  function started(): OpenThread<Order, Answer, Word> {
    const thread = openThread<Order, Answer, Word>(settings, {
      freed: () => {
        free.push(thread)
        next()
        if (free.includes(thread)) thread.rest(idle)
      },
      ended: () => {
        all.delete(thread)
        const at = free.indexOf(thread)
        if (at >= 0) free.splice(at, 1)
        if (!closed) next()
      },
    })
    all.add(thread)
    return thread
  }

  const closing = () => new PoolClosed(`${settings.name} is closed`)

  return {
    run: (task) =>
      new Promise((done, failed) => {
        if (closed) return failed(closing())
        if (waiting.length >= most) return failed(new Error(`too much waits for ${settings.name}`))
        waiting.push({ task, done, failed })
        next()
      }),
    get load() {
      return { waiting: waiting.length, underWay: all.size - free.length }
    },
    async close() {
      closed = true
      for (const { failed } of waiting.splice(0)) failed(closing())
      await Promise.all([...all].map((thread) => thread.end(closing())))
    },
  }
}
