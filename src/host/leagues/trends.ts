// Trends of a season: each member's place before the latest round, and who would change tiers.

import { exchanges } from '../../league/divisions.ts'
import type { RoundPairing } from '../../league/entrants.ts'
import type { Standing } from '../../league/standings.ts'
import type { Campaign } from './campaign.ts'
import type { StandingLine } from './types.ts'

/** The standings of a group; tiers and groups count from 1 and are absent outside divisions. */
export interface StandingGroup {
  readonly tier?: number
  readonly group?: number
  readonly lines: readonly Standing[]
}

/** What is said of a member besides the place. */
type Trend = Pick<StandingLine, 'was' | 'goes'>

/**
 * The trend of each entry.
 * @param out entries that have left
 * @param groupsOf the groups of an earlier state of the same season
 */
export function trendsIn(
  campaign: Campaign,
  groups: readonly StandingGroup[],
  out: ReadonlySet<number>,
  groupsOf: (earlier: Campaign) => readonly StandingGroup[],
): (entry: number) => Trend {
  const earlier = beforeLatest(campaign)
  const places = new Map(
    (earlier ? groupsOf(earlier) : []).flatMap(({ lines }) =>
      lines.map(({ entry, place }) => [entry, place] as const),
    ),
  )
  const goes = tierChanges(groups, out)
  return (entry) => {
    const [was, way] = [places.get(entry), goes.get(entry)]
    return { ...(was !== undefined && { was }), ...(way && { goes: way }) }
  }
}

/** A season as it stood before the latest round that has results; none where that is the first. */
function beforeLatest(campaign: Campaign): Campaign | undefined {
  const counted = campaign.played.filter(({ annulled }) => !annulled).map(({ round }) => round)
  const latest = Math.max(...counted)
  if (!counted.some((round) => round < latest)) return undefined
  const rounds = campaign.rounds.filter(({ round }) => round < latest)
  return {
    ...campaign,
    rounds,
    played: campaign.played.filter(({ round }) => round < latest),
    byes: rounds.flatMap(({ pairing }) => (pairing as Partial<RoundPairing>).byes ?? []),
  }
}

/** Who would go up or down a tier if the season ended now; nobody before the first result. */
function tierChanges(
  groups: readonly StandingGroup[],
  out: ReadonlySet<number>,
): ReadonlyMap<number, 'up' | 'down'> {
  const lines = groups.flatMap((group) => group.lines)
  if (lines.every(({ games }) => games === 0)) return new Map()
  const tiers: number[][][] = []
  for (const { tier, lines: own } of groups)
    if (tier !== undefined) {
      tiers[tier - 1] ??= []
      tiers[tier - 1]?.push(own.map(({ entry }) => entry))
    }
  const ends = exchanges({
    tiers,
    points: new Map(lines.map(({ entry, points }) => [entry, points])),
    withdrawn: [...out],
  })
  return new Map(
    ends.flatMap(({ promoted, relegated }) => [
      ...promoted.map((entry) => [entry, 'up'] as const),
      ...relegated.map((entry) => [entry, 'down'] as const),
    ]),
  )
}
