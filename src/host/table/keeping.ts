// A table's clocks in the database: stored with each move, and the alarm that follows from them.
import type { GameChange, GameRow } from '../../store/games.ts'
import type { LookTx, MoveTx } from '../../store/open.ts'
import { type Table, tableOf } from '../../store/table.ts'
import { dropTasks, putTask, type Task } from './agenda.ts'
import { type Hours, nextMoment, stopped, type Timed } from './clock/clocks.ts'
import { clocksAfter, type Moved } from './clock/clocks-after-move.ts'
import { isTimed, readPace } from './clock/pace.ts'
import type { HostContext } from './context.ts'
import { clocksOf, hoursOf } from './hours.ts'
import type { GameId, Person } from './types.ts'

/** The kind of the task that wakes a table's clocks; a table has one. */
export const ALARM = 'clock'

/** Clocks after a move, and the members who have answered in it in time. */
interface Kept extends Timed {
  readonly answered: readonly Person[]
}

/** A table's clocks after a move; `undefined` where the pace has none. */
export async function keepClocks(
  tx: LookTx,
  context: HostContext,
  row: Table,
  moved: Moved,
): Promise<Kept | undefined> {
  if (!isTimed(readPace(row.pace))) return undefined
  const hours = await hoursOf(tx, context, row)
  const { clocks, answered } = clocksAfter(clocksOf(row), row, moved, hours)
  const members = answered.flatMap(({ member, name }) => (member === null ? [] : [{ id: member, name }]))
  return { clocks, hours, answered: members }
}

/** The task of the next thing these clocks do, if there is one. */
export function alarmOf(game: GameId, { clocks, hours }: Timed): Task | undefined {
  const moment = nextMoment(clocks, hours)
  return moment === undefined
    ? undefined
    : { kind: ALARM, game, at: new Date(Math.max(moment, hours.now + 1)) }
}

/** Sets the alarm for the next thing these clocks do; the game has been changed before. */
export async function setAlarm(tx: MoveTx, game: GameId, timed: Timed): Promise<void> {
  const alarm = alarmOf(game, timed)
  if (alarm) await putTask(tx, alarm)
  else await dropTasks(tx, game, ALARM)
}

/** A table without a clock is woken when somebody there goes or is back, so that it says who is away. */
export async function wakeOnReturn(
  tx: MoveTx,
  { id, players }: GameRow,
  { habits, now }: Hours,
): Promise<void> {
  for (const { seat } of players) {
    const { away } = habits(seat)
    const next = away && [away.from, away.until].find((moment) => moment > now)
    if (next !== undefined) await putTask(tx, { kind: ALARM, game: id, at: new Date(next), key: `${seat}` })
  }
}

/** How a game's row changes when its clocks are paused with it. */
export async function stoppingClocks(tx: MoveTx, context: HostContext, row: GameRow): Promise<GameChange> {
  const clocks = clocksOf(row)
  return clocks ? { clock: stopped(clocks, await hoursOf(tx, context, await tableOf(tx, row))) } : {}
}
