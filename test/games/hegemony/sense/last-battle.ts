// Sense in the last battle: a Peach strikes and dodges, and saves nobody.
import type { Layer } from '../lay.ts'
import { answering, dead, position } from './position.ts'

function begin(at: Layer): void {
  at.options({ 'last-battle': true })
  at.state.lastBattle = true
  dead(at, 3, 4)
}

export const lastBattle = [
  position('a Slash comes, a Peach in the hand', 'it dodges', {
    seat: 1,
    lay(at) {
      begin(at)
      at.hand(0, 'slash-s7')
      at.hand(1, 'peach-h4')
    },
    until: answering(0, ['slash-s7', 'seat-1'], 1, 'answer-dodge'),
    right: ['last-battle:peach-h4'],
    blunders: ['pass'],
  }),
  position('a Peach before a bare neighbour of 1 HP', 'it kills', {
    lay(at) {
      begin(at)
      at.hp(1, 1)
      at.hand(0, 'peach-h4')
    },
    right: ['last-battle:slash peach-h4 seat-1'],
    blunders: ['end'],
  }),
  position('one card of two must go at 1 HP: Peach or Wine', 'Wine alone saves a life now', {
    lay(at) {
      begin(at)
      at.hp(0, 1)
      at.hand(0, 'peach-h4', 'peach-h7', 'wine-s9')
      at.phase('discard')
    },
    blunders: ['peach-h4+wine-s9', 'peach-h7+wine-s9'],
  }),
]
