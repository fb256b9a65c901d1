// Every draw done again: links, seeds, pairings.
import { cupRound } from './cup.ts'
import type { League, Pairing, Round, RoundInput } from './file.ts'
import { divisionsFrom } from './groups.ts'
import { seasonRound } from './pods.ts'
import { queueTables } from './queue.ts'
import type { Check } from './report.ts'
import { SeatsTaken } from './seats.ts'
import { canonical, hmac, sha } from './words.ts'

/** No league has a longer chain. */
const MOST_LINKS = 100_000

/** Checks the chain, the seeds and the draws of all rounds. */
export function checkDraws({ league, rounds }: League, check: Check): void {
  let known = { number: 0, link: league.end }
  let chain = { last: Math.min(league.links, MOST_LINKS) }
  let next: ReturnType<typeof announcedIn>
  let before = { round: 0, season: 0 }
  for (const round of rounds) {
    const name = `round ${round.round}`
    check('order', round.round === before.round + 1, `${name} stands behind round ${before.round}`)
    check(
      'order',
      round.season >= before.season,
      `${name} is of season ${round.season}, the one before of ${before.season}`,
    )
    before = { round: round.round, season: round.season }
    if (next && round.round > chain.last) {
      known = { number: chain.last, link: next.end }
      chain = { last: chain.last + Math.min(next.links, MOST_LINKS) }
      next = undefined
    }
    const announced = announcedIn(round)
    if (announced) check('links', !next, `${name}: it announces a chain, and one was announced before`)
    next ??= announced
    const exists = round.round <= chain.last
    const reaches = exists && leadsTo(round.link, round.round - known.number, known.link)
    check('links', reaches, `${name}: its link does not lead to the published end of the chain`)
    if (reaches) known = { number: round.round, link: round.link }
    const seed = seedOf(round)
    check(
      'seeds',
      round.seed === seed,
      `${name}: its seed is not that of its link and what it was drawn from`,
    )
    if (check('draws', fitsLeague(round, league), `${name} was not drawn by the league's own rules`))
      check('draws', isDrawn(round, seed), `${name}: drawn again it comes out otherwise`)
  }
}

/** The chain that a round announces: it is for the rounds after the last link of the present one. */
const announcedIn = ({ draw }: Round) => draw.input.next

function leadsTo(link: string, steps: number, end: string): boolean {
  let reached = link
  for (let step = 0; step < steps; step++) reached = sha(reached)
  return steps > 0 && reached === end
}

const byEntry = ({ entrants }: RoundInput) => entrants.toSorted((a, b) => a.entry - b.entry)

function seedOf({ link, draw: { input } }: Round): string {
  return hmac(link, canonical('entrants' in input ? { ...input, entrants: byEntry(input) } : input))
}

const MOST_SEATS = 12

/** The version of the rules of pairing that are done again here. */
const RULES = 3

/** These rules, the league's format, and its seats. */
function fitsLeague({ draw: { input } }: Round, { format, seats }: League['league']): boolean {
  const most = typeof input.seats === 'number' ? input.seats : input.seats.max
  const least = typeof input.seats === 'number' ? input.seats : input.seats.min
  return (
    input.rules === RULES && input.format === format && most === seats && least <= most && most <= MOST_SEATS
  )
}

function isDrawn(round: Round, seed: string): boolean {
  try {
    return canonical(drawAgain(round, seed)) === canonical(round.draw.pairing)
  } catch {
    return false // from such numbers nothing can be drawn
  }
}

function drawAgain({ draw: { input } }: Round, seed: string): Pairing {
  if (input.format === 'divisions') return divisionsFrom(seed, input)
  if (input.format === 'queue') return { tables: queueTables(input) }
  const entrants = byEntry(input)
  const playing = entrants.filter(({ running, limit }) => running < limit)
  const { tables, byes } = (input.format === 'cup' ? cupRound : seasonRound)(seed, input, playing)
  const taken = new SeatsTaken(input.past)
  return {
    tables: tables.map((table) => taken.seated(table)),
    byes: byes.toSorted((a, b) => a - b),
    resting: entrants.filter((each) => !playing.includes(each)).map(({ entry }) => entry),
  }
}
