// Sense under attack: cards, last stands, duels, stepping back.
import type { Layer } from '../play.ts'
import { manned, position } from './position.ts'

/** Seat 0 attacks; seat 1 answers. */
const siege = (at: Layer): void => {
  manned(at)
  for (const place of ['xiangping-h', 'xiangping-h', 'xiangping-d']) at.put(0, 'foot', place)
}

export const replying = [
  position('the last foot of the capital under three dice, Decoys in hand', 'the capital is worth any card', {
    seat: 1,
    lay(at) {
      siege(at)
      at.hand(1, 'decoys-1', 'levy-1')
    },
    until: (play) => play.attack(0, 'shu-foot-3', 'wei-foot-1'),
    right: ['decoys-1'],
    blunders: ['pass'],
  }),
  position('the last foot of the capital under three dice, Hold Fast in hand', 'two more may hold it', {
    seat: 1,
    lay(at) {
      siege(at)
      at.hand(1, 'hold-fast-1')
    },
    until: (play) => play.attack(0, 'shu-foot-3', 'wei-foot-1'),
    right: ['hold-fast-1'],
    blunders: ['pass'],
  }),
  position('the last foot of the capital, Hold Fast and rage for a last stand', 'everything that helps', {
    seat: 1,
    lay(at) {
      siege(at)
      at.hand(1, 'hold-fast-1')
      at.rage(1, 8)
    },
    until: (play) => play.attack(0, 'shu-foot-3', 'wei-foot-1'),
    right: ['hold-fast-1+last-stand'],
    blunders: ['pass'],
  }),
  position('the empty capital under attack, Empty Fort in hand', 'that is what it is for', {
    seat: 1,
    lay(at) {
      at.put(0, 'foot', 'chengdu')
      at.put(0, 'foot', 'xiangping-h')
      at.put(0, 'foot', 'xiangping-d')
      at.put(1, 'foot', 'b3ne')
      at.hand(1, 'empty-fort-1')
    },
    until: (play) => play.attack(0, 'shu-foot-2', 'xiangping'),
    right: ['empty-fort-1'],
    blunders: ['pass'],
  }),
  position('Discord under the attack of three dice', 'one die is left to them', {
    seat: 1,
    lay(at) {
      siege(at)
      at.hand(1, 'discord-1', 'provoke-1')
    },
    until: (play) => play.attack(0, 'shu-foot-3', 'wei-foot-1'),
    right: ['discord-1'],
    blunders: ['pass'],
  }),
  position('a whole Guan Yu is challenged by a Guo Jia of stamina 1', 'he can hardly lose', {
    lay(at) {
      manned(at)
      at.put(0, 'guo-jia', 'd2sw', { stamina: 1 })
      at.put(1, 'guan-yu', 'd3sw')
      at.rage(1, 2)
    },
    seat: 1,
    until: (play) => play.attack(0, 'guo-jia', 'guan-yu', 'duel'),
    right: ['accept'],
    blunders: ['refuse'],
  }),
  position(
    'a Guo Jia of stamina 1 is challenged by Guan Yu, with rage to refuse',
    'rage comes back, he does not',
    {
      lay(at) {
        manned(at)
        at.put(0, 'guan-yu', 'd2sw')
        at.put(1, 'guo-jia', 'd3sw', { stamina: 1 })
        at.rage(1, 4)
      },
      seat: 1,
      until: (play) => play.attack(0, 'guan-yu', 'guo-jia', 'duel'),
      right: ['refuse'],
      blunders: ['accept'],
    },
  ),
  position('lord against lord, both whole, a challenge', 'an even duel costs less than 2 rage', {
    lay(at) {
      manned(at)
      at.put(0, 'liu-bei', 'd2sw')
      at.put(1, 'cao-cao', 'd3sw')
      at.rage(1, 2)
    },
    seat: 1,
    until: (play) => play.attack(0, 'liu-bei', 'cao-cao', 'duel'),
    right: ['accept'],
  }),
  position('Guo Jia near, three dice and Assault at the capital, 4 rage', 'the card is cancelled', {
    seat: 1,
    lay(at) {
      siege(at)
      at.put(1, 'guo-jia', 'xiangping')
      at.rage(1, 4)
      at.hand(0, 'assault-1')
    },
    until(play) {
      play.attack(0, 'shu-foot-3', 'wei-foot-1', 'assault-1')
      if (play.prompt(1) !== 'ask-counsel') play.play(1, 'pass')
    },
    right: ['guo-jia'],
    blunders: ['pass'],
  }),
]
