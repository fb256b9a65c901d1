// `npm run calendar -- --table`: how long each game takes at every number of seats and with each option, written into the
// games' `days.ts`, from which lobbies read it. Every table is played twice: by people who look at it a few times a day,
// and by people who are all there.
import { writeFile } from 'node:fs/promises'
import type { Game, Options } from '../../src/engine/game.ts'
import { defaultOptions } from '../../src/engine/options.ts'
import type { Days, DaysAtSeats, Title } from '../../src/games/common/title.ts'
import { DAY, HOUR } from '../../src/text/length.ts'
import { playGames } from './calendar.ts'
import type { Habits } from './people.ts'
import { measuredOf, seatsOf, settingsOf } from './settings.ts'
import { daysAt, rounded } from './waits.ts'

/** How many games of each table are played, from which seed, and by whom. */
export interface TableWish {
  readonly games: number
  readonly seed: string
  readonly habits: Habits
}

/** People who are all at the screen from the first question to the end. */
const together = (habits: Habits): Habits => ({
  ...habits,
  looks: 10_000,
  sigma: 0,
  sleep: 0,
  screen: 500 * DAY,
  plans: 0,
})

/** Signs of a line in the formatter's settings. */
const LINE = 110

/** What an option changes by less than this is not worth a word. */
const NOTICED = 0.1

/** Measures a game's tables; `say` hears of each. */
export async function daysOf(title: Title, wish: TableWish, say: (line: string) => void): Promise<Days> {
  const { game } = title
  const basic = defaultOptions(game)
  const suggests = game.autoAnswers?.some((autoAnswer) => autoAnswer.suggested !== undefined)
  const seats: DaysAtSeats[] = []
  for (const n of seatsOf(title)) {
    const table = { ...wish, game, seats: n, options: basic }
    const { lengths } = await playGames(table)
    const here = await playGames({ ...table, habits: together(wish.habits) })
    const [median, ninth] = [daysAt(lengths, 0.5), daysAt(lengths, 0.9)]
    const hours = rounded(middle(here.lengths) / HOUR)
    const suggested = suggests
      ? daysAt((await playGames({ ...table, habits: { ...wish.habits, suggested: 1 } })).lengths, 0.5)
      : undefined
    seats.push({ seats: n, median, ninth, hours, ...(suggested !== undefined && { suggested }) })
    say(
      `${game.id} ${n}: ${median} to ${ninth} days, ${suggested ?? median} as suggested, ${hours} h together`,
    )
  }
  const options: Days['options'][number][] = []
  const middleOf = async (at: number, set: Options) =>
    daysAt((await playGames({ ...wish, game, seats: at, options: { ...basic, ...set } })).lengths, 0.5)
  for (const { id, value, at, besides } of settingsOf(title)) {
    const measured = seats.find((each) => each.seats === at)
    if (!measured) continue
    const usual = Object.keys(besides).length === 0 ? measured.median : await middleOf(at, besides)
    const days = await middleOf(at, { ...besides, [id]: isOneOfSeveral(game, id) ? [String(value)] : value })
    const times = Math.round((days / usual) * 20) / 20
    say(`${game.id} ${at} ${id}=${value}: ${days} days, ${times} times as long`)
    if (Math.abs(times - 1) >= NOTICED) options.push({ id, value, times })
  }
  return { seats, options, measured: measuredOf(title) }
}

const middle = (lengths: readonly number[]): number =>
  lengths.toSorted((a, b) => a - b)[Math.ceil(lengths.length / 2) - 1] ?? 0

const isOneOfSeveral = (game: Game, id: string): boolean =>
  game.options.some((spec) => spec.id === id && spec.kind === 'several')

/** Writes what was measured where the game's title reads it. */
export const writeDays = (
  { game }: Title,
  days: Days,
  wish: Pick<TableWish, 'games' | 'seed'>,
): Promise<void> =>
  writeFile(new URL(`../../src/games/${game.id}/days.ts`, import.meta.url), daysSource(game.id, days, wish))

/** The source of a game's `days.ts`, as the formatter sets it. */
export const daysSource = (
  id: string,
  { seats, options, measured }: Days,
  { games, seed }: Pick<TableWish, 'games' | 'seed'>,
): string =>
  [
    `// Made by \`npm run calendar -- ${id} --table --games ${games} --seed ${seed}\`, and not edited: how long this game takes.`,
    `import type { Days } from '../common/title.ts'`,
    '',
    'export const days: Days = {',
    listed('seats', seats.map(written), seats.length > 1),
    listed('options', options.map(written), options.length > 1),
    listed('measured', measured.map(quoted)),
    '}',
    '',
  ].join('\n')

/** A list on one line where it fits. */
function listed(name: string, rows: readonly string[], apart = false): string {
  const line = `  ${name}: [${rows.join(', ')}],`
  return line.length > LINE || apart
    ? `  ${name}: [\n${rows.map((row) => `    ${row},\n`).join('')}  ],`
    : line
}

const quoted = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : `${value}`)

const written = (row: object): string =>
  `{ ${Object.entries(row)
    .map(([name, value]) => `${name}: ${quoted(value)}`)
    .join(', ')} }`
