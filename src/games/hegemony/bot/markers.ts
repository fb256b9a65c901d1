// Spending markers: cards when the hand is short and nothing better is left to do, a Peach at the end of one's HP.
import type { Option } from '../../../engine/decision.ts'
import type { Sight } from '../core/skill.ts'
import type { HegemonyView } from '../view/view.ts'

/** Above ending the phase, and below all cards that are worth their use. */
const BEFORE_THE_END = 0.3
/** As much as a Peach at 1 HP. */
const SAVES = 4
const NOT_NOW = -1
/** Cards that a vanguard brings at least. */
const FEW = 2

/** Worth of spending a marker in the play phase; `undefined` for other options. */
export function markerWorth({ hand, hp, maxHp, me }: Sight, { id }: Option): number | undefined {
  const isNear = hp(me) <= 1
  const worth = (isWorth: boolean): number => (isWorth ? BEFORE_THE_END : NOT_NOW)
  if (id === 'vanguard') return worth(4 - hand.length >= FEW)
  // Two more cards in a discard phase are worth more than one now, but not to who may not live to see it.
  if (id === 'half-fish') return worth(isNear && hand.length === 0)
  if (id === 'companions-peach') return isNear ? SAVES : NOT_NOW
  if (id === 'companions') return worth(hp(me) >= maxHp(me) && hand.length === 0 && maxHp(me) > 3)
  return undefined
}

/** Keeping more cards: for two of them, or for one whose owner may not live long. */
export const limitWorth = ({ hand, hp, me }: Sight, { id }: Option): number =>
  id === 'pass' ? 0 : hand.length - Math.max(0, hp(me)) >= 2 || hp(me) <= 1 ? 1 : NOT_NOW

/** Which hidden general to look at: of somebody whose side nobody knows. */
export function vanguardWorth(view: HegemonyView, sight: Sight, { id }: Option): number {
  const seat = sight.seatOf(id)
  return seat === undefined ? 0 : view.players[seat]?.faction === null ? 1 : 0.3
}
