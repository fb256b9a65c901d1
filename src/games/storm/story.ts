// What is told of a finished game: courts, cities taken, generals who come and go, armies and realms that end.
import type { Chronicle } from '../../engine/chronicle.ts'

export const chronicle: Chronicle = {
  begins: ['turn'],
  deeds: {
    'takes-corner': { worth: 50, says: ['story-corner', 'story-corner-2'] },
    'takes-free': { worth: 10, says: ['story-free', 'story-free-2'] },
    'takes-city': { worth: 40, says: ['story-takes', 'story-takes-2'] },
    hires: { worth: 14, says: ['story-hires', 'story-hires-2'] },
    persuades: { worth: 30, says: ['story-persuades'] },
    'persuades-surely': { worth: 30, says: ['story-persuades'] },
    captured: { worth: 34, says: ['story-captured'] },
    destroyed: { worth: 12, says: ['story-destroyed', 'story-destroyed-2'] },
    slain: { worth: 55, says: ['story-slain'] },
    falls: { worth: 60, says: ['story-ruin'] },
  },
}
