// What a viewer cannot know: the order of the piles, other hands, face-down treasures and stratagems.
import type { Id, Viewer } from '../../engine/phrase.ts'
import { TREASURES } from './box/treasures.ts'
import type { MeowState } from './state.ts'

/** Ids the viewer cannot place: generals, treasures and stratagems, each kind among itself. */
export function unknown(state: MeowState, viewer: Viewer): readonly (readonly Id[])[] {
  const others = state.players.filter((_, seat) => seat !== viewer)
  const looked = state.visitor === viewer ? [] : state.looked
  const isTreasure = (id: Id): boolean => id in TREASURES
  return [
    [...state.deck, ...others.flatMap(({ hand, open }) => hand.filter((id) => !open.includes(id)))],
    [...state.treasurePile, ...others.flatMap(({ treasures }) => treasures), ...looked.filter(isTreasure)],
    [
      ...state.stratagemPile,
      ...others.flatMap(({ stratagems, known, planned }) =>
        [...stratagems, ...(state.battle ? [] : planned)].filter((id) => !known.includes(id)),
      ),
      ...looked.filter((id) => !isTreasure(id)),
    ],
  ]
}
