// The strength of each side of a fight: values, levels, cards, abilities, encirclement, fatigue (rulings 9–13, 26, 58).
import type { Id, Seat } from '../../../engine/phrase.ts'
import { areFriends, cityState, findUnit, isInside, levelAt, unitOf } from '../board/look.ts'
import { countDirections, directionsOf, distancesFrom, isFit, reach } from '../board/reach.ts'
import { ARMIES } from '../box/factions.ts'
import { generalOf } from '../box/generals.ts'
import { stratagemOf } from '../cards/index.ts'
import type { PlaceId } from '../map/index.ts'
import type { Attack, StormState, Unit } from '../table/state.ts'
import { MOST_DICE } from './dice.ts'

/** What adds to a throw, and how much to the own attack and to the own defence. */
export interface Part {
  readonly what: 'value' | 'level' | 'card' | 'ability' | 'encircled' | 'fatigue'
  readonly attack: number
  readonly defence: number
}

/** One side of a fight before the dice fall. */
export interface Side {
  readonly dice: number
  readonly parts: readonly Part[]
  /** Sums of the parts. */
  readonly attack: number
  readonly defence: number
}

/** What the defender adds. */
export interface Answer {
  readonly card: Id | null
  readonly lastStand: boolean
}

export const NO_ANSWER: Answer = { card: null, lastStand: false }

/** Both sides of an attack. */
export function sidesOf(
  state: StormState,
  attack: Attack,
  answer: Answer = NO_ANSWER,
): { readonly attacker: Side; readonly defender: Side } {
  return { attacker: attackerOf(state, attack, answer), defender: defenderOf(state, attack, answer) }
}

/** The seat that is attacked; null for a city that is nobody's. */
export const defenderSeat = (state: StormState, { target, at }: Attack): Seat | null =>
  target === null ? cityState(state, at).owner : unitOf(state, target).seat

const plays = (card: Id | null, kind: string): boolean => card !== null && stratagemOf(card) === kind

function attackerOf(state: StormState, attack: Attack, answer: Answer): Side {
  const unit = unitOf(state, attack.attacker)
  const foe = defenderSeat(state, attack)
  const hushed = attack.duel || plays(answer.card, 'discord')
  const joint = hushed || unit.type === 'general' ? 0 : jointAttackers(state, unit, attack.at).length
  const ladders = plays(attack.card, 'ladders') ? 1 : 0
  const free = attack.duel || plays(attack.card, 'discord') || foe === null
  return sideOf(attack.duel ? 1 : 1 + joint + ladders + (attack.lastStand ? 1 : 0), [
    valueAt(unit, attack.from, attack.duel ? 0 : levelAt(attack.from)),
    { what: 'card', attack: attackCard(attack.card), defence: 0 },
    { what: 'ability', attack: abilitySum(state, attack), defence: 0 },
    both('encircled', free ? 0 : -encirclement(state, unit.seat, foe, attack.from)),
    both('fatigue', unit.now.spared ? 0 : -fatigueOf(unit)),
  ])
}

function defenderOf(state: StormState, attack: Attack, answer: Answer): Side {
  const attacker = unitOf(state, attack.attacker)
  const unit = findUnit(state, attack.target)
  const seat = defenderSeat(state, attack)
  // 火攻 takes the level away, and the unit's own value does not return (ruling 64).
  const level = attack.duel || plays(attack.card, 'fire') ? 0 : levelAt(attack.at)
  const free = attack.duel || plays(answer.card, 'discord')
  const encircled = both('encircled', free ? 0 : -encirclement(state, seat, attacker.seat, attack.at))
  const card: Part = { what: 'card', attack: 0, defence: defenceCard(answer.card) }
  if (!unit) return sideOf(1, [both('level', level), card, encircled])
  const hushed = attack.duel || plays(attack.card, 'discord') || attack.abilities.includes('zhang-liao')
  const joint = hushed ? 0 : jointDefenders(state, unit, attack.at).length
  const ambush = plays(answer.card, 'ambush') ? 1 : 0
  return sideOf(attack.duel ? 1 : 1 + joint + ambush + (answer.lastStand ? 1 : 0), [
    valueAt(unit, attack.at, level),
    card,
    encircled,
    both('fatigue', -fatigueOf(unit)),
  ])
}

