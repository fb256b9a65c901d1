// The latest moves and fights, read from the public events.
import type { GameEvent } from '../../../engine/game.ts'
import type { Arg, Id } from '../../../engine/phrase.ts'
import { isPlace, type PlaceId } from '../map/index.ts'
import type { Action } from './map-input.ts'

/** One public movement. */
export interface Lately {
  readonly kind: Action
  readonly unit: Id
  readonly from: PlaceId
  readonly to: PlaceId
}

const ACTIONS: Readonly<Record<string, Action>> = {
  marches: 'march',
  attacks: 'attack',
  'attacks-city': 'attack',
  'attacks-free': 'attack',
  'attacks-again': 'attack',
  shoots: 'attack',
  'offers-duel': 'attack',
  'offers-duel-card': 'attack',
  'pushed-back': 'retreat',
  'steps-back': 'retreat',
}

/** Movements of which a picture shows arrows: more of them hide the map. */
const KEPT = 6

const nameIn = (arg: Arg | undefined): Id | undefined =>
  typeof arg === 'object' && 'name' in arg ? arg.name : undefined

/** The latest public movements, in the order in which they were told. */
export function latelyIn(fresh: readonly GameEvent[]): readonly Lately[] {
  const standsAt = new Map<Id, PlaceId>()
  const found: Lately[] = []
  for (const { phrase, to: readers } of fresh) {
    const kind = ACTIONS[phrase.key.replace(/^storm\./, '')]
    const { args = {} } = phrase
    const unit = nameIn(args.unit)
    if (readers !== 'all' || !kind || unit === undefined) continue
    const from = nameIn(args.from) ?? standsAt.get(unit)
    const to = nameIn(args.to) ?? nameIn(args.at) ?? nameIn(args.place)
    if (from === undefined || to === undefined || !isPlace(from) || !isPlace(to)) continue
    found.push({ kind, unit, from, to })
    standsAt.set(unit, kind === 'attack' ? from : to)
    const target = nameIn(args.target)
    if (target !== undefined) standsAt.set(target, to)
  }
  return found.slice(-KEPT)
}
