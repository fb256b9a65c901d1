// Estimates each seat's result from a position, learnt from whole games: for playouts of long games that stop early.

/** Numbers by their names; one that is not there is 0. */
export type Facts = Readonly<Record<string, number>>

/** A game's forecast. It is read in worlds that are only thought, where a whole state lies open; never of a game itself. */
export interface Forecast<S = unknown> {
  /** How far the game has come, in a unit of its own such as turns of players; it never goes back. */
  clock(state: S): number
  /** After how much of that a playout stops, by the number of seats. */
  horizon(seats: number): number
  /** Facts about each seat's prospects; read where `clock` has just moved on. */
  facts(state: S): readonly Facts[]
  /** What each fact weighs at a number of seats, as `npm run learn` learns it; the nearest number serves the others. */
  readonly weights: Readonly<Record<number, Facts>>
}

/** What facts weigh at a number of seats, or at the nearest that was learnt; `undefined` while nothing was. */
export function weightsAt({ weights }: Pick<Forecast, 'weights'>, seats: number): Facts | undefined {
  const far = (learnt: number): number => Math.abs(learnt - seats)
  const [nearest] = Object.keys(weights)
    .map(Number)
    .sort((one, other) => far(one) - far(other))
  return nearest === undefined ? undefined : weights[nearest]
}

/** Each seat's expected share of the win: the softmax of its facts' weighed sum. */
export function sharesBy(weights: Facts, facts: readonly Facts[]): number[] {
  const sums = facts.map((each) => {
    let sum = 0
    for (const name in each) sum += (each[name] ?? 0) * (weights[name] ?? 0)
    return sum
  })
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}
