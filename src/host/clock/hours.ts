// What the pure clocks need from the database: the members' habits, when the bot was down, and the time.
import { z } from 'zod'
import type { GameRow } from '../../store/games.ts'
import { seasonBegan } from '../../store/league-rounds.ts'
import type { MemberTimes } from '../../store/members.ts'
import type { Tx } from '../../store/open.ts'
import { findSetting } from '../../store/settings.ts'
import { OUTAGES, surroundingsOf } from '../../store/surroundings.ts'
import type { HostContext } from '../context.ts'
import type { Clocks, Hours } from './clocks.ts'
import { readPace } from './pace.ts'
import type { Habits, Quiet, Stretch } from './standstill.ts'
import { readVacations, seasonVacation } from './vacations.ts'

const outagesShape = z.array(z.object({ from: z.number(), until: z.number() }))

/** When the bot was down, as far back as any clock runs. */
export async function outagesOf(tx: Tx): Promise<Stretch[]> {
  return readOutages(await findSetting(tx, OUTAGES))
}

const readOutages = (stored: string | undefined): Stretch[] =>
  stored === undefined ? [] : outagesShape.parse(JSON.parse(stored))

/** The habits in a member's settings. */
export const habitsOf = (times: MemberTimes | undefined): Habits => ({
  ...(times?.awayFrom &&
    times.awayUntil && { away: { from: times.awayFrom.getTime(), until: times.awayUntil.getTime() } }),
  ...(times?.quiet ? { quiet: times.quiet as Quiet } : {}),
})

/** Everything that says how time passes at a table now. */
export async function hoursOf(tx: Tx, context: HostContext, row: GameRow): Promise<Hours> {
  const { times, outages } = await surroundingsOf(tx, row.id)
  const now = context.clock.now().getTime()
  const pace = readPace(row.pace)
  const timesAt = (seat: number) =>
    times.get(row.players.find((player) => player.seat === seat)?.member ?? '')
  const plain = { now, pace, outages: readOutages(outages) }
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
