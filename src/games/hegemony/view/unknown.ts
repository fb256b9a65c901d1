// Ids that a viewer cannot place, in groups that could lie the other way round for all this viewer knows.
import type { Id, Viewer } from '../../../engine/phrase.ts'
import { hiddenIn } from '../../../engine/zones.ts'
import { hasSeen } from '../../common/seen.ts'
import { generalFacts, halvesOf, isGeneral, KINGDOMS } from '../cards/generals.ts'
import type { HegemonyState } from '../table/state.ts'
import { zones } from './zones.ts'

/** Groups of ids that `viewer` cannot place. */
export function unknown(state: HegemonyState, viewer: Viewer): readonly (readonly Id[])[] {
  const all = zones(state)
  const cards = hiddenIn(all, viewer).filter((card) => !hasSeen(state, card, viewer))
  return [cards, ...alike(hiddenIn(all, viewer, 'generals'))].filter((group) => group.length > 0)
}

/**
 * Generals that lie hidden or left the game unseen. The HP card shows the sum of a pair's half fish and both are of
 * one kingdom: only generals alike in both, as main general and as deputy, can change places.
 */
function alike(hidden: readonly Id[]): Id[][] {
  const groups = new Map<string, Id[]>(
    KINGDOMS.flatMap((kingdom) =>
      [3, 4, 5].map((half): [string, Id[]] => [`${kingdom} ${half} ${half}`, []]),
    ),
  )
  for (const id of hidden) {
    if (!isGeneral(id)) continue
    const key = `${generalFacts(id).kingdom} ${halvesOf(id, 'head')} ${halvesOf(id, 'deputy')}`
    groups.set(key, [...(groups.get(key) ?? []), id])
  }
  return [...groups.values()]
}
