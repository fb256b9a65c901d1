// The first armies and lords on the board: one button for the usual places, or each where its player likes (rulings 2, 4, 73).
import type { Option } from '../../../engine/decision.ts'
import { type Id, nameRef, type Phrase, type Seat, seatRef } from '../../../engine/phrase.ts'
import { chooseOne, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { activeSeat, citiesOf, cityState, playerAt } from '../board/look.ts'
import { ARMY_TYPES, type ArmyType, FIRST_ARMIES, piecesOf } from '../box/factions.ts'
import { isGeneral, lordOf } from '../box/generals.ts'
import { gatesOf, type PlaceId, placeOf } from '../map/index.ts'
import type { Mode, StormState, StormTable } from '../table/state.ts'
import { say } from '../text/say.ts'
import { askStep, mayGoBack } from './asking.ts'
import { drawCards } from './goods.ts'
import { draftOf, newDraft } from './march.ts'
import { newUnit } from './recruits.ts'
import { beginTurn } from './refill.ts'

/** Armies more in the variant with a third city (ruling 4). */
const MORE_ARMIES = 2

/** Cards to begin with, in order of play (ruling 51). */
const FIRST_HANDS: Readonly<Record<Mode, readonly number[]>> = {
  duel: [0, 3],
  three: [4, 3, 3],
  teams: [0, 3, 3, 4],
}

/** The free level 1 cities, and the capitals to which they are the nearest (ruling 4). */
const NEAREST: readonly (readonly [city: Id, capitals: readonly Id[]])[] = [
  ['jinyang', ['xijing', 'xiangping']],
  ['xiapi', ['xiangping', 'jianye']],
  ['changsha', ['jianye', 'chengdu']],
  ['hanzhong', ['chengdu', 'xijing']],
]

/** One player's armies and lord; after the last one the game begins. */
export function* place(table: StormTable): Script {
  const { state } = table
  const seat = activeSeat(state)
  if (state.settings.extraCity && citiesOf(state, seat).length < 3) yield* extraCity(table, seat)
  if (state.draft?.seat !== seat) {
    const extra = state.settings.extraCity ? yield* moreArmies(seat) : []
    state.draft = { ...newDraft(seat), places: usualPlaces(state, seat, extra) }
  }
  const done = yield* arrange(table, seat)
  if (!done) return
  settle(table, seat)
  state.draft = null
  state.at++
  if (state.at === state.order.length) begin(table)
}

function* extraCity(table: StormTable, seat: Seat): Script {
  const { state } = table
  const { capital } = playerAt(state, seat)
  const near = NEAREST.filter(([, capitals]) => capitals.includes(capital)).map(([id]) => id)
  const open = near.filter((id) => cityState(state, id).owner === null)
  const city = yield* chooseOne(seat, {
    prompt: say('ask-extra-city'),
    notice: say('waits-place', { who: seatRef(seat) }),
    options: open.map((id) => ({ id, text: say('area', { city: nameRef(id) }) })),
    ownTurn: true,
    open: true,
  })
  cityState(state, city).owner = seat
  table.tell(say('takes-extra', { who: seatRef(seat), city: nameRef(city) }))
}

function* moreArmies(seat: Seat): Script<ArmyType[]> {
  const types: ArmyType[] = []
  while (types.length < MORE_ARMIES) {
    const picked = yield* chooseOne(seat, {
      prompt: say('ask-extra-army', { count: types.length + 1 }),
      notice: say('waits-place', { who: seatRef(seat) }),
      options: ARMY_TYPES.map((type) => ({ id: type, text: say(type) })),
      ownTurn: true,
    })
    types.push(picked as ArmyType)
  }
  return types
}

const typeOf = (id: Id): ArmyType | 'general' =>
  ARMY_TYPES.find((type) => id.includes(`-${type}-`)) ?? 'general'

/** A foot or else archers in each city, the lord and the others by turns at two gates of the capital (ruling 73). */
function usualPlaces(state: StormState, seat: Seat, extra: readonly ArmyType[]): Record<Id, PlaceId> {
  const { faction, capital } = playerAt(state, seat)
  const armies = ARMY_TYPES.flatMap((type) =>
    piecesOf(faction, type).slice(
      0,
      FIRST_ARMIES[faction][type] + extra.filter((each) => each === type).length,
    ),
  )
  const left = [...armies]
  const places: Record<Id, PlaceId> = { [lordOf(faction)]: `${capital}-h` }
  for (const city of ownCities(state, seat)) {
    const holder = left.find((id) => typeOf(id) === 'foot') ?? left.find((id) => typeOf(id) === 'archers')
    if (holder === undefined) throw new Error(`nobody holds ${city}`)
    left.splice(left.indexOf(holder), 1)
    places[holder] = city
  }
  const [first, second] = [`${capital}-h`, `${capital}-d`]
  for (const [index, id] of left.entries())
    places[id] = index % 2 === 0 && count(places, first) < placeOf(first).capacity ? first : second
  return places
}

const count = (places: Readonly<Record<Id, PlaceId>>, at: PlaceId): number =>
  Object.values(places).filter((place) => place === at).length

/** The capital first, then the others. */
const ownCities = (state: StormState, seat: Seat): Id[] => {
  const { capital } = playerAt(state, seat)
  const cities = citiesOf(state, seat).map(({ id }) => id)
  return [capital, ...cities.filter((id) => id !== capital)]
}

/** One choice: as it is, or one unit elsewhere. Whether it is as it shall be. */
function* arrange(table: StormTable, seat: Seat): Script<boolean> {
  const { state } = table
  const { places, changes } = draftOf(state)
  const [empty] = emptyCities(state, seat, places)
  const asked = say(changes > 0 ? 'ask-places-moved' : 'ask-places')
  const picked = yield* chooseOne(seat, {
    prompt: empty === undefined ? asked : say('ask-places-empty', { city: nameRef(empty) }),
    notice: say('waits-place', { who: seatRef(seat) }),
    options: [
      ...(empty === undefined
        ? [{ id: 'confirm', text: say('confirm-places'), hint: say('hint-places'), action: true as const }]
        : []),
      ...(mayGoBack(state) || empty !== undefined ? unitOptions(places) : []),
    ],
    ownTurn: true,
  })
  if (picked === 'confirm') return true
  const unit = picked.slice('unit-'.length)
  const options = openPlaces(state, seat, places, unit).map(
    (id): Option => ({ id, text: say('to', { place: nameRef(id) }) }),
  )
  const to = yield* askStep(state, seat, say('ask-place', { unit: nameRef(unit) }), options)
  if (to === undefined) return false
  const draft = draftOf(state)
  draft.places[unit] = to
  draft.changes++
  return false
}

const unitOptions = (places: Readonly<Record<Id, PlaceId>>): Option[] =>
  Object.entries(places).map(([unit, at]) => ({
    id: `unit-${unit}`,
    text: say('unit-at', { unit: nameRef(unit), place: nameRef(at) }),
  }))

/** Cities without an army in them: the game begins with none (source, four 4). */
const emptyCities = (state: StormState, seat: Seat, places: Readonly<Record<Id, PlaceId>>): Id[] =>
  ownCities(state, seat).filter(
    (city) => !Object.entries(places).some(([unit, at]) => at === city && !isGeneral(unit)),
  )

function openPlaces(
  state: StormState,
  seat: Seat,
  places: Readonly<Record<Id, PlaceId>>,
  unit: Id,
): PlaceId[] {
  const type = typeOf(unit)
  const { capital } = playerAt(state, seat)
  const free = (at: PlaceId) => places[unit] !== at && count(places, at) < placeOf(at).capacity
  const cities = ownCities(state, seat)
  const inside = cities.filter((city) => (type === 'general' ? city === capital : type !== 'cavalry'))
  return [...inside, ...cities.flatMap((city) => gatesOf(city))].filter(free)
}

/** Everything stands where it was planned, for all to see. */
function settle(table: StormTable, seat: Seat): void {
  const { state } = table
  const { places } = draftOf(state)
  const placed = Object.entries(places)
  for (const [id, at] of placed) state.units.push(newUnit(id, seat, typeOf(id), at))
  const [first, ...rest] = placed.map(([id, at]) => ({ unit: nameRef(id), place: nameRef(at) }))
  if (!first) throw new Error('nobody to place')
  const line = rest.reduce<Phrase>(
    (before, stands) => say('stands-more', { before, ...stands }),
    say('stands', first),
  )
  table.tell(say('places', { who: seatRef(seat), line }))
}

/** The deck is shuffled, hands are dealt, and the first turn begins. */
function begin(table: StormTable): void {
  const { state } = table
  table.shuffle(state.deck)
  const hands = FIRST_HANDS[state.mode]
  for (const [index, seat] of state.order.entries()) drawCards(table, seat, at(hands, index), false)
  state.at = 0
  state.round = 1
  beginTurn(table)
}
