// Changes the pace of a running game: the seats that are asked get the new time, and the moments that follow from it move.
import type { GameSession, Step } from '../../engine/lifecycle.ts'
import { changeGame, type GameChange } from '../../store/games.ts'
import type { MoveTx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import type { Table } from '../../store/table.ts'
import { schedulePlans } from '../plans/due.ts'
import { dropTasks } from '../table/agenda.ts'
import { autoAnsweredAt, scheduleAutoAnswers } from '../table/auto-answered.ts'
import type { HostContext } from '../table/context.ts'
import { ALARM, keepClocks, setAlarm } from '../table/keeping.ts'
import type { Job } from '../table/posts.ts'

/** How a game's row changes with its pace. */
export type Repacing = GameChange & Required<Pick<GameChange, 'pace' | 'clock'>>

/** A game in memory, and who has just come to its seats. */
export interface Repaced {
  readonly row: Table
  readonly run: GameSession
  readonly seated?: readonly Step[]
}

/** Gives a game another pace, with clocks from which those of the open decisions follow; the row after it. */
export async function repace(
  tx: MoveTx,
  context: HostContext,
  { row, run, seated = [] }: Repaced,
  change: Repacing,
  jobs: readonly Job[],
): Promise<Table> {
  const next = { ...row, ...change }
  const autoAnswered = autoAnsweredAt(context, next, run)
  const timed = await keepClocks(tx, context, next, { run, steps: seated, autoAnswered })
  const changed: GameChange = { ...change, clock: timed?.clocks ?? null }
  await changeGame(tx, row, changed)
  if (timed) await setAlarm(tx, row.id, timed)
  else await dropTasks(tx, row.id, ALARM, '')
  await enqueue(tx, row.id, jobs, context.clock.now())
  const after: Table = { ...row, ...changed, version: row.version + 1 }
  await scheduleAutoAnswers(tx, { row: after, run }, autoAnswered)
  await schedulePlans(tx, { row: after, run, autoAnswered })
  return after
}
