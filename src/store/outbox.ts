// The outbox: what must be posted, in order per game, each once.
import { PAUSED_BY_VOTE } from './games.ts'
import { fromColumn, toColumn } from './json.ts'
import type { Tx } from './open.ts'

/** A row of the outbox; `J` is the host's kind of job. */
export interface OutboxRow<J> {
  readonly id: bigint
  readonly gameId: string
  readonly job: J
  readonly status: 'waiting' | 'sending'
  readonly attempts: number
  readonly due: Date
  readonly triedAt: Date | null
}

/** Puts jobs at the end of a game's queue. */
export async function enqueue(tx: Tx, gameId: string, jobs: readonly unknown[], due: Date): Promise<void> {
  await tx.outbox.createMany({ data: jobs.map((job) => ({ gameId, job: toColumn(job), due })) })
}

/** Games with something to post now: a private tell at any time, else the first row, unless the game is paused. */
export async function gamesWithPost(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx.$queryRaw<{ game_id: string }[]>`
    select distinct o.game_id from outbox o join games g on g.id = o.game_id
    where o.status <> 'done' and o.due <= ${now} and (o.job->>'kind' = 'tell' or ((g.status <> 'paused' or g.paused_why = ${PAUSED_BY_VOTE}) and o.id =
      (select min(id) from outbox where game_id = o.game_id and status <> 'done' and job->>'kind' <> 'tell')))`
  return rows.map((row) => row.game_id)
}

/** A game's undelivered rows in order. */
export async function waitingRows<J>(tx: Tx, gameId: string): Promise<OutboxRow<J>[]> {
  const rows = await tx.outbox.findMany({
    where: { gameId, status: { not: 'done' } },
    orderBy: { id: 'asc' },
  })
  return rows.map((row) => ({
    ...row,
    job: fromColumn<J>(row.job),
    status: row.status as OutboxRow<J>['status'],
  }))
}

/** Marks a row as being sent, before it is. */
export async function markSending(tx: Tx, id: bigint, now: Date): Promise<void> {
  await tx.outbox.update({
    where: { id },
    data: { status: 'sending', triedAt: now, attempts: { increment: 1 } },
  })
}

/** Marks a row as delivered (or not worth it any more). */
export async function markDone(tx: Tx, id: bigint): Promise<void> {
  await tx.outbox.update({ where: { id }, data: { status: 'done' } })
}

/** Puts a row off; it stays `sending` where it may have been posted after all. */
export async function putOff(tx: Tx, id: bigint, due: Date): Promise<void> {
  await tx.outbox.update({ where: { id }, data: { due } })
}
