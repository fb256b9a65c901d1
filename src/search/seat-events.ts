// The events that each seat of a world has received: the story for its policies.
import type { GameEvent } from '../engine/game.ts'
import type { Seat } from '../engine/phrase.ts'
import { isFor } from '../engine/player-view.ts'

/** What each seat was told, oldest first. */
export class SeatEvents {
  readonly #events: GameEvent[][]

  /** @param story what everyone may have been told before, and what one seat was told alone */
  constructor(seats: number, story: readonly GameEvent[]) {
    this.#events = Array.from({ length: seats }, (_, seat) => story.filter((told) => isFor(told, seat)))
  }

  tell(events: readonly GameEvent[]): void {
    for (const told of events)
      for (const [seat, seatEvents] of this.#events.entries()) if (isFor(told, seat)) seatEvents.push(told)
  }

  /** What a seat was told. */
  of(seat: Seat): readonly GameEvent[] {
    return this.#events[seat] ?? []
  }
}
