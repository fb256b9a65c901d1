// Chooses few and short games that together pass everything that any passed, and more of them while there is room.
import type { Candidate } from './search.ts'

/** What it is worth to pass something for the first, second and third time. */
const WORTH = [1, 0.1, 0.05]

/**
 * The games chosen: first all that it takes, those that pass most for their cost first; then what passes rare things again.
 * @param room what all may cost together, unless it takes more to pass everything
 */
export function chooseGames(candidates: readonly Candidate[], room: number): Candidate[] {
  const needed = withoutRedundant(choose(candidates, [], [1], Infinity))
  return choose(candidates, needed, WORTH, room)
}

const costOf = (games: readonly Candidate[]): number => games.reduce((sum, { cost }) => sum + cost, 0)

function choose(
  candidates: readonly Candidate[],
  already: readonly Candidate[],
  worth: readonly number[],
  room: number,
): Candidate[] {
  const chosen = [...already]
  const times: number[] = []
  const count = ({ passed }: Candidate) => {
    for (const number of passed) times[number] = (times[number] ?? 0) + 1
  }
  chosen.forEach(count)
  let left = room - costOf(chosen)
  const gainOf = ({ passed, cost }: Candidate): number =>
    passed.reduce((sum, number) => sum + (worth[times[number] ?? 0] ?? 0), 0) / cost
  for (;;) {
    let [best, gain]: [Candidate | undefined, number] = [undefined, 0]
    for (const candidate of candidates) {
      const its = candidate.cost <= left ? gainOf(candidate) : 0
      if (its > gain && !chosen.includes(candidate)) [best, gain] = [candidate, its]
    }
    if (!best) return chosen
    chosen.push(best)
    count(best)
    left -= best.cost
  }
}

/** Leaves out games all of which others pass too, the dearest first. */
function withoutRedundant(chosen: readonly Candidate[]): Candidate[] {
  const times: number[] = []
  for (const { passed } of chosen) for (const number of passed) times[number] = (times[number] ?? 0) + 1
  const kept = new Set(chosen)
  for (const game of chosen.toSorted((one, other) => other.cost - one.cost)) {
    if (game.passed.some((number) => (times[number] ?? 0) < 2)) continue
    kept.delete(game)
    for (const number of game.passed) times[number] = (times[number] ?? 0) - 1
  }
  return [...kept]
}
