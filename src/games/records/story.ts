// The story of a finished game: lords, cities that rise and change hands, and how the end came.
import type { Chronicle } from '../../engine/chronicle.ts'

export const chronicle: Chronicle = {
  begins: ['round'],
  actions: {
    'lords-up': {
      worth: 50,
      opens: true,
      always: true,
      says: ['story-lord'],
      joins: { each: 'story-lord-each', all: ['story-lords'] },
    },
    built: {
      worth: 8,
      says: ['story-built', 'story-built-2', 'story-built-3'],
      joins: { each: 'story-built-each', all: ['story-built-all', 'story-built-all-2', 'story-built-all-3'] },
    },
    'people-flock': { worth: 10, says: ['story-flock'], once: ['who'] },
    'emperor-tribute': { worth: 24, says: ['story-emperor'], once: ['who'] },
    'city-falls': {
      worth: 30,
      says: ['story-falls', 'story-falls-2', 'story-falls-3', 'story-falls-4'],
      again: ['story-falls-again', 'story-falls-again-2'],
    },
    beheaded: { worth: 0, says: ['story-beheaded'], after: 'city-falls' },
    'city-holds': {
      worth: 14,
      says: ['story-holds', 'story-holds-2', 'story-holds-3', 'story-holds-4'],
      joins: { each: 'story-holds-each', all: ['story-holds-all', 'story-holds-all-2'] },
    },
    seized: { worth: 40, says: ['story-seized'] },
    'fort-empty': { worth: 26, says: ['story-fort', 'story-fort-2'] },
    'guess-right': { worth: 36, says: ['story-guess', 'story-guess-2'] },
    'plays-at-paying': { worth: 12, says: ['story-blade'], before: 'assassinated' },
    'contest-lost': { worth: 0, says: ['story-blade-foiled'], after: 'plays-at-paying' },
    'assassin-misses': { worth: 0, says: ['story-blade-misses'], after: 'plays-at-paying' },
    'assassin-recalled': { worth: 0, says: ['story-blade-recalled'], after: 'plays-at-paying' },
    assassinated: { worth: 38, says: ['story-killed', 'story-killed-2'] },
    'target-reached': { worth: 48, always: true, says: ['story-target'] },
    'deck-spent': { worth: 46, always: true, says: ['story-deck'] },
    // Told only where the game turned on them.
    'draft-kept': { worth: 1, turning: true, says: ['story-draft'] },
    'draws-two': { worth: 2, turning: true, says: ['story-draws'] },
    'draws-from': { worth: 2, turning: true, says: ['story-draws'] },
    'strategist-searched': { worth: 3, turning: true, says: ['story-strategist'] },
    'strategist-hired': { worth: 2, turning: true, says: ['story-strategist'] },
    'plays-on': { worth: 5, turning: true, says: ['story-scheme-on'] },
    'plays-at': { worth: 5, turning: true, says: ['story-scheme-at'] },
    attacks: { worth: 6, turning: true, says: ['story-sets-out'] },
    'attacks-scheming': { worth: 6, turning: true, says: ['story-sets-out'] },
  },
}
