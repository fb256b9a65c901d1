// Estimates each seat's result from a position, for playouts that stop before the end: how strong its side is, and how long it lives.
import type { Facts, Forecast } from '../../../engine/forecast.ts'
import type { Seat } from '../../../engine/phrase.ts'
import { generalFacts } from '../cards/generals.ts'
import { type Faction, type HegemonyState, type Player, playerAt, worn } from '../table/state.ts'
import { weights } from './weights.ts'

/** Turns of players after which a playout stops: everybody's, or so many. */
const LONGEST = 6

/** What a player alone fights with: HP, cards in hand, equipment. */
const strengthOf = (player: Player): number =>
  player.alive ? Math.max(0, player.hp) + 0.5 * player.hand.length + 0.4 * worn(player).length : 0

/** A player's side, or the one it will take; every ambitionist is one of its own. */
function sideOf({ faction, generals }: Player, seat: Seat): Faction | number {
  if (faction === 'ambitionist') return seat
  const [head] = generals
  return faction ?? (head ? generalFacts(head.id).kingdom : seat)
}

function factsOf(state: HegemonyState, seat: Seat): Facts {
  const player = playerAt(state, seat)
  const side = sideOf(player, seat)
  const sides = state.players.map((each, at) => sideOf(each, at))
  const strengths = state.players.map(strengthOf)
  const all = strengths.reduce((sum, each) => sum + each, 0) || 1
  const mates = state.players.filter((_, at) => sides[at] === side)
  const living = state.players.filter(({ alive }) => alive)
  const standing = mates.filter(({ alive }) => alive)
  const ours = strengths.reduce((sum, each, at) => sum + (sides[at] === side ? each : 0), 0)
  const foes = sides.filter((each, at) => each !== side && state.players[at]?.alive)
  const rivals = foes.map((each) =>
    strengths.reduce((sum, one, at) => sum + (sides[at] === each ? one : 0), 0),
  )
  return {
    share: ours / all,
    logShare: Math.log((ours + 1) / all),
    overRival: ours / (ours + Math.max(0, ...rivals) + 0.1),
    living: standing.length / living.length,
    wiped: standing.length === 0 ? 1 : 0,
    mates: Math.log(mates.length),
    alive: player.alive ? 1 : 0,
    hp: player.alive ? Math.max(0, player.hp) / 4 : 0,
    dying: player.alive && player.hp <= 1 ? 1 : 0,
    hand: player.hand.length / 4,
    equipment: worn(player).length / 4,
    armor: player.equipment.armor !== null ? 1 : 0,
    weapon: player.equipment.weapon !== null ? 1 : 0,
    judgement: player.judgement.length,
    flipped: player.flipped ? 1 : 0,
    turnedUp: player.generals.filter(({ up }) => up).length / 2,
    ambitionist: player.faction === 'ambitionist' ? 1 : 0,
    undeclared: player.faction === null ? 1 : 0,
  }
}

export const forecast: Forecast<HegemonyState> = {
  clock: ({ turns }) => turns,
  horizon: (seats) => Math.min(seats, LONGEST),
  facts: (state) => state.players.map((_, seat) => factsOf(state, seat)),
  weights,
}
