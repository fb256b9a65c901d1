// Places where hidden cards may lie for all that a viewer knows: searches deal their tables from them.
import type { Viewer } from '../../../engine/phrase.ts'
import { hiddenIn, type Pool, sees } from '../../../engine/zones.ts'
import { hasSeen } from '../../common/seen.ts'
import { isForced } from '../cards/index.ts'
import type { DynastiesState } from '../table/state.ts'
import { zones } from './zones.ts'

/** Cards of hands and deck, lords left over, and events. Without `honesty` a person who must be shown lies in no hand (D16). */
export function pools(state: DynastiesState, viewer: Viewer): readonly Pool[] {
  const all = zones(state)
  const unseen = all.filter((zone) => zone.group === undefined && !sees(zone, viewer))
  const lying = (deck: boolean) =>
    unseen
      .filter(({ kind }) => (kind === 'deck') === deck)
      .flatMap(({ ids }) => ids)
      .filter((card) => !hasSeen(state, card, viewer))
  const held = lying(false)
  const mixed = state.rules.honesty || state.phase === 'deal'
  const cards: Pool = {
    places: [...held, ...lying(true)],
    fits: (place, id) => mixed || place >= held.length || !isForced(id),
  }
  return [cards, ...['lords', 'events'].map((group) => ({ places: hiddenIn(all, viewer, group) }))]
}
