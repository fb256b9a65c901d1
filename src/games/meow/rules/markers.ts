// Every change of a marker or of fish goes through here: the number moves, then it is told.
import type { Table } from '../../../engine/game.ts'
import { nameRef, type Seat } from '../../../engine/phrase.ts'
import { armyOf, attackLeft, battleOf } from '../table/army.ts'
import { type MeowState, playerAt, type Side } from '../table/state.ts'
import { say } from '../text/say.ts'
import { sideRef } from './labels.ts'

type MeowTable = Table<MeowState>

/** While bonuses are reckoned, damage leaves 1 HP (R11); in the battle it may take the last (R15). */
const leastHp = (state: MeowState): number => (battleOf(state).clash === 0 ? 1 : 0)

/** Takes HP from a standing side; the last point is credited to the side that dealt it (R34). */
export function hurt(table: MeowTable, by: Side, whom: Side, n: number): void {
  const { state } = table
  const army = armyOf(state, whom)
  if (army.hp === 0) return
  const taken = Math.min(n, army.hp - leastHp(state))
  if (taken === 0) {
    table.tell(say('unhurt', { who: sideRef(state, whom) }))
    return
  }
  army.hp -= taken
  table.tell(say('hurt', { who: sideRef(state, whom), n: taken, hp: army.hp }))
  if (army.hp > 0) return
  battleOf(state).defeats.push({ by, whom })
  table.tell(say('falls', { who: sideRef(state, whom) }))
}

/** Adds HP; there is no cap (R15). */
export function repair(table: MeowTable, side: Side, n: number): void {
  const army = armyOf(table.state, side)
  army.hp += n
  table.tell(say('mends', { who: sideRef(table.state, side), n, hp: army.hp }))
}

/** A loss a side inflicts on itself stops at 1 HP (R15). */
export function bleed(table: MeowTable, side: Side, n: number): void {
  const army = armyOf(table.state, side)
  const lost = Math.min(n, army.hp - 1)
  army.hp -= lost
  table.tell(say('bleeds', { who: sideRef(table.state, side), n: lost, hp: army.hp }))
}

/** Moves an attack marker of a standing side, never below 0 (R11); what is told is how far it moved. */
export function turnAttack(table: MeowTable, side: Side, n: number): void {
  const army = armyOf(table.state, side)
  if (army.hp === 0) return
  const before = army.attack
  army.attack = Math.max(0, before + n)
  const moved = Math.abs(army.attack - before)
  const told = { who: sideRef(table.state, side), n: moved, attack: army.attack }
  table.tell(n < 0 ? say('attack-falls', told) : say('attack-rises', told))
}

/** Adds to what the next normal attack on a side loses (R17). */
export function brace(table: MeowTable, side: Side, n: number): void {
  const army = armyOf(table.state, side)
  army.block += n
  table.tell(say('braces', { who: sideRef(table.state, side), n, block: army.block }))
}

/** Seals a general's skill; it still counts for everything else (R18). */
export function sealSkill(table: MeowTable, side: Side, id: string): void {
  const { sealed } = armyOf(table.state, side)
  if (!sealed.includes(id)) sealed.push(id)
  table.tell(say('sealed', { who: sideRef(table.state, side), general: nameRef(id) }))
}

/** Takes up to `n` of the attack a general has left (R48). */
export function weakenGeneral(table: MeowTable, side: Side, id: string, n: number): void {
  const army = armyOf(table.state, side)
  const taken = Math.min(n, attackLeft(army, id))
  if (taken <= 0) return
  army.weakened[id] = (army.weakened[id] ?? 0) + taken
  turnAttack(table, side, -taken)
}

/** Pays fish from the supply, or what is left of it (R1). The solo opponent takes none (R38). */
export function feed({ state, tell }: MeowTable, side: Side, n: number): void {
  const player = state.players[side]
  const paid = Math.min(n, state.supply)
  if (!player || paid === 0) return
  player.fish += paid
  state.supply -= paid
  tell(say('fish-gained', { who: sideRef(state, side), n: paid, fish: player.fish }))
}

/** Takes up to `n` fish from another player; the solo opponent neither has nor takes any (R38). */
export function stealFish({ state, tell }: MeowTable, side: Side, from: Side, n: number): void {
  const thief = state.players[side]
  const owner = state.players[from]
  const taken = Math.min(n, owner?.fish ?? 0)
  if (!thief || !owner || taken === 0) return
  owner.fish -= taken
  thief.fish += taken
  tell(
    say('fish-stolen', { who: sideRef(state, side), whom: sideRef(state, from), n: taken, left: owner.fish }),
  )
}

/** Spends fish into the supply. */
export function spend({ state }: MeowTable, seat: Seat, n: number): void {
  playerAt(state, seat).fish -= n
  state.supply += n
}
