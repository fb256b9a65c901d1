// What is told of a finished game: thrones, wars and how they were turned away, history that strikes, states that fall.
import type { Chronicle } from '../../engine/chronicle.ts'

export const chronicle: Chronicle = {
  begins: ['round'],
  deeds: {
    'is-lord': { worth: 50, says: ['story-lord', 'story-lord-2'] },
    'lord-gains': { worth: 9, says: ['story-era', 'story-era-2', 'story-era-3'] },
    attacks: { worth: 18, says: ['story-attacks', 'story-attacks-2', 'story-attacks-3'] },
    cancels: { worth: 0, says: ['story-cancels'], after: 'attacks' },
    'cancels-crossing': { worth: 0, says: ['story-cancels'], after: 'attacks' },
    'attack-fails': { worth: 16, says: ['story-fails'] },
    event: { worth: 22, says: ['story-event', 'story-event-2'] },
    halted: { worth: 8, says: ['story-halted'], least: ['n', 3] },
    duel: { worth: 14, says: ['story-duel'] },
    'answer-right': { worth: 4, says: ['story-right'] },
    'answer-wrong': { worth: 6, says: ['story-wrong'] },
    'found-out': { worth: 34, says: ['story-found'] },
    falls: { worth: 60, says: ['story-ruin'] },
    'falls-with': { worth: 60, says: ['story-ruin'] },
  },
}
