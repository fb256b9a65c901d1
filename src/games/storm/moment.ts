// A player's best moment in a game: the boldest action that the public story tells of them.
import type { GameEvent } from '../../engine/game.ts'
import type { Phrase, Seat } from '../../engine/phrase.ts'
import { type Action, bestMoment } from '../common/moment.ts'

/** Actions worth remembering: how much, and which argument names who did it. */
const ACTIONS: Readonly<Record<string, Action>> = {
  'storm.falls': { worth: 60, hero: 'whom' },
  'storm.captured': { worth: 30, hero: 'whom' },
  'storm.takes-city': { worth: 20, hero: 'who' },
  'storm.persuades': { worth: 16, hero: 'who' },
  'storm.takes-free': { worth: 6, hero: 'who' },
}

/** The event to remember a seat by; the later one where two are as bold. */
export const moment = (story: readonly GameEvent[], seat: Seat): Phrase | undefined =>
  bestMoment(story, seat, ACTIONS, ({ level }) => (typeof level === 'number' ? 4 * level : 0))
