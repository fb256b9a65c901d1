// Plays seasons and cups with made-up results, and holds every round against what pairing promises.

import { linkAt } from '../../src/league/chain.ts'
import { gamesEach, groupSchedule, leastUnevenness, meetingsIn } from '../../src/league/designs.ts'
import {
  type Entrant,
  PAIRING_RULES,
  type RoundInput,
  type RoundPairing,
  seasonStrength,
} from '../../src/league/entrants.ts'
import type { PlayedTable } from '../../src/league/results.ts'
import { pairRound } from '../../src/league/round.ts'
import { seatSpread } from '../../src/league/seating.ts'
import { standings } from '../../src/league/standings.ts'
import { type Draw, fastStream } from '../../src/league/stream.ts'
import { cpuClock } from '../common/cost.ts'

/** One season or cup to play. */
export interface Trial {
  readonly format: RoundInput['format']
  readonly people: number
  readonly seats: number
  readonly rounds: number
  readonly seed: string
}

/** What came of it: broken promises in words, and figures. */
export interface Trialled {
  readonly faults: readonly string[]
  readonly slowestMs: number
  /** Meetings beyond the first of each pair, how many cannot be avoided, and all meetings. */
  readonly repeats: number
  readonly bound: number
  readonly meetings: number
  readonly spread: number
}

const MOST_MS = 2000

/** Plays a season or cup and checks each of its rounds. */
export function playTrial(trial: Trial): Trialled {
  const draw = fastStream(trial.seed, trial.format, trial.people, trial.seats)
  const forbidden = forbiddenPairs(trial, draw)
  const faults: string[] = []
  const pairings: RoundPairing[] = []
  const played: PlayedTable[] = []
  let slowestMs = 0
  for (let round = 1; round <= trial.rounds; round++) {
    const input = roundInput(trial, played, pairings, forbidden, draw)
    const link = linkAt(trial.seed, trial.rounds, round)
    const begun = cpuClock()
    const pairing = pairRound(link, input)
    const ms = cpuClock() - begun
    slowestMs = Math.max(slowestMs, ms)
    const again = pairRound(link, { ...input, entrants: input.entrants.toReversed() })
    if (JSON.stringify(again) !== JSON.stringify(pairing))
      faults.push(`round ${round}: other bytes from the same seed`)
    if (ms > MOST_MS) faults.push(`round ${round}: ${Math.round(ms)} ms`)
    faults.push(...roundFaults(input, pairing).map((fault) => `round ${round}: ${fault}`))
    pairings.push(pairing)
    played.push(...pairing.tables.map((table, number) => resultOf(round, number, table, draw)))
  }
  const tables = pairings.flatMap((pairing) => pairing.tables)
  const entries = members(trial.people)
  const spread = Math.max(...entries.map((entry) => seatSpread(tables, entry)))
  if (spread > 2) faults.push(`seats taken differ by ${spread}`)
  return { faults, slowestMs, spread, ...meetingFigures(pairings, trial.people) }
}

const members = (people: number): number[] => Array.from({ length: people }, (_, at) => at + 1)

/** A twentieth of all have somebody whom they must not meet, where there are tables enough to keep them apart. */
function forbiddenPairs({ people, seats }: Trial, draw: Draw): [number, number][] {
  if (people < 4 * seats) return []
  return Array.from({ length: Math.ceil(people / 20) }, () => {
    const one = draw(people)
    return [one + 1, ((one + 1 + draw(people - 1)) % people) + 1]
  })
}

/** The next round as the standings have it; one in thirty has a game too many and rests. */
function roundInput(
  { format, people, seats }: Trial,
  played: readonly PlayedTable[],
  pairings: readonly RoundPairing[],
  forbidden: readonly (readonly [number, number])[],
  draw: Draw,
): RoundInput {
  const byes = pairings.flatMap((pairing) => pairing.byes)
  const rows = standings({ entries: members(people), tables: played, byes, lot: 'lot' })
  return {
    rules: PAIRING_RULES,
    format,
    seats: { min: Math.max(2, seats - 1), max: seats },
    entrants: rows.map(
      ({ entry, place, points, byes }): Entrant => ({
        entry,
        place,
        points,
        strength: seasonStrength(points, pairings.length),
        byes,
        running: draw(30) === 0 && people >= 4 * seats ? 2 : 0,
        limit: 2,
      }),
    ),
    past: pairings.flatMap(({ tables }) => tables),
    forbidden,
  }
}

