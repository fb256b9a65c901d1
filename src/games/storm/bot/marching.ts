// Marches of the hard computer player: the worth of a unit at a place, by cities, enemies and the way there.
import type { Id, Seat } from '../../../engine/phrase.ts'
import { areFriends, citiesOf, cityState, isInside, playerAt, unitsOf, unitsOn } from '../board/look.ts'
import { type Destination, destinations, isHolder, isOpenTo, moveOf } from '../board/moves.ts'
import { distancesFrom, rangeOf } from '../board/reach.ts'
import { attackOn, targetsOf } from '../board/targets.ts'
import { cityOf, type PlaceId } from '../map/index.ts'
import type { Attack, StormState, Unit } from '../table/state.ts'
import { attackWorth, cityWorth, cuttingWorth, keepWorth, leadersAgainst, unitWorth } from './worth.ts'

/** Steps that a foe needs to a city at which it is watched. */
const NEAR = 5
const FAR = 40
/** What is left of a city's worth with each step away from it. */
const NEARER = 0.8
/** What a march must bring, and from how many places attacks are weighed, the best to stand at first. */
const [LITTLE, WEIGHED] = [0.15, 6]
/** Of a general's worth, what it costs to stand alone where foes may wear it down; how near a friend must be. */
const [PERIL, NEARBY] = [0.6, 2]

/** Of an attack's worth, what counts before all have marched. */
const STRUCK = 0.7

/** A city worth going to, and how far every place is from it. */
interface Aim {
  readonly city: Id
  readonly worth: number
  readonly far: ReadonlyMap<PlaceId, number>
}

/** Everything about a position that all units share. */
export interface Field {
  readonly state: StormState
  readonly seat: Seat
  readonly aims: readonly Aim[]
  /** For each own city how many foes are near, and how near the next one is. */
  readonly alarm: ReadonlyMap<Id, { readonly foes: number; readonly nearest: number }>
  /** Where each foe may strike in its next turn. */
  readonly strikes: readonly ReadonlyMap<PlaceId, number>[]
  /** Sides that are about to win. */
  readonly leaders: readonly number[]
  /** Units looked at so far. */
  readonly looks: Map<Unit, March>
}

/** Looks at a position once. */
export function fieldOf(state: StormState, seat: Seat): Field {
  const aims = state.cities
    .filter(({ owner, barred }) => !barred && (owner === null || !areFriends(state, seat, owner)))
    .map(({ id }) => ({
      city: id,
      worth: aimWorth(state, seat, id),
      far: distancesFrom(state, seat, id, FAR),
    }))
  const alarm = new Map(citiesOf(state, seat).map(({ id }) => [id, alarmAt(state, seat, id)]))
  const strikes = state.units
    .filter((unit) => !areFriends(state, seat, unit.seat))
    .map((foe) => distancesFrom(state, foe.seat, foe.place, moveOf(state, foe) + rangeOf(foe)))
  return { state, seat, aims, alarm, strikes, leaders: leadersAgainst(state, seat), looks: new Map() }
}

function aimWorth(state: StormState, seat: Seat, city: Id): number {
  const garrison = unitsOn(state, city).length
  return cityWorth(state, seat, city) / (1 + 0.4 * garrison + (cityOf(city).level > 1 ? 0.5 : 0))
}

function alarmAt(state: StormState, seat: Seat, city: Id): { foes: number; nearest: number } {
  const far = distancesFrom(state, seat, city, NEAR)
  const near = state.units
    .filter((unit) => !areFriends(state, seat, unit.seat))
    .flatMap(({ place }) => far.get(place) ?? [])
  return { foes: near.length, nearest: Math.min(FAR, ...near) }
}

/** A place and what it is worth to stand there before any attack. */
export interface Stand {
  readonly to: Destination
  readonly worth: number
}

/** A unit before its march: what it is drawn to, whether a foe is near, and where it may go. */
export interface March {
  readonly field: Field
  readonly unit: Unit
  /** What being at each city would be worth to this unit. */
  readonly draws: readonly { readonly worth: number; readonly far: ReadonlyMap<PlaceId, number> }[]
  readonly inContact: boolean
  /** Where it stands, and everywhere it may go. */
  readonly stays: Stand
  readonly stands: readonly Stand[]
}

/** Looks at a unit once: marches and attacks in numbers are weighed by the same look. */
export function marchOf(field: Field, unit: Unit): March {
  const known = field.looks.get(unit) ?? lookAt(field, unit)
  field.looks.set(unit, known)
  return known
}

function lookAt(field: Field, unit: Unit): March {
  const { state, seat, aims } = field
  const own = unitsOf(state, seat).filter(({ id }) => id !== unit.id)
  const draws = aims.map(({ city, worth, far }) => ({
    worth: worth * drawOf(field, unit, city, far, own),
    far,
  }))
  const near = distancesFrom(state, unit.seat, unit.place, moveOf(state, unit) + rangeOf(unit) + 1)
  const inContact = state.units.some((other) => near.has(other.place) && !areFriends(state, seat, other.seat))
  const march = { field, unit, draws, inContact }
  const stand = (to: Destination): Stand => ({ to, worth: standingWorth(march, to) })
  const stays = stand({ to: unit.place, takes: null, stay: false })
  return { ...march, stays, stands: destinations(state, unit).map(stand) }
}

