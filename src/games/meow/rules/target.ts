// The target of a card or an attack: a standing neighbour, named once for all parts of a card (R33, R47).
import type { Irrevocable, Option } from '../../../engine/decision.ts'
import type { Table } from '../../../engine/game.ts'
import { type Id, nameRef, type Seat } from '../../../engine/phrase.ts'
import { chooseOne, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { seatId, seatOf } from '../../common/seat-id.ts'
import type { Effect } from '../cards/effects.ts'
import { armyOf, battleOf, neighboursOf } from '../table/army.ts'
import type { MeowState, Side } from '../table/state.ts'
import { say } from '../text/say.ts'
import { HARMFUL, harmTo } from './consequences.ts'
import { BACK, deciderOf, sideRef } from './labels.ts'

/** The normal attack, as a card. */
export const STRIKE: Id = 'normal-attack'

/** What auto-answers know a target by: whom the normal attack is for, or a card. */
const kindOf = (card: Id): string => (card === STRIKE ? 'strike' : 'aim')

/** What always concerns an opponent. */
const AIMED: readonly Effect['op'][] = [...HARMFUL, 'copy']

/** Whether any of the effects concerns an opponent: what they do, or a condition in a word, which compares with one. */
export function needsTarget(effects: readonly Effect[]): boolean {
  return effects.some((effect) => {
    if (effect.op === 'attack') return effect.who === 'target'
    if (effect.op === 'either') return needsTarget(effect.options)
    if (effect.op === 'if')
      return typeof effect.when === 'string' || needsTarget(effect.then) || needsTarget(effect.else)
    return AIMED.includes(effect.op)
  })
}

/** A card to aim, or the normal attack, and whether it does harm. */
export interface Aim {
  readonly side: Side
  readonly card: Id
  readonly harmful: boolean
}

/** Names the target among the standing neighbours. One neighbour needs no question. */
export function* chooseTarget(table: Table<MeowState>, { side, card, harmful }: Aim): Script<Side> {
  const { state } = table
  const neighbours = neighboursOf(battleOf(state), side)
  if (neighbours.length < 2) return at(neighbours, 0)
  const picked = yield* chooseOne(deciderOf(state, side), {
    prompt: say('ask-target', { card: { name: card } }),
    notice: say('waits-target', { who: sideRef(state, side), card: { name: card } }),
    options: neighbours.map((other) => targetOption(state, other, harmful)),
    kind: kindOf(card),
  })
  return seatOf(picked)
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
): Script<Side | 'back'> {
  const neighbours = neighboursOf(battleOf(state), side)
  if (neighbours.length < 2) return at(neighbours, 0)
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
  return picked === BACK.id ? 'back' : seatOf(picked)
}
