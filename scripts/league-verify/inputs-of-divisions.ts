// Whether a season of divisions was drawn from its entries, and from the ladder that the season before left.
import type { DivisionInput, League, Round } from './file.ts'
import { type End, ladderAfter } from './ladder.ts'
import type { Check } from './report.ts'
import { canonical } from './words.ts'

/** Checks what a season of divisions was drawn from. */
export function checkDivisions(file: League, round: Round, input: DivisionInput, check: Check): void {
  const name = `season ${round.season}`
  const season = file.seasons.find((each) => each.season === round.season)
  const drawn = [...input.ladder, ...input.newcomers]
  check('entrants', new Set(drawn).size === drawn.length, `${name}: somebody is in its draw twice`)
  const entered = new Set(season?.entries.map(({ entry }) => entry))
  for (const entry of drawn) check('entrants', entered.has(entry), `${name}: ${entry} has not entered it`)
  for (const { entry, status } of season?.entries ?? [])
    if (status === 'in') check('entrants', drawn.includes(entry), `${name}: ${entry} is missing in its draw`)
  check('entrants', isLimits(input, drawn), `${name}: its limits are not those of entrants`)
  if (input.fresh) checkFresh(file, round, drawn, input.fresh, check)
  const again = file.rounds.some((other) => other.season === round.season && other.round < round.round)
  check('order', !again, `${name} is drawn twice`)

  const before = file.rounds.findLast(
    (other) => other.season < round.season && (other.draw.pairing.tiers?.length ?? 0) > 0,
  )
  const end = before && endOf(file, before)
  if (before && !check('promotions', !!end, `${name}: there are no standings of season ${before.season}`))
    return
  const ladder = end ? ladderAfter(end, (entry) => drawn.includes(entry)) : []
  check(
    'promotions',
    canonical(ladder) === canonical(input.ladder),
    `${name}: its ladder does not follow from the standings before`,
  )
}

/** Fresh are those of the entrants who sat at no table that had ended. */
function checkFresh(
  { rounds }: League,
  { round, season }: Round,
  drawn: readonly number[],
  fresh: readonly number[],
  check: Check,
): void {
  const before = rounds.filter((other) => other.round < round)
  const finished = new Set(
    before.flatMap(({ tables }) =>
      tables.flatMap(({ status, entries }) => (status === 'ended' ? entries : [])),
    ),
  )
  check(
    'entrants',
    canonical(fresh.toSorted((a, b) => a - b)) ===
      canonical(drawn.filter((entry) => !finished.has(entry)).toSorted((a, b) => a - b)),
    `season ${season}: those who have finished no game are others`,
  )
}

/** Limits are of entrants, once each, and leave them a game. */
const isLimits = ({ limits }: DivisionInput, drawn: readonly number[]): boolean =>
  new Set(limits.map(([entry]) => entry)).size === limits.length &&
  limits.every(([entry, limit]) => drawn.includes(entry) && limit >= 1)

/** How a season ended: its groups in the order of their standings. */
function endOf({ seasons }: League, { season, draw }: Round): End | undefined {
  const lists = seasons.find((each) => each.season === season)?.standings
  const groups = draw.pairing.tiers?.flat() ?? []
  if (lists?.length !== groups.length) return undefined
  let next = 0
  return {
    tiers:
      draw.pairing.tiers?.map((tier) =>
        tier.map(() => lists[next++]?.lines.map(({ entry }) => entry) ?? []),
      ) ?? [],
    points: new Map(lists.flatMap(({ lines }) => lines.map(({ entry, points }) => [entry, points] as const))),
  }
}
