// Sense at tables with house rules: what the deputy shown at the start says, and who goes with whom.

import { personAt } from '../../../../src/games/hegemony/table/state.ts'
import type { Position } from '../../../support/sense.ts'
import { picking } from '../lay.ts'
import { position, uses } from './position.ts'

export const starting: readonly Position[] = [
  position('the next player is hidden, and the deputy seen at the start is of Wei, too', 'a friend', {
    seats: 4,
    lay(at) {
      at.options({ 'see-next': true })
      at.hidden(1, 'cao-pi', 'both')
      personAt(at.state, 1, 'deputy').knownTo = [0]
      at.hand(0, 'slash-s7')
    },
    until: uses(0, 'slash-s7'),
    blunders: ['seat-1'],
  }),
  {
    name: 'Guan Yu is chosen, and Zhang Fei his companion at this table',
    why: 'a reward goes with him',
    seat: 0,
    right: ['zhang-fei'],
    blunders: [],
    table() {
      const dealt = ['guan-yu', 'zhang-fei', 'wei-yan', 'sun-quan', 'lu-bu', 'hua-tuo', 'cao-cao'] as const
      const play = picking(2, dealt, 'oath', { 'guan-zhang': true })
      play.play(0, 'guan-yu')
      play.play(1, play.options(1)[0] ?? '')
      return play
    },
  },
]
