// A first game of Kingdom Wars that teaches itself: six players, one turn and the answers of the round after it.
import type { Lesson } from '../common/title.ts'

export const lesson: Lesson = {
  seats: 6,
  seat: 0,
  options: {},
  seed: 'heg-8',
  steps: [
    { id: 'pair', asks: 'ask-head', pick: ['guan-yu'], only: true },
    { id: 'not-mine', asks: 'ask-nullify', about: 'snatch', pick: ['pass'], only: true },
    { id: 'reveal', asks: 'ask-skill', pick: ['reveal-deputy'], only: true },
    { id: 'nullify', asks: 'ask-nullify', about: 'indulgence', pick: ['nullify-state-dq'], only: true },
    { id: 'draw', asks: 'ask-skill', pick: ['jizhi'], only: true },
    { id: 'equip', asks: 'ask-play', pick: ['qinggang-s6'], only: true },
    { id: 'slash', asks: 'ask-play', pick: ['slash-dq'], only: true },
    { id: 'target', asks: 'ask-target', pick: ['seat-2'], only: true },
    { id: 'recast', asks: 'ask-play', pick: ['recast'], only: true },
    { id: 'end', asks: 'ask-play', pick: ['end'], only: true },
    { id: 'barbarians', asks: 'ask-barbarians', pick: ['slash-cj'], only: true },
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
