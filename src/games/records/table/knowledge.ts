// Knowledge of seats about hidden cards: of a card out of sight they know with whom it is from then on.
import type { Id, Seat, Viewer } from '../../../engine/phrase.ts'
import { forget, hasSeen, loseSight, see } from '../../common/seen.ts'
import { takeOut } from '../../common/take-out.ts'
import { playerAt, type RecordsState } from './state.ts'
import { addWhereabouts, dropFor, numbersOf } from './whereabouts.ts'

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

/**
 * One of these cards of a seat, or several, went elsewhere unseen: a viewer who knew where they were knows with whom.
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
  addWhereabouts(state, known)
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
