// The worth of things to the hard computer player, roughly in cards: cities, units, attacks.
import type { Id, Seat } from '../../../engine/phrase.ts'
import {
  areFriends,
  cityState,
  findUnit,
  isInside,
  playerAt,
  unitOf,
  unitsOf,
  unitsOn,
} from '../board/look.ts'
import { isHolder } from '../board/moves.ts'
import { reach } from '../board/reach.ts'
import { fullPrestige, sidePrestige, targetOf } from '../board/supply.ts'
import { canAttack } from '../board/targets.ts'
import { generalOf } from '../box/generals.ts'
import { harmsOf, type Leads, leadsOf } from '../fight/odds.ts'
import { type Answer, defenderSeat, NO_ANSWER, type Side, sidesOf } from '../fight/sides.ts'
import { cityOf } from '../map/index.ts'
import { isGeneralFight } from '../rules/stakes.ts'
import type { Attack, StormState, Unit } from '../table/state.ts'

const ARMY = 1
const STAMINA = 0.7
/** A lord comes back for a card and 5 rage, and all of the faction miss what the lord alone can do. */
const LORD = 2.5
const CAPITAL = 28
/** What a level is worth that counts again, or no longer counts for others. */
const SUPPLY = 1.2
const VICTORY = 60

/** What a unit is worth on the board. */
export const unitWorth = (unit: Unit): number =>
  unit.type === 'general' ? 2 + unit.stamina * STAMINA + (generalOf(unit.id).lord ? LORD : 0) : ARMY

/** Prestige of a side, summed up once for a position and its variations: they share their cities. */
const sums = new WeakMap<StormState['cities'], Map<number, number>>()

function prestigeNow(state: StormState, side: number): number {
  const known = sums.get(state.cities) ?? new Map<number, number>()
  sums.set(state.cities, known)
  const prestige = known.get(side) ?? sidePrestige(state, side)
  known.set(side, prestige)
  return prestige
}

/** Sides of others that are about to win: their cities are worth cutting off. */
export const leadersAgainst = (state: StormState, seat: Seat): readonly number[] => [
  ...new Set(
    state.players.flatMap(({ side, out }, other) =>
      !out && !areFriends(state, seat, other) && prestigeNow(state, side) >= targetOf(state) - CLOSE
        ? [side]
        : [],
    ),
  ),
]

/** What is cut off from these sides in a variation of a position. */
export const cuttingWorth = (state: StormState, so: StormState, sides: readonly number[]): number =>
  SUPPLY * sides.reduce((cut, side) => cut + prestigeNow(state, side) - sidePrestige(so, side), 0)

/** Points short of the target from which on a rival is stopped. */
const CLOSE = 4

/** What taking a city is worth to a seat. */
export function cityWorth(state: StormState, seat: Seat, city: Id): number {
  const { level } = cityOf(city)
  const { owner } = cityState(state, city)
  const { side } = playerAt(state, seat)
  const wins = prestigeNow(state, side) + level >= targetOf(state) ? VICTORY : 0
  const loss = owner === null ? 0 : 0.6 * level
  const capital = owner !== null && playerAt(state, owner).capital === city ? CAPITAL : 0
  return 1 + 1.6 * level + loss + capital + wins
}

/** What holding an own city is worth. */
export function keepWorth(state: StormState, seat: Seat, city: Id): number {
  const { level } = cityOf(city)
  return playerAt(state, seat).capital === city ? 30 : 1 + 2.2 * level
}

/** What an attack promises its attacker, an answer given. */
export function attackWorth(state: StormState, attack: Attack, answer: Answer = NO_ANSWER): number {
  const attacker = unitOf(state, attack.attacker)
  const target = findUnit(state, attack.target)
  const won = winWorth(state, attack, attacker)
  if (target && target.routed !== null) return unitWorth(target) + won
  const { attacker: mine, defender: theirs } = sidesOf(state, attack, answer)
  return target && isGeneralFight(state, attack)
    ? duelWorth(attack, attacker, target, mine, theirs, won)
    : leadWorth(leadsOf(mine, theirs, attack.duel), attacker, target, won)
}

