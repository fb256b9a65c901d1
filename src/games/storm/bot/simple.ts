// What a player sees at first sight: the way to the next city, and the attack with the best odds.
import type { Seat } from '../../../engine/phrase.ts'
import { areFriends, cityState, isInside, unitsOf, unitsOn } from '../board/look.ts'
import { canMarch, type Destination, destinations, isHolder } from '../board/moves.ts'
import { distancesFrom } from '../board/reach.ts'
import { attackOn, targetsOf } from '../board/targets.ts'
import type { PlaceId } from '../map/index.ts'
import { chancesOf } from '../rules/stakes.ts'
import type { Attack, StormState, Unit } from '../table/state.ts'
import { bestOf } from './question.ts'

const FAR = 40

/** A march at first sight. */
export interface Plain {
  readonly unit: Unit
  readonly to: Destination
}

/** How many steps a place is from the next city that can be taken. */
export function stepsToGo(plan: StormState, seat: Seat): (place: PlaceId) => number {
  const away = plan.cities
    .filter(({ owner, barred }) => !barred && (owner === null || !areFriends(plan, seat, owner)))
    .map(({ id }) => distancesFrom(plan, seat, id, FAR))
  return (place) => away.reduce((least, far) => Math.min(least, far.get(place) ?? FAR), FAR)
}

/** Every unit that has somewhere to go: into a city that it takes, or nearer to the next one. Garrisons stay. */
export function plainMarches(plan: StormState, seat: Seat): Plain[] {
  const steps = stepsToGo(plan, seat)
  return unitsOf(plan, seat)
    .filter((unit) => canMarch(unit) && !isGarrison(plan, unit))
    .flatMap((unit) => {
      const open = destinations(plan, unit)
      const taking = open.find(({ takes }) => takes !== null)
      if (taking) return [{ unit, to: taking }]
      const nearest = bestOf(open, ({ to }) => -steps(to))
      return nearest && steps(nearest.to) < steps(unit.place) ? [{ unit, to: nearest }] : []
    })
}

/** Whether it is the only army in an own city. */
const isGarrison = (plan: StormState, { seat, place }: Unit): boolean =>
  isInside(place) &&
  cityState(plan, place).owner === seat &&
  unitsOn(plan, place).filter(isHolder).length <= 1

/** An attack and how likely it wins, in per cent; a routed army always falls. */
export interface Chance {
  readonly attack: Attack
  readonly win: number
}

/** Every attack that can be made now, the likeliest to win first. */
export const attacksByOdds = (plan: StormState, seat: Seat): Chance[] =>
  unitsOf(plan, seat)
    .flatMap((unit) => targetsOf(plan, unit).map((target) => attackOn(unit, target)))
    .map((attack) => ({ attack, win: oddsOf(plan, attack) }))
    .sort((a, b) => b.win - a.win)

function oddsOf(plan: StormState, attack: Attack): number {
  const target = plan.units.find(({ id }) => id === attack.target)
  return target && target.routed !== null ? 100 : chancesOf(plan, attack).win
}
