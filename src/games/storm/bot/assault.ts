// Attacks in numbers: armies of one type that get to one target in the same turn, each of them a die for the others.
import { areFriends, cityState, isArmy, unitsOf, unitsOn } from '../board/look.ts'
import type { Destination } from '../board/moves.ts'
import { distancesFrom, rangeOf } from '../board/reach.ts'
import { canAttack } from '../board/targets.ts'
import { MOST_DICE } from '../fight/dice.ts'
import { cityOf, type PlaceId, placeOf } from '../map/index.ts'
import type { Attack, StormState, Unit, UnitType } from '../table/state.ts'
import { attacksOf, type Field, type March, marchOf } from './marching.ts'
import { bestOf } from './question.ts'
import { attackWorth } from './worth.ts'

/** What a second place at a gate where one of them stands already costs: from two sides they encircle. */
const SAME_SIDE = 0.4
/** How often the next of them is needed. */
const NEXT = 0.5

/** A place from which a unit attacks, and what standing there costs it. */
interface Post {
  readonly unit: Unit
  readonly to: Destination
  readonly cost: number
}

/** An attack of several, as it is planned. */
export interface Assault {
  readonly posts: readonly Post[]
  /** The first attack of it, once all stand at their posts. */
  readonly attack: Attack
  readonly worth: number
}

const TYPES: readonly UnitType[] = ['archers', 'foot', 'cavalry']

/** The attack of two or three armies of a type that promises most. */
export function bestAssault(field: Field): Assault | undefined {
  const { state, seat } = field
  const ready = unitsOf(state, seat)
    .filter((unit) => isArmy(unit) && canAttack(unit))
    .map((unit) => marchOf(field, unit))
    .filter(({ inContact }) => inContact)
  const assaults = TYPES.flatMap((type) => {
    const marches = ready.filter(({ unit }) => unit.type === type)
    return marches.length < 2 ? [] : assaultsOf(field, marches)
  })
  return bestOf(assaults, ({ worth }) => worth)
}

/** Where foes stand, and empty cities that are taken by fighting. */
function targetsFor({ state, seat }: Field): readonly PlaceId[] {
  const foes = state.units.filter((unit) => !areFriends(state, seat, unit.seat)).map(({ place }) => place)
  const empty = state.cities.filter(
    ({ id, owner }) =>
      cityOf(id).level > 1 &&
      (owner === null || !areFriends(state, seat, owner)) &&
      unitsOn(state, id).length === 0,
  )
  return [...new Set([...foes, ...empty.map(({ id }) => id)])].filter(
    (at) => placeOf(at).kind !== 'inside' || !cityState(state, at).barred,
  )
}

function assaultsOf(field: Field, marches: readonly March[]): Assault[] {
  const byTarget = new Map<PlaceId, Post[][]>(targetsFor(field).map((at) => [at, []]))
  for (const march of marches)
    for (const [at, posts] of postsOf(field, march, byTarget)) byTarget.get(at)?.push(posts)
  return [...byTarget].flatMap(([at, posts]) => (posts.length < 2 ? [] : (assaultOn(field, at, posts) ?? [])))
}

/** From where a unit gets at each target. */
function postsOf(
  { state, seat }: Field,
  { unit, stays, stands }: March,
  targets: ReadonlyMap<PlaceId, unknown>,
): ReadonlyMap<PlaceId, Post[]> {
  const open = [stays, ...stands].filter(({ to }) => to.takes === null)
  const most = Math.max(...open.map(({ worth }) => worth))
  const found = new Map<PlaceId, Post[]>()
  for (const { to, worth } of open)
    for (const at of distancesFrom(state, seat, to.to, rangeOf(unit)).keys()) {
      if (!targets.has(at)) continue
      const post = { unit, to, cost: most - worth }
      const posts = found.get(at)
      if (posts) posts.push(post)
      else found.set(at, [post])
    }
  return found
}

/** The best two or three against one target. */
function assaultOn(field: Field, at: PlaceId, posts: readonly (readonly Post[])[]): Assault | undefined {
  const chosen: Post[] = []
  const order = posts.toSorted((a, b) => cheapest(a) - cheapest(b))
  let best: Assault | undefined
  for (const fit of order) {
    const post = bestOf(
      fit.filter((each) => hasRoomFor(field.state, each, chosen)),
      ({ to, cost }) => -cost - (chosen.some((other) => other.to.to === to.to) ? SAME_SIDE : 0),
    )
    if (!post) continue
    chosen.push(post)
    if (chosen.length < 2) continue
    const assault = weighed(field.state, at, [...chosen])
    if (assault && (!best || assault.worth > best.worth)) best = assault
    if (chosen.length === MOST_DICE) break
  }
  return best
}

const cheapest = (posts: readonly Post[]): number => Math.min(...posts.map(({ cost }) => cost))

const hasRoomFor = ({ units }: StormState, { unit, to }: Post, chosen: readonly Post[]): boolean => {
  const taken = new Set(chosen.map((other) => other.unit.id))
  const there = units.filter(({ id, place }) => place === to.to && id !== unit.id && !taken.has(id)).length
  return there + chosen.filter((other) => other.to.to === to.to).length < placeOf(to.to).capacity
}

function weighed(state: StormState, at: PlaceId, posts: readonly Post[]): Assault | undefined {
  const placed = new Map(
    posts.map(({ unit, to }) => [
      unit.id,
      to.to === unit.place ? unit : { ...unit, place: to.to, now: { ...unit.now, moved: true } },
    ]),
  )
  const so = { ...state, units: state.units.map((unit) => placed.get(unit.id) ?? unit) }
  const attacks = [...placed.values()]
    .map((unit) => {
      const open = attacksOf(so, unit).filter((attack) => attack.at === at)
      return bestOf(
        open.map((attack) => ({ attack, worth: attackWorth(so, attack) })),
        ({ worth }) => worth,
      )
    })
    .filter((each) => each !== undefined)
    .sort((a, b) => b.worth - a.worth)
  const [first] = attacks
  if (!first) return undefined
  const worth = attacks.reduce((sum, each, n) => sum + NEXT ** n * Math.max(0, each.worth), 0)
  return { posts, attack: first.attack, worth: worth - posts.reduce((sum, { cost }) => sum + cost, 0) }
}