function leadWorth(leads: Leads, attacker: Unit, target: Unit | undefined, won: number): number {
  let worth = 0
  for (const [lead, chance] of leads) {
    if (lead > 0) worth += chance * (won + (target ? lossOf(target, lead) : 0))
    if (lead < 0) worth -= chance * lossOf(attacker, -lead)
  }
  return worth
}

/** What losing by so much costs, rage gained taken off. */
function lossOf(unit: Unit, by: number): number {
  if (unit.type === 'general') return by >= unit.stamina ? unitWorth(unit) + 1 : by * STAMINA
  return by >= 2 ? ARMY - 0.2 : 0.4
}

function duelWorth(
  attack: Attack,
  attacker: Unit,
  target: Unit,
  mine: Side,
  theirs: Side,
  won: number,
): number {
  let worth = 0
  for (const { toAttacker, toDefender, chance } of harmsOf(mine, theirs, attack.duel)) {
    const wins = toDefender > toAttacker ? won : 0
    const gain = toDefender === 0 ? 0 : lossOf(target, toDefender)
    const loss = toAttacker === 0 ? 0 : lossOf(attacker, toAttacker)
    worth += chance * (wins + gain - loss)
  }
  return worth
}

/** What winning brings besides the enemy's loss: a city, or roads that are open again; less what is left empty for it. */
function winWorth(state: StormState, attack: Attack, attacker: Unit): number {
  const left = leavesEmpty(state, attack) ? 0.5 * keepWorth(state, attacker.seat, attack.from) : 0
  if (!isInside(attack.at)) return 0.1 - left + SUPPLY * reopened(state, attack, attacker.seat)
  const last = unitsOn(state, attack.at).length <= 1
  if (last && takes(state, attack, attacker)) return cityWorth(state, attacker.seat, attack.at) - left
  // No victory by this attack. Others may come in later, but a city is not emptier than empty, and of several who hold it
  // the next one must be attacked as well.
  if (attack.target === null || !(last || isFollowed(state, attack, attacker))) return -left
  return 0.15 * Math.min(cityWorth(state, attacker.seat, attack.at), CAPITAL + 5) - left
}

/** Whether another unit of the attacker's can attack the same place in this turn. */
const isFollowed = (state: StormState, { at }: Attack, { id, seat }: Unit): boolean =>
  unitsOf(state, seat).some(
    (unit) => unit.id !== id && canAttack(unit) && reach(state, unit, at) !== undefined,
  )

/** Levels of own cities that are joined again once the attacked is gone. */
function reopened(state: StormState, { target, ranged }: Attack, seat: Seat): number {
  const { side } = playerAt(state, seat)
  const now = prestigeNow(state, side)
  if (
    ranged ||
    state.players.reduce((sum, own, at) => sum + (own.side === side ? fullPrestige(state, at) : 0), 0) === now
  )
    return 0
  return sidePrestige({ ...state, units: state.units.filter(({ id }) => id !== target) }, side) - now
}

/** Whether a victor goes in from a city that has no other army. */
const leavesEmpty = (state: StormState, { attacker, from, ranged }: Attack): boolean =>
  isInside(from) && !ranged && unitsOn(state, from).every((unit) => unit.id === attacker || !isHolder(unit))

/** Whether a victory over the last of a garrison takes the city: the attacker goes in, or somebody at a gate (ruling 39). */
const takes = (state: StormState, { at, ranged }: Attack, attacker: Unit): boolean =>
  (isHolder(attacker) && !ranged) ||
  state.units.some(
    (unit) =>
      isHolder(unit) &&
      unit.routed === null &&
      unit.seat === attacker.seat &&
      unit.place.startsWith(`${at}-`),
  )

/** What an attack promises at worst for its target: the attacker's worth. */
export const threatOf = (state: StormState, attack: Attack, answer: Answer): number =>
  defenderSeat(state, attack) === null ? 0 : attackWorth(state, attack, answer)
