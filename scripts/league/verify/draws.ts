// The chain of links and the seeds, computed here; and each draw, replayed with the league's own code from link and input.
import { drawDivisions, drawQueue } from '../../../src/league/draws.ts'
import { type ChainEnd, PAIRING_RULES } from '../../../src/league/entrants.ts'
import type { FileDraw, FileRound, LeagueFile } from '../../../src/league/export-file.ts'
import { pairRound } from '../../../src/league/round.ts'
import { tablesOf } from './file.ts'
import { canonical, hmac, sha } from './hashes.ts'
import type { Check } from './report.ts'

/** No league has a longer chain. */
const MAX_LINKS = 100_000

/** Checks the order of rounds, the chain, the seeds and the draws. */
export function checkDraws({ league, rounds }: LeagueFile, check: Check): void {
  let known = { number: 0, link: league.end }
  let last = league.links
  let next: ChainEnd | undefined
  for (const [at, round] of rounds.entries()) {
    const name = `round ${round.round}`
    const before = rounds[at - 1] ?? { round: 0, season: 0 }
    check('order', round.round === before.round + 1, `${name} stands behind round ${before.round}`)
    check('order', round.season >= before.season, `${name} is of a season before that of the round before`)
    if (next && round.round > last) {
      known = { number: last, link: next.end }
      last += Math.min(next.links, MAX_LINKS)
      next = undefined
    }
    const announced = round.draw.input.next
    if (announced) check('links', !next, `${name}: it announces a chain, and one was announced before`)
    next ??= announced
    const reaches = round.round <= last && leadsTo(round.link, round.round - known.number, known.link)
    check('links', reaches, `${name}: its link does not lead to the published end of the chain`)
    if (reaches) known = { number: round.round, link: round.link }
    const isSeed = round.seed === seedOf(round)
    check('seeds', isSeed, `${name}: its seed is not that of its link and what it was drawn from`)
    const fault = drawFault(round, league)
    check('draws', fault === undefined, `${name}: ${fault}`)
  }
}

function leadsTo(link: string, steps: number, end: string): boolean {
  let reached = link
  for (let step = 0; step < steps; step++) reached = sha(reached)
  return steps > 0 && reached === end
}

function seedOf({ link, draw: { input } }: FileRound): string {
  if (!('entrants' in input)) return hmac(link, canonical(input))
  const entrants = input.entrants.toSorted((a, b) => a.entry - b.entry)
  return hmac(link, canonical({ ...input, entrants }))
}

/** What is wrong with a draw: where it comes out otherwise, or that it was made by other rules than the league's. */
function drawFault({ link, draw }: FileRound, { format, seats }: LeagueFile['league']): string | undefined {
  const { input, pairing } = draw
  const { min, max } = typeof input.seats === 'number' ? { min: input.seats, max: input.seats } : input.seats
  if (input.rules !== PAIRING_RULES || input.format !== format || max !== seats || min > max)
    return 'it was not drawn by the rules of the league'
  let again: FileDraw['pairing']
  try {
    again = replayed(link, input)
  } catch {
    return 'nothing can be drawn from its input'
  }
  if (canonical(again) === canonical(pairing)) return undefined
  const [wanted, told] = [tablesOf(again), tablesOf(pairing)]
  for (let at = 0; at < Math.max(wanted.length, told.length); at++)
    if (canonical(wanted[at] ?? []) !== canonical(told[at] ?? []))
      return `drawn again, table ${at + 1} is ${wanted[at]?.join(', ') ?? 'none'} and not ${told[at]?.join(', ') ?? 'none'}`
  return 'drawn again, its groups, waves, byes or members at rest are others'
}

function replayed(link: string, input: FileDraw['input']): FileDraw['pairing'] {
  if (input.format === 'divisions') return drawDivisions(link, input)
  if (input.format === 'queue') return { tables: drawQueue(input) }
  return pairRound(link, input)
}
