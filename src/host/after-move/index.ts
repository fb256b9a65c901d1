// Calls in order the services that follow a recorded move. The reason for each place stands above it.
import { likelyNext } from '../clock/likely.ts'
import { tellLeague } from '../leagues/league-jobs.ts'
import { plansAfter } from '../plans/due.ts'
import { reviewAfterEnd } from '../review/review-request.ts'
import { sittingAfter } from '../sittings/ending.ts'
import { dropTasks, jobOf } from '../table/agenda.ts'
import { scheduleAutoAnswers } from '../table/auto-answered.ts'
import type { FollowUp } from '../table/context.ts'
import { hoursOf } from '../table/hours.ts'
import { ALARM, alarmOf, keepClocks, wakeOnReturn } from '../table/keeping.ts'
import { voidVotes } from '../table/votes.ts'
import { claimQuestion } from '../upkeep/claiming.ts'

/** Votes that the move has overtaken are closed. */
const votes: FollowUp = {
  async before(tx, _, { row, session, steps, isPrivate, jobs }) {
    // Where nothing was taken, only whom the table waits for has changed.
    if (isPrivate || steps.length === 0 || !row.around.voting) return
    // Who votes has changed, or nothing is left to vote on; what asks to undo is overtaken by any move.
    const isAll = session.outcome || steps.some(({ entry }) => entry.kind === 'replace')
    jobs.push(...(await voidVotes(tx, row.id, isAll ? undefined : 'undo')))
  },
}

/** The last member is asked what is to become of the game, once all others have left it. */
const claims: FollowUp = {
  async before(_tx, { clock }, move) {
    const { row, steps, session } = move
    if (session.outcome || !steps.some(({ entry }) => entry.kind === 'replace')) return
    const question = claimQuestion({ ...row, ...move.change }, clock.now())
    if (!question) return
    move.jobs.push(question.job)
    move.change = { ...move.change, upkeep: question.upkeep }
  },
}

/** The table is told whose move it is now, or that the game is over. */
const prompt: FollowUp = {
  async before(_tx, _context, { session, isPrivate, jobs }) {
    if (!isPrivate) jobs.push(session.outcome ? { kind: 'end' } : { kind: 'prompt' })
  },
}

/** The clocks of those who are asked now run. */
const clocks: FollowUp = {
  async before(tx, context, move) {
    const { session: run, steps, autoAnswered } = move
    const timed = await keepClocks(tx, context, { ...move.row, ...move.change }, { run, steps, autoAnswered })
    if (!timed) return
    const alarm = alarmOf(move.row.id, timed)
    move.timed = timed
    move.change = { ...move.change, clock: timed.clocks }
    if (alarm) move.alarm = jobOf(alarm)
    move.answered.push(...timed.answered)
  },
  async after(tx, context, { row, change, timed, alarm }) {
    const { scheduled } = row.around
    if (alarm) scheduled.add(ALARM)
    // None is to ring any more.
    else if (timed && scheduled.delete(ALARM)) await dropTasks(tx, row.id, ALARM)
    // Not scheduled yet for a member who went away before the game began, or in a pause.
    else if (!timed && change.status === 'playing' && row.lesson === null)
      await wakeOnReturn(tx, row, await hoursOf(tx, context, row))
  },
}

/** A member who wants to know is told that they are likely next. */
const likely: FollowUp = {
  async before(_tx, _context, { row, session, steps, jobs }) {
    jobs.push(...likelyNext(row, session, steps))
  },
}

/** A finished game is reviewed. */
const reviews: FollowUp = {
  async after(tx, context, { row, session }) {
    if (row.lesson === null && session.outcome) await reviewAfterEnd(tx, context, row)
  },
}

/** A league counts the game that has ended. */
const leagues: FollowUp = {
  async after(tx, { clock }, { row, session }) {
    if (row.league !== null && session.outcome) await tellLeague(tx, row.league, row.id, clock.now())
  },
}

/** Auto-answers answer what is asked now. */
const autoAnswers: FollowUp = {
  after: (tx, _, { row, session: run, autoAnswered }) => scheduleAutoAnswers(tx, { row, run }, autoAnswered),
}

/** Plans whose question is asked now are played, and those end that cannot be any more. */
const plans: FollowUp = {
  async after(tx, _, move) {
    const { row, session: run, autoAnswered, steps } = move
    move.row = await plansAfter(tx, { row, run, autoAnswered }, steps)
  },
}

/** A sitting ends with the game, or for who sits there now. */
const sittings: FollowUp = {
  async after(tx, context, move) {
    const { row, session: run, steps } = move
    move.row = await sittingAfter(tx, context, { row, run }, steps)
  },
}

export const AFTER_MOVE: readonly FollowUp[] = [
  // First: what a closed vote leaves in its message stands above the prompt.
  votes,
  // Above the prompt too.
  claims,
  // Before what members are told alone, for which no table waits.
  prompt,
  // They are part of the row, and the alarm is the first job to be scheduled with that locked.
  clocks,
  likely,
  // The end of a game is everything's end: what is told of it is scheduled before any job that goes on.
  reviews,
  leagues,
  // Before plans: a seat that has an auto-answer plays none.
  autoAnswers,
  plans,
  // Last: it may change the pace once more, and schedules clocks, auto-answers and plans anew by that.
  sittings,
]
