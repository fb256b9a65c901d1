// One round, paired by one pure function on whole numbers.
import { roundSeed } from './chain.ts'
import type { RoundInput, RoundPairing } from './entrants.ts'
import { pastOf } from './past.ts'
import { makePods } from './pods.ts'
import { pairSwiss } from './swiss.ts'

/**
 * Pairs a round: the same link and input give the same tables, everywhere. `link` is the hash chain's, opened when the
 * entries were frozen. Who has as many games as they want rests. Pairs that must not meet never do.
 */
export function pairRound(link: string, input: RoundInput): RoundPairing {
  const seed = roundSeed(link, input)
  const entrants = input.entrants.toSorted((a, b) => a.entry - b.entry)
  const playing = entrants.filter(({ running, limit }) => running < limit)
  const { tables, byes } =
    input.format === 'cup' ? pairSwiss(seed, input, playing) : makePods(seed, input, playing)
  const { seats } = pastOf([], input)
  return {
    tables: tables.map((table) => seats.seat(table)),
    byes: byes.toSorted((a, b) => a - b),
    resting: entrants.filter(({ running, limit }) => running >= limit).map(({ entry }) => entry),
  }
}
