// A first game of Storm over the Three Kingdoms that teaches itself: two rounds, from the capital to the first attack.
import type { Lesson } from '../common/title.ts'

export const lesson: Lesson = {
  seats: 2,
  seat: 0,
  options: {},
  seed: 'storm-0',
  steps: [
    { id: 'capital', asks: 'ask-capital', pick: ['chengdu'], only: true },
    { id: 'plan', asks: 'ask-turn', pick: ['unit-shu-foot-2'], only: true },
    { id: 'where', asks: 'ask-march', pick: ['ssw'], only: true },
    { id: 'second', asks: 'ask-turn', pick: ['unit-shu-foot-3'], only: true },
    { id: 'archers', asks: 'ask-turn', pick: ['unit-shu-archers-1'], only: true },
    { id: 'end', asks: 'ask-turn', pick: ['end-turn'], only: true },
    { id: 'again', asks: 'ask-turn', pick: ['unit-shu-foot-2'], only: true },
    { id: 'city', asks: 'ask-march', pick: ['hanzhong'], only: true },
    { id: 'gate', asks: 'ask-turn', pick: ['unit-shu-foot-3'], only: true },
    { id: 'in-range', asks: 'ask-turn', pick: ['unit-shu-archers-1'], only: true },
    { id: 'attack', asks: 'ask-turn', pick: ['attack'], only: true },
    { id: 'card', asks: 'ask-declare-empty', pick: ['fire-1'], only: true },
    { id: 'fight', asks: 'ask-declare-empty', pick: ['fight'], only: true },
    { id: 'recruit', asks: 'ask-turn', pick: ['recruit'] },
  ],
  others: [
    // Marches that are not taught go where the lesson needs the units.
    ...['xiangyang-w', 'b3sw', 'b2sw', 'b1sw'].map((place) => ({
      seat: 0,
      asks: 'ask-march',
      pick: [place],
    })),
    { seat: 0, after: 'attack', asks: 'ask-attacker', pick: ['unit-shu-archers-1'] },
    { seat: 0, after: 'attack', asks: 'ask-target', pick: ['xiangyang'] },
  ],
  spared: ['ask-places', 'ask-places-moved', 'ask-march', 'ask-attacker', 'ask-target'],
  reward: { told: 'takes-free', within: 150, others: 'easy' },
}
