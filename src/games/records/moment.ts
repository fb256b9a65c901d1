// A player's best moment in a game: the boldest action that the public story tells of them.
import type { GameEvent } from '../../engine/game.ts'
import type { Phrase, Seat } from '../../engine/phrase.ts'
import { type Action, bestMoment } from '../common/moment.ts'
import { CITIES, POINTS } from './cards/index.ts'

/** Actions worth remembering: how much, and which argument names who did it. A city adds its points. */
const ACTIONS: Readonly<Record<string, Action>> = {
  'records.seized': { worth: 40, hero: 'who' },
  'records.guess-right': { worth: 36, hero: 'who' },
  'records.assassinated': { worth: 32, hero: 'who' },
  'records.city-falls': { worth: 30, hero: 'who' },
  'records.fort-empty': { worth: 26, hero: 'whom' },
  'records.city-holds': { worth: 20, hero: 'whom' },
  'records.sheep-taken': { worth: 4, hero: 'who' },
  'records.cards-taken': { worth: 3, hero: 'who' },
  'records.built': { worth: 0, hero: 'who' },
}

/** The event to remember a seat by; the later one where two are as bold. */
export const moment = (story: readonly GameEvent[], seat: Seat): Phrase | undefined =>
  bestMoment(story, seat, ACTIONS, ({ city, coins }) => {
    if (coins === 0) return Number.NEGATIVE_INFINITY
    const card = typeof city === 'object' && 'name' in city ? CITIES[city.name] : undefined
    return card ? POINTS[card.size] : 0
  })
