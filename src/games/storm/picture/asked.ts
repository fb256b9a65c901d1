// Places on the map that a player may choose now, read from their own decision.
import type { Decision } from '../../../engine/decision.ts'
import { isPlace, type PlaceId } from '../map/index.ts'
import type { StormView } from '../view/view.ts'
import type { PlaceMark } from './map-input.ts'

/** Prompts whose options are attacked and not gone to. */
const STRIKES = new Set(['storm.ask-target', 'storm.ask-second'])

/** Marks for the places and units among the options, and for the unit that the question is about; none for other questions. */
export function marksOf(view: StormView, asked: Decision | undefined): readonly PlaceMark[] {
  if (!asked) return []
  const standsAt = (id: string): PlaceId | undefined =>
    view.draft?.places[id] ?? view.units.find((unit) => unit.id === id)?.place
  const kind = STRIKES.has(asked.prompt.key) ? ('strike' as const) : ('go' as const)
  const places = asked.options.flatMap(({ id }) => {
    const option = id.replace(/\+stay$/, '')
    const place = isPlace(option) ? option : kind === 'strike' ? standsAt(option) : undefined
    return place === undefined || !isPlace(place) ? [] : [place]
  })
  if (places.length === 0) return []
  const about = asked.prompt.args?.unit
  const unit = typeof about === 'object' && 'name' in about ? about.name : undefined
  const at = unit === undefined ? undefined : standsAt(unit)
  const chosen: readonly PlaceMark[] = at === undefined || !isPlace(at) ? [] : [{ place: at, kind: 'chosen' }]
  return [...chosen, ...[...new Set(places)].map((place): PlaceMark => ({ place, kind }))]
}
