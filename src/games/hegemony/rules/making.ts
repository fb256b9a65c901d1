// A card use as it begins (section 4).
import type { Id, Seat } from '../../../engine/phrase.ts'
import { factsOf, type Kind } from '../cards.ts'
import type { CardUse, Face, TargetEntry } from '../events.ts'
import { type HegemonyState, seatsFrom } from '../state.ts'
import { newTarget } from '../targeted.ts'

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
    targets: inOrder(state, { kind: face.kind, user }, targets.map(newTarget)),
    victim: victim ?? null,
    at: null,
    bonus: 0,
    demands: [],
  }
}

/** Targets in the order in which the card is resolved for them (section 4, step 6). */
export function inOrder(
  state: HegemonyState,
  { kind, user }: { readonly kind: Kind; readonly user: Seat },
  targets: readonly TargetEntry[],
): TargetEntry[] {
  const order = seatsFrom(state, isGlobal(kind) ? user : (state.turn?.seat ?? user))
  return order.flatMap((seat) => targets.filter((target) => target.seat === seat))
}

/** Cards on everyone, all others or one's faction go round from their user. */
export const isGlobal = (kind: Kind): boolean => {
  const facts = factsOf(kind)
  return facts.type === 'trick' && ['others', 'all', 'allies'].includes(facts.reach)
}
