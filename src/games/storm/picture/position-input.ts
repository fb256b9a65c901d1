// Input of the map, from one viewer's view: public facts, and that viewer's own plan.
import type { Id } from '../../../engine/phrase.ts'
import { ARMY_TYPES, type ArmyType } from '../box/factions.ts'
import { CITIES, isPlace, type PlaceId, placeOf } from '../map/index.ts'
import type { StormView, UnitView } from '../view/view.ts'
import type { Lately } from './lately.ts'
import type { ArrowMark, CityMark, FightMark, PlaceMark, Position, UnitMark } from './map-input.ts'
import type { Vocabulary } from './vocabulary.ts'
import { wayBetween } from './way.ts'

/** What a place is called: a city by its name, others by their code. */
export const placeName = (place: PlaceId, { named }: Vocabulary): string => {
  const { kind, code } = placeOf(place)
  return kind === 'inside' ? named(place).name : code
}

/** The type of an army by its id; `undefined` for generals. */
/** The type of an army by its id; nothing for a general. */
export const armyType = (id: Id): ArmyType | undefined => ARMY_TYPES.find((type) => id.split('-')[1] === type)

/** What a unit is called: a general by its name, an army by its type. */
export function unitName(id: Id, vocabulary: Vocabulary): string {
  const type = armyType(id)
  return type === undefined ? vocabulary.named(id).name : vocabulary.words[type]()
}

/** What a picture shows besides the table as it stands. */
export interface Moment {
  /** Movements that everyone was just told. */
  readonly lately: readonly Lately[]
  /** Places that the viewer may choose now. */
  readonly marks?: readonly PlaceMark[]
  /** The fight that is asked about, or was just fought. */
  readonly fight?: FightMark | null
}

/** Makes it. Of attacks and marches, those told `lately`; while none was, the attack under way. */
export function positionInput(
  view: StormView,
  { lately, marks = [] }: Moment,
  vocabulary: Vocabulary,
): Position {
  const factionOf = (seat: number | null) =>
    view.players.find((player) => player.seat === seat)?.faction ?? null
  const cities = CITIES.map(({ id }): CityMark => {
    const { owner = null, barred = false, linked = true } = view.cities.find((city) => city.id === id) ?? {}
    return {
      id,
      name: vocabulary.named(id).name,
      owner: factionOf(owner),
      barred,
      cut: owner !== null && !linked,
    }
  })
  const planned = view.draft?.places ?? {}
  const units = view.units.flatMap((unit): readonly UnitMark[] => {
    const faction = factionOf(unit.seat)
    if (!faction || !isPlace(planned[unit.id] ?? unit.place)) return []
    const to = planned[unit.id]
    return [markOf(unit, to ?? unit.place, to !== undefined && to !== unit.place, faction, vocabulary)]
  })
  return {
    cities,
    units: [...units, ...newUnits(view, factionOf(seatOf(view)), vocabulary)],
    arrows: [
      ...arrowsOf(lately.length > 0 ? lately : underWay(view), vocabulary),
      ...plans(view, vocabulary),
    ],
    marks,
  }
}

const seatOf = ({ viewer }: StormView): number | null => (viewer === 'public' ? null : viewer)

function markOf(
  { id, type, routed, stamina }: Pick<UnitView, 'id' | 'type' | 'routed' | 'stamina'>,
  place: PlaceId,
  planned: boolean,
  faction: UnitMark['faction'],
  { named }: Vocabulary,
): UnitMark {
  const general = type === 'general' ? { id, name: named(id).name, stamina } : null
  return { place, faction, kind: type, general, routed, planned }
}

/** Units that the viewer means to recruit, or to begin with. */
function newUnits(
  { draft, units }: StormView,
  faction: UnitMark['faction'] | null,
  vocabulary: Vocabulary,
): readonly UnitMark[] {
  if (!draft || !faction) return []
  const known = new Set(units.map(({ id }) => id))
  return Object.entries(draft.places).flatMap(([id, place]): readonly UnitMark[] => {
    const type = armyType(id) ?? 'general'
    if (known.has(id) || !isPlace(place)) return []
    return [markOf({ id, type, routed: false, stamina: 0 }, place, true, faction, vocabulary)]
  })
}

function underWay({ attack }: StormView): readonly Lately[] {
  return attack ? [{ kind: 'attack', unit: attack.attacker, from: attack.from, to: attack.at }] : []
}

const arrowsOf = (lately: readonly Lately[], vocabulary: Vocabulary): readonly ArrowMark[] =>
  lately
    .filter(({ from, to }) => from !== to)
    .map(({ kind, unit, from, to }) => ({
      kind,
      through: wayBetween(from, to),
      text: said(kind, unit, from, to, vocabulary),
    }))

function said(kind: Lately['kind'], unit: Id, from: PlaceId, to: PlaceId, vocabulary: Vocabulary): string {
  const { words } = vocabulary
  const args = {
    who: unitName(unit, vocabulary),
    from: placeName(from, vocabulary),
    to: placeName(to, vocabulary),
  }
  if (kind === 'attack') return words.attack(args)
  return kind === 'retreat' ? words.retreat(args) : words.march(args)
}

/** Moves that the viewer means to make. */
function plans({ draft, units }: StormView, vocabulary: Vocabulary): readonly ArrowMark[] {
  const steps = (draft?.march ?? []).flatMap((step) => {
    const from = units.find(({ id }) => id === step.unit)?.place
    if (step.kind !== 'move' || from === undefined) return []
    return [{ kind: 'planned' as const, unit: step.unit, from, to: step.to }]
  })
  return arrowsOf(steps, vocabulary)
}
