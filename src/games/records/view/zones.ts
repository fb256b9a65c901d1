// The zones of Record of the Three Kingdoms: the place of every card.
import type { Id, Seat } from '../../../engine/phrase.ts'
import type { Zone } from '../../../engine/zones.ts'
import { activeSeat, type City, type Player, type RecordsState } from '../table/state.ts'

/**
 * Game cards are one group; those that stand at gates or lie with an attack are others, since more is known of them.
 * Lords, strategists and battle cards have piles of their own.
 */
export const zones = (state: RecordsState): Zone[] => [
  ...state.players.flatMap((player, seat) => playerZones(state, player, seat)),
  ...state.decks.flatMap(({ cards, discards }): Zone[] => [
    { kind: 'deck', ids: cards },
    { kind: 'discard', ids: discards },
  ]),
  { kind: 'board', ids: [state.played, state.spoils?.card ?? null, ...state.turnedUp].filter(isCard) },
  ...attackZones(state),
  ...battleZones(state),
  { kind: 'deck', group: 'lords', ids: state.lords },
  { kind: 'deck', group: 'strategists', ids: state.strategists },
]

function playerZones({ lordsUp }: RecordsState, player: Player, seat: Seat): Zone[] {
  const { hand, drawn, lords, choosing, strategist, strategistUp, cities } = player
  return [
    { kind: 'hand', seat, ids: [...hand, ...drawn] },
    { kind: 'board', seat, seenBy: lordsUp ? 'all' : [seat], group: 'lords', ids: lords },
    { kind: 'hand', seat, group: 'strategists', ids: choosing },
    {
      kind: 'board',
      seat,
      seenBy: strategistUp ? 'all' : [seat],
      group: 'strategists',
      ids: [strategist].filter(isCard),
    },
    ...cities.flatMap((city) => cityZones(city, seat)),
  ]
}

const cityZones = ({ card, garrison, up, knownTo }: City, seat: Seat): Zone[] => [
  { kind: 'board', seat, ids: [card] },
  { kind: 'board', seat, seenBy: up ? 'all' : [seat, ...knownTo], group: 'garrisons', ids: [garrison] },
]

/** The attack's general and the schemes laid face down with it. */
function attackZones(state: RecordsState): Zone[] {
  const { attack } = state
  if (!attack) return []
  const attacker = activeSeat(state)
  const laid = (owner: Seat, group: string, card: Id | null): Zone => ({
    kind: 'board',
    seat: owner,
    seenBy: attack.up ? 'all' : [owner],
    group,
    ids: [card].filter(isCard),
  })
  return [
    laid(attacker, 'marching', attack.general),
    laid(attacker, 'attack-schemes', attack.scheme),
    laid(attack.defender, 'defence-schemes', attack.defence),
  ]
}

/** Battle cards: open in the three best of both sides once they are up, otherwise their drawer's alone. */
function battleZones(state: RecordsState): Zone[] {
  const { battle, attack, battleDeck, lots } = state
  const sides = battle
    ? [
        { side: battle.attacker, seenBy: [activeSeat(state)] },
        { side: battle.defender, seenBy: attack ? [attack.defender] : [] },
      ]
    : []
  return [
    { kind: 'deck', group: 'battle', ids: battleDeck },
    { kind: 'board', group: 'battle', ids: lots },
    ...sides.flatMap(({ side: { best, rest }, seenBy }): Zone[] => [
      { kind: 'board', group: 'battle', seenBy: battle?.up ? 'all' : seenBy, ids: best },
      { kind: 'board', group: 'battle', seenBy, ids: rest },
    ]),
  ]
}

const isCard = (card: Id | null): card is Id => card !== null
