// `npm run arena -- records --players hard,normal,random --games 400 --json`: who wins how often, and how sure that is.
// `hard@../before` is the computer player of another checkout with the same rules and names; `beginner` takes the advice of the
// game's guide (test/games/<id>/beginner.ts).
// An `expert` thinks `--budget 2000` milliseconds about a decision, or so many `--playouts`.
// With `--open-hands` it is shown what everybody holds: a peek, to see what it could gain by knowing more.
// With `--seats every` or `--seats 4,8` at each of these numbers of seats; the last player named fills the table.
import type { Options } from '../src/engine/game.ts'
import { EXPERT } from '../src/engine/strength.ts'
import { commandLine, print } from './common/arguments.ts'
import { beginnerOf } from './common/beginner.ts'
import { contest } from './common/contest.ts'
import { titleNamed } from './common/title-named.ts'
import { contestAtSeats, seatsNamed, tableOf } from './every-seats.ts'
import { withOpenHands } from './open-hands.ts'

const line = commandLine(
  {
    games: '400',
    players: 'hard,random,random,random',
    options: '{}',
    seed: '1',
    seats: '',
    budget: '',
    playouts: '',
  },
  ['open-hands'],
)
const title = titleNamed(line.positionals[0])
const game = line.flag('open-hands') ? withOpenHands(title.game) : title.game
const games = line.count('games')
const players = line.text('players').split(',')
const options = JSON.parse(line.text('options')) as Options
const limit = (name: 'budget' | 'playouts') => (line.text(name) === '' ? undefined : Number(line.text(name)))
const others = players.includes('beginner') ? { beginner: await beginnerOf(game.id) } : {}
const [ms, playouts] = [limit('budget'), limit('playouts')]
const budget = { ...(ms !== undefined && { ms }), ...(playouts !== undefined && { playouts }) }
/** Thoughts take long: how it stands is told while more is played. */
const watch = (played: number, wins: readonly number[]): void => {
  if (players.includes(EXPERT))
    console.error(
      `${played} of ${games}: ${players.map((who, at) => `${who} ${wins[at]?.toFixed(1)}`).join(', ')}`,
    )
}
const plan = { players, games, budget, seed: line.text('seed'), options, others, watch }

if (line.text('seats') === '') {
  const { standings, ...rest } = contest(game, plan)
  print(
    {
      game: game.id,
      games,
      players,
      wins: standings.map(({ wins }) => wins),
      winRate: standings.map(({ winRate }) => winRate),
      among: standings.map(({ among }) => among),
      rating: standings.map(({ rating }) => rating),
      ...rest,
    },
    line.json,
  )
} else {
  const contests = contestAtSeats(game, { ...plan, seats: seatsNamed(game, line.text('seats')) })
  if (line.json) print({ game: game.id, games, contests }, true)
  else console.log(tableOf(contests))
}
