// What seats know of cards that lie hidden: where a card is, or once that is not sure, with whom.
import type { Id, Seat, Viewer } from '../../engine/phrase.ts'
import { forget, hasSeen, loseSight, see } from '../common/seen.ts'
import { takeOut } from '../common/take-out.ts'
import { CITIES, GENERALS, SCHEME_CARDS } from './cards.ts'
import { leftOf, playerAt, type RecordsState, type Whereabouts } from './state.ts'

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

/** These viewers see these cards and know where they are. */
export function notice(state: RecordsState, cards: readonly Id[], viewers: readonly Viewer[]): void {
  see(state, cards, viewers)
  dropFor(state, cards, viewers)
}

/** These cards lie open, or where nobody can say. */
export function forgetAll(state: RecordsState, cards: readonly Id[]): void {
  forget(state, cards)
  dropFor(state, cards, ['public'])
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

/**
 * One of these cards of a seat, or several, went elsewhere unseen: whoever knew where they were knows with whom.
 * @param but seats that saw what went, and still know where the others are
 */
export function loseTrack(
  state: RecordsState,
  holder: Seat,
  cards: readonly Id[],
  but: readonly Seat[] = [],
): void {
  const others = state.players.map((_, seat) => seat).filter((seat) => seat !== holder && !but.includes(seat))
  const known = others.map((viewer) => ({
    viewer,
    cards: numbersOf(cards.filter((card) => hasSeen(state, card, viewer))),
    seats: [holder],
  }))
  loseSight(state, cards, but)
  state.whereabouts = merged([...state.whereabouts, ...known])
}

/** A hidden card of one seat went to another, and only `knowers` saw which: for all others any may be there now. */
export function mayHaveGone(state: RecordsState, from: Seat, to: Seat, knowers: readonly Seat[] = []): void {
  widen(state, ({ viewer, seats }) => (seats.includes(from) && !knowers.includes(viewer) ? [to] : []))
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

/**
 * A card leaves a hand face down: a general for a gate or on the march, a scheme on one side of an attack (R8, R16). What is
 * no general may stay there for sure, but to forget the generals alone would tell which of the others are some.
 */
export function leaveUnseen(state: RecordsState, seat: Seat, card: Id): Id {
  const { hand } = playerAt(state, seat)
  loseTrack(state, seat, hand)
  return takeOut(hand, card)
}

/** The state without what other seats than this one know. */
export const knownBy = (state: RecordsState, viewer: Seat): RecordsState => ({
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
