// Before the first turn: who begins, who plays which lord, and which corner is whose (rulings 1–3, 35, 49, 52).
import type { Option } from '../../../engine/decision.ts'
import { type Id, nameRef, type Seat, seatRef } from '../../../engine/phrase.ts'
import { chooseOne, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { cityState, playerAt } from '../board/look.ts'
import { FACTIONS, type Faction } from '../box/factions.ts'
import { lordOf } from '../box/generals.ts'
import { FACES } from '../fight/dice.ts'
import { homeOf } from '../map/index.ts'
import type { StormState, StormTable } from '../table/state.ts'
import { say } from '../text/say.ts'

/** The dice name who begins; of equals those throw again. */
export function lots(table: StormTable): void {
  const { state } = table
  const first = throwOff(table, state.order)
  state.order = state.order.map((_, index) => (first + index) % state.order.length)
  table.tell(say('begins', { who: seatRef(first) }))
  state.phase = 'capitals'
}

/** The highest throw of some seats. */
function throwOff(table: StormTable, seats: readonly Seat[]): Seat {
  if (seats.length === 1) return at(seats, 0)
  const thrown = seats.map((seat) => ({ seat, die: table.int(FACES) + 1 }))
  for (const { seat, die } of thrown) table.tell(say('lot', { who: seatRef(seat), die }))
  const best = Math.max(...thrown.map(({ die }) => die))
  return throwOff(
    table,
    thrown.filter(({ die }) => die === best).map(({ seat }) => seat),
  )
}

/** Lords are drawn where that is played, corners chosen or dealt; then the seats play clockwise. */
export function* capitals(table: StormTable): Script {
  const { state } = table
  const { mode, settings } = state
  if (settings.drawnLords) drawLords(table)
  if (mode === 'teams' && !settings.drawnLords) dealCorners(table)
  else if (mode === 'duel') yield* duelCorners(table)
  else if (mode === 'teams') yield* teamCorners(table)
  else yield* threeCorners(table)
  settleBoard(table)
  state.at = 0
  state.phase = 'place'
}

/** By lot, one each, in order of play (ruling 35). */
function drawLords(table: StormTable): void {
  const { state } = table
  const drawn = table.shuffle([...FACTIONS])
  for (const [index, seat] of state.order.entries()) {
    const player = playerAt(state, seat)
    player.faction = at(drawn, index)
    table.tell(say('draws-lord', { who: seatRef(seat), lord: nameRef(lordOf(player.faction)) }))
  }
}

/** 2v2: the lord that is drawn names the corner; with partners opposite the first draws, the others follow clockwise. */
function dealCorners(table: StormTable): void {
  const { state } = table
  const start = table.int(FACTIONS.length)
  const clockwise = FACTIONS.map((_, index) => at(FACTIONS, (start + index) % FACTIONS.length))
  const drawn = state.settings.partners === 'opposite' ? clockwise : table.shuffle([...FACTIONS])
  for (const [index, seat] of state.order.entries()) takeCorner(table, seat, at(drawn, index))
}

/** The corner so many further on, clockwise. */
const cornerAfter = (corner: Faction, steps: number): Faction =>
  at(FACTIONS, (FACTIONS.indexOf(corner) + steps) % FACTIONS.length)

function* duelCorners(table: StormTable): Script {
  const { order } = table.state
  const corner = yield* chooseCorner(table, at(order, 0), FACTIONS)
  takeCorner(table, at(order, 1), cornerAfter(corner, 2))
}

/** Lords drawn in 2v2: corners are chosen in order, or follow the first clockwise. */
function* teamCorners(table: StormTable): Script {
  const { order, settings } = table.state
  let open: readonly Faction[] = FACTIONS
  for (const seat of order) {
    const corner = yield* chooseCorner(table, seat, open)
    open =
      settings.partners === 'opposite' ? [cornerAfter(corner, 1)] : open.filter((each) => each !== corner)
  }
}

/** 1v1v1: the first takes the middle one of three, the next by dice one of the others; or anyone any (rulings 49, 52). */
function* threeCorners(table: StormTable): Script {
  const { order, settings } = table.state
  if (settings.freeSeats || settings.drawnLords) {
    for (const seat of order) yield* chooseCorner(table, seat, openCorners(table.state))
    return
  }
  const middle = yield* chooseCorner(table, at(order, 0), ['shu', 'wu'])
  const wings: readonly Faction[] = middle === 'shu' ? ['wu', 'qun'] : ['shu', 'wei']
  const others = order.slice(1)
  const second = throwOff(table, others)
  const corner = yield* chooseCorner(table, second, wings)
  const [third, left] = [others.filter((seat) => seat !== second), wings.filter((each) => each !== corner)]
  takeCorner(table, at(third, 0), at(left, 0))
}

/** Corners still open to three players: never both of the north. */
function openCorners(state: StormState): readonly Faction[] {
  const taken = FACTIONS.filter((each) =>
    state.players.some(({ capital }) => capital === homeOf(each).capital),
  )
  const north: readonly Faction[] = ['qun', 'wei']
  const shut = taken.some((each) => north.includes(each)) ? north : []
  return FACTIONS.filter((each) => !taken.includes(each) && !shut.includes(each))
}

function* chooseCorner(table: StormTable, seat: Seat, open: readonly Faction[]): Script<Faction> {
  const picked = yield* chooseOne(seat, {
    prompt: say('ask-capital'),
    notice: say('waits-capital', { who: seatRef(seat) }),
    options: open.map((corner) => cornerOption(table.state, corner)),
    ownTurn: true,
    open: true,
  })
  const corner = at(
    open.filter((each) => homeOf(each).capital === picked),
    0,
  )
  takeCorner(table, seat, corner)
  return corner
}

/** A capital; where lords were drawn apart without the lord of its corner, but with the ally across the board. */
function cornerOption({ mode, settings, players }: StormState, corner: Faction): Option {
  const { capital } = homeOf(corner)
  const city = nameRef(capital)
  const across = homeOf(cornerAfter(corner, 2)).capital
  const ally = mode === 'teams' ? players.findIndex((player) => player.capital === across) : -1
  return {
    id: capital,
    text: settings.drawnLords
      ? say('area', { city })
      : say('capital', { city, lord: nameRef(lordOf(corner)) }),
    ...(ally >= 0 && { hint: say('hint-ally', { who: seatRef(ally) }) }),
  }
}

/** A seat's capital, its secondary city, and, where lords were not drawn apart, its lord. */
function takeCorner(table: StormTable, seat: Seat, corner: Faction): void {
  const { state } = table
  const player = playerAt(state, seat)
  const { capital, secondary } = homeOf(corner)
  player.capital = capital
  if (!state.settings.drawnLords) player.faction = corner
  for (const city of [capital, secondary]) cityState(state, city).owner = seat
  const told = { who: seatRef(seat), city: nameRef(capital), second: nameRef(secondary) }
  table.tell(say('takes-corner', { ...told, lord: nameRef(lordOf(player.faction)) }))
}

/** Sides by corners, order clockwise from the first, capitals that nobody may take (rulings 1, 3). */
function settleBoard(table: StormTable): void {
  const { state } = table
  const place = (seat: Seat) =>
    FACTIONS.findIndex((corner) => homeOf(corner).capital === playerAt(state, seat).capital)
  const start = place(at(state.order, 0))
  const after = (seat: Seat) => (place(seat) - start + FACTIONS.length) % FACTIONS.length
  state.order = [...state.order].sort((a, b) => after(a) - after(b))
  for (const [seat, player] of state.players.entries()) {
    if (state.mode === 'teams') player.side = place(seat) % 2
    const { faction } = player
    state.pools[faction] = state.pools[faction].filter((id) => id !== lordOf(faction))
  }
  if (state.mode === 'teams') tellSides(table)
  else for (const corner of FACTIONS) bar(state, homeOf(corner).capital)
}

function bar(state: StormState, capital: Id): void {
  const city = cityState(state, capital)
  city.barred = city.owner === null
}

function tellSides({ state, tell }: StormTable): void {
  for (const side of [0, 1]) {
    const seats = state.order.filter((seat) => playerAt(state, seat).side === side)
    tell(say('partners', { who: seatRef(at(seats, 0)), whom: seatRef(at(seats, 1)) }))
  }
}
