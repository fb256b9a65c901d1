// Standings: points, wins, the games among those who are level, shares, lots.
import type { Result, Scale } from './file.ts'
import { isAbandoned, meanOf, placeOf, scoresOf, shareOf } from './points.ts'
import { hmac } from './words.ts'

/** What standings are made of; `results` are those that count. */
export interface Campaign {
  readonly entries: readonly number[]
  readonly results: readonly Result[]
  /** The entry of each bye. */
  readonly byes: readonly number[]
  readonly scale: Scale
  /** What lots are drawn from. */
  readonly seed: string
}

/** A line of the standings. */
export interface Line {
  readonly entry: number
  readonly points: number
  readonly games: number
  readonly wins: number
  readonly byes: number
  /** Games in which they decided nothing, if there are any. */
  readonly absences?: number
}

/** The standings, the best first. */
export function standingsOf(campaign: Campaign): readonly Line[] {
  const lines = new Map(campaign.entries.map((entry) => [entry, lineOf(entry, campaign)]))
  const ahead = aheadOf(campaign.results, lines)
  return [...lines.values()]
    .map((line) => ({ line, ahead: ahead.get(line.entry) ?? 0, lot: hmac(campaign.seed, 'lot', line.entry) }))
    .sort(
      (a, b) =>
        b.line.points - a.line.points ||
        b.line.wins - a.line.wins ||
        b.ahead - a.ahead ||
        b.line.share - a.line.share ||
        (a.lot < b.lot ? -1 : 1),
    )
    .map(({ line: { share: _, ...line } }) => line)
}

function lineOf(entry: number, { results, byes, scale }: Campaign): Line & { readonly share: number } {
  const rests = byes.filter((each) => each === entry).length
  let [points, games, wins, absences] = [rests * meanOf(scale), 0, 0, 0]
  const shares: number[] = []
  for (const result of results)
    for (const [at, seat] of result.seats.entries()) {
      if (seat.entry !== entry) continue
      games++
      points += scoresOf(result, scale)?.[at] ?? 0
      if (seat.winner && !isAbandoned(seat)) wins++
      if (seat.absent) absences++
      const share = shareOf(seat, result)
      if (share !== undefined) shares.push(share)
    }
  const share = Math.floor(shares.reduce((sum, each) => sum + each, 0) / Math.max(1, shares.length))
  return { entry, points, games, wins, byes: rests, ...(absences > 0 && { absences }), share }
}

/** How much more often each was before one with the same points and wins than behind. */
function aheadOf(results: readonly Result[], lines: ReadonlyMap<number, Line>): ReadonlyMap<number, number> {
  const ahead = new Map<number, number>()
  const isLevel = (a: Line | undefined, b: Line | undefined): boolean =>
    a !== undefined && b !== undefined && a.points === b.points && a.wins === b.wins
  for (const result of results)
    for (const own of result.seats)
      for (const other of result.seats) {
        if (own === other || !isLevel(lines.get(own.entry), lines.get(other.entry))) continue
        const more = Math.sign(placeOf(other, result) - placeOf(own, result))
        ahead.set(own.entry, (ahead.get(own.entry) ?? 0) + more)
      }
  return ahead
}
