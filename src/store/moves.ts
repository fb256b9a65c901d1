// A move as it is stored, in one statement: its entries, the game's row, what is to be posted, what is due next.
import { Conflict, changing, type GameChange, type GameRow, settleChange } from './games.ts'
import { Prisma } from './generated/client.ts'
import { appending, type NewJob, NOTIFY, type ScheduledJob, scheduling } from './jobs.ts'
import { logging, type NewEntry } from './log.ts'
import { tallying } from './members.ts'
import { type MoveTx, noteId } from './tx.ts'

/** All that a move writes. */
export interface NewMove {
  readonly entries: readonly NewEntry[]
  readonly at: Date
  readonly change: GameChange
  /** Members who have answered in time. */
  readonly answered: readonly { readonly id: string; readonly name: string }[]
  /** Jobs for the ends of their lanes. */
  readonly jobs: readonly NewJob[]
  /** A job in place of the one of its kind and key. */
  readonly task?: ScheduledJob | undefined
}

/** All other parts wait until the game's row is locked and changed: a process that does the game's jobs locks it first, too. */
const MOVED = Prisma.sql`exists (select from moved)`

/**
 * Stores a move of a game that was read at `version`.
 * @throws Conflict when somebody else changed it since
 */
export async function storeMove(
  tx: MoveTx,
  game: Pick<GameRow, 'id' | 'version'>,
  { entries, at, change, answered, jobs, task }: NewMove,
): Promise<void> {
  const parts = [
    Prisma.sql`moved as (${changing(game, change)} returning id)`,
    ...(entries.length > 0 ? [logging(game.id, entries, at, MOVED)] : []),
    ...(answered.length > 0 ? [tallying(answered, 'answers', MOVED)] : []),
    ...(jobs.length > 0 ? [appending(jobs, MOVED)] : []),
    ...(task ? [scheduling(task, MOVED)] : []),
  ]
  const told = jobs.length > 0 || task ? Prisma.sql`, ${NOTIFY}` : Prisma.empty
  const [stored] = await tx.$queryRaw<{ moved: boolean; id: string }[]>`
    with ${Prisma.join(parts)} select ${MOVED} as moved, pg_current_xact_id()::text as id ${told}`
  if (!stored?.moved) throw new Conflict(game.id)
  noteId(tx, stored.id)
  await settleChange(tx, game, change)
}
