// A running game whose pace changes: whoever is asked has the time that the new one gives, and the moments that follow from it move.
import type { GameSession, Step } from '../../engine/lifecycle.ts'
import { changeGame, type GameChange, type GameRow } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import { dropTasks } from '../agenda.ts'
import { autoAnsweredAt, scheduleAutoAnswers } from '../auto-answers/covered.ts'
import { ALARM, clocksAfter, setAlarm } from '../clock/keeping.ts'
import type { HostContext } from '../context.ts'
import { schedulePlans } from '../plans/due.ts'
import type { Job } from '../posts/types.ts'

/** How a game's row changes with its pace. */
export type Repacing = GameChange & Required<Pick<GameChange, 'pace' | 'clock'>>

/** A game in memory, and who has just come to its seats. */
export interface Repaced {
  readonly row: GameRow
  readonly run: GameSession
  readonly seated?: readonly Step[]
}

/** Gives a game another pace, with clocks from which those of the open decisions follow; the row after it. */
export async function repace(
  tx: Tx,
  context: HostContext,
  { row, run, seated = [] }: Repaced,
  change: Repacing,
  jobs: readonly Job[],
): Promise<GameRow> {
  const next = { ...row, ...change }
  const covered = await autoAnsweredAt(tx, context, next, run)
  const timed = await clocksAfter(tx, context, next, { run, steps: seated, covered })
  const changed: GameChange = { ...change, clock: timed?.clocks ?? null }
  await changeGame(tx, row, changed)
  if (timed) await setAlarm(tx, row.id, timed)
  else await dropTasks(tx, row.id, ALARM, '')
  await enqueue(tx, row.id, jobs, context.clock.now())
  const after: GameRow = { ...row, ...changed, version: row.version + 1 }
  await scheduleAutoAnswers(tx, { row: after, run }, covered)
  await schedulePlans(tx, { row: after, run, covered })
  return after
}
