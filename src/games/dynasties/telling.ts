// Tells a turn at a glance: an event that ends the round says so.
import type { Phrase } from '../../engine/phrase.ts'

/** In the place of each event of a turn the phrase that tells it. */
export const condense = (turn: readonly Phrase[]): readonly Phrase[] =>
  turn.map((event, index) =>
    event.key === 'dynasties.round' && turn[index - 1]?.key === 'dynasties.event'
      ? { ...event, key: 'dynasties.round-ends-early' }
      : event,
  )
