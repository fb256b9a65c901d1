// Promotion: the ladder of a season from the standings of the one before.

/** A season's end: for each tier its groups, the best of each first; and everybody's points. */
export interface End {
  readonly tiers: readonly (readonly (readonly number[])[])[]
  readonly points: ReadonlyMap<number, number>
}

/** The ladder after a season, for those who go on. */
export function ladderAfter({ tiers, points }: End, goesOn: (entry: number) => boolean): readonly number[] {
  const left = tiers.map((groups) => groups.map((group) => group.filter(goesOn)))
  const { ups, downs } = exchangeOf(tiers, left)
  const worth = (entry: number): number => points.get(entry) ?? 0
  const parts = left.map((groups, tier) => {
    const list = byRank(groups, (a, b) => worth(b) - worth(a))
    const up = list.slice(0, ups[tier])
    const others = groups.map((group) => group.filter((entry) => !up.includes(entry)).toReversed())
    const down = byRank(others, (a, b) => worth(a) - worth(b)).slice(0, downs[tier])
    return {
      ...{ up, down: down.toReversed() },
      stay: list.filter((entry) => !up.includes(entry) && !down.includes(entry)),
    }
  })
  return parts.flatMap(({ stay }, tier) => [
    ...(parts[tier - 1]?.down ?? []),
    ...stay,
    ...(parts[tier + 1]?.up ?? []),
  ])
}

/** How many go up from each tier, and down. */
function exchangeOf(tiers: End['tiers'], left: End['tiers']) {
  const [ups, downs] = [tiers.map(() => 0), tiers.map(() => 0)]
  const all = (groups: readonly (readonly number[])[] | undefined): number => groups?.flat().length ?? 0
  let vacant = 0
  for (let tier = 0; tier + 1 < tiers.length; tier++) {
    vacant += all(tiers[tier]) - all(left[tier])
    const moved = movedBetween(tiers[tier]?.length ?? 0, tiers[tier + 1]?.length ?? 0)
    const down = Math.min(
      moved - Math.min(moved, Math.ceil(vacant / 2)),
      Math.max(0, all(left[tier]) - (ups[tier] ?? 0)),
    )
    downs[tier] = down
    ups[tier + 1] = Math.min(all(left[tier + 1]), down + vacant)
  }
  return { ups, downs }
}

function movedBetween(above: number, below: number): number {
  let [common, rest] = [above, below]
  while (rest > 0) [common, rest] = [rest, common % rest]
  return Math.max(above, below) > 3 * common ? Math.max(above, below) : (above * below) / common
}

/** The first of all groups, then the second of all, and so on. */
function byRank(
  groups: readonly (readonly number[])[],
  order: (a: number, b: number) => number,
): readonly number[] {
  const ranks = Math.max(0, ...groups.map(({ length }) => length))
  return Array.from({ length: ranks }, (_, rank) =>
    groups.flatMap((group) => group.slice(rank, rank + 1)).sort(order),
  ).flat()
}
