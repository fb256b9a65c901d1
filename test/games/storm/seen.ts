// A table of Storm over the Three Kingdoms as one viewer sees it, laid by hand for the pictures.
import type { Id, Seat, Viewer } from '../../../src/engine/phrase.ts'
import { FACTIONS, piecesOf } from '../../../src/games/storm/box/factions.ts'
import { generalsOf, isGeneral } from '../../../src/games/storm/box/generals.ts'
import { CITIES, homeOf, PLACES, type PlaceId } from '../../../src/games/storm/map/index.ts'
import type { StormView, UnitView } from '../../../src/games/storm/view/view.ts'

/** A unit of a seat on a place. */
export const unit = (seat: Seat, id: Id, place: PlaceId, more: Partial<UnitView> = {}): UnitView => ({
  id,
  seat,
  type: isGeneral(id) ? 'general' : ((id.split('-')[1] ?? 'foot') as UnitView['type']),
  place,
  stamina: isGeneral(id) ? 4 : 0,
  maxStamina: isGeneral(id) ? 4 : 0,
  routed: false,
  moved: false,
  attacked: false,
  fatigue: 0,
  suffered: 0,
  apart: false,
  dueled: false,
  won: false,
  march: 0,
  secret: false,
  spared: false,
  ...more,
})

/** A view: every seat has its two cities, nobody else has any, and no unit stands anywhere. */
export function seen(seats: number, viewer: Viewer, more: Partial<StormView> = {}): StormView {
  const players = Array.from({ length: seats }, (_, seat) => {
    const faction = FACTIONS[seat] ?? 'qun'
    return {
      seat,
      faction,
      capital: homeOf(faction).capital,
      side: seat,
      out: false,
      prestige: 3,
      fullPrestige: 3,
      rage: 2,
      handSize: 3,
      freshSize: 0,
      hand: seat === viewer ? ['assault-1', 'assault-2', 'secret-crossing-1'] : null,
      fresh: seat === viewer ? ['assault-2'] : null,
      handLimit: 3,
      armies: 4,
      armyLimit: 7,
      captives: [],
      heirlooms: [],
      used: [],
      lordUp: true,
    }
  })
  const owner = (city: Id): Seat | null => {
    const at = players.find(({ faction }) => Object.values(homeOf(faction)).includes(city))
    return at?.seat ?? null
  }
  return {
    viewer,
    mode: seats === 2 ? 'duel' : seats === 3 ? 'three' : 'teams',
    phase: 'act',
    round: 12,
    lastRound: 30,
    turn: 40,
    order: players.map(({ seat }) => seat),
    active: 1,
    target: 20,
    generalLimit: 2,
    allied: [],
    players,
    cities: CITIES.map(({ id }) => ({ id, owner: owner(id), barred: false, linked: owner(id) !== null })),
    units: [],
    deck: 20,
    discards: [],
    rageSupply: 10,
    attack: null,
    draft: null,
    ...more,
  }
}

/** Four players with every piece there is room for: the fullest board that can be. */
export function crowded(viewer: Viewer): StormView {
  const free = PLACES.flatMap(({ id, capacity }) => Array<PlaceId>(capacity).fill(id))
  const units = FACTIONS.flatMap((faction, seat) => {
    const pieces = [
      ...generalsOf(faction),
      ...(['cavalry', 'foot', 'archers'] as const).flatMap((type) => piecesOf(faction, type)),
    ]
    return pieces.map((id, index) => {
      const place = free.splice((index * 37 + seat * 11) % free.length, 1)[0] ?? 'c0'
      return unit(seat, id, place, { routed: index % 5 === 1 })
    })
  })
  const table = seen(4, viewer, { units })
  return {
    ...table,
    cities: table.cities.map((city, index) => ({ ...city, owner: index % 4, linked: index % 3 !== 0 })),
    players: table.players.map((player) => ({
      ...player,
      prestige: 14,
      armies: 21,
      armyLimit: 21,
      rage: 24,
    })),
  }
}
