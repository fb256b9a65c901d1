// Zones: the place of every id of a game. Checks that none is lost or doubled, and finds those a viewer does not see.
import type { Id, Seat, Viewer } from './phrase.ts'

/** A hand and a deck lie face down, the other zones face up; `out` is out of the game. */
export type ZoneKind = 'hand' | 'deck' | 'discard' | 'board' | 'out'

/** Some ids that lie together. A game has as many zones of a kind as it needs. */
export interface Zone {
  readonly kind: ZoneKind
  /** Whose it is; the table's when left out. */
  readonly seat?: Seat
  /** Who sees which ids these are: by its kind its seat (hand), nobody (deck), everyone (the others). */
  readonly seenBy?: 'all' | readonly Seat[]
  /** Ids of another group never take the places of these: treasures, where the cards are generals. */
  readonly group?: string
  readonly ids: readonly Id[]
}

/** Whether a viewer sees which ids lie in a zone. */
export function sees({ kind, seat, seenBy }: Zone, viewer: Viewer): boolean {
  if (seenBy) return seenBy === 'all' || (viewer !== 'public' && seenBy.includes(viewer))
  return kind === 'hand' ? viewer === seat : kind !== 'deck'
}

/** Ids of one group (of those without a name when left out) in zones that a viewer does not see into. */
export function hiddenIn(zones: readonly Zone[], viewer: Viewer, group?: string): Id[] {
  const hidden: Id[] = []
  for (const zone of zones) if (zone.group === group && !sees(zone, viewer)) hidden.push(...zone.ids)
  return hidden
}

/** Ids in zones that a viewer does not see into, by their group. */
export function hiddenByGroup(zones: readonly Zone[], viewer: Viewer): ReadonlyMap<string | undefined, Id[]> {
  const groups = new Map<string | undefined, Id[]>()
  for (const zone of zones) {
    if (zone.ids.length === 0 || sees(zone, viewer)) continue
    const group = groups.get(zone.group)
    if (group) group.push(...zone.ids)
    else groups.set(zone.group, [...zone.ids])
  }
  return groups
}

/** What became of ids since the box was opened: each that is lost, lies twice or came from nowhere; none is well. */
export const misplaced = (box: readonly Zone[], now: readonly Zone[]): string[] => misplacedSince(box)(now)

/** The same for the many moments of a game: its box is looked through once. */
export function misplacedSince(box: readonly Zone[]): (now: readonly Zone[]) => string[] {
  const before = new Set(box.flatMap(({ ids }) => ids))
  return (now) => {
    const after = new Set<Id>()
    const wrong: string[] = []
    for (const { ids } of now)
      for (const id of ids) {
        if (!before.has(id)) wrong.push(`${id} came from nowhere`)
        else if (after.has(id)) wrong.push(`${id} lies in several places`)
        after.add(id)
      }
    if (wrong.length === 0 && after.size === before.size) return []
    return [...[...before].filter((id) => !after.has(id)).map((id) => `${id} is lost`), ...wrong]
  }
}

/** Places that a viewer cannot see into and the ids that lie there: each of them may lie anywhere among them. */
export interface Pool {
  /** The places, by what lies there now, in an order that depends on where they are alone; the choosiest first. */
  readonly places: readonly Id[]
  /**
   * Whether an id may lie at a place, where not all may. It must follow from what the viewer knows.
   * @param place index of the place
   * @param laid what lies at the places by now; `undefined` where nothing was laid yet
   */
  fits?(place: number, id: Id, laid: readonly (Id | undefined)[]): boolean
  /** Ids that fit in few places, and are laid before all others. */
  readonly first?: ReadonlySet<Id>
}
