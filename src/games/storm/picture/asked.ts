// Places on the map that a player may choose now, read from their own decision.
import type { Decision } from '../../../engine/decision.ts'
import { isPlace, type PlaceId } from '../map/index.ts'
import type { StormView } from '../view/view.ts'
import type { PlaceMark } from './map-input.ts'

/** Prompts whose options are attacked and not gone to. */
const STRIKES = new Set(['storm.ask-target', 'storm.ask-second'])

/** Prompts before an attack is carried out. */
const DECLARES = new Set(['storm.ask-declare', 'storm.ask-declare-empty'])

/** Marks for the places and units among the options, and for the unit that the question is about; none for other questions. */
export function marksOf(view: StormView, asked: Decision | undefined): readonly PlaceMark[] {
  if (!asked) return []
  if (DECLARES.has(asked.prompt.key)) return declaredMarks(view, asked)
  const standsAt = (id: string) => placeIn(view, id)
  const kind = STRIKES.has(asked.prompt.key) ? ('strike' as const) : ('go' as const)
  const places = asked.options.flatMap(({ id }) => {
    const option = id.replace(/\+stay$/, '')
    const place = isPlace(option) ? option : standsAt(option.replace(/^unit-/, ''))
    return place === undefined || !isPlace(place) ? [] : [place]
  })
  if (places.length === 0) return []
  return [...chosenMark(view, asked), ...[...new Set(places)].map((place): PlaceMark => ({ place, kind }))]
}

/** An attack that waits for the word to go: who attacks, and where. */
function declaredMarks(view: StormView, asked: Decision): readonly PlaceMark[] {
  const at = nameIn(asked, 'place')
  const struck: readonly PlaceMark[] = at === undefined || !isPlace(at) ? [] : [{ place: at, kind: 'strike' }]
  return [...chosenMark(view, asked), ...struck]
}

/** Where the unit stands that a question is about. */
function chosenMark(view: StormView, asked: Decision): readonly PlaceMark[] {
  const unit = nameIn(asked, 'unit')
  const at = unit === undefined ? undefined : placeIn(view, unit)
  return at === undefined || !isPlace(at) ? [] : [{ place: at, kind: 'chosen' }]
}

function nameIn({ prompt }: Decision, arg: string): string | undefined {
  const about = prompt.args?.[arg]
  return typeof about === 'object' && 'name' in about ? about.name : undefined
}

const placeIn = ({ draft, units }: StormView, unit: string): PlaceId | undefined =>
  draft?.places[unit] ?? units.find(({ id }) => id === unit)?.place
