// Limits of stats (source 4, D7).
import { type Change, LIMITS, STATS, type Stat } from '../cards/types.ts'

type Stats = Readonly<Record<Stat, number>>

/** Whether no stat would fall below 0 (D7). */
export const canBear = ({ stats }: { readonly stats: Stats }, change: Change): boolean =>
  STATS.every((stat) => stats[stat] + (change[stat] ?? 0) >= 0)

/** What stats become by a change, capped and clamped. */
export function changed(stats: Stats, change: Change): Record<Stat, number> {
  const limited = (stat: Stat) => Math.max(0, Math.min(LIMITS[stat], stats[stat] + (change[stat] ?? 0)))
  return Object.fromEntries(STATS.map((stat) => [stat, limited(stat)])) as Record<Stat, number>
}
