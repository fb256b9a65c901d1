// The bot's own pulse: a process that begins sees by it whether the bot was down, and clocks take no time for that.

import { hastenJobs } from '../../store/jobs.ts'
import type { Tx } from '../../store/open.ts'
import { noteOutage } from '../../store/outages.ts'
import { findSetting, upsertSetting } from '../../store/settings.ts'
import { DAY } from '../../text/length.ts'
import { type HostContext, transact } from '../table/context.ts'
import { ALARM } from '../table/keeping.ts'
import { TIMING } from '../table/timing.ts'
import { AFTER_OUTAGE } from './alarm.ts'
import { watchSessions } from './sessions.ts'

const PULSE = 'pulse'

/** Outages are forgotten after this: no decision is open so long. */
const KEPT = 200 * DAY

/** Says that the bot is up, and looks whether shards have lost their process. */
export async function heartbeat(context: HostContext): Promise<void> {
  await pulse(context.store.db, context.clock.now())
  await watchSessions(context)
}

const pulse = (tx: Tx, at: Date): Promise<void> => upsertSetting(tx, PULSE, at.toISOString())

/**
 * Called before any clock is looked at: when no process of the bot was up for a while, that time is noted as an outage
 * and every alarm is set to now, so that everyone is shown their new deadline.
 * @returns until when a process of the bot was up before this one
 */
export const wakeUp = (context: HostContext): Promise<Date> =>
  transact(context, async (tx) => {
    const now = context.clock.now()
    const last = await findSetting(tx, PULSE)
    await pulse(tx, now)
    const from = last === undefined ? now.getTime() : Date.parse(last)
    const until = now.getTime()
    if (until - from < TIMING.down) return new Date(from)
    context.log.warn({ from: last, until: now }, 'the bot was down: clocks stood still meanwhile')
    await noteOutage(tx, new Date(from), now, new Date(until - KEPT))
    await hastenJobs(tx, ALARM, now, until - from < TIMING.noticed ? null : AFTER_OUTAGE)
    return new Date(from)
  })
