// What each seat of a world was told so far: what policies may go by.
import type { GameEvent } from '../engine/game.ts'
import type { Seat } from '../engine/phrase.ts'
import { isFor } from '../engine/player-view.ts'

/** What each seat was told, oldest first. */
export class Heard {
  readonly #heard: GameEvent[][]

  /** @param story what everyone may have heard before, and what one seat was told alone */
  constructor(seats: number, story: readonly GameEvent[]) {
    this.#heard = Array.from({ length: seats }, (_, seat) => story.filter((told) => isFor(told, seat)))
  }

  tell(events: readonly GameEvent[]): void {
    for (const told of events)
      for (const [seat, heard] of this.#heard.entries()) if (isFor(told, seat)) heard.push(told)
  }

  /** What a seat was told. */
  of(seat: Seat): readonly GameEvent[] {
    return this.#heard[seat] ?? []
  }
}
