// The zones of Meow Wars: the place of every card.
import type { Id } from '../../../engine/phrase.ts'
import type { Zone } from '../../../engine/zones.ts'
import { TREASURES } from '../cards/treasures.ts'
import type { MeowState, Player } from '../table/state.ts'

/** Generals are one group; treasures, stratagems and battles are piles of their own. */
export const zones = (state: MeowState): Zone[] => [
  ...state.players.flatMap((player, seat) => playerZones(state, player, seat)),
  ...fighting(state),
  { kind: 'deck', ids: state.deck },
  { kind: 'discard', ids: state.discards },
  { kind: 'out', ids: state.removed },
  ...looked(state),
  { kind: 'deck', group: 'treasures', ids: state.treasurePile },
  { kind: 'discard', group: 'treasures', ids: state.treasureDiscards },
  { kind: 'deck', group: 'stratagems', ids: state.stratagemPile },
  { kind: 'discard', group: 'stratagems', ids: state.stratagemDiscards },
  { kind: 'deck', group: 'battles', ids: state.battlePile },
  { kind: 'board', group: 'battles', ids: state.campaign },
]

/** What a player holds, and what of it everyone has seen. */
function playerZones({ battle }: MeowState, player: Player, seat: number): Zone[] {
  const { hand, open, treasures, carried, stratagems, known, planned, mandate } = player
  const held = (ids: readonly Id[], shown: readonly Id[], group?: string): Zone[] => {
    const zone = { kind: 'hand', seat, ...(group && { group }) } as const
    return [
      { ...zone, ids: ids.filter((id) => !shown.includes(id)) },
      { ...zone, seenBy: 'all', ids: ids.filter((id) => shown.includes(id)) },
    ]
  }
  return [
    ...held(hand, open),
    ...held(treasures, [], 'treasures'),
    ...held(stratagems, known, 'stratagems'),
    ...held(planned, battle ? planned : known, 'stratagems'),
    { kind: 'board', seat, group: 'treasures', ids: Object.values(carried) },
    { kind: 'board', seat, ids: mandate },
  ]
}

/** Generals in a battle; before it those of the solo opponent, whose names are known. */
function fighting({ battle, rival }: MeowState): Zone[] {
  if (!battle) return [{ kind: 'board', ids: rival?.cards ?? [] }]
  return battle.armies.map(({ front, rear }) => ({
    kind: 'board',
    ids: [...front.filter((id) => id !== null), ...rear],
  }))
}

/** What the visitor looks at. */
function looked({ looked: cards, visitor }: MeowState): Zone[] {
  const zone = { kind: 'deck', seenBy: [visitor] } as const
  return [
    { ...zone, group: 'treasures', ids: cards.filter((id) => id in TREASURES) },
    { ...zone, group: 'stratagems', ids: cards.filter((id) => !(id in TREASURES)) },
  ]
}
