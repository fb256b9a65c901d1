// Taking cities and what follows: cards, rage, a player's fall, heirs (rulings 27, 32, 39, 68).

import { type Id, nameRef, nameRefs, type Seat, seatRef } from '../../../engine/phrase.ts'
import { forget, see } from '../../common/seen.ts'
import { areFriends, armiesOf, cityState, generalsAt, hasGeneral, playerAt, unitsOn } from '../board/look.ts'
import { isHolder } from '../board/moves.ts'
import { prestigeOf } from '../board/supply.ts'
import { generalOf } from '../box/generals.ts'
import { cityOf, gatesOf } from '../map/index.ts'
import type { StormState, StormTable, Unit } from '../table/state.ts'
import { say } from '../text/say.ts'
import { checkWin } from './end.ts'
import { drawCards, gainRage } from './goods.ts'

/** A unit takes a city: prestige, a card, rage for its former owner. A player whose capital is lost is out. */
export function takeCity(table: StormTable, unit: Unit, id: Id): void {
  const { state } = table
  const { seat } = unit
  const city = cityState(state, id)
  const former = city.owner
  const { level } = cityOf(id)
  city.owner = seat
  const told = { who: seatRef(seat), unit: nameRef(unit.id), city: nameRef(id), level }
  if (former === null) table.tell(say('takes-free', told), { mark: 'notice' })
  else table.tell(say('takes-city', { ...told, whom: seatRef(former) }), { mark: 'notice' })
  if (former !== null) gainRage(table, former, 2 * level)
  const player = playerAt(state, seat)
  drawCards(table, seat, 1 + farms(state, seat))
  player.tookCity = true
  tellPrestige(table, former === null ? [seat] : [seat, former])
  if (former !== null && playerAt(state, former).capital === id) fall(table, former, seat)
  checkWin(table)
}

/** 屯田: one card more for the first city of a turn. */
const farms = (state: StormState, seat: Seat): number =>
  hasGeneral(state, seat, 'cao-cao') && !playerAt(state, seat).tookCity ? 1 : 0

/** Says what seats' prestige is now. */
export function tellPrestige(table: StormTable, seats: readonly Seat[]): void {
  for (const seat of seats)
    table.tell(say('prestige-now', { who: seatRef(seat), prestige: prestigeOf(table.state, seat) }))
}

/**
 * Who goes into a city that a general, cavalry or archers from afar of a seat have beaten: an own foot or archers at a
 * gate, else an ally's (ruling 39). Foot before archers, then by the map.
 */
export function nextIn(state: StormState, seat: Seat, city: Id): Unit | undefined {
  const waiting = gatesOf(city)
    .flatMap((gate) => unitsOn(state, gate))
    .filter((unit) => isHolder(unit) && unit.routed === null && areFriends(state, seat, unit.seat))
  const rank = (unit: Unit) => (unit.seat === seat ? 0 : 2) + (unit.type === 'foot' ? 0 : 1)
  return waiting.sort((a, b) => rank(a) - rank(b))[0]
}

/** The first army that goes into such a city takes it; where there is none it stands empty. */
export function moveIn(table: StormTable, seat: Seat, city: Id): void {
  const { state } = table
  const first = nextIn(state, seat, city)
  if (!first) {
    table.tell(say('stands-empty', { city: nameRef(city) }))
    return
  }
  table.tell(say('moves-in', { who: seatRef(first.seat), unit: nameRef(first.id), city: nameRef(city) }))
  first.place = city
  takeCity(table, first, city)
}

/** A player whose capital is lost leaves the game (rulings 32, 68). */
function fall(table: StormTable, seat: Seat, conqueror: Seat): void {
  const { state } = table
  const player = playerAt(state, seat)
  player.out = true
  player.fell = state.players.filter(({ out }) => out).length
  table.tell(say('falls', { who: seatRef(seat), whom: seatRef(conqueror) }), { mark: 'notice' })
  const heir = state.players.findIndex((other, at) => at !== seat && !other.out && other.side === player.side)
  const generals = generalsAt(state, seat).map(({ id, stamina }) => ({ id, stamina }))
  const armies = new Set(armiesOf(state, seat).map(({ id }) => id))
  state.units = state.units.filter((unit) => unit.seat !== seat)
  for (const city of state.cities) if (city.owner === seat) city.owner = null
  state.fallen.push(...state.pools[player.faction])
  state.pools[player.faction] = []
  const waiting = [...player.captives, ...player.heirlooms.map(({ id }) => id)]
  player.captives = []
  player.heirlooms = []
  for (const captive of waiting) releaseGeneral(state, captive)
  if (heir >= 0) inherit(table, seat, heir, generals)
  else
    disperse(
      table,
      seat,
      generals.map(({ id }) => id),
    )
  table.tell(say('armies-leave', { who: seatRef(seat), count: armies.size }))
  checkWin(table)
}

function inherit(
  table: StormTable,
  seat: Seat,
  heir: Seat,
  generals: readonly { readonly id: Id; readonly stamina: number }[],
): void {
  const { state } = table
  const [dead, living] = [playerAt(state, seat), playerAt(state, heir)]
  const cards = dead.hand
  see(state, cards, [seat, heir])
  living.hand.push(...cards)
  living.fresh.push(...dead.fresh)
  living.rage += dead.rage
  living.heirlooms.push(...generals)
  table.tell(
    say('inherits', { who: seatRef(heir), whom: seatRef(seat), count: cards.length, rage: dead.rage }),
  )
  if (cards.length > 0) table.tell(say('you-inherit', { cards: nameRefs(cards) }), { to: [heir] })
  Object.assign(dead, { hand: [], fresh: [], rage: 0 })
}

function disperse({ state, tell }: StormTable, seat: Seat, generals: readonly Id[]): void {
  const player = playerAt(state, seat)
  const { hand } = player
  state.fallen.push(...generals)
  Object.assign(player, { hand: [], fresh: [], rage: 0 })
  forget(state, hand)
  state.discards.push(...hand)
  if (hand.length > 0) tell(say('cards-discarded', { who: seatRef(seat), cards: nameRefs(hand) }))
}

/** A general whom nobody keeps goes back to the own faction, or leaves the game with it (rulings 66, 67). */
export function releaseGeneral(state: StormState, general: Id): void {
  const { faction, lord } = generalOf(general)
  const owner = state.players.find((player) => player.faction === faction)
  if (lord || owner?.out) state.fallen.push(general)
  else state.pools[faction].push(general)
}
