// Sense in war: which city, who leads, with which scheme; how the attacked answers.
import type { Layer, Play } from '../kit.ts'
import { five, lastRound, position } from './position.ts'

/** Seat 0 attacks a city with a general and no scheme; its owner answers. */
const attacked =
  (city: string, general: string) =>
  (play: Play): void => {
    for (const choice of ['attack', city, general, 'pass'])
      if (play.options(0).includes(choice)) play.play(0, choice)
  }

const lions = (at: Layer): void => at.hand(0, 'lu-bu', 'hu-zhen')

export const fighting = [
  position('Lü Bu before Liu Shan, face up in Xinye', '81 of 100 for six points twice', {
    lay(at) {
      lions(at)
      at.city(1, 'xinye', 'liu-shan', { up: true })
    },
    right: ['attack xinye lu-bu'],
    blunders: ['end', 'attack xinye hu-zhen'],
  }),
  position('Liu Shan before Lü Bu, face up in Chang’an', '2 of 100 for nine coins', {
    lay(at) {
      at.hand(0, 'liu-shan')
      at.city(1, 'changan', 'lu-bu', { up: true })
    },
    right: ['end'],
    blunders: ['attack'],
  }),
  position('Lü Bu before two cities, Liu Shan in one, Zhao Yun in the other', 'the weak guard', {
    lay(at) {
      lions(at)
      at.city(1, 'xinye', 'liu-shan', { up: true })
      at.city(2, 'beihai', 'zhao-yun', { up: true })
    },
    right: ['attack xinye lu-bu'],
    blunders: ['attack beihai', 'end'],
  }),
  position('a rival has five cities of six, one guard known to be 4', 'who is about to win is stopped', {
    lay(at) {
      lions(at)
      five(at, 1)
      const [city] = at.state.players[1]?.cities ?? []
      if (city) city.up = true
    },
    right: ['attack'],
    blunders: ['end'],
  }),
  position('the last round, 10 coins, a weak guard in Chang’an', 'all that is left is spent on points', {
    lay(at) {
      lastRound(at)
      at.hand(0, 'guan-yu')
      at.city(1, 'changan', 'wen-chou', { up: true })
    },
    right: ['attack changan guan-yu'],
    blunders: ['end'],
  }),
  position('the last round, a city in hand and a strong guard across', 'building cannot fail', {
    lay(at) {
      lastRound(at)
      at.money(0, 9)
      at.hand(0, 'changan', 'liu-shan')
      at.city(1, 'xinye', 'lu-bu', { up: true })
    },
    right: ['build changan'],
    blunders: ['end', 'attack'],
  }),
  position('Zhuge Liang, Beauty Trap, Lü Bu face up in Chang’an', 'the trap makes him 3', {
    lay(at) {
      at.money(0, 12)
      at.strategist(0, 'zhuge-liang')
      at.hand(0, 'guan-yu', 'beauty-trap-1', 'hu-zhen')
      at.city(1, 'changan', 'lu-bu', { up: true })
    },
    right: ['attack changan guan-yu beauty-trap-1'],
    blunders: ['end', 'attack changan guan-yu pass'],
  }),
  position('Zhuge Liang, Beauty Trap, Lady Zhurong face up', 'on a lady it has no effect', {
    lay(at) {
      at.strategist(0, 'zhuge-liang')
      at.hand(0, 'lu-bu', 'beauty-trap-1', 'hu-zhen')
      at.city(1, 'xinye', 'zhu-rong', { up: true })
    },
    blunders: ['attack xinye lu-bu beauty-trap-1'],
  }),
  position('Zhang Bao, Beauty Trap, Liu Shan face up', 'it is not needed, and would be lost', {
    lay(at) {
      at.strategist(0, 'zhang-bao')
      at.hand(0, 'lu-bu', 'beauty-trap-1', 'hu-zhen')
      at.city(1, 'xinye', 'liu-shan', { up: true })
    },
    right: ['attack xinye lu-bu pass'],
    blunders: ['attack xinye lu-bu beauty-trap-1', 'end'],
  }),
  position('Liu Shan in Xinye is attacked, Wait at Ease in hand', 'three more at the gate', {
    seat: 1,
    lay(at) {
      at.hand(0, 'guan-yu')
      at.hand(1, 'wait-at-ease-1', 'muddy-waters-1')
      at.city(1, 'xinye', 'liu-shan')
    },
    until: attacked('xinye', 'guan-yu'),
    right: ['wait-at-ease-1'],
    blunders: ['pass'],
  }),
  position('Liu Shan in Xinye is attacked, Empty Fort and Zhuge Liang', 'the attack does not happen', {
    seat: 1,
    lay(at) {
      at.hand(0, 'guan-yu')
      at.hand(1, 'empty-fort-1', 'muddy-waters-1')
      at.strategist(1, 'zhuge-liang')
      at.city(1, 'xinye', 'liu-shan')
    },
    until: attacked('xinye', 'guan-yu'),
    right: ['empty-fort-1'],
    blunders: ['pass'],
  }),
  position('Xinye is attacked, Empty Fort and Zhang Bao', 'the contest cannot be won', {
    seat: 1,
    lay(at) {
      at.hand(0, 'guan-yu')
      at.hand(1, 'empty-fort-1', 'muddy-waters-1')
      at.strategist(1, 'zhang-bao')
      at.city(1, 'xinye', 'liu-shan')
    },
    until: attacked('xinye', 'guan-yu'),
    right: ['pass'],
    blunders: ['empty-fort-1'],
  }),
  position('both defences in hand, Zhuge Liang', 'who cannot be outwitted opens the gates', {
    seat: 1,
    lay(at) {
      at.hand(0, 'lu-bu')
      at.hand(1, 'empty-fort-1', 'wait-at-ease-1')
      at.strategist(1, 'zhuge-liang')
      at.city(1, 'changan', 'hu-zhen')
    },
    until: attacked('changan', 'lu-bu'),
    right: ['empty-fort-1'],
    blunders: ['pass'],
  }),
]
