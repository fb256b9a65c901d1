// A pool of threads for searches, one at a time each. Waiting searches take turns, and all finish by their time limits.
import { availableParallelism } from 'node:os'
import { openPool } from '../threads/pool.ts'
import type { Installed } from './installed.ts'
import type { Known } from './known.ts'
import type { Thought } from './think.ts'
import type { ThinkOrder } from './thinking-thread.ts'

/** Threads that think. */
export interface Thinkers {
  /**
   * Thinks until `due` at the latest, in milliseconds of `performance.now()`; for less long where others wait.
   * Rejects when its turn does not come by then, or when the thread fails.
   */
  think(known: Known, due: number, label: string): Promise<Thought>
  /** How many thoughts wait for a thread, and how many are under way. */
  readonly load: { readonly waiting: number; readonly underWay: number }
  close(): Promise<void>
}

/** What a thought must have at least, what is kept back for its way home, and when a thread is given up; milliseconds. */
const LEAST = 50
const MARGIN = 100
const TARDY = 60_000

/** Playouts after which a thought has nothing to gain by going on. */
const ENOUGH = 4_000

/** How long a thread with nothing to do is kept, in milliseconds. */
const IDLE = 5 * 60_000

/** How far thinking stands back behind answers, pictures too. */
const NICE = 10

/** Cores less one, which is the bot's own; at least one. */
const ALL_BUT_ONE = Math.max(1, availableParallelism() - 1)

/**
 * Opens threads that think; each starts when there is something to think about and keeps nobody from exiting.
 * @param titles module that exports `TITLES`
 * @param limits how many threads, and how many playouts a thought has at most
 */
export function openThinkers(
  titles: URL,
  {
    threads = ALL_BUT_ONE,
    playouts = ENOUGH,
  }: { readonly threads?: number; readonly playouts?: number } = {},
): Thinkers {
  const pool = openPool<ThinkOrder, Thought>({
    name: 'a thread that thinks',
    module: new URL('./thinking-thread.ts', import.meta.url),
    given: { titles: titles.href } satisfies Installed,
    threads,
    nice: NICE,
    idle: IDLE,
  })

  /** The order of a thought whose turn has come: those that wait are to have as long. */
  function orderOf(known: Known, due: number, label: string) {
    const rounds = 1 + Math.ceil(pool.load.waiting / threads)
    const ms = (due - performance.now() - MARGIN) / rounds
    if (ms < LEAST) throw new Error('no thread had time for it')
    const until = performance.timeOrigin + performance.now() + ms
    return { order: { known, until, playouts, label }, limit: ms + TARDY }
  }

  return {
    think: (known, due, label) => pool.run({ order: () => orderOf(known, due, label) }),
    get load() {
      return pool.load
    },
    close: () => pool.close(),
  }
}
