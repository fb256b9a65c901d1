// A table's clocks as everyone may see them.
import type { Seat } from '../../engine/phrase.ts'
import { findGame } from '../../store/games.ts'
import { memberTimes } from '../../store/members.ts'
import { tableOf } from '../../store/table.ts'
import { leftOf } from '../table/clock/clocks.ts'
import type { HostContext } from '../table/context.ts'
import { clocksOf, hoursOf } from '../table/hours.ts'
import type { GameId } from '../table/types.ts'

/** One seat's clock, for everyone. Lengths are in milliseconds. */
export interface ShownClock {
  readonly seat: Seat
  readonly bank: number
  /** What is left of the decision that runs, and when it will be over; without `until` the clock is paused. */
  readonly left?: number
  readonly until?: Date
  readonly reaction: boolean
  /** When its member is back from their vacation. */
  readonly back?: Date
  /** Vacation that the table still grants. */
  readonly vacation: number
  /** Decisions of the member at all tables: answered in time, and missed. */
  readonly answers: number
  readonly misses: number
}

/** Every member's clock at a table; `undefined` where there are none. */
export async function ofGame(context: HostContext, game: GameId): Promise<ShownClock[] | undefined> {
  const { db } = context.store
  const row = await findGame(db, game)
  const clocks = row && clocksOf(row)
  if (!row || !clocks) return undefined
  const hours = await hoursOf(db, context, await tableOf(db, row))
  const times = await memberTimes(
    db,
    row.players.flatMap(({ member }) => member ?? []),
  )
  return row.players.flatMap(({ seat, member }) => {
    const clock = clocks.seats[seat]
    if (member === null || !clock) return []
    const { turn, vacation } = clock
    const { increment, cap } = hours.pace
    const left = leftOf(clocks, hours, seat)
    const { away } = hours.habits(seat)
    return [
      {
        seat,
        // Where nothing can be saved up, a decision finds the same full bank every time.
        bank: cap > increment ? clock.bank : cap,
        ...(left !== undefined && { left }),
        ...(turn && !clocks.stopped && { until: new Date(turn.until) }),
        reaction: turn?.reaction ?? false,
        ...(away && away.from <= hours.now && hours.now < away.until && { back: new Date(away.until) }),
        vacation: Math.max(0, Math.min(hours.pace.away - vacation, hours.vacationLeft?.(seat) ?? Infinity)),
        answers: times.get(member)?.answers ?? 0,
        misses: times.get(member)?.misses ?? 0,
      },
    ]
  })
}
