// Divisions: groups by design, in tiers that double downwards, and who goes up and down between seasons.

/** Tiers from the top, each a list of groups, each a list of entries. */
export type Tiers = readonly (readonly (readonly number[])[])[]

/** How large groups may be where no design fits exactly. */
const SIZES = { min: 5, max: 13 }

/** The size of a group by design: 7 at three and four seats, 11 at five; at other tables the next that two tables make. */
export const groupSize = (seats: number): number =>
  seats === 3 || seats === 4 ? 7 : seats === 5 ? 11 : Math.min(SIZES.max, Math.max(SIZES.min, 2 * seats - 1))

/**
 * Divides a ladder (entries, the best first) into tiers of groups for tables of `seats`: one group in the first tier, two in
 * the second, and so on; the last takes what is left. Sizes are as near to the design's as can be, the larger ones below.
 * Within a tier entries go back and forth between its groups, so that these are equally strong. None where too few are left
 * for a table.
 */
export function divide(ladder: readonly number[], seats: number): Tiers {
  const sizes = groupSizes(ladder.length, seats)
  const tiers: number[][][] = []
  let [first, group] = [0, 0]
  for (let wide = 1; group < sizes.length; wide *= 2) {
    const tier = sizes.slice(group, group + wide)
    const people = tier.reduce((sum, size) => sum + size, 0)
    tiers.push(backAndForth(ladder.slice(first, first + people), tier))
    group += wide
    first += people
  }
  return tiers
}

/** The sizes of all groups, the smaller ones first. */
function groupSizes(people: number, seats: number): readonly number[] {
  if (people < seats) return []
  const aim = groupSize(seats)
  const most = Math.max(1, Math.floor(people / Math.max(SIZES.min, seats)))
  let best: readonly number[] = []
  let least = Number.POSITIVE_INFINITY
  for (let groups = 1; groups <= most; groups++) {
    const sizes = Array.from({ length: groups }, (_, group) => Math.floor((people + group) / groups))
    const off = sizes.reduce((sum, size) => sum + (size - aim) ** 2 + (size > SIZES.max ? 10_000 : 0), 0)
    if (off < least) [best, least] = [sizes, off]
  }
  return best
}

/** Deals entries to groups of these sizes: 1 2 3 3 2 1 1 2 3 … */
function backAndForth(entries: readonly number[], sizes: readonly number[]): number[][] {
  const groups: number[][] = sizes.map(() => [])
  const queue = [...entries]
  for (let lap = 0; queue.length > 0; lap++) {
    const order = lap % 2 === 0 ? [...groups.keys()] : [...groups.keys()].reverse()
    for (const group of order) {
      const taken = groups[group]
      if (!taken || taken.length >= (sizes[group] ?? 0)) continue
      taken.push(...queue.splice(0, 1))
    }
  }
  return groups
}

/** How many leave each group of the upper tier, and each of the lower, between two tiers. */
export interface Exchange {
  readonly downs: number
  readonly ups: number
  /** `downs × groups above`, which is `ups × groups below`, unless it would be more than three of a group. */
  readonly moved: number
}

const MOST_MOVED = 3

/** What goes down and up between tiers of so many groups: downs × groups above = ups × groups below. */
export function exchange(above: number, below: number): Exchange {
  const common = divisor(above, below)
  const [downs, ups] = [below / common, above / common]
  if (downs <= MOST_MOVED && ups <= MOST_MOVED) return { downs, ups, moved: downs * above }
  const moved = Math.max(above, below)
  return { downs: Math.ceil(moved / above), ups: Math.ceil(moved / below), moved }
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b)
}

/** A season's end: `tiers` hold their groups' entries in the order of their standings, the best first. */
export interface SeasonEnd {
  readonly tiers: Tiers
  /** By entry; compares those who have the same place in different groups. */
  readonly points: ReadonlyMap<number, number>
  /** Who does not go on. */
  readonly withdrawn: readonly number[]
  /** Who begins, the strongest first. */
  readonly newcomers: readonly number[]
}

/**
 * The ladder of the next season. Who goes up and down balances between tiers. Places that withdrawals leave are filled
 * alternately by one relegation less and one promotion more, down to the last tier, below which newcomers begin. All groups
 * send their first (or last) before any sends its second; where not all can, points decide.
 */
export function nextLadder(end: SeasonEnd): readonly number[] {
  const exchanged = exchanges(end)
  const next: number[][] = exchanged.map(() => [])
  for (const [tier, { promoted, stays, relegated }] of exchanged.entries()) {
    next[tier - 1]?.push(...promoted)
    // Above this tier's own stand those who come down to it, below them those who come up.
    next[tier]?.push(...stays)
    next[tier + 1]?.push(...relegated)
  }
  return [...next.flat(), ...end.newcomers]
}

/** What becomes of a tier's entries, each list with the best first; who does not go on is in none of them. */
export interface TierEnd {
  readonly promoted: readonly number[]
  readonly stays: readonly number[]
  readonly relegated: readonly number[]
}

/** Who goes up from each tier, who stays and who goes down, if the season ends like this. */
export function exchanges({
  tiers,
  points,
  withdrawn,
}: Pick<SeasonEnd, 'tiers' | 'points' | 'withdrawn'>): readonly TierEnd[] {
  const gone = new Set(withdrawn)
  const left = tiers.map((groups) => groups.map((group) => group.filter((entry) => !gone.has(entry))))
  const moves = movesBetween(tiers, left, gone)
  return left.map((groups, tier) => {
    const { up = 0, down = 0 } = moves[tier] ?? {}
    const best = byPlace(groups, (a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0))
    const promoted = best.slice(0, up)
    const worst = byPlace(
      groups.map((group) => group.filter((entry) => !promoted.includes(entry)).reverse()),
      (a, b) => (points.get(a) ?? 0) - (points.get(b) ?? 0),
    )
    const relegated = worst.slice(0, down).reverse()
    const stays = best.filter((entry) => !promoted.includes(entry) && !relegated.includes(entry))
    return { promoted, stays, relegated }
  })
}

/** How many go up from each tier and down from it. */
function movesBetween(tiers: Tiers, left: Tiers, gone: ReadonlySet<number>) {
  const moves = tiers.map(() => ({ up: 0, down: 0 }))
  let vacant = 0
  for (const [tier, groups] of tiers.entries()) {
    const [own, lower, below] = [moves[tier], moves[tier + 1], tiers[tier + 1]]
    if (!own || !lower || !below) break
    vacant += groups.flat().filter((entry) => gone.has(entry)).length
    const { moved } = exchange(groups.length, below.length)
    const less = Math.min(moved, Math.ceil(vacant / 2))
    own.down = Math.min(moved - less, Math.max(0, (left[tier]?.flat().length ?? 0) - own.up))
    lower.up = Math.min(left[tier + 1]?.flat().length ?? 0, own.down + vacant)
  }
  return moves
}

/** The entries of a tier: the first of all groups, then the second of all, and so on; each of these in order. */
const byPlace = (
  groups: readonly (readonly number[])[],
  order: (a: number, b: number) => number,
): readonly number[] =>
  Array.from({ length: Math.max(0, ...groups.map(({ length }) => length)) }, (_, place) =>
    groups.flatMap((group) => group.slice(place, place + 1)).sort(order),
  ).flat()
