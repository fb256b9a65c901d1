// Sense in conceding: only what is lost, and no fellow is kept in a lost game.
import type { Layer } from '../lay.ts'
import { dead, position } from './position.ts'

const CARDS = ['dodge-h2', 'dodge-hj', 'dodge-hk', 'dodge-d2', 'slash-s7', 'slash-s8'] as const

/** Three of Shu against seat 0, and seat 4 where it lives. */
function three(at: Layer): void {
  at.options({ concede: true })
  at.general(1, 'liu-bei')
  at.general(2, 'wei-yan')
  at.general(3, 'ma-chao')
  for (const [index, card] of CARDS.entries()) at.hand(1 + (index % 3), card)
}

export const conceding = [
  position('alone at 1 HP without a card against three of Shu', 'it is lost', {
    lay(at) {
      three(at)
      dead(at, 4)
      at.hp(0, 1)
    },
    right: ['concede'],
    blunders: ['end'],
  }),
  position('alone at 4 HP with cards against three of Shu', 'one fights on', {
    lay(at) {
      three(at)
      dead(at, 4)
      at.hand(0, 'slash-s9', 'wine-s9')
    },
    blunders: ['concede'],
  }),
  position('a duel at 1 HP with a Peach in hand', 'one may recover', {
    lay(at) {
      three(at)
      dead(at, 2, 3, 4)
      at.hp(0, 1)
      at.hand(0, 'peach-h4')
    },
    right: ['peach-h4'],
    blunders: ['concede'],
  }),
  position('two against three of Shu, weak; the fellow would concede', 'nobody is kept in a lost game', {
    lay(at) {
      three(at)
      at.hp(0, 1)
      at.hp(4, 1)
      Object.assign(at.state.players[4] ?? {}, { concedes: true })
    },
    right: ['concede'],
    blunders: ['end'],
  }),
  position('two against three of Shu, sound; the fellow would concede', 'it is not lost', {
    lay(at) {
      three(at)
      at.hand(0, 'slash-s9', 'peach-h4')
      Object.assign(at.state.players[4] ?? {}, { concedes: true })
    },
    blunders: ['concede'],
  }),
  position('two against three of Shu, at 1 HP without a card, nobody has spoken', 'nor here by whim', {
    lay(at) {
      three(at)
      at.hp(0, 1)
      at.hand(4, 'peach-h4', 'peach-h7', 'peach-h8')
    },
    blunders: ['concede'],
  }),
]
