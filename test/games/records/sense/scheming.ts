// Sense with schemes: what is free is taken, contests are held with the better wits.
import { lastRound, position } from './position.ts'

export const scheming = [
  position('Muddy the Waters', 'four coins for nothing', {
    lay: (at) => at.hand(0, 'muddy-waters-1', 'liu-shan'),
    right: ['muddy-waters-1'],
    blunders: ['end'],
  }),
  position('Two Birds', 'two cards for one', {
    lay: (at) => at.hand(0, 'two-birds-1', 'liu-shan'),
    right: ['two-birds-1'],
    blunders: ['end'],
  }),
  position('no general in hand, the Peach Garden', 'a general is what is lacking', {
    lay: (at) => at.hand(0, 'peach-garden-1', 'changan'),
    right: ['peach-garden-1'],
    blunders: ['end'],
  }),
  position('Zhuge Liang, Take the Sheep, a rich neighbour', 'nobody is cleverer', {
    lay(at) {
      at.strategist(0, 'zhuge-liang')
      at.hand(0, 'take-the-sheep-1', 'liu-shan')
      at.money(1, 12)
      at.money(2, 1)
    },
    right: ['take-the-sheep-1 seat-1'],
    blunders: ['end', 'take-the-sheep-1 seat-2'],
  }),
  position('Zhang Bao, Take the Sheep', 'nobody is simpler: the contest is lost', {
    lay(at) {
      at.strategist(0, 'zhang-bao')
      at.hand(0, 'take-the-sheep-1', 'liu-shan')
    },
    right: ['end'],
    blunders: ['take-the-sheep-1'],
  }),
  position('Zhang Bao, Borrowed Arrows', 'nobody is simpler: the contest is lost', {
    lay(at) {
      at.strategist(0, 'zhang-bao')
      at.hand(0, 'borrowed-arrows-1', 'liu-shan')
      at.hand(1, 'two-birds-1', 'two-birds-2')
    },
    right: ['end'],
    blunders: ['borrowed-arrows-1'],
  }),
  position('Zhuge Liang, Borrowed Arrows, one rival of six cards', 'two cards of the one who has them', {
    lay(at) {
      at.strategist(0, 'zhuge-liang')
      at.hand(0, 'borrowed-arrows-1', 'liu-shan')
      at.hand(1, 'two-birds-1', 'two-birds-2', 'guan-yu', 'lu-bu', 'changan', 'xinye')
    },
    right: ['borrowed-arrows-1 seat-1'],
    blunders: ['end'],
  }),
  position('Zhuge Liang, Win Them Over, a garrison known to be 8', 'the guess is sure', {
    lay(at) {
      at.strategist(0, 'zhuge-liang')
      at.hand(0, 'win-over-1')
      at.city(1, 'changan', 'huang-zhong', { strength: 8 })
    },
    right: ['win-over-1'],
    blunders: ['end'],
  }),
  position('which strength is guessed of a garrison known to be 8', 'the one it has', {
    lay(at) {
      at.strategist(0, 'zhuge-liang')
      at.hand(0, 'win-over-1')
      at.city(1, 'changan', 'huang-zhong', { strength: 8 })
    },
    until: (play) => play.play(0, 'win-over-1'),
    right: ['changan', 'strength-8'],
  }),
  position('Win Them Over at Chang’an or Tianshui, both known', '9 points rather than 4', {
    lay(at) {
      at.strategist(0, 'zhuge-liang')
      at.hand(0, 'win-over-1')
      at.city(1, 'changan', 'huang-zhong', { strength: 8 })
      at.city(2, 'tianshui', 'wen-chou', { strength: 8 })
    },
    right: ['win-over-1 changan'],
    blunders: ['win-over-1 tianshui', 'end'],
  }),
  position(
    'the last round, Zhuge Liang, Assassination, 12 coins, nothing to build',
    'coins are worth nothing at the end',
    {
      lay(at) {
        lastRound(at)
        at.money(0, 12)
        at.strategist(0, 'zhuge-liang')
        at.hand(0, 'assassination-1', 'liu-shan')
        at.city(1, 'changan', 'lu-bu', { up: true })
      },
      right: ['assassination-1', 'attack changan'],
      blunders: ['end'],
    },
  ),
]
