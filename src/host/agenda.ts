// The agenda: what is to be done at a time, set down in the same transaction as the move that asks for it.
//
// A table of our own and not pg-boss: a task's deed and its deletion commit together, so a task is done once even when
// the process is killed in the middle, and the next process goes on at once. pg-boss marks a job as active in one
// transaction and as done in another, asks the database for the time, and waits for a job's expiry after a crash.
import type { Tx } from '../store/open.ts'
import { anyTaskDue, deleteTasks, putOffTask, type TaskRow, takeTask, upsertTask } from '../store/tasks.ts'
import { type Desk, transact } from './desk.ts'
import { TIMING } from './timing.ts'
import type { GameId } from './types.ts'

/** Something to do for a game at a time. */
export interface Task {
  readonly kind: string
  readonly game: GameId
  readonly at: Date
  /** One of a kind and key for each game: a later one takes the place of the earlier. */
  readonly key?: string
  /** Plain JSON for the handler. */
  readonly data?: unknown
}

/** Does what a task says, in the transaction in which the task is deleted; the game's row is locked. */
export type Handler = (tx: Tx, desk: Desk, task: Required<Task>) => Promise<void>

/** Handlers by kind of task. */
export type Handlers = Readonly<Record<string, Handler>>

/** Sets a task down; change the game first if the transaction does. */
export const putTask = (tx: Tx, { kind, game, at, key = '', data = null }: Task): Promise<void> =>
  upsertTask(tx, { kind, gameId: game, key, at, data })

/** Takes a task back, or with no key all of its kind. */
export const dropTasks = (tx: Tx, game: GameId, kind: string, key?: string): Promise<void> =>
  deleteTasks(tx, game, kind, key)

/** Does everything that is due. Several processes may do so at once; each task is done by one. */
export async function runAgenda(desk: Desk, handlers: Handlers, going: () => boolean): Promise<void> {
  while (going() && (await anyTaskDue(desk.store.db, desk.clock.now())))
    if (!(await runNext(desk, handlers))) return
}

/** Does the next task; `false` when all that is due lies with other processes. */
async function runNext(desk: Desk, handlers: Handlers): Promise<boolean> {
  let row: TaskRow | 'taken' | undefined
  try {
    await transact(desk, async (tx) => {
      row = await takeTask(tx, desk.clock.now())
      if (!row || row === 'taken') return
      const { kind, gameId: game, key, at, data } = row
      const handler = handlers[kind]
      if (!handler) throw new Error(`nobody handles a task of kind ${kind}`)
      await handler(tx, desk, { kind, game, key, at, data })
    })
  } catch (error) {
    if (!row || row === 'taken') throw error
    desk.log.error({ game: row.gameId, task: row.kind, err: error }, 'a task failed and will be tried again')
    const wait = Math.min(TIMING.backoff * 2 ** row.attempts, TIMING.backoffMax)
    await putOffTask(desk.store.db, row, new Date(desk.clock.now().getTime() + wait))
    return true
  }
  if (row && row !== 'taken') desk.stir(row.gameId)
  return row !== undefined
}
