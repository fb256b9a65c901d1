// How the bot stands, for whoever runs it: numbers alone.
import {
  estimateGames,
  type GameCount,
  laneFacts,
  openGameCounts,
  overdueJobs,
  pingDatabase,
} from '../../store/operations.ts'
import { ALARM } from '../clock/keeping.ts'
import type { HostContext } from '../context.ts'

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

/** What whoever runs the bot may ask. */
export interface OperationService {
  /** @throws when the database is away */
  standing(): Promise<Standing>
  /** Whether the database answers within `patience` milliseconds. */
  isAlive(patience: number): Promise<boolean>
}

/** A clock that rings so late is overdue, in milliseconds. */
const OVERDUE = 10_000

export const operationService = ({ store, clock }: HostContext): OperationService => ({
  async standing() {
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
  },
  async isAlive(patience) {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), patience)
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
  },
})
