// `npm run arena -- records --players hard,normal,random --games 400 --json`: who wins how often, and how sure that is.
import type { Options } from '../src/engine/game.ts'
import { commandLine, print, titleNamed } from './arguments.ts'
import { contest } from './contest.ts'

const line = commandLine({ games: '400', players: 'hard,random,random,random', options: '{}', seed: '1' })
const { game } = titleNamed(line.positionals[0])
const games = line.count('games')
const players = line.text('players').split(',')
const options = JSON.parse(line.text('options')) as Options
const { standings, ...rest } = contest(game, { players, games, seed: line.text('seed'), options })
print(
  {
    ...{ game: game.id, games, players },
    wins: standings.map(({ wins }) => wins),
    winRate: standings.map(({ winRate }) => winRate),
    rating: standings.map(({ rating }) => rating),
    ...rest,
  },
  line.json,
)
