// Facts of a battle: armies, neighbours, speed, who faces whom.
import type { Id } from '../../../engine/phrase.ts'
import { at } from '../../common/at.ts'
import { required } from '../../common/required.ts'
import type { Faction, Troop } from '../cards/effects.ts'
import { type GeneralCard, general } from '../cards/index.ts'
import { type Army, type Battle, isRival, type MeowState, type Side } from './state.ts'

/** The clashes of a battle. */
export const CLASHES = 4

/** The battle in progress. Throws when there is none. */
export const battleOf = ({ battle }: MeowState): Battle => required(battle)

/** One side of the battle. Throws when it does not fight. */
export const armyOf = (state: MeowState, side: Side): Army => at(battleOf(state).armies, side)

/** The generals of the front, without empty slots. */
export const frontOf = ({ front }: Army): Id[] => front.filter((id) => id !== null)

/** The generals of both rows. */
export const allOf = (army: Army): Id[] => [...frontOf(army), ...army.rear]

const sum = (ids: readonly Id[], number: (card: GeneralCard) => number): number =>
  ids.reduce((total, id) => total + number(general(id)), 0)

/** Whether the card bears a faction or a troop. */
export const bears = (id: Id, kind: Faction | Troop): boolean =>
  general(id).faction === kind || general(id).troop === kind

/** Cards of a faction or troop in both rows (R10). */
export const countOf = (army: Army, kind: Faction | Troop): number =>
  allOf(army).filter((id) => bears(id, kind)).length

/** Paws of the front and what was added. */
export const speedOf = (army: Army): number => sum(frontOf(army), ({ speed }) => speed) + army.speed

/** An army as its line-up lies, not summed up yet; its 1 HP says that it stands, for a target choice before. */
export const newArmy = (front: (Id | null)[], rear: Id[]): Army => ({
  front,
  rear,
  hp: 1,
  attack: 0,
  block: 0,
  speed: 0,
  used: [],
  sealed: [],
  weakened: {},
})

/** Sets both markers to the sums of the front. */
export function sumUp(army: Army): void {
  army.hp = sum(frontOf(army), ({ hp }) => hp)
  army.attack = sum(frontOf(army), ({ attack }) => attack)
}

/** Printed attack less what a weakening took from the general (R48). */
export const attackLeft = (army: Army, id: Id): number => general(id).attack - (army.weakened[id] ?? 0)

/** Sides still standing, in the order of their numbers. */
export const standing = (battle: Battle): Side[] =>
  battle.armies.flatMap(({ hp }, side) => (hp > 0 ? [side] : []))

/** Whether the battle has its end: one side is left (R15, R34). */
export const isDecided = (battle: Battle): boolean => standing(battle).length <= 1

/** Sides clockwise from one of them, that one first. */
export const sidesFrom = ({ armies }: Battle, side: Side): Side[] =>
  armies.map((_, index) => (side + index) % armies.length)

/** The standing neighbours of a side, left one first; the only targets there are (R33, R34). */
export function neighboursOf(battle: Battle, side: Side): Side[] {
  const others = sidesFrom(battle, side)
    .slice(1)
    .filter((other) => at(battle.armies, other).hp > 0)
  return others.filter((_, index) => index === 0 || index === others.length - 1)
}

/** Where a general stands: in a front slot (0-based), or in the rear. */
export type Post = { readonly slot: number } | { readonly rear: number }

/** Where a general of the army stands. */
export function postOf(army: Army, id: Id): Post {
  const slot = army.front.indexOf(id)
  return slot >= 0 ? { slot } : { rear: army.rear.indexOf(id) }
}

/** Slots in which somebody can face somebody; a fourth one faces nobody (R27). */
const FACING_SLOTS = 3

/**
 * The general straight ahead of a post (R8, R27, R48). From the rear there is none, but for the solo opponent,
 * whose rear faces our slots 1 and 3 (R38).
 */
export function aheadOf(state: MeowState, side: Side, post: Post, target: Side): Id | undefined {
  if ('rear' in post && !isRival(state, side)) return undefined
  const slot = 'slot' in post ? post.slot : at([0, 2], post.rear)
  if (slot >= FACING_SLOTS) return undefined
  return armyOf(state, target).front[slot] ?? undefined
}

/** The largest group of one faction or one troop in both rows. */
export function largestGroup(army: Army, by: 'faction' | 'troop'): number {
  const kinds = allOf(army).map((id) => general(id)[by])
  return Math.max(0, ...kinds.map((kind) => kinds.filter((other) => other === kind).length))
}
