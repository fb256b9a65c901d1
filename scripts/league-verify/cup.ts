// A round of a cup: the matching of the least cost.
import { shuffle, streamOf } from './chance.ts'
import type { Entrant, RoundInput } from './file.ts'
import { Matching } from './matching.ts'
import { pastOf } from './past.ts'
import { byeCosts, type Groups } from './pods.ts'

/** The tables of a cup's round for those who play in it. */
export function cupRound(seed: string, input: RoundInput, playing: readonly Entrant[]): Groups {
  const people = shuffle(playing, streamOf(seed, 'swiss'))
  const partners = new Matching(weightsOf(input, people)).partners()
  const paired = people.flatMap((one, at) => {
    const other = people[partners[at] ?? -1]
    return other && (partners[at] ?? -1) > at ? [[one, other] as const] : []
  })
  return {
    tables: paired
      .toSorted(([a, b], [c, d]) => Math.min(a.place, b.place) - Math.min(c.place, d.place))
      .map(([one, other]) => [one.entry, other.entry]),
    byes: people.filter((_, at) => !people[partners[at] ?? -1]).map(({ entry }) => entry),
  }
}

/** The weight of each pair, the bye being the last where the number is odd; `undefined` where there is no edge. */
function weightsOf(input: RoundInput, people: readonly Entrant[]): (number | undefined)[][] {
  const past = pastOf(
    people.map(({ entry }) => entry),
    input,
  )
  const byes = byeCosts(people, 1e10, 1e5)
  const costs = people.map((one, a) => {
    const row = people.map((other, b) => {
      if (a === b || past.barred(a, b)) return undefined
      const gap = Math.round(Math.abs(one.points - other.points) / 27_720)
      return 1e8 * past.meetings(a, b) ** 2 + (past.leanAlike(a, b) ? 1e4 : 0) + gap ** 2
    })
    return people.length % 2 === 0 ? row : [...row, byes[a]]
  })
  if (people.length % 2 === 1) costs.push([...byes, undefined])
  const greatest = costs.flat().reduce<number>((most, cost) => Math.max(most, cost ?? 0), 0)
  const whole = (greatest + 1) * (costs.length / 2 + 1)
  return costs.map((row) => row.map((cost) => (cost === undefined ? undefined : whole - cost)))
}
