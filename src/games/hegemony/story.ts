// What is told of a finished game: masks that drop, heavy blows, who was saved and who fell by whose hand.
import type { Chronicle } from '../../engine/chronicle.ts'

export const chronicle: Chronicle = {
  begins: ['turn-begins'],
  deeds: {
    'first-player': { worth: 45, says: ['story-first'] },
    reveals: { worth: 16, says: ['story-reveals', 'story-reveals-2'], unless: 'dies' },
    faction: { worth: 0, says: ['story-faction', 'story-faction-2'], after: 'reveals' },
    'damage-normal': { worth: 14, says: ['story-hurt'], least: ['amount', 2] },
    'damage-fire': { worth: 15, says: ['story-hurt'], least: ['amount', 2] },
    'damage-thunder': { worth: 15, says: ['story-hurt'], least: ['amount', 2] },
    'is-dying': { worth: 20, says: ['story-dying', 'story-dying-2'] },
    recovers: { worth: 0, says: ['story-saved'], after: 'is-dying' },
    dies: { worth: 60, says: ['story-dies', 'story-dies-2'] },
    rewarded: { worth: 0, says: ['story-slayer'], after: 'dies' },
    punished: { worth: 0, says: ['story-punished'], after: 'dies' },
    flipped: { worth: 7, says: ['story-flipped'] },
    'point-fight': { worth: 8, says: ['story-duel'] },
    'points-won': { worth: 0, says: ['story-duel-won'], after: 'point-fight' },
    'points-lost': { worth: 0, says: ['story-duel-lost'], after: 'point-fight' },
  },
}
