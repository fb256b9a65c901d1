// A card use as it begins (section 4).
import type { Id, Seat } from '../../../engine/phrase.ts'
import type { CardUse, Face, TargetEntry } from '../table/events.ts'
import { type HegemonyState, seatsFrom, turnOf } from '../table/state.ts'
import { newTarget } from '../table/targeted.ts'

/** What a use begins with. */
export interface Making {
  readonly user: Seat
  readonly face: Face
  readonly cards: readonly Id[]
  readonly via: Id | null
  readonly targets: readonly Seat[]
  readonly victim?: Seat
}

/** A card use with the next number; its targets stand in the order in which it will be resolved. */
export function newUse(state: HegemonyState, { user, face, cards, via, targets, victim }: Making): CardUse {
  state.uses++
  return {
    is: 'use',
    id: state.uses,
    user,
    ...face,
    cards,
    via,
    targets: inOrder(state, targets.map(newTarget)),
    victim: victim ?? null,
    at: null,
    bonus: 0,
    demands: [],
  }
}

/**
 * Targets in the order in which the card is resolved for them: from the turn's player, who alone uses cards on everyone
 * (section 4, step 6).
 */
export function inOrder(state: HegemonyState, targets: readonly TargetEntry[]): TargetEntry[] {
  const order = seatsFrom(state, turnOf(state).seat)
  return order.flatMap((seat) => targets.filter((target) => target.seat === seat))
}
