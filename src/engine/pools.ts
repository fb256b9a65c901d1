// Deals hidden ids anew over the places that a viewer cannot see: every result is possible for all the viewer knows.
import type { Game, State } from './game.ts'
import type { Id, Viewer } from './phrase.ts'
import type { Random } from './random.ts'
import type { Pool } from './zones.ts'

/** The pools of a game for a viewer: its own, or the groups of `unknown` where those say all. */
export const poolsOf = <S extends State>(game: Game<S>, state: S, viewer: Viewer): readonly Pool[] =>
  game.pools?.(state, viewer) ?? groupsOf(game, state, viewer)

/** The groups of `unknown` as pools; an id of several is in the first. */
export function groupsOf<S extends State>(game: Game<S>, state: S, viewer: Viewer): readonly Pool[] {
  const pooled = new Set<Id>()
  return game.unknown(state, viewer).map((group) => {
    const places = group.filter((id) => !pooled.has(id))
    for (const id of places) pooled.add(id)
    return { places }
  })
}

/** Times that a pool is dealt anew when its last places accept nothing that is left. */
const DEALS = 60

/**
 * Deals hidden ids anew: names for them under which the table is another, just as possible for the seat whose pools they are.
 * It depends on the ids of each pool as a set, on their places and on `random`, never on which id truly lies where: from
 * every likeness of a table come the same tables.
 * @param fixed ids that stay where they are
 * @returns `undefined` when the places accept no deal
 */
export function dealAnew(
  pools: readonly Pool[],
  fixed: ReadonlySet<Id>,
  random: Random,
): Map<Id, Id> | undefined {
  const names = new Map<Id, Id>()
  for (const pool of pools) {
    const laid = dealPool(pool, fixed, random)
    if (!laid) return undefined
    for (const [index, id] of pool.places.entries()) names.set(id, laid[index] ?? id)
  }
  return names
}

function dealPool(pool: Pool, fixed: ReadonlySet<Id>, random: Random): (Id | undefined)[] | undefined {
  const free = pool.places.filter((id) => !fixed.has(id)).sort()
  for (let deals = 0; deals < DEALS; deals++) {
    const laid = dealOnce(pool, fixed, random.shuffle([...free]), random)
    if (laid) return laid
  }
  return undefined
}

/** What fits in few places is laid at one of them; then each place takes the first of the ids that fits there. */
function dealOnce(
  pool: Pool,
  fixed: ReadonlySet<Id>,
  left: Id[],
  random: Random,
): (Id | undefined)[] | undefined {
  const { places, fits } = pool
  const laid = places.map((id) => (fixed.has(id) ? id : undefined))
  if (!layFirst(pool, laid, left, random)) return undefined
  for (const place of laid.keys()) {
    if (laid[place] !== undefined) continue
    const at = fits ? left.findIndex((id) => fits(place, id, laid)) : 0
    const [id] = at < 0 ? [] : left.splice(at, 1)
    if (id === undefined) return undefined
    laid[place] = id
  }
  return laid
}

/** Lays what fits in few places, the choosiest first; whether each found one. */
function layFirst({ first, fits }: Pool, laid: (Id | undefined)[], left: Id[], random: Random): boolean {
  if (!first || !fits) return true
  const roomFor = (id: Id): number[] =>
    [...laid.keys()].filter((place) => laid[place] === undefined && fits(place, id, laid))
  const choosiest = left
    .filter((id) => first.has(id))
    .map((id) => ({ id, room: roomFor(id).length }))
    .sort((one, other) => one.room - other.room)
  for (const { id } of choosiest) {
    const room = roomFor(id)
    const place = room[random.int(Math.max(1, room.length))]
    if (place === undefined) return false
    laid[place] = id
    left.splice(left.indexOf(id), 1)
  }
  return true
}
