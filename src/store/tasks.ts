// Tasks: what is to be done at a time. A task is deleted in the transaction that does it, so it is done once.
import { fromColumn, toColumn } from './json.ts'
import type { Tx } from './open.ts'

/** A task as stored. */
export interface TaskRow {
  readonly id: bigint
  readonly kind: string
  readonly gameId: string
  readonly key: string
  readonly at: Date
  readonly data: unknown
  readonly attempts: number
}

/**
 * Sets a task down in place of the one of the same game, kind and key. Whoever changes the game in the same
 * transaction changes it first: tasks are taken with the game's row locked.
 */
export async function upsertTask(
  tx: Tx,
  { kind, gameId, key, at, data }: Omit<TaskRow, 'id' | 'attempts'>,
): Promise<void> {
  const columns = { at, data: toColumn(data), attempts: 0 }
  await tx.task.upsert({
    where: { gameId_kind_key: { gameId, kind, key } },
    create: { gameId, kind, key, ...columns },
    update: columns,
  })
}

/** Makes all tasks of a kind due at once, with these data. */
export async function hastenTasks(tx: Tx, kind: string, at: Date, data: unknown): Promise<void> {
  await tx.task.updateMany({ where: { kind }, data: { at, data: toColumn(data) } })
}

/** Takes tasks back: one by its key, or all of a kind. */
export async function deleteTasks(tx: Tx, gameId: string, kind: string, key?: string): Promise<void> {
  await tx.task.deleteMany({ where: { gameId, kind, ...(key !== undefined && { key }) } })
}

/** Whether anything is due. */
export const anyTaskDue = async (tx: Tx, now: Date): Promise<boolean> =>
  (await tx.task.findFirst({ where: { at: { lte: now } }, select: { id: true } })) !== null

/**
 * Takes the longest due task for this transaction and locks its game; games that another process is at are skipped.
 * `undefined` when there is none; `taken` when another process has just done it.
 */
export async function takeTask(tx: Tx, now: Date): Promise<TaskRow | 'taken' | undefined> {
  const [due] = await tx.$queryRaw<{ id: bigint }[]>`
    select t.id from tasks t join games g on g.id = t.game_id
    where t.at <= ${now} order by t.at, t.id limit 1 for update of g skip locked`
  if (!due) return undefined
  const row = await tx.task.findUnique({ where: { id: due.id } })
  if (!row || row.at > now) return 'taken'
  await tx.task.delete({ where: { id: row.id } })
  return { ...row, data: fromColumn<unknown>(row.data) }
}

/** Puts a task that failed off. */
export async function putOffTask(tx: Tx, { id, attempts }: TaskRow, at: Date): Promise<void> {
  await tx.task.updateMany({ where: { id }, data: { at, attempts: attempts + 1 } })
}
