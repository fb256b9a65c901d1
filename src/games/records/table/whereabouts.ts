// With whom cards are, where a seat has seen them and can no longer say where they lie.
import type { Id, Seat, Viewer } from '../../../engine/phrase.ts'
import { CITIES, GENERALS, SCHEME_CARDS } from '../cards/index.ts'
import { leftOf, type RecordsState, type Whereabouts } from './state.ts'

/** Every game card, in an order that never changes. */
const CARDS: readonly Id[] = [...Object.keys(GENERALS), ...Object.keys(CITIES), ...SCHEME_CARDS]
const NUMBERS: ReadonlyMap<Id, number> = new Map(CARDS.map((card, number) => [card, number]))

/** The numbers of game cards. */
export const numbersOf = (cards: readonly Id[]): number[] => cards.flatMap((card) => NUMBERS.get(card) ?? [])

/** The seats with one of which each card lies, of cards of which a viewer knows that and no more. */
export function holdersFor({ whereabouts }: RecordsState, viewer: Viewer): ReadonlyMap<Id, readonly Seat[]> {
  return new Map(
    whereabouts
      .filter((each) => each.viewer === viewer)
      .flatMap(({ cards, seats }) =>
        cards.flatMap((number) => CARDS[number] ?? []).map((card) => [card, seats]),
      ),
  )
}

/** More that seats know. */
export function addWhereabouts(state: RecordsState, known: readonly Whereabouts[]): void {
  state.whereabouts = merged([...state.whereabouts, ...known])
}

/** What these viewers knew of these cards besides: they know better now, or it is no longer so. */
export function dropFor(state: RecordsState, cards: readonly Id[], viewers: readonly Viewer[]): void {
  const gone = numbersOf(cards)
  const all = viewers.includes('public')
  state.whereabouts = merged(
    state.whereabouts.map((each) =>
      all || viewers.includes(each.viewer)
        ? { ...each, cards: each.cards.filter((card) => !gone.includes(card)) }
        : each,
    ),
  )
}

/** A hidden card of one seat went to another: those who did not see which know no longer where any of them is. */
export function mayHaveGone(state: RecordsState, from: Seat, to: Seat): void {
  widen(state, ({ seats }) => (seats.includes(from) ? [to] : []))
}

/** Everyone kept a card of the pack before them and passed the rest to the left. */
export function passedLeft(state: RecordsState): void {
  widen(state, ({ seats }) => seats.map((seat) => leftOf(state, seat)))
}

/** With whom cards may be besides. */
function widen(state: RecordsState, besides: (each: Whereabouts) => readonly Seat[]): void {
  state.whereabouts = merged(
    state.whereabouts.map((each) => ({ ...each, seats: [...each.seats, ...besides(each)] })),
  )
}

/** The state without what other seats than this viewer know. */
export const knownBy = (state: RecordsState, viewer: Viewer): RecordsState => ({
  ...state,
  whereabouts: state.whereabouts.filter((each) => each.viewer === viewer),
})

/** Cards that are with the same seats are told together, in an order of their own: how it came about shows nowhere. */
function merged(all: readonly Whereabouts[]): Whereabouts[] {
  const found = new Map<string, { viewer: Seat; cards: Set<number>; seats: Seat[] }>()
  for (const { viewer, cards, seats } of all) {
    const others = [...new Set(seats)].filter((seat) => seat !== viewer).sort()
    const key = `${viewer} ${others.join()}`
    const same = found.get(key) ?? { viewer, cards: new Set(), seats: others }
    for (const card of cards) same.cards.add(card)
    if (same.cards.size > 0) found.set(key, same)
  }
  return [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { viewer, cards, seats }]) => ({ viewer, cards: [...cards].sort((a, b) => a - b), seats }))
}