/** A result by chance in which low numbers do better. */
export function resultOf(round: number, table: number, entries: readonly number[], draw: Draw): PlayedTable {
  const scores = entries.map((entry) => draw(1000) - entry)
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length)
  return {
    round,
    table,
    day: round,
    seats: entries.map((entry, seat) => {
      const place = places[seat] ?? 0
      return { entry, player: entry, place, winner: place === 1 }
    }),
  }
}

/** Which promises a round breaks. */
function roundFaults(input: RoundInput, { tables, byes, resting }: RoundPairing): string[] {
  const faults: string[] = []
  const all = [...tables.flat(), ...byes, ...resting].sort((a, b) => a - b)
  const expected = input.entrants.map(({ entry }) => entry).sort((a, b) => a - b)
  if (all.join() !== expected.join()) faults.push('not everybody is in it once')
  for (const [a, b] of input.forbidden)
    if (tables.some((table) => table.includes(a) && table.includes(b))) faults.push(`${a} must not meet ${b}`)
  const had = new Map(input.entrants.map((entrant) => [entrant.entry, entrant.byes]))
  const most = Math.max(0, ...byes.map((entry) => had.get(entry) ?? 0))
  const fewest = Math.min(...tables.flat().map((entry) => had.get(entry) ?? 0))
  if (most > fewest) faults.push(`bye number ${most + 1} while somebody has had ${fewest}`)
  const { min, max } = input.seats
  if (tables.some(({ length }) => length > max || length < Math.min(min, expected.length)))
    faults.push('a table of a size that must not be')
  return faults
}

/** How often pairs met again, and how often they had to. */
function meetingFigures(pairings: readonly RoundPairing[], people: number) {
  const met = new Map<number, number>()
  const opponents = new Map<number, number>()
  for (const table of pairings.flatMap(({ tables }) => tables))
    for (const a of table) {
      opponents.set(a, (opponents.get(a) ?? 0) + table.length - 1)
      for (const b of table) if (a < b) met.set(a * 1000 + b, (met.get(a * 1000 + b) ?? 0) + 1)
    }
  const meetings = [...met.values()].reduce((sum, times) => sum + times, 0)
  const byCount = [...opponents.values()].reduce((sum, count) => sum + Math.max(0, count - people + 1), 0) / 2
  return {
    repeats: meetings - met.size,
    bound: Math.max(Math.ceil(byCount), forcedRepeats(pairings)),
    meetings,
  }
}

/** Repeats that no seating avoids, since a table has more seats than an earlier round had tables to take them from. */
function forcedRepeats(pairings: readonly RoundPairing[]): number {
  let forced = 0
  for (const [round, { tables }] of pairings.entries()) {
    const byRound = pairings.slice(0, round).map((earlier) => {
      const sources = earlier.tables.length + earlier.byes.length + earlier.resting.length
      return tables.reduce((sum, { length }) => sum + fewestPairs(length, sources), 0)
    })
    forced += Math.max(0, ...byRound)
  }
  return forced
}

/** The fewest pairs from the same source if so many people come from so many sources. */
function fewestPairs(people: number, sources: number): number {
  const each = Math.floor(people / sources)
  const more = people % sources
  return (sources * each * (each - 1)) / 2 + more * each
}

/** Which designs are not exact, and which groups of other sizes are not as even as can be. */
export function designFigures() {
  const faults: string[] = []
  const uneven: string[] = []
  for (const [size, seats] of [
    [7, 3],
    [7, 4],
    [11, 5],
    [13, 4],
    [21, 5],
  ] as const) {
    const games = groupSchedule(size, seats)
    const exact = new Set(meetingsIn(games, size)).size === 1
    const seatsOnce = members(size).every((member) => seatSpread(games, member - 1) === 0)
    if (!exact || !seatsOnce || games.length !== size) faults.push(`design ${size},${seats} is not exact`)
  }
  for (let seats = 2; seats <= 8; seats++)
    for (let size = Math.max(5, seats); size <= 13; size++) {
      const games = groupSchedule(size, seats)
      const squares = meetingsIn(games, size).reduce((sum, times) => sum + times ** 2, 0)
      const least = leastUnevenness(size, seats, gamesEach(size, seats))
      if (squares > least) uneven.push(`${size},${seats}: ${squares} for ${least}`)
      if (members(size).some((member) => seatSpread(games, member - 1) > 2))
        faults.push(`seats of ${size},${seats}`)
    }
  return { faults, uneven }
}
