// Owning cities (source 3.3 A): building, garrisons, losing a city, and the first to reach the target.
import type { Option } from '../../../../engine/decision.ts'
import { type Id, nameRef, type Seat, seatRef } from '../../../../engine/phrase.ts'
import { chooseOne, type Script } from '../../../../engine/script.ts'
import { at } from '../../../common/at.ts'
import { takeOut } from '../../../common/take-out.ts'
import { generalsIn } from '../../cards/generals.ts'
import { discard, type RecordsTable } from '../../table/decks.ts'
import { forgetAll, leaveUnseen } from '../../table/knowledge.ts'
import { pay } from '../../table/money.ts'
import { bonusOf } from '../../table/score.ts'
import {
  activeSeat,
  type City,
  type Player,
  playerAt,
  type RecordsState,
  type Spoils,
  targetOf,
} from '../../table/state.ts'
import { isCity, priceOf } from '../../table/walls.ts'
import { say } from '../../text/say.ts'
import { cardOption, chooseOrBack, forCoins } from './labels.ts'

/** City cards in hand that can be paid; none without a general in hand (R8, R30). */
export const buildable = ({ hand, money }: Player): Id[] =>
  generalsIn(hand).length === 0 ? [] : hand.filter((card) => isCity(card) && priceOf(card) <= money)

/** Builds a city from hand and leaves a general there, face down (R8). */
export function* build(table: RecordsTable): Script {
  const { state } = table
  const seat = activeSeat(state)
  const player = playerAt(state, seat)
  const city = yield* chooseOrBack(
    seat,
    say('ask-build'),
    buildable(player).map((card) => forCoins(cardOption(card), priceOf(card))),
  )
  if (city === undefined) return
  const garrison = yield* chooseOrBack(
    seat,
    say('ask-garrison', { city: nameRef(city) }),
    generalsIn(player.hand).map(cardOption),
  )
  if (garrison === undefined) return
  const coins = priceOf(city)
  pay(player, coins)
  state.done.build = true
  takeOut(player.hand, city)
  leaveUnseen(state, seat, garrison)
  own(state, seat, newCity(city, garrison, state.round))
  table.tell(say('built', { who: seatRef(seat), city: nameRef(city), coins }))
  tellGarrison(table, seat, city, garrison)
  noteTarget(table, seat)
}

const newCity = (card: Id, garrison: Id, builtIn: number): City => ({
  card,
  garrison,
  up: false,
  knownTo: [],
  strength: null,
  ruledOut: [],
  builtIn,
})

/** Puts a garrisoned city in front of a player. */
export function own(state: RecordsState, seat: Seat, city: City): void {
  forgetAll(state, [city.card])
  playerAt(state, seat).cities.push(city)
}

function tellGarrison(table: RecordsTable, seat: Seat, city: Id, general: Id): void {
  table.tell(say('you-garrison', { general: nameRef(general), city: nameRef(city) }), { to: [seat] })
}

/** Takes a city from in front of its owner; its garrison is the caller's to place. */
export function lose(state: RecordsState, seat: Seat, card: Id): City {
  const { cities } = playerAt(state, seat)
  const place = cities.findIndex((each) => each.card === card)
  const city = at(cities, place)
  cities.splice(place, 1)
  return city
}

/**
 * The active player garrisons the city just taken, from hand, face down. Asked even of a hand without generals,
 * since hands are secret; then the city can only be given up and is discarded (R9, R13, R29).
 */
export function* garrisonSpoils(table: RecordsTable, spoils: Spoils): Script {
  const { state } = table
  const seat = activeSeat(state)
  const player = playerAt(state, seat)
  const city = nameRef(spoils.card)
  const generals = generalsIn(player.hand)
  const giveUp: Option = {
    id: 'none',
    text: say('give-up', { city }),
    irrevocable: [{ kind: 'gives-up', id: spoils.card, text: say('gives-up', { city }) }],
  }
  const picked = yield* chooseOne(seat, {
    prompt: say('ask-garrison', { city }),
    notice: say('waits-garrison', { who: seatRef(seat), city }),
    options: generals.length > 0 ? generals.map(cardOption) : [giveUp],
    kind: 'spoils',
    open: player.hand.length === 0,
  })
  state.spoils = null
  if (picked === giveUp.id) {
    discard(table, spoils.card)
    table.tell(say('city-abandoned', { city }), { mark: 'notice' })
    return
  }
  own(state, seat, newCity(spoils.card, leaveUnseen(state, seat, picked), spoils.builtIn))
  table.tell(say('garrisons', { who: seatRef(seat), city }))
  tellGarrison(table, seat, spoils.card, picked)
  noteTarget(table, seat)
}

/** R25: who first owns the target number of cities ends the game and earns the bonus. */
export function noteTarget(table: RecordsTable, seat: Seat): void {
  const { state } = table
  const count = playerAt(state, seat).cities.length
  if (state.first !== null || count < targetOf(state.players.length)) return
  state.first = seat
  const told = say('target-reached', { who: seatRef(seat), count, points: bonusOf(state) })
  table.tell(told, { mark: 'notice' })
}
