// `npm run bench -- reviews records --seats 4 --members 2 --games 2`: reviews games between computer players and prints what that
// cost. The first seats count as members, who play as well as `--strength` says; the others are hard. `--played-on 1` plays
// each moment on only once, where only the cost of hindsight is asked for.

import { computerNamed } from '../../src/engine/computers.ts'
import { playOut } from '../../src/engine/playout.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import type { Title } from '../../src/games/common/title.ts'
import { stopsOf } from '../../src/search/review/course.ts'
import { CARE, looksBack } from '../../src/search/review/hindsight.ts'
import { judge } from '../../src/search/review/judge.ts'
import { EFFORT } from '../../src/search/review/points.ts'
import { makeReview } from '../../src/search/review/review.ts'
import type { Finished, Hindsight } from '../../src/search/review/types.ts'
import { commandLine, print } from '../common/arguments.ts'
import { cpuClock } from '../common/cost.ts'
import { titleNamed } from '../common/title-named.ts'

const line = commandLine({
  games: '2',
  seats: '4',
  seed: 'reviews',
  members: '4',
  strength: 'normal',
  'played-on': String(EFFORT.games),
})
const games = line.count('played-on')
/** Fewer games played on from as many moments. */
const effort = { ...EFFORT, games, answers: (EFFORT.answers * games) / EFFORT.games }
/** Games played on from the deal to see what one costs. */
const PLAYOUTS = 8
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

/** A finished game between computer players, the first of whom are taken for members. */
function played({ game }: Title, seed: string): Finished {
  const seats = Math.min(line.count('seats'), game.seats.max)
  const members = line.count('members')
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]))
  const policies = Array.from(
    { length: seats },
    (_, seat) => computerNamed(game, seat < members ? line.text('strength') : 'hard') ?? randomPolicy,
  )
  const { steps, outcome } = playOut(game, { seed, options, policies })
  const pages = steps.map(({ entry, events }) => ({
    entry: entry.kind === 'answer' && entry.seat < members ? { ...entry, by: 'member' as const } : entry,
    events,
  }))
  const checkpoints = Object.fromEntries(
    steps.flatMap(({ entry, checkpoint }) => (checkpoint === undefined ? [] : [[entry.number, checkpoint]])),
  )
  return { seed, seats, options, pages, checkpoints, outcome }
}

function costOf({ game }: Title, seed: string) {
  const finished = played({ game } as Title, seed)
  const review = timed(() => makeReview(game, finished, effort, { ...CARE, decisions: 0 }))
  const moments = review.value?.moments ?? []
  const told = timed(() => drained(looksBack(game, finished, moments, CARE)))
  return {
    cpuSeconds: tenths(review.cpuSeconds),
    checkpoints: review.value?.checkpoints,
    playout: playoutOf(game, finished),
    judged: moments.length,
    games: review.value?.games,
    turnings: review.value?.turnings.length,
    hindsight: {
      cpuSeconds: tenths(told.cpuSeconds),
      looked: told.value.looked,
      told: told.value.found.length,
      bytes: JSON.stringify(told.value.found).length,
    },
  }
}

/** What a game costs that is played on from the deal, as reviews and thoughts play it: `Policy.pace` is its microseconds. */
function playoutOf(game: Title['game'], finished: Finished) {
  const [deal] = stopsOf(game, finished)
  if (!deal) return undefined
  judge(game, finished, deal, 0, 1)
  const { value, cpuSeconds } = timed(() => judge(game, finished, deal, 1, PLAYOUTS))
  const microseconds = Math.round((cpuSeconds * 1e6) / value.answers)
  return { answers: value.answers / PLAYOUTS, ms: Math.round((cpuSeconds * 1000) / PLAYOUTS), microseconds }
}

/** Takes all looks; how many there were, and what they found. */
function drained(looks: Generator<number, readonly Hindsight[]>) {
  for (let looked = 0; ; looked++) {
    const look = looks.next()
    if (look.done) return { looked, found: look.value }
  }
}

function tenths(seconds: number): number {
  return Math.round(seconds * 10) / 10
}

function timed<T>(work: () => T): { readonly value: T; readonly cpuSeconds: number } {
  const before = cpuClock()
  const value = work()
  return { value, cpuSeconds: (cpuClock() - before) / 1_000 }
}
