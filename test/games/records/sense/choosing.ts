// Sense in what is kept, thrown away and hired.
import type { Id } from '../../../../src/engine/phrase.ts'
import type { Layer, Play } from '../kit.ts'
import { position } from './position.ts'

/** Seat 0 draws at the start of its action: these two lie on top. */
const draws = (at: Layer, ...top: readonly Id[]): void => {
  at.deck('all', ...top, 'liao-hua', 'zhang-ji', 'ma-su')
  Object.assign(at.state, { phase: 'draw' })
}

/** Everybody still looks for a strategist. */
const hiring = (at: Layer): void => {
  for (const player of at.state.players) {
    if (player.strategist !== null) at.state.strategists.push(player.strategist)
    player.strategist = null
  }
  Object.assign(at.state, { phase: 'strategists' })
}

const onward = (_: Play): void => {}

export const choosing = [
  position('drawn: Chang’an and Liu Shan, no city in hand', 'cities are few, and one can be paid', {
    lay(at) {
      at.hand(0, 'guan-yu', 'hu-zhen')
      draws(at, 'changan', 'liu-shan')
    },
    until: onward,
    right: ['changan'],
    blunders: ['liu-shan'],
  }),
  position('drawn: Lü Bu and Liu Shan, a city and no general in hand', 'the stronger one', {
    lay(at) {
      at.hand(0, 'changan')
      draws(at, 'lu-bu', 'liu-shan')
    },
    until: onward,
    right: ['lu-bu'],
    blunders: ['liu-shan'],
  }),
  position('drawn: Chang’an and Meng Huo; Beihai and no general in hand, 11 coins', 'somebody must hold it', {
    lay(at) {
      at.hand(0, 'beihai', 'take-the-sheep-1')
      at.money(0, 11)
      draws(at, 'changan', 'meng-huo')
    },
    until: onward,
    right: ['meng-huo'],
    blunders: ['changan'],
  }),
  position('Brick for Jade: Liu Shan, Lü Bu or Chang’an goes', 'the weakest', {
    lay: (at) => at.hand(0, 'brick-for-jade-1', 'liu-shan', 'lu-bu', 'changan', 'guan-yu', 'zhang-fei'),
    right: ['brick-for-jade-1 liu-shan', 'build'],
    blunders: ['brick-for-jade-1 lu-bu', 'brick-for-jade-1 changan', 'end'],
  }),
  position(
    '5 coins, Xinye for 6 and three contests in hand: more strategists?',
    'the coin is missed at the gate',
    {
      lay(at) {
        at.hand(0, 'xinye', 'guan-yu', 'take-the-sheep-1', 'borrowed-arrows-1', 'beauty-trap-1')
        at.money(0, 5)
        hiring(at)
      },
      right: ['extra-0'],
    },
  ),
  position('24 coins and two contests in hand: more strategists?', 'coins that nothing else needs', {
    lay(at) {
      at.hand(0, 'guan-yu', 'take-the-sheep-1', 'borrowed-arrows-1')
      at.money(0, 24)
      hiring(at)
    },
    right: ['extra-2', 'extra-3', 'extra-4'],
    blunders: ['extra-0'],
  }),
  position('three coins, Tianshui for 4 in hand: more strategists?', 'with the income it can be built', {
    lay(at) {
      at.hand(0, 'tianshui', 'guan-yu', 'take-the-sheep-1', 'remove-firewood-1')
      at.money(0, 3)
      hiring(at)
    },
    right: ['extra-0'],
  }),
]
