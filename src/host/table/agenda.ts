// The agenda: tasks of a game for a later time, scheduled in the transaction of the move that asks for them.
import { runActions } from '../../jobs/actions.ts'
import type { ActionHandler } from '../../jobs/handlers.ts'
import { dropJobs, type JobRow, type ScheduledJob, type Subject, scheduleJob } from '../../store/jobs.ts'
import type { MoveTx, Tx } from '../../store/open.ts'
import { type HostContext, jobsOn } from './context.ts'
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
export type Handler = (tx: Tx, context: HostContext, task: Required<Task>) => Promise<void>

/** Handlers by kind of task. */
export type Handlers = Readonly<Record<string, Handler>>

const subjectOf = (game: GameId): Subject => ({ kind: 'game', id: game })

/** Sets a task down; change the game first if the transaction does, since tasks are done with its row locked. */
export const putTask = (tx: MoveTx, task: Task): Promise<void> => scheduleJob(tx, jobOf(task))

/** A task as a job. */
export const jobOf = ({ kind, game, at, key = '', data = null }: Task): ScheduledJob => ({
  subject: subjectOf(game),
  kind,
  key,
  due: at,
  payload: data,
})

/** Takes a task back, or with no key all of its kind. */
export const dropTasks = (tx: MoveTx, game: GameId, kind: string, key?: string): Promise<void> =>
  dropJobs(tx, subjectOf(game), kind, key)

/**
 * Does everything that is due of games, and of leagues. Several processes may do so at once; each task is done by one.
 */
export function runAgenda(
  context: HostContext,
  handlers: Handlers,
  going: () => boolean,
  leagues: Readonly<Record<string, ActionHandler>> = {},
): Promise<void> {
  const actions = Object.entries(handlers).map(([kind, handle]) => [
    kind,
    {
      action: (tx: Tx, { subject, key, due, payload }: JobRow) =>
        handle(tx, context, { kind, game: subject.id, key: key ?? '', at: due, data: payload }),
    },
  ])
  return runActions(jobsOn(context), { ...Object.fromEntries(actions), ...leagues }, going, ({ subject }) => {
    if (subject.kind === 'game') context.notify(subject.id)
  })
}
