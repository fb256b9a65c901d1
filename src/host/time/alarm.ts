// The alarm of a table's clocks: whatever is due by now happens, and the alarm is set for what comes next.
import { changeGame, findGame } from '../../store/games.ts'
import { enqueue } from '../../store/outbox.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import type { Handler } from '../agenda.ts'
import type { Job } from '../types.ts'
import { type Clocks, outOfTime, planned, reminding } from './clocks.ts'
import { clocksOf, hoursOf } from './hours.ts'
import { setAlarm } from './keeping.ts'
import { timeOut } from './timeout.ts'

const say = sayer<typeof en>('bot')

/** What the alarm says when the bot was down and every clock is to be looked at anew. */
export const AFTER_OUTAGE = 'outage'

/** Does what is due at a table's clocks. */
export const ring: Handler = async (tx, desk, { game, data }) => {
  const row = await findGame(tx, game)
  if (row?.status !== 'playing') return
  const clocks = clocksOf(row)
  if (!clocks) return enqueue(tx, game, [{ kind: 'prompt' }] satisfies Job[], desk.clock.now())
  const hours = await hoursOf(tx, desk, row)
  const out = outOfTime(clocks, hours)
  if (out.length > 0) return timeOut(tx, desk, row, { clocks, hours }, out)
  const reminded = reminding(clocks, hours)
  const next = planned(reminded.clocks, hours)
  await changeGame(tx, row, { clock: next })
  await setAlarm(tx, game, { clocks: next, hours })
  const jobs: Job[] = []
  const moved = deadlines(next) !== deadlines(clocks)
  if (moved && data === AFTER_OUTAGE) jobs.push({ kind: 'note', phrase: say('clock-outage') })
  if (reminded.seats.length > 0) jobs.push({ kind: 'nudge', why: 'time', seats: reminded.seats })
  if (moved) jobs.push({ kind: 'prompt' })
  await enqueue(tx, game, jobs, desk.clock.now())
}

const deadlines = ({ seats }: Clocks): string =>
  JSON.stringify(seats.map(({ turn }) => [turn?.until, turn?.back]))
