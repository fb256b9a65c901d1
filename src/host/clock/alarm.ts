// Handles a table's alarm: does what is due on its clocks and sets the alarm for what comes next.
import { changeGame, findGame } from '../../store/games.ts'
import { enqueue } from '../../store/outbox.ts'
import { tableOf } from '../../store/table.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { closeSitting } from '../sittings/sitting-interruption.ts'
import { type Handler, putTask } from '../table/agenda.ts'
import { type Clocks, isEveryoneAround, outOfTime, planned, reminding } from '../table/clock/clocks.ts'
import { clocksOf, hoursOf } from '../table/hours.ts'
import { ALARM, setAlarm, wakeOnReturn } from '../table/keeping.ts'
import type { Job } from '../table/posts.ts'
import { sittingOf } from '../table/sitting.ts'
import { TIMING } from '../table/timing.ts'
import { nudges } from './nudging.ts'
import { timeOut } from './timeout.ts'

const say = sayer<typeof en>('bot')

/** What the alarm says when the bot was down and every clock is to be looked at anew. */
export const AFTER_OUTAGE = 'outage'

/** Does what is due at a table's clocks. */
export const ring: Handler = async (tx, context, { game, data }) => {
  const row = await findGame(tx, game)
  if (row?.status !== 'playing') return
  const clocks = clocksOf(row)
  const hours = await hoursOf(tx, context, await tableOf(tx, row))
  if (!clocks) {
    // Every alarm rings after an outage, also one that is for later.
    await wakeOnReturn(tx, row, hours)
    return enqueue(tx, game, [{ kind: 'prompt' }] satisfies Job[], context.clock.now())
  }
  // Nobody is reminded of what they cannot do. What ends the outage rings again.
  if (hours.isOut) return putTask(tx, { kind: ALARM, game, at: new Date(hours.now + TIMING.out) })
  const out = outOfTime(clocks, hours)
  // A seat that misses an answer in a sitting is not timed out: the sitting ends, and the game's own pace gives more time.
  if (out.length > 0 && sittingOf(row)?.own) {
    await closeSitting(tx, context, row, { why: 'missed', seats: out })
    return
  }
  if (out.length > 0) return timeOut(tx, context, row, { clocks, hours }, out)
  const reminded = reminding(clocks, hours)
  const next = planned(reminded.clocks, hours)
  await changeGame(tx, row, { clock: next })
  await setAlarm(tx, game, { clocks: next, hours })
  const jobs: Job[] = []
  const moved = deadlines(next) !== deadlines(clocks)
  const quieter = isEveryoneAround(clocks) && !isEveryoneAround(next)
  if (moved && data === AFTER_OUTAGE) jobs.push({ kind: 'note', phrase: say('clock-outage') })
  jobs.push(...(await nudges(tx, row, reminded.seats)))
  if (moved || quieter) jobs.push({ kind: 'prompt' })
  await enqueue(tx, game, jobs, context.clock.now())
}

const deadlines = ({ seats }: Clocks): string =>
  JSON.stringify(seats.map(({ turn }) => [turn?.until, turn?.back]))
