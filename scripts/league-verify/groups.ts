// Divisions: who is in which group, which games a group plays, and in which wave.
import type { DivisionInput, Pairing } from './file.ts'
import { scheduleOf } from './schedule.ts'
import { hmac } from './words.ts'

type Tiers = readonly (readonly (readonly number[])[])[]

/** The draw of a season of divisions. */
export function divisionsFrom(seed: string, input: DivisionInput): Pairing {
  const lot = (entry: number): string => hmac(seed, 'newcomer', entry)
  const newcomers = input.newcomers
    .map((entry) => ({ entry, lot: lot(entry) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ entry }) => entry)
  const tiers = tiersOf([...input.ladder, ...newcomers], input.seats)
  const games = tiers.flatMap((groups, tier) =>
    groups.flatMap((people, group) =>
      scheduleOf(people.length, input.seats).map((game) => ({
        tier,
        group,
        seats: game.map((number) => people[number] ?? Number.NaN),
      })),
    ),
  )
  const waves = wavesOf(
    games.map(({ seats }) => seats),
    input,
  )
  return { tiers, tables: games.map((game, at) => ({ ...game, wave: waves[at] ?? 1 })) }
}

function tiersOf(ladder: readonly number[], seats: number): Tiers {
  const sizes = sizesOf(ladder.length, seats)
  const tiers: number[][][] = []
  for (let done = 0, dealt = 0; done < sizes.length; ) {
    const own = sizes.slice(done, 2 * done + 1)
    const people = own.reduce((sum, size) => sum + size, 0)
    tiers.push(deal(ladder.slice(dealt, dealt + people), own))
    done += own.length
    dealt += people
  }
  return tiers
}

function sizesOf(people: number, seats: number): readonly number[] {
  if (people < seats) return []
  const aim = seats === 5 ? 11 : seats === 3 || seats === 4 ? 7 : Math.min(13, Math.max(5, 2 * seats - 1))
  const most = Math.max(1, Math.floor(people / Math.max(5, seats)))
  const ways = Array.from({ length: most }, (_, less) => {
    const groups = less + 1
    const sizes = Array.from({ length: groups }, (_, group) => Math.floor((people + group) / groups))
    const off = sizes.reduce((sum, size) => sum + (size - aim) ** 2 + (size > 13 ? 10_000 : 0), 0)
    return { sizes, off }
  })
  const least = Math.min(...ways.map(({ off }) => off))
  return ways.find(({ off }) => off === least)?.sizes ?? []
}

/** Deals people to groups forth and back. */
function deal(people: readonly number[], sizes: readonly number[]): number[][] {
  const groups = sizes.map((): number[] => [])
  const forth = [...sizes.keys()]
  let dealt = 0
  for (let forwards = true; dealt < people.length; forwards = !forwards)
    for (const group of forwards ? forth : forth.toReversed()) {
      if ((groups[group]?.length ?? 0) === sizes[group] || dealt === people.length) continue
      groups[group]?.push(people[dealt++] ?? Number.NaN)
    }
  return groups
}

function wavesOf(
  games: readonly (readonly number[])[],
  { limits, fresh = [] }: DivisionInput,
): readonly (1 | 2)[] {
  const inFirst: number[] = []
  const times = (entry: number, among: readonly number[]): number =>
    among.filter((each) => each === entry).length
  const all = games.flat()
  const most = new Map(
    limits.map(([entry, limit]) => [entry, Math.max(limit, Math.ceil(times(entry, all) / 2))]),
  )
  for (const entry of fresh) most.set(entry, Math.min(2, most.get(entry) ?? 2))
  return games.map((people) => {
    if (people.some((entry) => times(entry, inFirst) >= (most.get(entry) ?? Number.POSITIVE_INFINITY)))
      return 2
    inFirst.push(...people)
    return 1
  })
}
