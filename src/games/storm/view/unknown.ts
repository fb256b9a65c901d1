// Cards that a viewer cannot place: those of other hands and of the deck that it has not seen.
import type { Id, Viewer } from '../../../engine/phrase.ts'
import { hiddenIn } from '../../../engine/zones.ts'
import { hasSeen } from '../../common/seen.ts'
import type { StormState } from '../table/state.ts'
import { zones } from './zones.ts'

/** Ids that could lie the other way round, for all this viewer knows. */
export function unknown(state: StormState, viewer: Viewer): readonly (readonly Id[])[] {
  const hidden = hiddenIn(zones(state), viewer).filter((card) => !hasSeen(state, card, viewer))
  return hidden.length > 0 ? [hidden] : []
}
