// `npm run calendar -- records --seats 4 --games 20 --json`: how many days a game takes to its end when people look at it
// four times a day, how often it calls each of them, and what it waits for; in virtual time through the host's own clocks,
// windows and auto-answers. The people are those of docs/calendar.md; everybody plays `hard`. `-- --table --games 10` measures
// every game at every number of seats and writes what lobbies say of it (one game where one is named).
import { defaultOptions } from '../src/engine/options.ts'
import { TITLES } from '../src/games/index.ts'
import { HOUR, MINUTE } from '../src/text/length.ts'
import { calendarOf } from './calendar/calendar.ts'
import { HABITS, type Habits } from './calendar/people.ts'
import { daysOf, writeDays } from './calendar/table.ts'
import { commandLine, print } from './common/arguments.ts'
import { titleNamed } from './common/title-named.ts'

const line = commandLine(
  {
    seats: '',
    games: '20',
    seed: '1',
    options: '{}',
    plans: '0',
    suggested: '0',
    looks: `${HABITS.looks}`,
    sigma: `${HABITS.sigma}`,
    sleep: '8',
    zones: '6',
    screen: '3',
    answer: '45',
  },
  ['table'],
)
const number = (name: string): number => {
  const read = Number(line.text(name))
  if (!(read >= 0)) throw new Error(`--${name} takes a number of at least 0`)
  return read
}
const habits: Habits = {
  looks: number('looks'),
  sigma: number('sigma'),
  sleep: number('sleep') * HOUR,
  zones: number('zones') * HOUR,
  screen: number('screen') * MINUTE,
  answer: number('answer') * 1_000,
  plans: number('plans'),
  suggested: number('suggested'),
}
const games = line.count('games')
const seed = line.text('seed')
if (line.flag('table')) await table()
else await figures()

/** Measures the game that is named, or all, and writes their tables. */
async function table(): Promise<void> {
  const [named] = line.positionals
  for (const title of named === undefined ? Object.values(TITLES) : [titleNamed(named)]) {
    const days = await daysOf(title, { games, seed, habits }, console.log)
    await writeDays(title, days, { games, seed })
  }
}

/** Measures one table, and what it waits for. */
async function figures(): Promise<void> {
  const { game, introduction } = titleNamed(line.positionals[0])
  const seats = line.text('seats') === '' ? (introduction?.seats ?? game.seats.max) : line.count('seats')
  const options = { ...defaultOptions(game), ...JSON.parse(line.text('options')) }
  const began = performance.now()
  const found = await calendarOf({ game, seats, games, seed, options, habits })
  const seconds = Math.round((performance.now() - began) / 1_000)
  print({ game: game.id, seats, games, ...found, seconds }, line.json)
}
