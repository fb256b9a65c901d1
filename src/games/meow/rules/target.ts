// Whom a card or an attack is aimed at: a standing neighbour, named once for all parts of a card (R33, R47).
import type { Irrevocable, Option } from '../../../engine/decision.ts'
import type { Table } from '../../../engine/game.ts'
import { type Id, nameRef, type Seat } from '../../../engine/phrase.ts'
import { chooseOne, type Script } from '../../../engine/script.ts'
import { seatId } from '../../common/seat-id.ts'
import { armyOf, battleOf, neighboursOf } from '../army.ts'
import type { Condition, Effect } from '../effects.ts'
import { BACK, deciderOf, say, sideRef } from '../say.ts'
import type { MeowState, Side } from '../state.ts'
import { harmTo } from './consequences.ts'

/** The normal attack, as a card. */
export const STRIKE: Id = 'normal-attack'

/** What auto-answers know a target by: whom the normal attack is for, or a card. */
const kindOf = (card: Id): string => (card === STRIKE ? 'strike' : 'aim')

const asksTarget = (condition: Condition): boolean =>
  typeof condition === 'string' ? condition !== 'first' : 'ahead' in condition

/** Whether any of the effects concerns an opponent. */
export function needsTarget(effects: readonly Effect[]): boolean {
  return effects.some((effect) => {
    switch (effect.op) {
      case 'damage':
      case 'seal':
      case 'weaken':
      case 'strike':
      case 'steal':
      case 'copy':
      case 'distrust':
        return true
      case 'attack':
        return effect.who === 'target'
      case 'either':
        return needsTarget(effect.options)
      case 'if':
        return asksTarget(effect.when) || needsTarget(effect.then) || needsTarget(effect.else)
      default:
        return false
    }
  })
}

/** A card to aim, or the normal attack, and whether it does harm. */
export interface Aim {
  readonly side: Side
  readonly card: Id
  readonly harmful: boolean
}

/** Names the target among the standing neighbours; `undefined` when none is left. One neighbour needs no question. */
export function* chooseTarget(
  table: Table<MeowState>,
  { side, card, harmful }: Aim,
): Script<Side | undefined> {
  const { state } = table
  const neighbours = neighboursOf(battleOf(state), side)
  if (neighbours.length < 2) return neighbours[0]
  const picked = yield* chooseOne(deciderOf(state, side), {
    prompt: say('ask-target', { card: { name: card } }),
    notice: say('waits-target', { who: sideRef(state, side), card: { name: card } }),
    options: neighbours.map((other) => targetOption(state, other, harmful)),
    kind: kindOf(card),
  })
  return neighbours.find((other) => seatId(other) === picked)
}

function targetOption(state: MeowState, other: Side, harmful: boolean): Option {
  const { hp, attack } = armyOf(state, other)
  const who = sideRef(state, other)
  // 反間計 works before the sums are made (R28): until then an army has no numbers.
  const text = state.phase === 'plan' ? say('target-unsummed', { who }) : say('target', { who, hp, attack })
  return { id: seatId(other), text, ...(harmful && harmTo(state, other)) }
}

/** A card in hand or the attack, aimed before it is played: a treasure at whom it goes, and what is used up by it. */
export interface AimAhead extends Aim {
  readonly side: Seat
  readonly carrier?: Id | undefined
  readonly irrevocable?: readonly Irrevocable[] | undefined
}

/** Names the target of one's own card while nobody else knows of it, as a step of the turn's menu; or back to it. */
export function* aimAhead(
  { state }: Table<MeowState>,
  { side, card, carrier, harmful, irrevocable }: AimAhead,
): Script<Side | undefined | 'back'> {
  const neighbours = neighboursOf(battleOf(state), side)
  if (neighbours.length < 2) return neighbours[0]
  const picked = yield* chooseOne(side, {
    prompt: carrier
      ? say('ask-target-of', { card: nameRef(card), general: nameRef(carrier) })
      : say('ask-target', { card: nameRef(card) }),
    notice: say('waits-turn', { who: sideRef(state, side) }),
    options: [
      ...neighbours.map((other) => ({
        ...targetOption(state, other, harmful),
        ...(irrevocable && { irrevocable }),
      })),
      { ...BACK, action: true },
    ],
    kind: kindOf(card),
    step: true,
  })
  return picked === BACK.id ? 'back' : neighbours.find((other) => seatId(other) === picked)
}
