// Facts hidden from a viewer: the order of the piles, other hands, face-down treasures, stratagems and battles.
import type { Id, Viewer } from '../../../engine/phrase.ts'
import { hiddenIn } from '../../../engine/zones.ts'
import type { MeowState } from '../table/state.ts'
import { zones } from './zones.ts'

/** Ids the viewer cannot place: generals, treasures, stratagems and battles, each kind among itself. */
export function unknown(state: MeowState, viewer: Viewer): readonly (readonly Id[])[] {
  const all = zones(state)
  return [undefined, 'treasures', 'stratagems', 'battles'].map((group) => hiddenIn(all, viewer, group))
}
