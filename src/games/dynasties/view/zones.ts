// The zones of Dynasties of China: the place of every card.
import type { Zone } from '../../../engine/zones.ts'
import type { DynastiesState } from '../table/state.ts'

/** Persons, functions and dynasties are one group; lords and historical events are drawn from piles of their own. */
export const zones = (state: DynastiesState): Zone[] => [
  ...state.players.flatMap(({ lord, hand, shown }, seat): Zone[] => [
    { kind: 'hand', seat, ids: hand, ...(seat === state.open && { seenBy: 'all' }) },
    { kind: 'board', seat, ids: shown },
    { kind: 'board', seat, group: 'lords', ids: lord === null ? [] : [lord] },
  ]),
  { kind: 'deck', ids: state.deck },
  { kind: 'discard', ids: state.discards },
  { kind: 'out', ids: state.gone },
  { kind: 'board', ids: state.played },
  { kind: 'deck', group: 'lords', ids: state.lords },
  { kind: 'deck', group: 'events', ids: state.events },
  { kind: 'discard', group: 'events', ids: state.eventDiscards },
  { kind: 'board', group: 'events', ids: state.event === null ? [] : [state.event] },
]
