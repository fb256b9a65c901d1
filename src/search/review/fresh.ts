// Chance made anew in an open game: what nobody at the table knows yet lies otherwise, and dice fall otherwise.
import type { Game, State } from '../../engine/game.ts'
import { type Id, renameWords, type Viewer } from '../../engine/phrase.ts'
import type { Random } from '../../engine/random.ts'

/**
 * Ids that nobody at the table can place, in groups that may change places: decks that were shuffled and not looked at.
 * What only one seat knows is no chance any more.
 */
export function nobodyKnows<S extends State>(
  game: Game<S>,
  state: S,
  seats: number,
): readonly (readonly Id[])[] {
  const viewers: Viewer[] = Array.from({ length: seats }, (_, seat) => seat)
  const hidden = viewers.map((viewer) => new Set(game.unknown(state, viewer).flat()))
  return game
    .unknown(state, 'public')
    .map((group) => group.filter((id) => hidden.every((each) => each.has(id))))
    .filter((group) => group.length > 1)
}

/** A checkpoint's state with all that is left to chance drawn anew from `random`, and a new epoch of the game's own chance. */
export function withFreshChance<S extends State>(
  checkpoint: string,
  groups: readonly (readonly Id[])[],
  random: Random,
): S {
  const names = new Map<Id, Id>()
  // Groups may overlap: the wider comes first, and each moves what it holds to where the others have put it.
  for (const group of groups) {
    const targets = random.shuffle(group.map((id) => names.get(id) ?? id))
    for (const [index, id] of group.entries()) names.set(id, targets[index] ?? id)
  }
  const state = JSON.parse(renameWords(checkpoint, names)) as S
  state.chance = { epoch: 0, counter: 0 }
  return state
}
