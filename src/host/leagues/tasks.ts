// Runs a league's due jobs, each in the transaction that deletes the job.
import type { ActionHandler } from '../../jobs/handlers.ts'
import type { HostContext } from '../table/context.ts'
import { step } from './calendar.ts'
import { type Changing, changing } from './changing.ts'
import { GONE, OVERDUE, RESULT, ROLL, STEP, TABLE } from './league-jobs.ts'
import { finishOverdue } from './overdue.ts'
import { countResult } from './results.ts'
import { callRoll, noticeGone } from './roll.ts'
import { startTable } from './table-start.ts'

/** Handlers of a league's jobs by kind. */
export function leagueHandlers(context: HostContext): Readonly<Record<string, ActionHandler>> {
  const handler = (work: (league: Changing, key: string) => Promise<void>): ActionHandler => ({
    action: async (tx, { subject, key }) => {
      const league = await changing(tx, context, subject.id)
      if (league) await work(league, key ?? '')
    },
  })
  return {
    [STEP]: handler(step),
    [TABLE]: handler(startTable),
    [OVERDUE]: handler(finishOverdue),
    [RESULT]: handler(countResult),
    [ROLL]: handler(callRoll),
    [GONE]: handler(noticeGone),
  }
}
