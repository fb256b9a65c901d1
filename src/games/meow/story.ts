// The story of a finished game: battle by battle, who stood in front, what skills did, who fell and who won.
import type { Chronicle } from '../../engine/chronicle.ts'

const WON = { worth: 50, always: true } as const

export const chronicle: Chronicle = {
  begins: ['round'],
  actions: {
    'rival-comes': { worth: 50, opens: true, always: true, says: ['story-rival'] },
    round: { worth: 12, opens: true, says: ['story-start', 'story-start-2', 'story-start-3'] },
    'round-battle': { worth: 30, opens: true, always: true, says: ['story-ground'] },
    'line-up': {
      worth: 10,
      says: ['story-front', 'story-front-2', 'story-front-3'],
      joins: { each: 'story-front-each', all: ['story-fronts', 'story-fronts-2'] },
    },
    fastest: { worth: 9, says: ['story-fastest', 'story-fastest-2'] },
    'skill-used': {
      worth: 11,
      says: ['story-skill', 'story-skill-2', 'story-skill-3'],
      once: ['general'],
      joins: { each: 'story-skill-each', all: ['story-skills', 'story-skills-2', 'story-skills-3'] },
    },
    'stratagem-used': { worth: 14, says: ['story-stratagem', 'story-stratagem-2'] },
    'fish-stolen': { worth: 13, says: ['story-stolen', 'story-stolen-2'] },
    falls: {
      worth: 22,
      says: ['story-falls', 'story-falls-2', 'story-falls-3'],
      joins: { each: 'story-falls-each', names: true, all: ['story-falls-all', 'story-falls-all-2'] },
      again: ['story-falls-again'],
    },
    'battle-won': { ...WON, says: ['story-won', 'story-won-2', 'story-won-3'] },
    'battle-won-on-hp': { ...WON, says: ['story-won-late', 'story-won-late-2'] },
    // Told only where the game turned on them.
    strikes: { worth: 5, turning: true, says: ['story-strikes'] },
    'strikes-blocked': { worth: 5, turning: true, says: ['story-strikes-blocked'] },
    visits: { worth: 2, turning: true, says: ['story-visits'] },
    'looks-stratagem': { worth: 3, turning: true, says: ['story-studies'] },
    draws: { worth: 1, turning: true, says: ['story-draws'] },
  },
}
