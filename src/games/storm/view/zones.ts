// The zones of Storm over the Three Kingdoms: the place of every card and general. Armies come and go and are left out.
import type { Id } from '../../../engine/phrase.ts'
import type { Zone } from '../../../engine/zones.ts'
import { lordOf } from '../box/generals.ts'
import type { StormState } from '../table/state.ts'

/** Stratagems are one group, generals another. */
export const zones = (state: StormState): Zone[] => [
  ...state.players.flatMap(({ hand, captives, heirlooms }, seat): Zone[] => [
    { kind: 'hand', seat, ids: hand },
    { kind: 'board', seat, group: 'generals', ids: [...captives, ...heirlooms.map(({ id }) => id)] },
  ]),
  { kind: 'deck', ids: state.deck },
  { kind: 'discard', ids: state.discards },
  { kind: 'board', group: 'generals', ids: unplacedLords(state) },
  {
    kind: 'board',
    group: 'generals',
    ids: state.units.filter(({ type }) => type === 'general').map(({ id }) => id),
  },
  { kind: 'out', group: 'generals', ids: [...Object.values(state.pools).flat(), ...state.fallen] },
]

/** Lords of those whose first units are not on the board yet: they lie before their players. */
const unplacedLords = ({ phase, players, units }: StormState): Id[] =>
  phase === 'place'
    ? players.map(({ faction }) => lordOf(faction)).filter((lord) => units.every(({ id }) => id !== lord))
    : []
