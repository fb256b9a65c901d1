// What is told of a finished game: lords, cities that rise and change hands, and how the end came.
import type { Chronicle } from '../../engine/chronicle.ts'

export const chronicle: Chronicle = {
  begins: ['round'],
  deeds: {
    'lords-up': { worth: 50, says: ['story-lord', 'story-lord-2'] },
    built: { worth: 8, says: ['story-built', 'story-built-2', 'story-built-3'] },
    'emperor-tribute': { worth: 24, says: ['story-emperor'] },
    'city-falls': { worth: 30, says: ['story-falls', 'story-falls-2', 'story-falls-3'] },
    beheaded: { worth: 0, says: ['story-beheaded'], after: 'city-falls' },
    'city-holds': { worth: 14, says: ['story-holds', 'story-holds-2'] },
    seized: { worth: 40, says: ['story-seized'] },
    'fort-empty': { worth: 26, says: ['story-fort'] },
    'guess-right': { worth: 36, says: ['story-guess'] },
    assassinated: { worth: 38, says: ['story-killed'] },
    'target-reached': { worth: 48, says: ['story-target'] },
    'deck-spent': { worth: 46, says: ['story-deck'] },
  },
}
