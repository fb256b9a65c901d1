// The games of a group: by difference set, or the evenest that is found.
import { streamOf } from './chance.ts'
import { SeatsTaken } from './seats.ts'

type Games = readonly (readonly number[])[]

const SETS = new Map([
  ['7 3', [0, 1, 3]],
  ['7 4', [0, 1, 2, 4]],
  ['11 5', [0, 2, 3, 4, 8]],
  ['13 4', [0, 1, 3, 9]],
  ['21 5', [3, 6, 7, 12, 14]],
])

const found = new Map<string, Games>()

/** The games of a group of so many; its people are numbered from 0. */
export function scheduleOf(people: number, seats: number): Games {
  const key = `${people} ${seats}`
  const games = found.get(key) ?? gamesOf(people, seats)
  found.set(key, games)
  return games
}

function gamesOf(people: number, seats: number): Games {
  const set = SETS.get(`${people} ${seats}`)
  const each = !set && (4 * people) % seats === 0 ? 4 : seats
  if (each !== seats) return evenest(people, seats, each)
  return cyclic(people, set ?? evenestSet(people, seats))
}

const cyclic = (people: number, set: readonly number[]): Games =>
  Array.from({ length: people }, (_, game) => set.map((each) => (game + each) % people))

function evenestSet(people: number, seats: number): readonly number[] {
  let best: { readonly set: readonly number[]; readonly sum: number } | undefined
  for (const set of setsFrom([0], people, seats)) {
    const sum = new Meetings(people, cyclic(people, set)).sum
    if (!best || sum < best.sum) best = { set, sum }
  }
  return best?.set ?? []
}

/** All sets that begin so, in lexical order. */
function* setsFrom(begun: readonly number[], people: number, seats: number): Generator<readonly number[]> {
  if (begun.length === seats) yield begun
  else
    for (let next = (begun.at(-1) ?? 0) + 1; next < people; next++)
      yield* setsFrom([...begun, next], people, seats)
}

/** How often pairs meet, and the sum of the squares. */
class Meetings {
  readonly #people: number
  readonly #times: Int32Array
  sum = 0

  constructor(people: number, games: Games) {
    this.#people = people
    this.#times = new Int32Array(people * people)
    for (const game of games)
      for (const [seat, one] of game.entries()) this.count(one, game.slice(seat + 1), 1)
  }

  /** Counts somebody's meetings with others once more, or once less. */
  count(one: number, others: readonly number[], by: 1 | -1): void {
    for (const other of others) {
      const pair = Math.min(one, other) * this.#people + Math.max(one, other)
      const times = this.#times[pair] ?? 0
      this.#times[pair] = times + by
      this.sum += (times + by) ** 2 - times ** 2
    }
  }
}

function leastSum(people: number, seats: number, each: number): number {
  const pairs = (people * (people - 1)) / 2
  const meetings = (people * each * (seats - 1)) / 2
  const [times, more] = [Math.floor(meetings / pairs), meetings % pairs]
  return (pairs - more) * times ** 2 + more * (times + 1) ** 2
}

function evenest(people: number, seats: number, each: number): Games {
  const least = leastSum(people, seats, each)
  let best: { readonly games: Games; readonly sum: number } | undefined
  for (let climb = 0; climb < 40 && best?.sum !== least; climb++) {
    const next = climbed(people, seats, each, climb)
    if (!best || next.sum < best.sum) best = next
  }
  const taken = new SeatsTaken()
  return (best?.games ?? []).map((game) => {
    const seated = taken.seated(game)
    taken.add(seated)
    return seated
  })
}

function climbed(people: number, seats: number, each: number, climb: number) {
  const stream = streamOf('schedule', people, seats, each, climb)
  const games = Array.from({ length: (people * each) / seats }, (_, game) =>
    Array.from({ length: seats }, (_, seat) => (game * seats + seat) % people),
  )
  const meetings = new Meetings(people, games)
  const exchange = (one: number[], seat: number, other: number[], otherSeat: number): void => {
    const [a = 0, b = 0] = [one[seat], other[otherSeat]]
    const [besideA, besideB] = [one.toSpliced(seat, 1), other.toSpliced(otherSeat, 1)]
    meetings.count(a, besideA, -1)
    meetings.count(b, besideB, -1)
    meetings.count(b, besideA, 1)
    meetings.count(a, besideB, 1)
    one[seat] = b
    other[otherSeat] = a
  }
  const least = leastSum(people, seats, each)
  for (let tried = 0; tried < 4000 && meetings.sum > least; tried++) {
    const [one, other] = [games[stream(games.length)], games[stream(games.length)]] as [number[], number[]]
    const [seat, otherSeat] = [stream(seats), stream(seats)]
    if (one === other || one.includes(other[otherSeat] ?? 0) || other.includes(one[seat] ?? 0)) continue
    const before = meetings.sum
    exchange(one, seat, other, otherSeat)
    if (meetings.sum > before) exchange(one, seat, other, otherSeat)
  }
  return { games, sum: meetings.sum }
}