function sideOf(dice: number, parts: readonly Part[]): Side {
  const counted = parts.filter(({ attack, defence }) => attack !== 0 || defence !== 0)
  const sum = (of: 'attack' | 'defence') => counted.reduce((total, part) => total + part[of], 0)
  return { dice: Math.min(MOST_DICE, dice), parts: counted, attack: sum('attack'), defence: sum('defence') }
}

const both = (what: Part['what'], n: number): Part => ({ what, attack: n, defence: n })

/** A unit's printed values; inside a city its level instead, for a general the higher of the two (rulings 26, 57). */
function valueAt(unit: Unit, place: PlaceId, level: number): Part {
  if (unit.type === 'general') {
    const { attack, defence } = generalOf(unit.id)
    return { what: 'value', attack: Math.max(attack, level), defence: Math.max(defence, level) }
  }
  if (isInside(place)) return both('level', level)
  const { attack, defence } = ARMIES[unit.type]
  return { what: 'value', attack, defence }
}

/** −1 for each fight before in this turn, outside cities (ruling 13). */
export const fatigueOf = ({ now, place }: Unit): number => (isInside(place) ? 0 : now.fights)

/** Other own or allied armies of the same type that reach the target (rulings 12, 43). */
export const jointAttackers = (state: StormState, unit: Unit, at: PlaceId): Unit[] =>
  state.units.filter(
    (other) => other.id !== unit.id && other.type === unit.type && helps(state, other, unit.seat, at),
  )

/** Other own or allied units that reach the attacked one (rulings 12, 43). */
export const jointDefenders = (state: StormState, unit: Unit, at: PlaceId): Unit[] =>
  unit.now.apart
    ? []
    : state.units.filter((other) => other.id !== unit.id && helps(state, other, unit.seat, at))

const helps = (state: StormState, other: Unit, seat: Seat, at: PlaceId): boolean =>
  isFit(other) && reach(state, other, at) !== undefined && areFriends(state, other.seat, seat)

/**
 * How much encirclement takes from a unit of `seat` at a place: directions from which units of the foe's side
 * threaten it, less one; units inside cities do not count (ruling 11).
 */
export function encirclement(state: StormState, seat: Seat | null, foe: Seat, at: PlaceId): number {
  const threats: (readonly PlaceId[])[] = []
  for (const unit of state.units) {
    if (unit.seat === seat || !isFit(unit) || !areFriends(state, unit.seat, foe) || isInside(unit.place))
      continue
    const directions = directionsOf(state, unit, at)
    if (directions.length > 0) threats.push(directions)
  }
  return threats.length < 2 ? 0 : countDirections(threats) - 1
}

const ATTACK_CARDS: Readonly<Record<string, number>> = { assault: 2, fire: 1 }
const DEFENCE_CARDS: Readonly<Record<string, number>> = { 'hold-fast': 2, 'empty-fort': 3 }

const attackCard = (card: Id | null): number => (card === null ? 0 : (ATTACK_CARDS[stratagemOf(card)] ?? 0))
const defenceCard = (card: Id | null): number => (card === null ? 0 : (DEFENCE_CARDS[stratagemOf(card)] ?? 0))

/** What the abilities declared with an attack add to it. */
function abilitySum(state: StormState, { attacker, abilities }: Attack): number {
  const { seat } = unitOf(state, attacker)
  return abilities.reduce((sum, general) => sum + abilityBonus(state, seat, general), 0)
}

function abilityBonus(state: StormState, seat: Seat, general: Id): number {
  if (general === 'guan-yu' || general === 'zhou-yu') return 2
  if (general !== 'ma-chao') return 0
  const { place } = unitOf(state, general)
  const near = distancesFrom(state, seat, place, 1)
  const horse = state.units.some(
    (unit) => unit.seat === seat && unit.type === 'cavalry' && unit.routed === null && near.has(unit.place),
  )
  return horse ? 2 : 1
}
