// A first game of Dynasties of China that teaches itself: nine rounds, from the start space to the Three Kingdoms.
import type { Lesson } from '../common/title.ts'

export const lesson: Lesson = {
  seats: 4,
  seat: 0,
  options: { laps: 1 },
  seed: 'dynasties-9',
  steps: [
    { id: 'first-attack', asks: 'ask-act', pick: ['assault-5'], only: true },
    { id: 'whom', asks: 'ask-attack', pick: ['seat-1'], only: true },
    { id: 'crossing', asks: 'ask-act', pick: ['crossing-15+secret-police'], only: true },
    { id: 'own-era', asks: 'ask-act', pick: ['draw'], only: true },
    { id: 'patience', asks: 'ask-act', pick: ['draw'], only: true },
    { id: 'trade', asks: 'ask-act', pick: ['crossing-7+maritime-trade'], only: true },
    { id: 'limits', asks: 'ask-act', pick: ['draw'], only: true },
    { id: 'its-era', asks: 'ask-act', pick: ['sima-qian'], only: true },
    { id: 'take', asks: 'ask-act', pick: ['indian-monks'], only: true },
    { id: 'leader', asks: 'ask-act', pick: ['assault-3'], only: true },
    { id: 'answered', asks: 'ask-attack', pick: ['seat-2'], only: true },
    { id: 'question', asks: 'ask-answer', pick: ['d'] },
  ],
  others: [
    { seat: 1, after: 'whom', asks: 'ask-act', pick: ['crossing-6+sun-wu'] },
    { seat: 3, after: 'whom', asks: 'ask-act', pick: ['crossing-16+ban-chao'] },
    { seat: 2, after: 'own-era', asks: 'ask-act', pick: ['raid-12'] },
    { seat: 3, after: 'own-era', asks: 'ask-act', pick: ['raid-8'] },
    { seat: 2, after: 'patience', asks: 'ask-act', pick: ['chariots'] },
    { seat: 3, after: 'take', asks: 'ask-act', pick: ['crossing-3+shoushi-calendar'] },
    { seat: 1, after: 'answered', asks: 'ask-act', pick: ['question-card-6'] },
  ],
  spared: ['ask-take', 'ask-count', 'ask-react'],
  reward: { told: 'wins', within: 200, others: 'normal' },
}
