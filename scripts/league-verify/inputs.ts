// Whether what a round was drawn from is what the file says had happened before.
import { byesIn, countedFor, type EarlierTable, earlierRounds, tablesIn } from './earlier.ts'
import type { Entrant, League, QueueInput, Round, RoundInput } from './file.ts'
import { checkDivisions } from './inputs-of-divisions.ts'
import { POINT } from './points.ts'
import type { Check } from './report.ts'
import { standingsOf } from './standings.ts'
import { canonical } from './words.ts'

/** Checks what every round was drawn from. */
export function checkInputs(file: League, check: Check): void {
  for (const round of file.rounds) {
    const { input } = round.draw
    if (input.format === 'divisions') checkDivisions(file, round, input, check)
    else if (input.format === 'queue') checkQueue(file, round, input, check)
    else checkEntrants(file, round, input, check)
  }
}

function checkEntrants(file: League, round: Round, input: RoundInput, check: Check): void {
  const name = `round ${round.round}`
  const season = file.seasons.find((each) => each.season === round.season)
  const entered = new Set(season?.entries.map(({ entry }) => entry))
  const entries = input.entrants.map(({ entry }) => entry)
  check('entrants', new Set(entries).size === entries.length, `${name}: somebody is in it twice`)
  const before = earlierRounds(file, round)
  const tables = tablesIn(before)
  check('past tables', isPast(input.past, tables), `${name}: its past tables are not those of its season`)
  const byes = byesIn(before)
  for (const { entry, byes: own, strength, points } of input.entrants) {
    check('entrants', entered.has(entry), `${name}: ${entry} has not entered season ${round.season}`)
    const rests = byes.filter((each) => each === entry).length
    check('byes', own === rests, `${name}: ${entry} had ${rests} byes and not ${own}`)
    const mean = Math.round(points / (POINT * Math.max(1, before.length)))
    check('strength', strength === mean, `${name}: the strength of ${entry} is ${mean} and not ${strength}`)
  }
  const { decided, unexplained } = countedFor(input.entrants, tables, file.league.scale)
  for (const entry of entries)
    check(
      'points before',
      !unexplained.includes(entry),
      `${name}: the points of ${entry} are not those of their byes and games`,
    )
  const places = new Set(input.entrants.map(({ place }) => place))
  const order = input.entrants.toSorted((a, b) => a.place - b.place)
  check('places before', places.size === entries.length, `${name}: two have the same place`)
  check(
    'places before',
    order.every(({ points }, at) => points <= (order[at - 1]?.points ?? points)),
    `${name}: its places are not in the order of points`,
  )
  if (unexplained.length === 0) checkOrder(file, round, order, { before, tables, decided }, check)
}

interface Before {
  readonly before: readonly Round[]
  readonly tables: readonly EarlierTable[]
  readonly decided: ReadonlyMap<EarlierTable, boolean>
}

/** Places to the last lot, where it can be told of each table of somebody's whether it counted. */
function checkOrder(
  file: League,
  { round }: Round,
  order: readonly Entrant[],
  { before, tables, decided }: Before,
  check: Check,
): void {
  const entrants = new Set(order.map(({ entry }) => entry))
  const own = tables.filter(({ entries }) => entries.some((entry) => entrants.has(entry)))
  if (own.some((table) => !decided.has(table))) return
  // Whoever has left is nobody's rival any more: games with them part nobody who is level.
  const expected = standingsOf({
    entries: [...entrants],
    results: own.flatMap((table) => (decided.get(table) && table.result) || []),
    byes: byesIn(before),
    scale: file.league.scale,
    seed: before.at(-1)?.seed ?? file.league.end,
  })
  const wrong = expected.findIndex(({ entry }, at) => entry !== order[at]?.entry)
  check(
    'places before',
    wrong < 0,
    `round ${round}: ${expected[wrong]?.entry} should stand where ${order[wrong]?.entry} does`,
  )
}

/** Whether past tables are all of these, but for annulled ones that may be missing. */
function isPast(past: readonly (readonly number[])[], tables: readonly EarlierTable[]): boolean {
  let next = 0
  for (const { entries, annulled } of tables) {
    if (canonical(past[next] ?? null) === canonical(entries)) next++
    else if (!annulled) return false
  }
  return next === past.length
}

function checkQueue(file: League, round: Round, input: QueueInput, check: Check): void {
  const name = `round ${round.round}`
  const before = file.rounds.filter((other) => other.round < round.round)
  check('past tables', isPast(input.past, tablesIn(before)), `${name}: its past tables are not those before`)
  const last = before.at(-1)?.draw.input
  check('moments', last?.format !== 'queue' || last.now <= input.now, `${name} was drawn before the last`)
  const members = input.waiting.map(({ member }) => member)
  check('entrants', new Set(members).size === members.length, `${name}: somebody waits twice`)
  const veterans = new Set(
    before.flatMap(({ tables }) =>
      tables.flatMap(({ entries, result }) => [
        ...entries,
        ...(result?.seats.flatMap(({ player, successor }) => [player, successor]) ?? []),
      ]),
    ),
  )
  for (const { member, rating, since, waking } of input.waiting) {
    check('moments', since <= input.now, `${name}: ${member} waits from a time to come`)
    check('moments', Math.max(waking.from, waking.to) < 24, `${name}: ${member} wakes at no hour of the day`)
    if (!veterans.has(member))
      check('ratings before', rating === 1200, `${name}: ${member} is new and not rated 1200`)
  }
}
