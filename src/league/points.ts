// Points for a place at a table: by default the opponents one has beaten and the win, with the same mean at every size.

/** The units of one point: every share and every split win at up to twelve seats is a whole number of them. */
export const POINT = 27_720

/** How a seat finished. */
export interface Finish {
  /** 1 is best; those who share a place have the same. */
  readonly place: number
  readonly winner: boolean
  /** Those with the same number won or lost together. */
  readonly team?: number
}

/** A league's own points: for each number of seats, whole points for each place from the first to the last. */
export type OwnScale = Readonly<Record<number, readonly number[]>>

/** How a league counts: `undefined` is 6 × the share of opponents beaten, and seats ÷ winners for a win. */
export type Scale = OwnScale | undefined

/** What is wrong with a league's own points, and at how many seats. */
export interface ScaleFault {
  readonly fault: 'missing' | 'length' | 'not-whole' | 'rising' | 'mean'
  readonly seats: number
}

const BEATEN = 6

/** Points of each seat, in units of 1/27,720 point; their mean is `meanPoints`. Throws where a scale lacks the size. */
export function pointsOf(finishes: readonly Finish[], scale?: Scale): readonly number[] {
  if (scale) return byPlace(finishes, scale)
  const winners = winnersAt(finishes)
  return finishes.map((finish, seat) => {
    const { halves, opponents } = beatenBy(finishes, seat)
    const beaten = opponents === 0 ? 0 : (BEATEN * POINT * halves) / (2 * opponents)
    return beaten + (winners.includes(finish) ? (POINT * finishes.length) / winners.length : 0)
  })
}

/** The share of opponents that a seat finished ahead of, a tie as half of one; none where it had no opponents. */
export function shareBeaten(finishes: readonly Finish[], seat: number): number | undefined {
  const { halves, opponents } = beatenBy(finishes, seat)
  return opponents === 0 ? undefined : halves / (2 * opponents)
}

/** How many opponents a seat had, and how many half ones it beat. */
function beatenBy(finishes: readonly Finish[], seat: number) {
  const own = finishes[seat]?.place ?? finishes.length
  const opponents = opponentsOf(finishes, seat)
  const halves = opponents.reduce((sum, { place }) => sum + 1 + Math.sign(place - own), 0)
  return { halves, opponents: opponents.length }
}

/** Who won; where nobody did, those who finished first share the win, so that no table is worth less than another. */
function winnersAt(finishes: readonly Finish[]): readonly Finish[] {
  const winners = finishes.filter(({ winner }) => winner)
  const best = Math.min(...finishes.map(({ place }) => place))
  return winners.length > 0 ? winners : finishes.filter(({ place }) => place === best)
}

/** Everybody else at the table; where all teams are equally large, everybody of another team. */
function opponentsOf(finishes: readonly Finish[], seat: number): readonly Finish[] {
  const own = finishes[seat]?.team
  const others = finishes.filter((_, other) => other !== seat)
  const sizes = new Map<number | undefined, number>()
  for (const { team } of finishes) sizes.set(team, (sizes.get(team) ?? 0) + 1)
  const equal = sizes.size > 1 && !sizes.has(undefined) && new Set(sizes.values()).size === 1
  return equal ? others.filter(({ team }) => team !== own) : others
}

/** Points by place; those who share a place share what its places are worth. */
function byPlace(finishes: readonly Finish[], scale: OwnScale): readonly number[] {
  const points = scale[finishes.length]
  if (!points) throw new Error(`the scale has no points for ${finishes.length} seats`)
  return finishes.map(({ place }) => {
    const before = finishes.filter((other) => other.place < place).length
    const level = finishes.filter((other) => other.place === place).length
    const worth = points.slice(before, before + level).reduce((sum, each) => sum + each, 0)
    return (POINT * worth) / level
  })
}

/** The mean of a table, which a bye scores too, in units of 1/27,720 point: 4 points, or the mean of the league's own. */
export function meanPoints(scale?: Scale): number {
  const [own] = Object.values(scale ?? {})
  return own ? (POINT * own.reduce((sum, each) => sum + each, 0)) / own.length : 4 * POINT
}

/** What is wrong with a scale for tables of `min` to `max` seats; none is wrong that keeps one mean at every size. */
export function scaleFaults(scale: OwnScale, min: number, max: number): readonly ScaleFault[] {
  const faults: ScaleFault[] = []
  const mean = meanPoints(scale[max] ? { [max]: scale[max] } : scale)
  for (let seats = min; seats <= max; seats++) {
    const points = scale[seats]
    if (!points) faults.push({ fault: 'missing', seats })
    else if (points.length !== seats) faults.push({ fault: 'length', seats })
    else if (!points.every(Number.isSafeInteger)) faults.push({ fault: 'not-whole', seats })
    else if (points.some((each, place) => each > (points[place - 1] ?? each)))
      faults.push({ fault: 'rising', seats })
    else if (meanPoints({ [seats]: points }) !== mean) faults.push({ fault: 'mean', seats })
  }
  return faults
}
