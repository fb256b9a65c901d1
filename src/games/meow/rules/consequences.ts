// Consequences of this game's options: costs, harm, cards turned up and used up.
import type { Cost, Irrevocable, Option } from '../../../engine/decision.ts'
import { type Id, nameRef, type Seat } from '../../../engine/phrase.ts'
import { at } from '../../common/at.ts'
import type { Effect } from '../cards/effects.ts'
import { general } from '../cards/index.ts'
import { battleOf, neighboursOf } from '../table/army.ts'
import { isRival, type MeowState, type Side } from '../table/state.ts'
import { say } from '../text/say.ts'

/** The parts of an option that machines read. */
export type Consequences = Pick<Option, 'irrevocable' | 'cost' | 'harms'>

/** What always does its target harm. */
export const HARMFUL: readonly Effect['op'][] = ['damage', 'seal', 'weaken', 'strike', 'steal', 'distrust']

/** Whether effects can do their target harm. */
export function isHarmful(effects: readonly Effect[]): boolean {
  return effects.some((effect) => {
    if (effect.op === 'attack') return effect.who === 'target'
    if (effect.op === 'either') return isHarmful(effect.options)
    if (effect.op === 'if') return isHarmful(effect.then) || isHarmful(effect.else)
    return HARMFUL.includes(effect.op)
  })
}

/** The seat behind a side, as whom an option harms; the solo opponent has none. */
export const harmTo = (state: MeowState, side: Side): { harms?: readonly Seat[] } =>
  isRival(state, side) ? {} : { harms: [side] }

/** Whom a card harms that its side aims: the only neighbour there is; of two it is not known yet. */
function harmOf(state: MeowState, side: Side): { harms?: readonly Seat[] } {
  const neighbours = neighboursOf(battleOf(state), side)
  return neighbours.length === 1 ? harmTo(state, at(neighbours, 0)) : {}
}

/** HP and attack that effects take from their own side. */
function costOf(effects: readonly Effect[]): { cost?: readonly Cost[] } {
  const cost = effects.flatMap((effect): Cost[] => {
    if (effect.op === 'lose') return [{ of: 'hp', amount: effect.n, text: say('cost-hp', { n: effect.n }) }]
    if (effect.op !== 'attack' || effect.who !== 'self' || effect.n >= 0) return []
    return [{ of: 'attack', amount: -effect.n, text: say('cost-attack', { n: -effect.n }) }]
  })
  return cost.length === 0 ? {} : { cost }
}

/** What effects cost their side and whom they harm, when they are used in battle. */
export const ofEffects = (state: MeowState, side: Side, effects: readonly Effect[]): Consequences => ({
  ...costOf(effects),
  ...(isHarmful(effects) && harmOf(state, side)),
})

/** The same of planning stratagems, which are chosen before there is a battle: of two players the other is the target. */
export const ofPlan = (state: MeowState, seat: Seat, effects: readonly Effect[]): Consequences => ({
  ...costOf(effects),
  ...(isHarmful(effects) && state.players.length === 2 && { harms: [1 - seat] }),
})

/** What the skill of a general does to a target, for the player who copies it. */
export const ofCopy = (state: MeowState, target: Side, id: Id): Consequences =>
  isHarmful(general(id).skill.does) ? harmTo(state, target) : {}

/** The only normal attack that a turn ends with. */
export const ofStrike = (state: MeowState, side: Side): Consequences => harmOf(state, side)

/** Fish paid into the supply. */
export const ofPrice = (n: number): Consequences => ({
  cost: [{ of: 'fish', amount: n, text: say('cost-fish', { n }) }],
})

/** A face-down card that stays, and that everyone will have seen. */
export const turnsUp = (card: Id): Irrevocable => ({
  kind: 'turns-up',
  id: card,
  text: say('reveals', { card: nameRef(card) }),
})

/** A face-down card that is revealed and works this once. */
export const usesUp = (card: Id): Irrevocable => ({
  kind: 'uses-up',
  id: card,
  text: say('uses-up', { card: nameRef(card) }),
})

/** Generals of the mandate leave the game. */
export const givesUpGenerals: Irrevocable = {
  kind: 'gives-up',
  id: 'mandate',
  text: say('gives-up-generals'),
}
