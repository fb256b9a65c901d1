// A first game of Meow Wars that teaches itself: two players, three rounds, no expansions.
import type { Lesson } from '../title.ts'

export const lesson: Lesson = {
  seats: 2,
  seat: 0,
  options: {},
  seed: 'meow-251',
  steps: [
    { id: 'visit', asks: 'ask-visit', pick: ['pass'] },
    {
      id: 'line-up',
      asks: 'ask-line-up',
      pick: ['wei-yan', 'zhuge-liang', 'guo-jia', 'gan-ning', 'lu-meng'],
    },
    { id: 'skill', asks: 'ask-turn', pick: ['guo-jia'] },
    { id: 'second-clash', asks: 'ask-turn', pick: ['wei-yan'] },
    { id: 'seal', asks: 'ask-turn', pick: ['zhuge-liang'] },
    { id: 'whom', asks: 'ask-general', pick: ['zhang-jiao'] },
    { id: 'keep-fish', asks: 'ask-visit', pick: ['pass'] },
    {
      id: 'speed',
      asks: 'ask-line-up',
      pick: ['gan-ning', 'zhao-yun', 'lu-meng', 'pang-tong', 'lu-xun'],
    },
    { id: 'first-strike', asks: 'ask-turn', pick: ['gan-ning'] },
    { id: 'spend', asks: 'ask-visit', pick: ['visit'] },
    { id: 'discard', asks: 'ask-discard', pick: ['pang-tong', 'yuan-shao'] },
    { id: 'enough', asks: 'ask-visit', pick: ['pass'] },
    {
      id: 'last-line-up',
      asks: 'ask-line-up',
      pick: ['huang-zhong', 'sun-jian', 'wang-ping', 'zhou-tai', 'lu-xun'],
    },
    { id: 'block', asks: 'ask-turn', pick: ['sun-jian'] },
    { id: 'heal', asks: 'ask-turn', pick: ['wang-ping'] },
  ],
  others: [],
  spared: ['ask-cat', 'ask-retreat', 'ask-either'],
}
