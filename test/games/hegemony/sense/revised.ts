// Sense with the revised skills: when they are worth their price, and at whom they are aimed.
import type { Position } from '../../../support/sense.ts'
import { position, uses } from './position.ts'

const REVISED = { revised: true } as const

export const revised: readonly Position[] = [
  position('Huang Gai may pay a card and 1 HP at 2 HP without a Peach', 'he is soon dead', {
    lay(at) {
      at.options(REVISED)
      at.general(0, 'huang-gai')
      at.hp(0, 2)
      at.hand(0, 'dodge-h2', 'dodge-d2')
    },
    blunders: ['kurou'],
  }),
  position('Huang Gai at full HP, a Peach in hand', 'three cards for one, and the HP comes back', {
    lay(at) {
      at.options(REVISED)
      at.general(0, 'huang-gai')
      at.hand(0, 'peach-h4', 'nullify-sj', 'lightning-sa')
    },
    right: ['kurou'],
  }),
  position('Hua Tuo has a poor card, and two enemies of different kingdoms hold cards', 'a card for two', {
    seats: 4,
    lay(at) {
      at.options(REVISED)
      at.general(0, 'hua-tuo')
      at.hand(0, 'lightning-sa')
      at.hand(1, 'slash-s7', 'slash-s8')
      at.hand(2, 'dodge-h2', 'dodge-d2')
    },
    right: ['chuli'],
  }),
  position('Pang De strikes who wears a horse and holds a card', 'without the horse no Dodge', {
    lay(at) {
      at.options(REVISED)
      at.general(0, 'pang-de')
      at.hand(0, 'slash-s7')
      at.hand(1, 'dodge-h2', 'dodge-d2')
      at.wear(1, 'jueying-s5')
    },
    until(play) {
      uses(0, 'slash-s7')(play)
      play.play(0, 'seat-1')
      play.passUntil(0, 'after-targeting')
      play.play(0, 'jianchu')
    },
    right: ['jueying-s5'],
  }),
  position('Zhou Tai at his last HP, an enemy ends the turn without cards', 'HP for an enemy’s cards', {
    lay(at) {
      at.options(REVISED)
      at.general(1, 'zhou-tai')
      at.hp(1, 1)
      at.phase('end')
    },
    seat: 1,
    until(play) {
      play.passUntil(1, 'phase-start')
    },
    blunders: ['fenji'],
  }),
]
