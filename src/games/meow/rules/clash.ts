// From clash to clash: who is first (R13, R32), rewards for defeats (R34), and the end of the battle (R16, R35).
import type { Table } from '../../../engine/game.ts'
import { at } from '../../common/at.ts'
import { armyOf, battleOf, CLASHES, isDecided, sidesFrom, speedOf, standing } from '../table/army.ts'
import type { MeowState, Side } from '../table/state.ts'
import { say } from '../text/say.ts'
import { enoughPoints } from './end.ts'
import { sideRef } from './labels.ts'
import { feed } from './markers.ts'
import { score } from './points.ts'

/** What a defeat brings with three or four players: fish, or points in the advanced rules (R34, R36). */
const DEFEAT = 2

/** The fastest front acts first in clash 1; of equals the start player, with 3–4 the first from its left (R13, R32). */
export function openFirstClash(table: Table<MeowState>): void {
  const { state } = table
  const battle = battleOf(state)
  const order = sidesFrom(battle, state.start)
  if (order.length > 2) order.push(...order.splice(0, 1))
  const top = Math.max(...battle.armies.map(speedOf))
  const fastest = order.filter((side) => speedOf(armyOf(state, side)) === top)
  battle.first = at(fastest, 0)
  battle.clash = 1
  state.phase = 'turn'
  table.tell(say('fastest', { who: sideRef(state, battle.first), speed: top }))
  tellClash(table)
}

/** A clash begins: a message of its own. */
function tellClash(table: Table<MeowState>): void {
  const { state } = table
  const battle = battleOf(state)
  table.tell(say('clash', { n: battle.clash, who: sideRef(state, battle.first) }), { mark: 'turn' })
  for (const side of standing(battle)) {
    const { hp, attack, block } = armyOf(state, side)
    table.tell(say('stands', { who: sideRef(state, side), hp, attack, block }))
  }
}

/** Ends the clash whose last side has acted, or that decided the battle. */
export function endClash(table: Table<MeowState>): void {
  const { state } = table
  const battle = battleOf(state)
  if (state.players.length > 2) payDefeats(table)
  battle.defeats.splice(0)
  battle.acted.splice(0)
  if (enoughPoints(table)) return
  if (isDecided(battle) || battle.clash === CLASHES) endBattle(table)
  else {
    battle.clash++
    battle.first = passLeft(state, battle.first)
    tellClash(table)
  }
}

/** The start player's first, since the supply may be short (R1). */
function payDefeats(table: Table<MeowState>): void {
  const { state } = table
  const battle = battleOf(state)
  const order = sidesFrom(battle, state.start)
  const paid = battle.defeats.toSorted((one, other) => order.indexOf(one.by) - order.indexOf(other.by))
  for (const { by } of paid) reward(table, by, DEFEAT)
}

/** Fish, or in the advanced rules points (R46). */
export function reward(table: Table<MeowState>, side: Side, n: number): void {
  if (table.state.advanced) score(table, side, n)
  else feed(table, side, n)
}

/** The first player's marker goes left, past the fallen (R32). */
function passLeft(state: MeowState, first: Side): Side {
  const [, ...others] = sidesFrom(battleOf(state), first)
  const alive = others.filter((side) => armyOf(state, side).hp > 0)
  return at(alive, 0)
}

/** The last one standing, or the highest HP; of equals the first counted from the clash's first player (R16, R35). */
function endBattle(table: Table<MeowState>): void {
  const { state } = table
  const battle = battleOf(state)
  const most = Math.max(...battle.armies.map(({ hp }) => hp))
  const best = sidesFrom(battle, battle.first).filter((side) => armyOf(state, side).hp === most)
  const winner = at(best, 0)
  state.last = { winner, clash: battle.clash }
  state.recruit = firstToRecruit(state, winner)
  state.phase = 'settle'
  const how = standing(battle).length === 1 ? 'battle-won' : 'battle-won-on-hp'
  table.tell(say(how, { who: sideRef(state, winner), hp: most, clash: battle.clash }), { mark: 'notice' })
}

/** Of those who did not win the one with least HP, counted from the winner's left (R4). */
function firstToRecruit(state: MeowState, winner: Side): Side {
  const losers = sidesFrom(battleOf(state), winner)
    .slice(1)
    .filter((side) => side < state.players.length)
  const least = Math.min(...losers.map((side) => armyOf(state, side).hp))
  return losers.find((side) => armyOf(state, side).hp === least) ?? 0
}
