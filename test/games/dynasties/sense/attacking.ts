// Sense in attack: who can be hurt, who is put out, what is held off.
import type { Play } from '../kit.ts'
import { position } from './position.ts'

const plays =
  (...steps: readonly string[]) =>
  (play: Play): void => {
    for (const step of steps) play.play(0, step)
  }

export const attacking = [
  position('a Siege, one rival below the own attack', 'three points', {
    lay(at) {
      at.hand(0, 'siege-1', 'raid-1')
      at.stats(1, { state: 12 })
      at.stats(2, { defence: 9 })
    },
    right: ['siege-1 seat-1', 'siege-1'],
    blunders: ['draw'],
  }),
  position('a Raid, every defence at 9', 'it would fail', {
    lay(at) {
      at.hand(0, 'raid-1')
      for (const foe of [1, 2]) at.stats(foe, { defence: 9 })
    },
    right: ['draw'],
    blunders: ['raid-1'],
  }),
  position('a Siege, defences 4 and 9', 'the one that yields', {
    lay(at) {
      at.hand(0, 'siege-1')
      at.stats(1, { state: 12, defence: 9 })
      at.stats(2, { state: 8, defence: 4 })
    },
    until: plays('siege-1'),
    right: ['seat-2'],
    blunders: ['seat-1'],
  }),
  position('a Siege, rivals of state 3 and 4', 'who is at 3 is out', {
    lay(at) {
      at.hand(0, 'siege-1')
      at.stats(1, { state: 4, defence: 3 })
      at.stats(2, { state: 3, defence: 3 })
    },
    until: plays('siege-1'),
    right: ['seat-2'],
    blunders: ['seat-1'],
  }),
  position('a Raid, rivals of state 1 and 12', 'who is at 1 is out', {
    lay(at) {
      at.hand(0, 'raid-1')
      at.stats(1, { state: 12, defence: 3 })
      at.stats(2, { state: 1, defence: 3 })
    },
    until: plays('raid-1'),
    right: ['seat-2'],
    blunders: ['seat-1'],
  }),
  position('the first fall ends the game, behind in points', 'it would lose now', {
    options: { ending: 'first-fall' },
    lay(at) {
      at.hand(0, 'raid-1')
      at.stats(0, { state: 5, grain: 5 })
      at.stats(1, { state: 12, defence: 9 })
      at.stats(2, { state: 1, defence: 3 })
    },
    right: ['draw'],
    blunders: ['raid-1', 'raid-1 seat-2'],
  }),
  position('the first fall ends the game, ahead in points', 'it wins now', {
    options: { ending: 'first-fall' },
    lay(at) {
      at.hand(0, 'raid-1')
      at.stats(0, { state: 12, grain: 5 })
      at.stats(1, { state: 9, defence: 3 })
      at.stats(2, { state: 1, defence: 3 })
    },
    until: plays('raid-1'),
    right: ['seat-2'],
    blunders: ['seat-1'],
  }),
  position('the first fall ends the game, behind, with two in reach', 'the leader, not who would fall', {
    options: { ending: 'first-fall' },
    lay(at) {
      at.hand(0, 'raid-1')
      at.stats(0, { state: 5, grain: 5 })
      at.stats(1, { state: 12, defence: 3 })
      at.stats(2, { state: 1, defence: 3 })
    },
    until: plays('raid-1'),
    right: ['seat-1'],
    blunders: ['seat-2'],
  }),
  position('a Raid that puts a rival out, or a point of state', 'one rival less', {
    era: 'three-kingdoms',
    lay(at) {
      at.hand(0, 'raid-1', 'garrison-farms')
      at.stats(1, { state: 1, defence: 3 })
    },
    right: ['raid-1'],
    blunders: ['draw'],
  }),
  position('Sun Wu in his era, a rival of defence 9', 'his four points break it', {
    era: 'spring-autumn',
    lay(at) {
      at.hand(0, 'sun-wu')
      for (const foe of [1, 2]) at.stats(foe, { state: 12, defence: 9 })
    },
    right: ['sun-wu'],
    blunders: ['draw'],
  }),
  position('Yue Fei in Song, rivals of state 12 and 6', 'the leader', {
    era: 'song',
    lay(at) {
      at.hand(0, 'yue-fei')
      at.stats(1, { state: 12, defence: 8 })
      at.stats(2, { state: 6, defence: 8 })
    },
    until: plays('yue-fei'),
    right: ['seat-1'],
    blunders: ['seat-2'],
  }),
  position('Wang Mang, rivals of state 14 and 4', 'the leader', {
    era: 'western-han',
    lay(at) {
      at.hand(0, 'wang-mang')
      at.stats(1, { state: 14 })
      at.stats(2, { state: 6 })
    },
    until: plays('wang-mang'),
    right: ['seat-1'],
    blunders: ['seat-2'],
  }),
  position('Wei Zhongxian in Ming', 'four points from the leader', {
    era: 'ming',
    lay(at) {
      at.hand(0, 'wei-zhongxian')
      at.stats(1, { state: 15, grain: 8 })
    },
    right: ['wei-zhongxian seat-1', 'wei-zhongxian'],
    blunders: ['draw'],
  }),
  position('a Question, a leader with all stats above 0', 'wrong answers cost four points', {
    lay(at) {
      at.hand(0, 'question-card-1')
      at.stats(1, { state: 15, grain: 8 })
    },
    right: ['question-card-1'],
    blunders: ['question-card-1 seat-2'],
  }),
  position('Qi Jiguang under a Siege in his own era', 'he cancels it', {
    era: 'ming',
    seat: 1,
    lay(at) {
      at.hand(0, 'siege-1')
      at.hand(1, 'qi-jiguang')
    },
    until: plays('siege-1', 'seat-1'),
    right: ['qi-jiguang'],
    blunders: ['pass'],
  }),
  position('Mo Di and a Crossing at State 3 under a Siege', 'without them the game is over', {
    era: 'ming',
    seat: 1,
    lay(at) {
      at.hand(0, 'siege-1')
      at.hand(1, 'mo-di', 'crossing-3')
      at.stats(1, { state: 3 })
    },
    until: plays('siege-1', 'seat-1'),
    right: ['crossing-3+mo-di'],
    blunders: ['pass'],
  }),
  position('Wang Zhaojun’s truce, attackers of 9 and 3', 'peace with who can hurt', {
    era: 'western-han',
    lay(at) {
      at.hand(0, 'wang-zhaojun')
      at.stats(1, { attack: 3 })
      at.stats(2, { attack: 9 })
    },
    until: plays('wang-zhaojun'),
    right: ['seat-2'],
    blunders: ['seat-1'],
  }),
]
