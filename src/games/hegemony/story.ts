// The story of a finished game: masks that drop, heavy blows, who was saved and who fell by whose hand.
import type { Chronicle } from '../../engine/chronicle.ts'

const BLOW = { says: ['story-hurt', 'story-hurt-2', 'story-hurt-3'], least: ['amount', 2] } as const

export const chronicle: Chronicle = {
  // A turn that is skipped counts as one, too.
  begins: ['turn-begins', 'turn-skipped'],
  actions: {
    'first-player': { worth: 45, opens: true, always: true, says: ['story-first'] },
    reveals: {
      worth: 16,
      says: ['story-reveals', 'story-reveals-2', 'story-reveals-3'],
      unless: 'dies',
      joins: { each: 'story-reveals-each', all: ['story-reveals-all'] },
    },
    faction: {
      worth: 0,
      says: ['story-faction', 'story-faction-2', 'story-faction-3', 'story-faction-4'],
      after: 'reveals',
      merges: { faction: 'faction' },
    },
    'damage-normal': { worth: 14, ...BLOW },
    'damage-fire': { worth: 15, ...BLOW },
    'damage-thunder': { worth: 15, ...BLOW },
    'is-dying': { worth: 20, says: ['story-dying', 'story-dying-2'], before: 'dies' },
    recovers: {
      worth: 0,
      says: ['story-saved', 'story-saved-2', 'story-saved-3'],
      after: 'is-dying',
      merges: { hp: 'hp' },
    },
    dies: { worth: 60, says: ['story-dies', 'story-dies-2', 'story-dies-3'] },
    rewarded: {
      worth: 0,
      says: ['story-slain', 'story-slain-2', 'story-slain-3', 'story-slain-4'],
      after: 'dies',
      merges: { who: 'by' },
    },
    punished: { worth: 0, says: ['story-slain-own'], after: 'dies', merges: { who: 'by' } },
    flipped: { worth: 7, says: ['story-flipped', 'story-flipped-2'] },
    'point-fight': { worth: 2, turning: true, says: ['story-duel', 'story-duel-2'] },
    'points-won': { worth: 0, says: ['story-duel-won'], after: 'point-fight' },
    'points-lost': { worth: 0, says: ['story-duel-lost'], after: 'point-fight' },
    'points-tied': { worth: 0, says: ['story-duel-tied'], after: 'point-fight' },
    // Told only where the game turned on them.
    draws: { worth: 1, turning: true, says: ['story-draws'] },
    equips: { worth: 3, turning: true, says: ['story-equips'] },
    'uses-on': { worth: 4, turning: true, says: ['story-uses'] },
    uses: { worth: 2, turning: true, says: ['story-uses-own'] },
    'uses-skill': { worth: 3, turning: true, says: ['story-skill'] },
  },
}
