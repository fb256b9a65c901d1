// `npm run league -- demo --people 30 --seats 4 --rounds 5 --json`: a league from its opening to its end with made-up results: an
// open season whose every round is verified, the divisions and the ladder that follow, ratings, and a queue.
import { isLink, linkAt, roundSeed } from '../../src/league/chain.ts'
import { groupSchedule } from '../../src/league/designs.ts'
import { divide, exchange, nextLadder } from '../../src/league/divisions.ts'
import { PAIRING_RULES, type RoundInput, seasonStrength } from '../../src/league/entrants.ts'
import { mayEnterLate } from '../../src/league/late-entry.ts'
import { POINT } from '../../src/league/points.ts'
import { nextTable, sharedHours, type Waiting, widthAfter } from '../../src/league/queue.ts'
import { NEWCOMER, ratingsFrom, shownRating } from '../../src/league/ratings.ts'
import type { PlayedTable } from '../../src/league/results.ts'
import { pairRound } from '../../src/league/round.ts'
import { standings } from '../../src/league/standings.ts'
import { fastStream } from '../../src/league/stream.ts'
import { cupRounds } from '../../src/league/swiss.ts'
import { commandLine, print } from '../common/arguments.ts'
import { resultOf } from './trials.ts'

const line = commandLine({ people: '30', seats: '4', rounds: '5', seed: 'a secret' })
const [people, seats] = [line.count('people'), line.count('seats')]
const rounds = seats === 2 ? cupRounds(people) : line.count('rounds')
const draw = fastStream(line.text('seed'), 'results')
const end = linkAt(line.text('seed'), rounds, 0)
const entries = Array.from({ length: people }, (_, at) => at + 1)
const late = entries.slice(-1)
const played: PlayedTable[] = []
const past: (readonly number[])[] = []
const byes: number[] = []
let lot = end
const verified: boolean[] = []

for (let round = 1; round <= rounds; round++) {
  const entered = entries.filter((entry) => !late.includes(entry) || (round > 1 && mayEnterLate(1, rounds)))
  const input: RoundInput = {
    rules: PAIRING_RULES,
    format: seats === 2 ? 'cup' : 'season',
    seats: { min: Math.max(2, seats - 1), max: seats },
    entrants: standings({ entries: entered, tables: played, byes, lot }).map(
      ({ entry, place, points, byes: rests }) => ({
        entry,
        place,
        points,
        strength: seasonStrength(points, round - 1),
        byes: rests,
        running: 0,
        limit: 1,
      }),
    ),
    past: [...past],
    forbidden: [[1, 2]],
  }
  const link = linkAt(line.text('seed'), rounds, round)
  const paired = pairRound(link, input)
  lot = roundSeed(link, input)
  verified.push(isLink(link, round, end) && JSON.stringify(pairRound(link, input)) === JSON.stringify(paired))
  past.push(...paired.tables)
  byes.push(...paired.byes)
  played.push(...paired.tables.map((table, number) => resultOf(round, number, table, draw)))
}

const table = standings({ entries, tables: played, byes, lot })
const ratings = ratingsFrom(played)
const shown = (entry: number) => shownRating(ratings.get(entry) ?? NEWCOMER, rounds)
const tiers = divide(
  table.map(({ entry }) => entry),
  seats,
)
const points = new Map(table.map((row) => [row.entry, row.points]))
const waiting = entries.map(
  (member): Waiting => ({
    member,
    rating: shown(member).value,
    since: member,
    waking: { from: member % 12, to: (member + 16) % 24 },
  }),
)
const started = nextTable(waiting, people + 24, { seats, forbidden: [], past: [] }) ?? []
print(
  {
    tables: played.length,
    verified,
    first: table.slice(0, 5).map((row) => ({ ...row, points: row.points / POINT, rating: shown(row.entry) })),
    tiers: tiers.map((groups) => groups.map((group) => group.length)),
    gamesOfFirstGroup: tiers[0]?.[0] && groupSchedule(tiers[0][0].length, seats).length,
    exchange: tiers[1] && exchange(tiers[0]?.length ?? 0, tiers[1].length),
    ladder: nextLadder({ tiers, points, withdrawn: [table[0]?.entry ?? 0], newcomers: [people + 1] }),
    queue: {
      started,
      width: widthAfter(24),
      sharedHours: sharedHours(waiting.filter(({ member }) => started.includes(member))),
    },
  },
  line.json,
)
process.exitCode = verified.every(Boolean) ? 0 : 1
