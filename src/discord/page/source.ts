// What the page of a game is made from: what its viewer may know, and of a finished game everything.
import type { DrawProof } from '../../engine/draw-check.ts'
import type { Replayed } from '../../engine/draws.ts'
import type { GameExport } from '../../engine/export.ts'
import { takenBack } from '../../engine/log.ts'
import type { Viewer } from '../../engine/phrase.ts'
import type { StoryEvent } from '../../host/table/types.ts'
import type { Reel } from '../review/film.ts'

/** A film's reel, with what else a page shows. */
export interface PageSource extends Reel {
  readonly viewer: Viewer
  /** All that may be told on the page, to all or to some; marked where it was taken back. */
  readonly events: readonly StoryEvent[]
  /** Of a finished game what each seat saw at its scenes. */
  readonly seatViews: ReadonlyMap<number, readonly unknown[]>
  readonly proof?: DrawProof
}

/** Everything that was told in a finished game, to all or to some. */
export function eventsIn({ stretches }: GameExport): StoryEvent[] {
  const pages = stretches.flatMap(({ pages, from }) => pages.filter(({ entry }) => entry.number >= from))
  const back = takenBack(pages.map(({ entry }) => entry))
  return pages.flatMap(({ entry: { number }, events }) => {
    const undone = back.get(number)
    return events.map((told, index) => ({ number, index, told, ...(undone !== undefined && { undone }) }))
  })
}

/** What the draws of a finished game are checked with in a browser. */
export const proofOf = (file: GameExport, { draws, verdict }: Replayed): DrawProof => ({
  commitment: file.commitment,
  secret: file.secret,
  contributions: file.contributions,
  draws,
  complete: verdict.ok && verdict.unchecked.length === 0,
})
