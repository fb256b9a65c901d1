// `npm run calendar -- --before-after`: days to the end at every number of seats, as tables once were and as they are now.
import { defaultOptions } from '../../src/engine/options.ts'
import type { Title } from '../../src/games/title.ts'
import { seatCounts } from '../pairs.ts'
import { playGames } from './calendar.ts'
import type { TableWish } from './table.ts'
import { daysAt } from './waits.ts'

/** Options by which a game is still played as it was before its calendar was shortened. */
const ONCE: Readonly<Record<string, Readonly<Record<string, string | boolean>>>> = {
  records: { 'strict-order': true },
  dynasties: { laps: '2' },
}

/** The median of days at one number of seats: as it was, with the options of now, and with turns planned ahead too. */
export interface BeforeAfter {
  readonly game: string
  readonly seats: number
  readonly before: number
  readonly options: number
  readonly after: number
}

/** Measures a game at every number of seats where somebody waits for somebody; `wish.habits` are those of people who plan. */
export async function beforeAfter(
  { game }: Title,
  wish: TableWish,
  say: (row: BeforeAfter) => void,
): Promise<void> {
  const now = defaultOptions(game)
  const once = { ...now, ...ONCE[game.id] }
  const unplanned = { ...wish.habits, plans: 0 }
  for (const seats of seatCounts(game).filter((n) => n > 1)) {
    const days = async (options: typeof now, habits: TableWish['habits']) =>
      daysAt((await playGames({ ...wish, game, seats, options, habits })).lengths, 0.5)
    const before = await days(once, unplanned)
    const options = ONCE[game.id] ? await days(now, unplanned) : before
    say({ game: game.id, seats, before, options, after: await days(now, wish.habits) })
  }
}
