// The story of a finished game: thrones, wars and how they were turned away, history that strikes, states that fall.
import type { Chronicle } from '../../engine/chronicle.ts'

export const chronicle: Chronicle = {
  begins: ['round'],
  actions: {
    'is-lord': {
      worth: 50,
      opens: true,
      always: true,
      says: ['story-lord'],
      joins: { each: 'story-lord-each', all: ['story-lords'] },
    },
    'lord-gains': { worth: 13, says: ['story-era', 'story-era-2', 'story-era-3'], once: ['who'] },
    attacks: {
      worth: 18,
      says: ['story-attacks', 'story-attacks-2', 'story-attacks-3', 'story-attacks-4'],
      again: ['story-attacks-again', 'story-attacks-again-2'],
      joins: { each: 'story-attacks-each', all: ['story-attacks-all', 'story-attacks-all-2'] },
    },
    'stats-move': {
      worth: 0,
      says: ['story-hit', 'story-hit-2', 'story-hit-3', 'story-hit-4'],
      after: 'attacks',
      merges: { who: 'hit', moves: 'moves' },
    },
    cancels: { worth: 0, says: ['story-cancels'], after: 'attacks' },
    'cancels-crossing': { worth: 0, says: ['story-cancels'], after: 'attacks' },
    'attack-fails': { worth: 16, says: ['story-fails', 'story-fails-2'] },
    event: {
      worth: 12,
      says: ['story-event', 'story-event-2', 'story-event-3'],
      joins: { each: 'story-event-each', all: ['story-events', 'story-events-2'] },
    },
    'forced-works': { worth: 11, says: ['story-hour', 'story-hour-2'] },
    'takes-open': { worth: 9, says: ['story-won-over', 'story-won-over-2'] },
    exposed: { worth: 12, says: ['story-exposed'] },
    truce: { worth: 9, says: ['story-truce'] },
    halted: { worth: 8, says: ['story-halted', 'story-halted-2'], least: ['n', 3] },
    duel: { worth: 14, says: ['story-duel'] },
    'answer-right': {
      worth: 4,
      says: ['story-right', 'story-right-2'],
      joins: { each: 'story-asked-each', names: true, all: ['story-right-all'] },
    },
    'answer-wrong': {
      worth: 6,
      says: ['story-wrong', 'story-wrong-2'],
      joins: { each: 'story-asked-each', names: true, all: ['story-wrong-all'] },
    },
    'found-out': { worth: 34, says: ['story-found'] },
    falls: { worth: 60, always: true, says: ['story-ruin', 'story-ruin-2', 'story-ruin-3'] },
    'falls-with': { worth: 60, always: true, says: ['story-ruin', 'story-ruin-2', 'story-ruin-3'] },
    // Told only where the game turned on them.
    draws: { worth: 1, turning: true, says: ['story-draws'] },
    plays: { worth: 2, turning: true, says: ['story-plays'] },
    'plays-crossing': { worth: 3, turning: true, says: ['story-plays'] },
  },
}
