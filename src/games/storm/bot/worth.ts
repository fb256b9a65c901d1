// The worth of things to the hard computer player, roughly in cards: cities, units, attacks.
import type { Id, Seat } from '../../../engine/phrase.ts'
import { cityState, findUnit, isInside, playerAt, unitOf, unitsOn } from '../board/look.ts'
import { isHolder } from '../board/moves.ts'
import { sidePrestige, targetOf } from '../board/supply.ts'
import { harmsOf, type Leads, leadsOf } from '../fight/odds.ts'
import { type Answer, defenderSeat, NO_ANSWER, type Side, sidesOf } from '../fight/sides.ts'
import { cityOf } from '../map/index.ts'
import { isGeneralFight } from '../rules/stakes.ts'
import type { Attack, StormState, Unit } from '../table/state.ts'

const ARMY = 1
const STAMINA = 0.7
const CAPITAL = 16
const VICTORY = 60

/** What a unit is worth on the board. */
export const unitWorth = (unit: Unit): number => (unit.type === 'general' ? 2 + unit.stamina * STAMINA : ARMY)

/** Prestige of a side, summed up once for a position and its variations: they share their cities. */
const sums = new WeakMap<StormState['cities'], Map<number, number>>()

function prestigeNow(state: StormState, side: number): number {
  const known = sums.get(state.cities) ?? new Map<number, number>()
  sums.set(state.cities, known)
  const prestige = known.get(side) ?? sidePrestige(state, side)
  known.set(side, prestige)
  return prestige
}

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
  if (target && isGeneralFight(state, attack)) return duelWorth(attack, attacker, target, mine, theirs, won)
  return leadWorth(leadsOf(mine, theirs, attack.duel), attacker, target, won)
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

/** What winning brings besides the enemy's loss: a city, unless others hold it; less where an own one is left empty. */
function winWorth(state: StormState, attack: Attack, attacker: Unit): number {
  const alone = unitsOn(state, attack.at).length <= 1
  const leaves = isInside(attack.from) && !attack.ranged && unitsOn(state, attack.from).length === 1
  const left = leaves && !isInside(attack.at) ? -0.5 * keepWorth(state, attacker.seat, attack.from) : 0
  if (!isInside(attack.at)) return left + 0.1
  if (!alone) return left + 0.15 * cityWorth(state, attacker.seat, attack.at)
  const enters = isHolder(attacker) && !attack.ranged
  return left + cityWorth(state, attacker.seat, attack.at) * (enters || waits(state, attack) ? 1 : 0.15)
}

/** Whether somebody at a gate goes in for an attacker who cannot. */
const waits = (state: StormState, attack: Attack): boolean => {
  const { seat } = unitOf(state, attack.attacker)
  return state.units.some(
    (unit) =>
      isHolder(unit) && unit.routed === null && unit.seat === seat && unit.place.startsWith(`${attack.at}-`),
  )
}

/** What an attack promises at worst for its target: the attacker's worth. */
export const threatOf = (state: StormState, attack: Attack, answer: Answer): number =>
  defenderSeat(state, attack) === null ? 0 : attackWorth(state, attack, answer)
