// Reports the bot's state to its operator, in numbers only.
import {
  estimateGames,
  type GameCount,
  laneFacts,
  openGameCounts,
  overdueJobs,
  pingDatabase,
} from '../../store/operations.ts'
import type { HostContext } from '../table/context.ts'
import { ALARM } from '../table/keeping.ts'

/** How the bot stands. */
export interface Standing {
  /** Open jobs by lane: how many wait or are held, and how late the oldest is in seconds. */
  readonly lanes: readonly {
    readonly lane: string
    readonly waiting: number
    readonly held: number
    readonly lagSeconds: number
  }[]
  /** Clocks that should have rung some seconds ago. */
  readonly overdueClocks: number
  /** Games that are open. */
  readonly games: readonly GameCount[]
  /** Games that are stored, about. */
  readonly stored: number
}

/** A clock that rings so late is overdue, in milliseconds. */
const OVERDUE = 10_000

/**
 * How the bot stands.
 * @throws when the database is away
 */
export async function standing({ store, clock }: HostContext): Promise<Standing> {
  const now = clock.now()
  const lanes = await laneFacts(store.db, now)
  return {
    lanes: lanes.map(({ oldestDue, ...lane }) => ({
      ...lane,
      lagSeconds: oldestDue === null ? 0 : Math.max(0, (now.getTime() - oldestDue.getTime()) / 1_000),
    })),
    overdueClocks: await overdueJobs(store.db, ALARM, new Date(now.getTime() - OVERDUE)),
    games: await openGameCounts(store.db),
    stored: await estimateGames(store.db),
  }
}

/** Whether the database answers within `timeoutMs` milliseconds. */
export async function isAlive({ store }: HostContext, timeoutMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs)
  })
  const answered = pingDatabase(store.db).then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([answered, late])
  } finally {
    clearTimeout(timer)
  }
}
