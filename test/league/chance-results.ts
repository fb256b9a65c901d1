// Results by chance for tests of exports: ties, teams, scores, leavers, substitutes, successors, computers.
import type { PlayedSeat, PlayedTable } from '../../src/league/results.ts'
import type { Draw } from '../../src/league/stream.ts'

/** What may happen at a league's tables. */
export interface Chances {
  readonly teams?: boolean
  readonly scores?: boolean
  /** Members of no season who play for others, by number. */
  readonly waiting: readonly number[]
}

/** A result by chance. */
export function chanceResult(
  round: number,
  table: number,
  entries: readonly number[],
  draw: Draw,
  { teams, scores, waiting }: Chances,
): PlayedTable {
  const inTeams = teams === true && entries.length % 2 === 0
  const points = entries.map((_, seat) => (inTeams ? [draw(9), draw(9)][seat % 2] : draw(9)) ?? 0)
  const won = (seat: number): boolean => points[seat] === Math.max(...points)
  const nobody = draw(8) === 0
  const odds = entries.map((_, seat) => ({ ...happening(draw, waiting), ...(inTeams && { team: seat % 2 }) }))
  return {
    round,
    table,
    day: 20_000 + 3 * round + draw(3),
    seats: entries.map((entry, seat) => ({
      entry,
      player: entry,
      place: 1 + points.filter((other) => other > (points[seat] ?? 0)).length,
      winner: won(seat) && !nobody,
      ...(scores && { score: 10 * (points[seat] ?? 0) + draw(7) }),
      ...odds[seat],
    })),
  }
}

/** What may have happened at one seat. */
function happening(draw: Draw, waiting: readonly number[]): Partial<PlayedSeat> {
  const other = waiting[draw(waiting.length)] ?? 0
  const cases: readonly Partial<PlayedSeat>[] = [
    { left: true, computer: true },
    { left: true, successor: other },
    { player: other, substitute: true },
    { player: other, substitute: true, left: true, computer: true },
    { computer: true },
  ]
  return cases[draw(5 * cases.length)] ?? {}
}
