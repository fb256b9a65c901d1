// `npm run calendar -- --table`: how long each game takes at every number of seats and with each option, written into the
// games' `days.ts`, from which lobbies read it. Every table is played twice: by people who look at it a few times a day,
// and by people who are all there.
import { writeFile } from 'node:fs/promises'
import type { Game, OptionSpec, Options } from '../../src/engine/game.ts'
import { defaultOptions } from '../../src/engine/options.ts'
import type { Days, DaysAtSeats, Title } from '../../src/games/common/title.ts'
import { DAY, HOUR } from '../../src/text/length.ts'
import { playGames } from './calendar.ts'
import type { Habits } from './people.ts'
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
  ...{ looks: 10_000, sigma: 0, sleep: 0, screen: 500 * DAY, plans: 0 },
})

/** What an option changes by less than this is not worth a word. */
const NOTICED = 0.1

/** Measures a game's tables; `say` hears of each. */
export async function daysOf(title: Title, wish: TableWish, say: (line: string) => void): Promise<Days> {
  const { game, introduction } = title
  const { min, max } = game.seats
  const basic = defaultOptions(game)
  const suggests = game.autoAnswers?.some((autoAnswer) => autoAnswer.suggested !== undefined)
  const seats: DaysAtSeats[] = []
  // A game against the box alone waits for nobody.
  for (let n = Math.max(2, min); n <= max; n++) {
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
  for (const { id, value, at, besides } of switches(title, introduction?.seats ?? max)) {
    const measured = seats.find((each) => each.seats === at)
    if (!measured) continue
    const usual = Object.keys(besides).length === 0 ? measured.median : await middleOf(at, besides)
    const days = await middleOf(at, { ...besides, [id]: isOneOfSeveral(game, id) ? [String(value)] : value })
    const times = Math.round((days / usual) * 20) / 20
    say(`${game.id} ${at} ${id}=${value}: ${days} days, ${times} times as long`)
    if (Math.abs(times - 1) >= NOTICED) options.push({ id, value, times })
  }
  return { seats, options }
}

const middle = (lengths: readonly number[]): number =>
  lengths.toSorted((a, b) => a - b)[Math.ceil(lengths.length / 2) - 1] ?? 0

const isOneOfSeveral = (game: Game, id: string): boolean =>
  game.options.some((spec) => spec.id === id && spec.kind === 'several')

/** Everything that can be switched, each at the usual seats or the nearest that has it, and what it needs beside it. */
const switches = ({ game }: Title, usual: number) =>
  game.options.flatMap((spec) => {
    const values = alonesOf(spec)
    const at = !spec.seats || spec.seats.includes(usual) ? usual : (spec.seats.find((n) => n > 1) ?? 1)
    const usually = defaultOptions(game)
    const needed = Object.entries(spec.with ?? {}).filter(
      ([id, set]) => !set.some((each) => each === usually[id]),
    )
    const besides = Object.fromEntries(needed.map(([id, [set = '']]) => [id, set]))
    return values.map((value) => ({ id: spec.id, value, at, besides }))
  })

/** What an option may be set to besides its default; of several each by itself. A game without an end has no length. */
function alonesOf(spec: OptionSpec): readonly (boolean | string | number)[] {
  if (spec.kind === 'flag') return [!spec.default]
  if (spec.kind === 'several') return spec.values
  if (spec.kind === 'number') return spec.offered.filter((each) => each !== spec.default)
  return spec.kind === 'choice'
    ? spec.values.filter((each) => each !== spec.default && each !== spec.endless)
    : []
}

/** Writes what was measured where the game's title reads it. */
export function writeDays(
  { game }: Title,
  { seats, options }: Days,
  { games, seed }: TableWish,
): Promise<void> {
  // As the formatter sets it.
  const list = (rows: readonly object[]) =>
    rows.length < 2
      ? `[${rows.map(written).join()}]`
      : `[\n${rows.map((row) => `    ${written(row)},`).join('\n')}\n  ]`
  const text = [
    `// Made by \`npm run calendar -- ${game.id} --table --games ${games} --seed ${seed}\`, and not edited: how long this game takes.`,
    `import type { Days } from '../title.ts'`,
    '',
    'export const days: Days = {',
    `  seats: ${list(seats)},`,
    `  options: ${list(options)},`,
    '}',
    '',
  ]
  return writeFile(new URL(`../../src/games/${game.id}/days.ts`, import.meta.url), text.join('\n'))
}

const written = (row: object): string =>
  `{ ${Object.entries(row)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? `'${value}'` : value}`)
    .join(', ')} }`
