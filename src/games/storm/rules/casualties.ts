// Effects of losing a fight: stepping back, rout, removal, stamina, capture (rulings 14, 15, 18–20, 38, 41, 60).
import { type Id, nameRef, type Seat, seatRef } from '../../../engine/phrase.ts'
import { isArmy, isOwnLord, playerAt } from '../board/look.ts'
import { retreatSpace } from '../board/retreat.ts'
import type { PlaceId } from '../map/index.ts'
import type { StormTable, Unit } from '../table/state.ts'
import { say } from '../text/say.ts'
import { releaseGeneral } from './capture.ts'
import { drawCards, gainRage } from './goods.ts'

/** Who beat a unit, and through which places it struck: nobody steps back there. */
export interface Blow {
  /** The victor; null for a city that is nobody's. */
  readonly by: Seat | null
  readonly toward: readonly PlaceId[]
  /** The unit attacked from inside a city, where it stays (ruling 38). */
  readonly fromInside: boolean
}

/** An army loses by so much: pushed back and routed by 1, removed by more (ruling 14). */
export function armyLoses(table: StormTable, unit: Unit, by: number, blow: Blow): void {
  const stays = by < 2 && (blow.fromInside || stepBack(table, unit, blow))
  if (!stays) {
    removeArmy(table, unit)
    return
  }
  if (blow.fromInside) {
    unit.routed = table.state.turn
    table.tell(say('routed-inside', told(unit)))
  }
  gainRage(table, unit.seat, 1)
}

/** Steps back one space; whether there was one. Armies are routed by it, generals not. */
export function stepBack(table: StormTable, unit: Unit, { toward }: Pick<Blow, 'toward'>): boolean {
  const { state } = table
  const to = retreatSpace(state, unit, unit.place, toward)
  if (to === undefined) return false
  unit.place = to
  const rout = isArmy(unit)
  if (rout) unit.routed = state.turn
  table.tell(say(rout ? 'pushed-back' : 'steps-back', { ...told(unit), to: nameRef(to) }))
  return true
}

const told = (unit: Unit) => ({ who: seatRef(unit.seat), unit: nameRef(unit.id) })

/** An army leaves the board: 2 rage in all, for any reason (ruling 60). */
export function removeArmy(table: StormTable, unit: Unit): void {
  table.state.units = table.state.units.filter(({ id }) => id !== unit.id)
  const kind = say(`kind-${unit.type}`)
  table.tell(say('destroyed', { ...told(unit), kind, place: nameRef(unit.place) }))
  gainRage(table, unit.seat, 2)
}

/** A general is hurt; whether it is still there. */
export function hurt(table: StormTable, unit: Unit, damage: number, by: Seat | null): boolean {
  if (damage === 0) return true
  unit.stamina = Math.max(0, unit.stamina - damage)
  table.tell(say('hurt', { ...told(unit), damage, left: unit.stamina }))
  if (unit.stamina > 0) return true
  fallen(table, unit, by)
  return false
}

/** A general loses by so much against an army or a city: stamina, then one space back (ruling 20). */
export function generalLoses(table: StormTable, unit: Unit, damage: number, blow: Blow): void {
  if (!hurt(table, unit, damage, blow.by)) return
  pushGeneral(table, unit, blow)
}

/** A general is pushed back; with no space it is captured or slain (ruling 41). */
export function pushGeneral(table: StormTable, unit: Unit, blow: Blow): void {
  if (blow.fromInside) return
  if (!stepBack(table, unit, blow)) fallen(table, unit, blow.by)
}

/** Captured, or slain where the own lord: 2 rage to its owner, a card to the victor (rulings 19, 41). */
export function fallen(table: StormTable, unit: Unit, by: Seat | null): void {
  const { state } = table
  state.units = state.units.filter(({ id }) => id !== unit.id)
  const player = playerAt(state, unit.seat)
  if (isOwnLord(player, unit.id)) {
    state.fallen.push(unit.id)
    player.lordFell = state.turn
    table.tell(say('slain', told(unit)), { mark: 'notice' })
  } else if (by === null) {
    releaseGeneral(state, unit.id)
    table.tell(say('lost', told(unit)))
  } else {
    capture(table, unit.id, by)
    table.tell(say('captured', { ...told(unit), whom: seatRef(by) }), { mark: 'notice' })
  }
  gainRage(table, unit.seat, 2)
  if (by !== null) drawCards(table, by, 1)
}

function capture({ state }: StormTable, general: Id, by: Seat): void {
  playerAt(state, by).captives.push(general)
}
