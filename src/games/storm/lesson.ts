// A first game of Storm over the Three Kingdoms that teaches itself: two rounds, from the capital to the first attack.
import type { Lesson } from '../title.ts'

export const lesson: Lesson = {
  seats: 2,
  seat: 0,
  options: {},
  seed: 'storm-0',
  steps: [
    { id: 'capital', asks: 'ask-capital', pick: ['chengdu'], only: true },
    { id: 'plan', asks: 'ask-turn', pick: ['unit-shu-foot-2'] },
    { id: 'where', asks: 'ask-march', pick: ['ssw'] },
    { id: 'second', asks: 'ask-turn', pick: ['unit-shu-foot-3'] },
    { id: 'archers', asks: 'ask-turn', pick: ['unit-shu-archers-1'] },
    { id: 'end', asks: 'ask-turn', pick: ['end-turn'] },
    { id: 'again', asks: 'ask-turn', pick: ['unit-shu-foot-2'] },
    { id: 'city', asks: 'ask-march', pick: ['hanzhong'] },
    { id: 'second-city', asks: 'ask-turn', pick: ['unit-shu-foot-3'] },
    { id: 'in-range', asks: 'ask-turn', pick: ['unit-shu-archers-1'] },
    { id: 'attack', asks: 'ask-turn', pick: ['attack'], only: true },
    { id: 'card', asks: 'ask-declare-empty', pick: ['fire-1'] },
    { id: 'fight', asks: 'ask-declare-empty', pick: ['fight'] },
    { id: 'recruit', asks: 'ask-turn', pick: ['recruit'] },
  ],
  // Marches that are not taught go where the lesson needs the units.
  others: ['changsha', 'b3sw', 'b2sw', 'b1sw'].map((place) => ({
    seat: 0,
    asks: 'ask-march',
    pick: [place],
  })),
  spared: ['ask-places', 'ask-places-moved', 'ask-march', 'ask-attacker', 'ask-target'],
}
