// The zones of Kingdom Wars: the place of every card and general.
import type { Seat } from '../../../engine/phrase.ts'
import type { Zone } from '../../../engine/zones.ts'
import { type HegemonyState, type Person, type Player, worn } from '../table/state.ts'

/** Cards are one group, generals another. */
export const zones = (state: HegemonyState): Zone[] => [
  ...state.players.flatMap(playerZones),
  { kind: 'deck', ids: state.deck },
  { kind: 'discard', ids: state.discard },
  { kind: 'board', ids: state.table },
  ...state.aside.map(({ seat, card }): Zone => ({ kind: 'board', seat, seenBy: [seat], ids: [card] })),
  { kind: 'deck', group: 'generals', ids: state.box },
  { kind: 'board', group: 'generals', ids: state.row ?? [] },
  ...offered(state),
]

/** What a player may take as a new deputy, for its eyes. */
const offered = ({ offered: shown }: HegemonyState): Zone[] =>
  shown ? [{ kind: 'out', seat: shown.seat, seenBy: [shown.seat], group: 'generals', ids: shown.ids }] : []

function playerZones(player: Player, seat: Seat): Zone[] {
  const { hand, judgement, piles, dealt, generals, souls } = player
  const open = [...worn(player), ...judgement.map(({ card }) => card), ...Object.values(piles).flat()]
  return [
    { kind: 'hand', seat, ids: hand },
    { kind: 'board', seat, ids: open },
    { kind: 'out', seat, seenBy: [seat], group: 'generals', ids: dealt },
    ...(souls ? [{ kind: 'out', seat, seenBy: [seat], group: 'generals', ids: souls } as const] : []),
    ...generals.map((person): Zone => {
      const seenBy = isKnown(person) ? 'all' : [seat, ...person.knownTo]
      return { kind: 'board', seat, seenBy, group: 'generals', ids: [person.id] }
    }),
  ]
}

/** Whether everyone knows a general: it is face up, or was once. */
export const isKnown = ({ up, shown }: Person): boolean => up || shown
