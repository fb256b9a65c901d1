// How the bot stands, counted: for whoever runs it. Nothing of what anybody holds or chooses.
import type { Tx } from './open.ts'

/** Open jobs of one lane, of all games together. */
export interface LaneFacts {
  readonly lane: string
  readonly waiting: number
  readonly held: number
  /** When the oldest that is due fell due; `null` when none is. */
  readonly oldestDue: Date | null
}

/** How the open jobs stand, by lane; what is alone in its lane counts by its kind. */
export const laneFacts = (tx: Tx, now: Date): Promise<LaneFacts[]> =>
  tx.$queryRaw<LaneFacts[]>`
    select case when key is null then lane else kind end as lane,
      count(*) filter (where status <> 'held')::int as waiting,
      count(*) filter (where status = 'held')::int as held,
      min(due) filter (where status <> 'held' and due <= ${now}) as "oldestDue"
    from jobs where status <> 'done' group by 1 order by 1`

/** How many jobs of a kind fell due before a moment and are not done. */
export const overdueJobs = (tx: Tx, kind: string, before: Date): Promise<number> =>
  tx.job.count({ where: { kind, status: { not: 'done' }, due: { lt: before } } })

/** Games of a title in a state. */
export interface GameCount {
  readonly title: string
  readonly status: string
  readonly games: number
}

/** How many games there are, by title and state. */
export async function gameCounts(tx: Tx): Promise<GameCount[]> {
  const rows = await tx.game.groupBy({ by: ['title', 'status'], _count: true })
  return rows.map(({ title, status, _count }) => ({ title, status, games: _count }))
}

/** Asks the database for a sign of life. */
export async function pingDatabase(tx: Tx): Promise<void> {
  await tx.$queryRaw`select 1`
}
