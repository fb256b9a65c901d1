// A first game of Meow Wars that teaches itself: two players, three rounds, no expansions.
import type { Lesson } from '../common/title.ts'

export const lesson: Lesson = {
  seats: 2,
  seat: 0,
  options: {},
  seed: 'meow-251',
  steps: [
    { id: 'visit', asks: 'ask-visit', pick: ['pass'], only: true },
    {
      id: 'line-up',
      asks: 'ask-line-up',
      pick: ['wei-yan', 'zhuge-liang', 'guo-jia', 'gan-ning', 'lu-meng'],
      only: true,
    },
    { id: 'skill', asks: 'ask-turn', pick: ['guo-jia'], only: true },
    { id: 'second-clash', asks: 'ask-turn', pick: ['wei-yan'], only: true },
    { id: 'seal', asks: 'ask-turn', pick: ['zhuge-liang'], only: true },
    { id: 'whom', asks: 'ask-general', pick: ['zhang-jiao'], only: true },
    { id: 'keep-fish', asks: 'ask-visit', pick: ['pass'], only: true },
    {
      id: 'speed',
      asks: 'ask-line-up',
      pick: ['gan-ning', 'zhao-yun', 'lu-meng', 'pang-tong', 'lu-xun'],
      only: true,
    },
    { id: 'first-strike', asks: 'ask-turn', pick: ['gan-ning'], only: true },
    { id: 'spend', asks: 'ask-visit', pick: ['visit'], only: true },
    { id: 'discard', asks: 'ask-discard', pick: ['pang-tong', 'yuan-shao'], only: true },
    { id: 'enough', asks: 'ask-visit', pick: ['pass'], only: true },
    {
      id: 'last-line-up',
      asks: 'ask-line-up',
      pick: ['huang-zhong', 'sun-jian', 'wang-ping', 'zhou-tai', 'lu-xun'],
      only: true,
    },
    { id: 'compulsory', asks: 'ask-turn', pick: ['sun-jian'], only: true },
    { id: 'heal', asks: 'ask-turn', pick: ['wang-ping'] },
  ],
  // Their last skill would decide the battle.
  others: [{ seat: 1, after: 'heal', asks: 'ask-turn', pick: ['attack'] }],
  spared: ['ask-cat', 'ask-retreat', 'ask-either'],
  reward: { told: 'game-won', within: 20, others: 'easy' },
}