/** How much of a city's worth draws a unit: less where enough others are nearer already. */
function drawOf(
  { state, seat }: Field,
  unit: Unit,
  city: Id,
  far: ReadonlyMap<PlaceId, number>,
  others: readonly Unit[],
): number {
  const crowd = others.filter(({ place }) => (far.get(place) ?? FAR) <= 2).length
  const wanted = cityOf(city).level > 1 || !isOpenTo(state, seat, city) ? 4 : 1
  const share = crowd < wanted ? 1 : 0.4
  const eager = isHolder(unit) || cityOf(city).level > 1 ? 1 : 0.6
  return share * eager
}

/** A march that a unit could make, and how much better off it is there. */
export interface Better {
  readonly to: Destination
  readonly gain: number
}

/** The best place for a unit to march to, if it is better there than where it stands. */
export function bestMarch(field: Field, unit: Unit): Better | undefined {
  const march = marchOf(field, unit)
  if (march.stands.length === 0) return undefined
  const stays = march.stays.worth + strikes(march, unit.place)
  let best: Better | undefined
  let most = stays + LITTLE
  for (const { to, worth } of march.stands.toSorted((a, b) => b.worth - a.worth).slice(0, WEIGHED)) {
    const there = worth + strikes(march, to.to)
    if (there <= most) continue
    best = { to, gain: there - stays }
    most = there
  }
  return best
}

/** What a unit is worth at a place before any attack. */
function standingWorth(march: Pick<March, 'field' | 'unit' | 'draws'>, { to, takes }: Destination): number {
  const { field, unit } = march
  const taken = takes === null ? 0 : cityWorth(field.state, field.seat, takes)
  return (
    taken +
    guarding(field, unit, to) +
    leaving(field, unit, to) +
    approach(march, to) -
    peril(field, unit, to)
  )
}

/** Standing in an own city that would be empty, or that foes are near. */
function guarding({ state, seat, alarm }: Field, unit: Unit, to: PlaceId): number {
  if (!isInside(to) || cityState(state, to).owner !== seat) return 0
  const others = unitsOn(state, to).filter(({ id }) => id !== unit.id).length
  const danger = dangerAt(alarm.get(to))
  const share = others === 0 ? 1 : others === 1 ? 0.35 : 0.1
  return keepWorth(state, seat, to) * danger * share
}

/** How much a city needs somebody inside, from a little to very. */
function dangerAt(alarm: { readonly foes: number; readonly nearest: number } | undefined): number {
  if (!alarm || alarm.foes === 0) return 0.12
  return Math.min(1, 0.25 + 0.5 / alarm.nearest + 0.12 * alarm.foes)
}

/** The capital is never left to a general alone. */
function leaving({ state, seat }: Field, unit: Unit, to: PlaceId): number {
  const { capital } = playerAt(state, seat)
  if (unit.place !== capital || to === capital || !isHolder(unit)) return 0
  return unitsOn(state, capital).filter(isHolder).length === 1 ? -50 : 0
}

/** What a general risks who stands alone before as many foes as it has stamina; in company it is the line that holds. */
function peril({ state, seat, strikes }: Field, unit: Unit, to: PlaceId): number {
  if (unit.type !== 'general' || isInside(to)) return 0
  const foes = strikes.filter((reached) => reached.has(to)).length
  if (foes < unit.stamina) return 0
  const near = distancesFrom(state, seat, to, NEARBY)
  const friend = (other: Unit) =>
    other.id !== unit.id && areFriends(state, seat, other.seat) && near.has(other.place)
  return state.units.some(friend) ? 0 : PERIL * unitWorth(unit)
}

/** Nearness to what draws the unit most. */
function approach({ draws }: Pick<March, 'draws'>, to: PlaceId): number {
  let best = 0
  for (const { worth, far } of draws) {
    const steps = far.get(to)
    if (steps !== undefined) best = Math.max(best, worth * NEARER ** steps)
  }
  return best
}

/** The best attack from there, and what is cut off by standing there. */
function strikes({ field: { state, leaders }, unit, inContact }: March, to: PlaceId): number {
  const stays = unit.place === to
  const there = stays ? unit : { ...unit, place: to, now: { ...unit.now, moved: true } }
  // Only foes are attacked, and the unit is none: where it stands changes how it fights, not whom.
  const attacks = inContact ? attacksOf(state, there) : []
  if (attacks.length === 0 && leaders.length === 0) return 0
  const so = { ...state, units: state.units.map((other) => (other.id === unit.id ? there : other)) }
  const cut = stays || leaders.length === 0 ? 0 : cuttingWorth(state, so, leaders)
  let best = 0
  for (const attack of attacks) best = Math.max(best, attackWorth(so, attack))
  return cut + STRUCK * best
}

/** Every attack a unit could make, with nothing declared. */
export const attacksOf = (state: StormState, unit: Unit): Attack[] =>
  targetsOf(state, unit).map((target) => attackOn(unit, target))
