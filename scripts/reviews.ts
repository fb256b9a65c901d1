// `npm run reviews -- records --seats 4 --games 2`: reviews games between hard computer players and prints what that cost.

import { playOut } from '../src/engine/playout.ts'
import { randomPolicy } from '../src/engine/policy.ts'
import type { Title } from '../src/games/title.ts'
import { makeReview } from '../src/search/review/review.ts'
import type { Finished, Review } from '../src/search/review/types.ts'
import { commandLine, print, titleNamed } from './arguments.ts'

const line = commandLine({ games: '2', seats: '4', seed: 'reviews' })
const title = titleNamed(line.positionals[0])
const costs = Array.from({ length: line.count('games') }, (_, nth) =>
  costOf(title, `${line.text('seed')} ${nth}`),
)
const seconds = costs.map(({ cpuSeconds }) => cpuSeconds).toSorted((a, b) => a - b)
print(
  {
    game: title.game.id,
    reviews: costs,
    p50: seconds[Math.floor((seconds.length - 1) / 2)],
    max: seconds.at(-1),
  },
  line.json,
)

/** A finished game between hard computer players. */
function played({ game }: Title, seed: string): Finished {
  const seats = Math.min(line.count('seats'), game.seats.max)
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]))
  const policies = Array.from({ length: seats }, () => game.computers.hard ?? randomPolicy)
  const { steps, outcome } = playOut(game, { seed, options, policies })
  const checkpoints = Object.fromEntries(
    steps.flatMap(({ entry, checkpoint }) => (checkpoint === undefined ? [] : [[entry.number, checkpoint]])),
  )
  return { seed, seats, options, pages: steps, checkpoints, outcome }
}

function costOf(of: Title, seed: string) {
  const finished = played(of, seed)
  const before = process.cpuUsage()
  const review: Review | undefined = makeReview(of.game, finished)
  const { user, system } = process.cpuUsage(before)
  return {
    cpuSeconds: Math.round((user + system) / 1e5) / 10,
    checkpoints: review?.checkpoints,
    judged: review?.moments.length,
    games: review?.games,
    turnings: review?.turnings.length,
  }
}
