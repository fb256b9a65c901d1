// Counts rows for the operator's metrics. Reads nothing of what anybody holds or chooses.
import type { Tx } from './open.ts'

/** Open jobs of one lane, of all games together. */
export interface LaneFacts {
  readonly lane: string
  readonly waiting: number
  readonly held: number
  /** When the oldest that is due fell due; `null` when none is. */
  readonly oldestDue: Date | null
}

/** Rows that are counted at most, so that a count takes no longer beside many: those that were due first. */
const COUNTED = 20_000

/** How the open jobs stand, by lane; what is alone in its lane counts by its kind. */
export const laneFacts = (tx: Tx, now: Date): Promise<LaneFacts[]> =>
  tx.$queryRaw<LaneFacts[]>`
    select case when key is null then lane else kind end as lane,
      count(*) filter (where status <> 'held')::int as waiting,
      count(*) filter (where status = 'held')::int as held,
      min(due) filter (where status <> 'held' and due <= ${now}) as "oldestDue"
    from (select key, lane, kind, status, due from jobs where status <> 'done' order by due limit ${COUNTED}) open
    group by 1 order by 1`

/** How many jobs of a kind fell due before a moment and are not done. */
export async function overdueJobs(tx: Tx, kind: string, before: Date): Promise<number> {
  const [row] = await tx.$queryRaw<{ jobs: number }[]>`
    select count(*)::int as jobs from (
      select kind from jobs where status <> 'done' and due < ${before} order by due limit ${COUNTED}) overdue
    where kind = ${kind}`
  return row?.jobs ?? 0
}

/** Open games of a title in a state. */
export interface GameCount {
  readonly title: string
  readonly status: string
  readonly games: number
}

/** How many games are open, by title and state. */
export const openGameCounts = (tx: Tx): Promise<GameCount[]> =>
  tx.$queryRaw<GameCount[]>`
    select title, status, count(*)::int as games from (
      select title, status from games where status in ('lobby', 'playing', 'paused') limit ${COUNTED}) open
    group by 1, 2 order by 1, 2`

/** How many games are stored, as the database last estimated it; 0 before it ever did. */
export async function estimateGames(tx: Tx): Promise<number> {
  const [row] = await tx.$queryRaw<{ games: number }[]>`
    select greatest(reltuples, 0)::float8 as games from pg_class where oid = 'games'::regclass`
  return row?.games ?? 0
}

/** Asks the database for a sign of life. */
export async function pingDatabase(tx: Tx): Promise<void> {
  await tx.$queryRaw`select 1`
}
