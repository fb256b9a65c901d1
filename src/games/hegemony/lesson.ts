// A first game of Kingdom Wars that teaches itself: six players, one turn and the answers of the round after it.
import type { Lesson } from '../title.ts'

export const lesson: Lesson = {
  seats: 6,
  seat: 0,
  options: {},
  seed: 'heg-8',
  steps: [
    { id: 'pair', asks: 'ask-head', pick: ['guan-yu'] },
    { id: 'not-mine', asks: 'ask-nullify', about: 'snatch', pick: ['pass'], only: true },
    { id: 'reveal', asks: 'ask-skill', pick: ['reveal-deputy'] },
    { id: 'nullify', asks: 'ask-nullify', about: 'indulgence', pick: ['nullify-state-dq'] },
    { id: 'draw', asks: 'ask-skill', pick: ['jizhi'] },
    { id: 'equip', asks: 'ask-play', pick: ['qinggang-s6'] },
    { id: 'slash', asks: 'ask-play', pick: ['slash-dq'] },
    { id: 'target', asks: 'ask-target', pick: ['seat-2'] },
    { id: 'recast', asks: 'ask-play', pick: ['recast'] },
    { id: 'end', asks: 'ask-play', pick: ['end'] },
    { id: 'barbarians', asks: 'ask-barbarians', pick: ['slash-cj'] },
    { id: 'volley', asks: 'ask-volley', pick: ['dodge-hj'] },
  ],
  others: [],
  spared: [
    'ask-deputy',
    'ask-nullify',
    'ask-nullify-back',
    'ask-skill',
    'ask-of-skill',
    'ask-recast',
    'ask-materials',
    'ask-discard',
    'ask-save',
  ],
}
