// Settings of members about their time: vacation, quiet hours, where reminders go. All their clocks follow at once.
import { changeGame, type GameRow, openGames } from '../../store/games.ts'
import { hastenJob } from '../../store/jobs.ts'
import { memberTimes, saveMemberTimes } from '../../store/members.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import { tableOf } from '../../store/table.ts'
import { closeSitting } from '../sittings/sitting-interruption.ts'
import { planned, settled } from '../table/clock/clocks.ts'
import type { Quiet, Stretch } from '../table/clock/standstill.ts'
import { readVacations, remembered } from '../table/clock/vacations.ts'
import { type HostContext, transact } from '../table/context.ts'
import { clocksOf, habitsOf, hoursOf } from '../table/hours.ts'
import { playerRow } from '../table/info.ts'
import { setAlarm, wakeOnReturn } from '../table/keeping.ts'
import { sittingOf } from '../table/sitting.ts'
import type { Person } from '../table/types.ts'
import { WAKE } from './after-rest.ts'

/** Where reminders go: a mention in the game's thread, or a direct message. */
export type Reminders = 'thread' | 'dm'

/** A member's settings about time. */
export interface Times {
  /** Away until then; absent when they are there. */
  readonly away?: Date
  /** When that begins, where it is planned. */
  readonly awayFrom?: Date
  readonly quiet?: Quiet
  readonly reminders: Reminders
  /** Hours before the end of their time at which they are reminded; 0: never, absent: at half and at nine tenths. */
  readonly remindBefore?: number
  /** Told in private when they are likely next. */
  readonly likely: boolean
  /** Decisions answered in time and missed, at tables with a clock. */
  readonly answers: number
  readonly misses: number
}

/** A member's settings about time. */
export async function timesOf(context: HostContext, member: string): Promise<Times> {
  const stored = (await memberTimes(context.store.db, [member])).get(member)
  const { away, quiet } = habitsOf(stored)
  const now = context.clock.now().getTime()
  return {
    ...(away && away.until > now && { away: new Date(away.until) }),
    ...(away && away.from > now && { awayFrom: new Date(away.from) }),
    ...(quiet && { quiet }),
    ...(typeof stored?.remindBefore === 'number' && { remindBefore: stored.remindBefore }),
    reminders: stored?.reminders === 'dm' ? 'dm' : 'thread',
    likely: stored?.likely ?? false,
    answers: stored?.answers ?? 0,
    misses: stored?.misses ?? 0,
  }
}

/** A member is away until a moment, from now on or from a later one; without one they are back. */
export function setAway(
  context: HostContext,
  person: Person,
  until: Date | undefined,
  from: Date = context.clock.now(),
): Promise<void> {
  const vacation = until && { from: from.getTime(), until: until.getTime() }
  return replan(context, person, vacation, async (tx) => {
    const now = context.clock.now()
    const before = (await memberTimes(tx, [person.id])).get(person.id)
    const { away } = habitsOf(before)
    await saveMemberTimes(tx, person, {
      awayFrom: until ? from : null,
      awayUntil: until ?? null,
      ...(away && { vacations: remembered(readVacations(before?.vacations), away, now.getTime()) }),
    })
  })
}

/** From now on a member has these quiet hours, or none. */
export const setQuiet = (context: HostContext, person: Person, quiet: Quiet | undefined): Promise<void> =>
  replan(context, person, undefined, (tx) => saveMemberTimes(tx, person, { quiet: quiet ?? null }))

/** Where a member's reminders go, and when, and whether they are told that they are likely next. */
export const setReminders = (
  context: HostContext,
  person: Person,
  change: {
    readonly reminders?: Reminders
    readonly likely?: boolean
    readonly remindBefore?: number | null
  },
): Promise<void> =>
  change.remindBefore === undefined
    ? saveMemberTimes(context.store.db, person, change)
    : replan(context, person, undefined, (tx) => saveMemberTimes(tx, person, change))

/**
 * Changes habits: what ran until now ran by the old ones. Where no clock runs the others see it all the same. Nobody sits
 * together with somebody who is `away`.
 */
async function replan(
  context: HostContext,
  person: Person,
  away: Stretch | undefined,
  save: (tx: Tx) => Promise<void>,
): Promise<void> {
  const games = await transact(context, async (tx) => {
    const rows = (await openGames(tx, { member: person.id })).filter(({ status }) => status === 'playing')
    const before = []
    for (const each of rows) {
      const row = away ? await withoutSitting(tx, context, each, person, away) : each
      const clocks = clocksOf(row)
      before.push({
        row,
        clocks: clocks && settled(clocks, await hoursOf(tx, context, await tableOf(tx, row))),
      })
    }
    await save(tx)
    for (const { row, clocks } of before) {
      const hours = await hoursOf(tx, context, await tableOf(tx, row))
      const next = clocks && planned(clocks, hours)
      await changeGame(tx, row, next ? { clock: next } : {})
      if (next) await setAlarm(tx, row.id, { clocks: next, hours })
      else await wakeOnReturn(tx, row, hours)
      await enqueue(tx, row.id, [{ kind: 'prompt' }], context.clock.now())
      await wakeNow(tx, row, person, context.clock.now())
    }
    return before.map(({ row }) => row.id)
  })
  for (const game of games) context.notify(game)
}

/** Who is back early hears at once of what was said without a sound. */
async function wakeNow(tx: Tx, row: GameRow, person: Person, now: Date): Promise<void> {
  const seat = playerRow(row, person.id)?.seat
  if (seat !== undefined)
    await hastenJob(tx, { subject: { kind: 'game', id: row.id }, kind: WAKE, key: `${seat}` }, now)
}

/** A sitting that lies in a member's vacation is not held; the row after it. */
async function withoutSitting(
  tx: Tx,
  context: HostContext,
  row: GameRow,
  person: Person,
  away: Stretch,
): Promise<GameRow> {
  const seat = playerRow(row, person.id)?.seat
  const sitting = sittingOf(row)
  if (!sitting || seat === undefined || sitting.from >= away.until || sitting.until <= away.from) return row
  return closeSitting(tx, context, row, { why: 'away', seat })
}
