// Tells a turn at a glance: an event that ends the round says so.
import type { Phrase } from '../../engine/phrase.ts'

/** In the place of each event of a turn the phrase that tells it: of lords that are dealt at once the board shows the numbers. */
export function condense(turn: readonly Phrase[]): readonly Phrase[] {
  const areDealt = turn.filter(({ key }) => key === 'dynasties.is-lord').length > 1
  return turn.map((event, index) => {
    if (event.key === 'dynasties.is-lord' && areDealt) return { ...event, key: 'dynasties.rules-as' }
    return event.key === 'dynasties.round' && turn[index - 1]?.key === 'dynasties.event'
      ? { ...event, key: 'dynasties.round-ends-early' }
      : event
  })
}
