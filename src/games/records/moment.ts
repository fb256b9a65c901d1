// A player's best moment in a game: the boldest deed that the public story tells of them.
import type { Told } from '../../engine/game.ts'
import type { Phrase, Seat } from '../../engine/phrase.ts'
import { CITIES, POINTS } from './cards.ts'

/** Deeds worth remembering: how much, and which argument names who did it. A city adds its points. */
const DEEDS: Readonly<Record<string, { readonly worth: number; readonly hero: 'who' | 'whom' }>> = {
  seized: { worth: 40, hero: 'who' },
  'guess-right': { worth: 36, hero: 'who' },
  assassinated: { worth: 32, hero: 'who' },
  'city-falls': { worth: 30, hero: 'who' },
  'fort-empty': { worth: 26, hero: 'whom' },
  'city-holds': { worth: 20, hero: 'whom' },
  'sheep-taken': { worth: 4, hero: 'who' },
  'cards-taken': { worth: 3, hero: 'who' },
  built: { worth: 0, hero: 'who' },
}

/** The event to remember a seat by; the later one where two are as bold. */
export function moment(story: readonly Told[], seat: Seat): Phrase | undefined {
  const deeds = story
    .map(({ phrase }) => ({ phrase, worth: worthOf(phrase, seat) }))
    .filter(({ worth }) => worth > 0)
  const best = Math.max(...deeds.map(({ worth }) => worth))
  return deeds.findLast(({ worth }) => worth === best)?.phrase
}

function worthOf({ key, args }: Phrase, seat: Seat): number {
  const deed = DEEDS[key.replace(/^records\./, '')]
  const hero = deed && args?.[deed.hero]
  if (!deed || typeof hero !== 'object' || !('seat' in hero) || hero.seat !== seat) return 0
  const city = args?.city
  const card = typeof city === 'object' && 'name' in city ? CITIES[city.name] : undefined
  return deed.worth + (card ? POINTS[card.size] : 0)
}
