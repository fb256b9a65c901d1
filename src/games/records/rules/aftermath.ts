// The end of an attack (R17–R19, R22, R23): who keeps the city, and where the generals go.
import { type Id, nameRef, type Seat, seatRef } from '../../../engine/phrase.ts'
import { discard, type RecordsTable } from '../table/decks.ts'
import { notice } from '../table/knowledge.ts'
import { type Attack, activeSeat, playerAt } from '../table/state.ts'
import { say } from '../text/say.ts'
import { lose } from './common/cities.ts'

/** The parties of an attack as a text names them. */
const parties = ({ state }: RecordsTable, { city, defender }: Attack) => ({
  who: seatRef(activeSeat(state)),
  whom: seatRef(defender),
  city: nameRef(city),
})

/**
 * The city is taken (R22): the attacking general goes home; the garrison goes home too or, all three positions
 * lost, is beheaded (R23). The new owner garrisons next.
 */
export function cityFalls(table: RecordsTable, attack: Attack, beheads: boolean): void {
  const { state } = table
  const city = takeCity(table, attack)
  table.tell(say('city-falls', parties(table, attack)))
  goHome(table, activeSeat(state), attack.general)
  if (beheads) behead(table, attack.defender, city.garrison)
  else goHome(table, attack.defender, city.garrison)
}

/** The attack fails: the garrison stays face up; the attacking general goes home or is beheaded (R22, R23). */
export function cityHolds(table: RecordsTable, attack: Attack, beheads: boolean): void {
  const { state } = table
  state.attack = null
  table.tell(say('city-holds', parties(table, attack)))
  if (beheads) behead(table, activeSeat(state), attack.general)
  else goHome(table, activeSeat(state), attack.general)
}

/** 擒賊擒王 worked: the garrison dies, the general goes home, the city is taken without a battle (R18). */
export function citySeized(table: RecordsTable, attack: Attack): void {
  const { state } = table
  const { garrison } = takeCity(table, attack)
  discard(table, garrison)
  const told = say('seized', { ...parties(table, attack), general: nameRef(garrison) })
  table.tell(told, { mark: 'notice' })
  goHome(table, activeSeat(state), attack.general)
}

/** 空城計 worked: no battle, the general goes home, the garrison stays face up (R19). */
export function gatesOpen(table: RecordsTable, attack: Attack): void {
  const { state } = table
  state.attack = null
  table.tell(say('fort-empty', parties(table, attack)), { mark: 'notice' })
  goHome(table, activeSeat(state), attack.general)
}

/** The city leaves its owner and waits for a garrison; what it was, garrison included. */
function takeCity({ state }: RecordsTable, attack: Attack) {
  const city = lose(state, attack.defender, attack.city)
  state.spoils = { card: city.card, builtIn: city.builtIn }
  state.attack = null
  return city
}

/** A general whom all have seen returns to a hand. */
function goHome(table: RecordsTable, seat: Seat, general: Id): void {
  const { state } = table
  playerAt(state, seat).hand.push(general)
  notice(state, [general], ['public'])
  table.tell(say('goes-home', { general: nameRef(general), who: seatRef(seat) }))
}

function behead(table: RecordsTable, seat: Seat, general: Id): void {
  discard(table, general)
  table.tell(say('beheaded', { general: nameRef(general), whom: seatRef(seat) }))
}
