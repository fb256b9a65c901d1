// A first game of Record of the Three Kingdoms that teaches itself: two rounds, a defence and a siege.
import type { Lesson } from '../common/title.ts'

export const lesson: Lesson = {
  seats: 3,
  seat: 0,
  options: { 'strict-order': true },
  seed: 'records-1032',
  steps: [
    { id: 'lord', asks: 'ask-lord', pick: ['cao-cao'], only: true },
    { id: 'draft', asks: 'ask-draft', pick: ['wen-chou'], only: true },
    { id: 'draft-city', asks: 'ask-draft', pick: ['xiaopei'], only: true },
    { id: 'extra', asks: 'ask-extra', pick: ['extra-0'], only: true },
    { id: 'keep', asks: 'ask-keep', pick: ['wait-at-ease-3'], only: true },
    { id: 'build', asks: 'ask-act', pick: ['build'], only: true },
    { id: 'garrison', asks: 'ask-garrison', pick: ['wen-chou'], only: true },
    { id: 'defence', asks: 'ask-defence', pick: ['wait-at-ease-3'], only: true },
    { id: 'line-defence', asks: 'ask-line-defence', pick: ['battle-20>battle-19>battle-21'] },
    { id: 'keep-coins', asks: 'ask-keep', pick: ['muddy-waters-1'], only: true },
    { id: 'scheme', asks: 'ask-act', pick: ['muddy-waters-1'], only: true },
    { id: 'attack', asks: 'ask-act', pick: ['attack'], only: true },
    { id: 'attack-scheme', asks: 'ask-attack-scheme', pick: ['remove-firewood-2'], only: true },
    { id: 'line-attack', asks: 'ask-line-attack', pick: ['battle-18>battle-17>battle-11'] },
  ],
  others: [
    { seat: 1, asks: 'ask-lord', pick: ['yuan-shao'] },
    { seat: 2, asks: 'ask-lord', pick: ['liu-bei'] },
    { seat: 2, after: 'garrison', asks: 'ask-extra', pick: ['extra-1'] },
    { seat: 2, after: 'garrison', asks: 'ask-strategist', pick: ['wang-yun'] },
  ],
  spared: ['ask-draft', 'ask-build', 'ask-act', 'ask-attack', 'ask-attacker'],
  reward: { told: 'city-falls', within: 0, others: 'easy' },
}
