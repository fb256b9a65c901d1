// Worlds that a viewer cannot tell from the real one: where what it cannot place lies otherwise. Proofs, plans and
// computer players play in them.
import type { Game, State } from './game.ts'
import { type Id, renameWords, type Viewer } from './phrase.ts'
import { dealAnew, groupsOf, poolsOf } from './pools.ts'
import type { Random } from './random.ts'

/**
 * A state just as possible for `viewer` as the given one: ids that it cannot place lie in places drawn at random, and
 * secrets that are no ids are varied.
 *
 * The result follows from `random` and from what the viewer knows alone: given the same stream it is the same for every
 * table that the viewer cannot tell from this one.
 * @param random a stream of its own, never the game's
 * @returns a new state that shares nothing with the given one
 */
export function likeness<S extends State>(game: Game<S>, state: S, viewer: Viewer, random: Random): S {
  const names =
    dealAnew(poolsOf(game, state, viewer), new Set(), random) ??
    dealAnew(groupsOf(game, state, viewer), new Set(), random)
  const text = renameWords(JSON.stringify(state), names ?? new Map())
  return JSON.parse(varied(game, text, viewer, random)) as S
}

/** A state's text with secrets that are no ids told otherwise, where the game has any. */
export const varied = <S extends State>(
  game: Game<S>,
  text: string,
  viewer: Viewer,
  random: Random,
): string => (game.vary ? JSON.stringify(game.vary(JSON.parse(text) as S, viewer, random)) : text)

/**
 * Names for ids under a random swap within the groups; every other case swaps a few only, so that answers fit. An id of
 * several groups moves with the first of them, in an order drawn at random: what one group has moved, no other group may
 * carry on to a place of its own.
 */
export function swap(
  groups: readonly (readonly Id[])[],
  fixed: ReadonlySet<string>,
  random: Random,
): Map<Id, Id> {
  const names = new Map(groups.flat().map((id) => [id, id]))
  const moved = new Set<Id>(fixed)
  const gentle = random.int(2) === 0
  for (const group of random.shuffle([...groups])) {
    const free = group.filter((id) => !moved.has(id))
    const moving = gentle ? random.shuffle([...free]).slice(0, 2) : free
    const targets = random.shuffle([...moving])
    for (const [index, id] of moving.entries()) {
      names.set(id, targets[index] ?? id)
      moved.add(id)
    }
  }
  return names
}
