// Places where hidden cards may lie for all that a viewer knows: searches deal their tables from them.
import type { Viewer } from '../../../engine/phrase.ts'
import type { Pool } from '../../../engine/zones.ts'
import type { MeowState } from '../table/state.ts'
import { unknown } from './unknown.ts'

/** Each kind of card among itself; the five of the solo opponent, whose names are known, in an order that is not. */
export function pools(state: MeowState, viewer: Viewer): readonly Pool[] {
  const { rival, battle } = state
  const hidden = rival?.placed && !rival.up && !battle ? rival.cards : []
  return [...unknown(state, viewer), hidden].map((places) => ({ places }))
}
