// Own cards of a kind, in hand and worn: what skills of Wei are paid with.
import type { Id, Seat } from '../../../../engine/phrase.ts'
import { card as cardOf, factsOf } from '../../cards/index.ts'
import type { Actions } from '../../core/actions.ts'
import { playerAt, worn } from '../../table/state.ts'

/** Hand cards and equipment. */
const ownCards = ({ state }: Actions, seat: Seat): Id[] => {
  const player = playerAt(state, seat)
  return [...player.hand, ...worn(player)]
}

/** Equipment cards in hand and worn. */
export const ownEquipment = (actions: Actions, seat: Seat): Id[] =>
  ownCards(actions, seat).filter((card) => factsOf(cardOf(card).kind).type === 'equipment')

/** Whether a card is a weapon. */
export const isWeapon = (card: Id): boolean => {
  const facts = factsOf(cardOf(card).kind)
  return facts.type === 'equipment' && facts.slot === 'weapon'
}

/** Weapons in hand and worn. */
export const ownWeapons = (actions: Actions, seat: Seat): Id[] => ownCards(actions, seat).filter(isWeapon)
