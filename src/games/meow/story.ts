// What is told of a finished game: battle by battle, who stood in front, what skills did, who fell and who won.
import type { Chronicle } from '../../engine/chronicle.ts'

export const chronicle: Chronicle = {
  begins: ['round'],
  deeds: {
    round: { worth: 12, says: ['story-start', 'story-start-2'] },
    'round-battle': { worth: 30, says: ['story-ground'] },
    'line-up': { worth: 10, says: ['story-front'] },
    fastest: { worth: 9, says: ['story-fastest'] },
    'skill-used': { worth: 11, says: ['story-skill', 'story-skill-2'] },
    'stratagem-used': { worth: 14, says: ['story-stratagem'] },
    'fish-stolen': { worth: 13, says: ['story-stolen'] },
    falls: { worth: 22, says: ['story-falls', 'story-falls-2'] },
    'battle-won': { worth: 50, says: ['story-won'] },
    'battle-won-on-hp': { worth: 50, says: ['story-won-late'] },
  },
}
