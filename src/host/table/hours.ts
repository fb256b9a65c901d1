// Loads input of the pure clocks: the members' habits, the bot's downtime, and the time.
import type { GameRow } from '../../store/games.ts'
import { seasonBegan } from '../../store/league-rounds.ts'
import type { MemberTimes } from '../../store/members.ts'
import type { LookTx } from '../../store/open.ts'
import type { Table } from '../../store/table.ts'
import { HOUR } from '../../text/length.ts'
import type { Clocks, Hours } from './clock/clocks.ts'
import { readPace } from './clock/pace.ts'
import type { Habits, Quiet, Stretch } from './clock/standstill.ts'
import { readVacations, seasonVacation } from './clock/vacations.ts'
import type { HostContext } from './context.ts'
import { TIMING } from './timing.ts'

/** When nobody could play at a table, or was told that they may, and whether that is so now. */
function outagesOf({ outages, untold }: Table['around'], now: number) {
  const isUntold = untold !== null && now - untold >= TIMING.late
  const stretches = outages.map(({ from, until }): Stretch => ({ from, until: until ?? Math.max(from, now) }))
  return {
    outages: isUntold ? [...stretches, { from: untold, until: now }] : stretches,
    isOut: isUntold || outages.some(({ until }) => until === null),
  }
}

/** The habits in a member's settings. */
export const habitsOf = (times: MemberTimes | undefined): Habits => ({
  ...(times?.awayFrom &&
    times.awayUntil && { away: { from: times.awayFrom.getTime(), until: times.awayUntil.getTime() } }),
  ...(times?.quiet ? { quiet: times.quiet as Quiet } : {}),
  ...(typeof times?.remindBefore === 'number' && { remind: times.remindBefore * HOUR }),
})

/** Everything that says how time passes at a table now. */
export async function hoursOf(tx: LookTx, context: HostContext, row: Table): Promise<Hours> {
  const { times } = row.around
  const now = context.clock.now().getTime()
  const pace = readPace(row.pace)
  const timesAt = (seat: number) =>
    times.get(row.players.find((player) => player.seat === seat)?.member ?? '')
  const plain = { now, pace, ...outagesOf(row.around, now) }
  if (row.league === null) return { ...plain, habits: (seat) => habitsOf(timesAt(seat)) }
  const began = (await seasonBegan(tx, row.league)) ?? row.startedAt ?? context.clock.now()
  const season = { from: began.getTime(), now, granted: pace.away }
  const ofSeason = (seat: number) =>
    seasonVacation(habitsOf(timesAt(seat)).away, readVacations(timesAt(seat)?.vacations), season)
  return {
    ...plain,
    habits: (seat) => ({ ...habitsOf(timesAt(seat)), ...ofSeason(seat).habit }),
    vacationLeft: (seat) => ofSeason(seat).left,
  }
}

/** A table's clocks as stored; `undefined` where none run. */
export const clocksOf = ({ clock }: Pick<GameRow, 'clock'>): Clocks | undefined =>
  clock === null ? undefined : (clock as Clocks)
