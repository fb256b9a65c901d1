// The story of a finished game: courts, cities taken, generals who come and go, armies and realms that end.
import type { Chronicle } from '../../engine/chronicle.ts'

const PERSUADED = { worth: 30, says: ['story-persuades', 'story-persuades-2'] } as const

export const chronicle: Chronicle = {
  begins: ['turn'],
  actions: {
    'takes-corner': {
      worth: 50,
      opens: true,
      always: true,
      says: ['story-corner'],
      joins: { each: 'story-corner-each', all: ['story-corners'] },
    },
    partners: { worth: 50, opens: true, always: true, says: ['story-partners'] },
    'takes-free': {
      worth: 10,
      says: ['story-free', 'story-free-2', 'story-free-3'],
      once: ['who', 'city'],
      joins: { each: 'story-free-each', all: ['story-free-all', 'story-free-all-2'] },
    },
    'takes-city': { worth: 40, says: ['story-takes', 'story-takes-2', 'story-takes-3'] },
    hires: {
      worth: 14,
      says: ['story-hires', 'story-hires-2', 'story-hires-3'],
      once: ['who', 'unit'],
      joins: { each: 'story-hires-each', all: ['story-hires-all', 'story-hires-all-2'] },
    },
    persuades: PERSUADED,
    'persuades-surely': PERSUADED,
    captured: { worth: 34, says: ['story-captured', 'story-captured-2'] },
    destroyed: {
      worth: 12,
      says: ['story-destroyed', 'story-destroyed-2', 'story-destroyed-3'],
      joins: {
        each: 'story-destroyed-each',
        all: ['story-destroyed-all', 'story-destroyed-all-2', 'story-destroyed-all-3'],
      },
    },
    allied: { worth: 26, says: ['story-allied'], once: ['leader'] },
    'prestige-now': {
      worth: 16,
      says: ['story-prestige', 'story-prestige-2'],
      least: ['prestige', 10],
      once: ['who'],
    },
    slain: { worth: 55, says: ['story-slain', 'story-slain-2'] },
    falls: { worth: 60, always: true, says: ['story-ruin', 'story-ruin-2'] },
    'wins-marks': { worth: 60, always: true, says: ['story-wins-marks'] },
    'wins-rounds': { worth: 60, always: true, says: ['story-wins-rounds'] },
    'wins-last-side': { worth: 60, always: true, says: ['story-wins-last'] },
    // Told only where the game turned on them.
    draws: { worth: 1, turning: true, says: ['story-draws'] },
    marches: { worth: 2, turning: true, says: ['story-marches'] },
    recruits: { worth: 3, turning: true, says: ['story-recruits'] },
    attacks: { worth: 6, turning: true, says: ['story-attacks'] },
    'attacks-free': { worth: 4, turning: true, says: ['story-attacks-free'] },
  },
}
