// Sense in the play phase: Wine and Slash.
import { chain } from '../moves.ts'
import { position, sees } from './position.ts'

export const striking = [
  position('Wine and Slash before a bare neighbour of 2 HP', 'with Wine the Slash kills', {
    lay(at) {
      at.hand(0, 'wine-s9', 'slash-s7')
      at.hp(1, 2)
    },
    right: ['wine-s9'],
    blunders: ['end'],
  }),
  position('Wine and Slash before a bare neighbour of 4 HP', 'a sure hit of two points is worth the Wine', {
    lay(at) {
      at.hand(0, 'wine-s9', 'slash-s7')
      at.hp(4, 4)
    },
    right: ['wine-s9'],
    blunders: ['end'],
  }),
  position(
    'six cards, among them Wine and Slash; the neighbour has one',
    'what is over the limit is lost anyhow',
    {
      lay(at) {
        at.hand(0, 'wine-s9', 'slash-s7', 'dodge-h2', 'dodge-hj', 'nullify-sj', 'peach-h4')
        at.hand(1, 'duel-sa')
        at.hp(1, 3)
      },
      right: ['wine-s9'],
      blunders: ['end'],
    },
  ),
  position(
    'Wine and Slash before a neighbour whose Dodge was seen',
    'the Dodge would cost the Wine as well',
    {
      lay(at) {
        at.hand(0, 'wine-s9', 'slash-s7')
        at.hand(1, 'dodge-h2')
        sees(at, 0, 'dodge-h2')
      },
      blunders: ['wine-s9'],
    },
  ),
  position('Wine and Slash before a Silver Lion of 3 HP', 'the Lion lets one point through', {
    lay(at) {
      at.hand(0, 'wine-s9', 'slash-s7')
      at.wear(1, 'silver-lion-ca')
      at.hp(1, 3)
    },
    blunders: ['wine-s9'],
  }),
  position('Wine at 1 HP, enemies with full hands', 'the Wine is a life', {
    lay(at) {
      at.hand(0, 'wine-s9', 'slash-s7')
      at.hp(0, 1)
      at.hand(1, 'dodge-h2', 'dodge-hj', 'slash-s8', 'slash-s5')
    },
    blunders: ['wine-s9'],
  }),
  position('Wine and Slash, and this turn’s Slash is used', 'nothing would spend the Wine', {
    lay(at) {
      at.hand(0, 'wine-s9', 'slash-s7')
      at.hp(1, 1)
      if (at.state.turn) at.state.turn.slashes = 1
    },
    blunders: ['wine-s9'],
  }),
  position('Wine drunk, a Slash, a bare neighbour of 2 HP', 'now it is spent', {
    lay(at) {
      at.hand(0, 'slash-s7')
      at.hp(1, 2)
      if (at.state.turn) Object.assign(at.state.turn, { drunk: true, wines: 1 })
    },
    right: ['slash-s7 seat-1'],
    blunders: ['end', 'slash-s7 seat-4'],
  }),
  position('a Slash and an ally alone in range', 'an ally is not struck', {
    lay(at) {
      at.hand(0, 'slash-s7')
      at.wear(1, 'dilu-c5')
    },
    right: ['end'],
    blunders: ['slash-s7'],
  }),
  position('five Slashes at 2 HP and an ally alone in range', 'nor because cards must go', {
    lay(at) {
      at.hand(0, 'slash-s7', 'slash-s8', 'slash-s5', 'slash-c2', 'slash-c3')
      at.wear(1, 'dilu-c5')
      at.hp(0, 2)
    },
    right: ['end'],
    blunders: ['slash-s7', 'slash-s8', 'slash-s5', 'slash-c2', 'slash-c3'],
  }),
  position('a Slash before Rattan', 'Rattan lets no plain Slash through', {
    lay(at) {
      at.hand(0, 'slash-s7')
      at.wear(1, 'rattan-c2')
    },
    right: ['end'],
    blunders: ['slash-s7'],
  }),
  position('five Slashes at 2 HP before Rattan', 'nor because cards must go', {
    lay(at) {
      at.hand(0, 'slash-s7', 'slash-s8', 'slash-s5', 'slash-c2', 'slash-c3')
      at.wear(1, 'rattan-c2')
      at.hp(0, 2)
    },
    right: ['end'],
    blunders: ['slash-s7', 'slash-s8', 'slash-s5', 'slash-c2', 'slash-c3'],
  }),
  position('a black Slash before Renwang', 'Renwang stops what is black', {
    lay(at) {
      at.hand(0, 'slash-s7')
      at.wear(1, 'renwang-c2')
    },
    right: ['end'],
    blunders: ['slash-s7'],
  }),
  position('a black and a red Slash before Renwang', 'the red one goes through', {
    lay(at) {
      at.hand(0, 'slash-s7', 'slash-h10')
      at.wear(1, 'renwang-c2')
    },
    right: ['slash-h10 seat-1'],
    blunders: ['slash-s7'],
  }),
  position('a plain and a Fire Slash before Rattan', 'Rattan burns', {
    lay(at) {
      at.hand(0, 'slash-s7', 'fire-slash-h4')
      at.wear(1, 'rattan-c2')
    },
    right: ['fire-slash-h4 seat-1'],
    blunders: ['slash-s7'],
  }),
  position('a Slash before an Empty City', 'it has no target there', {
    lay(at) {
      at.general(1, 'zhuge-liang')
      at.hand(0, 'slash-s7')
    },
    right: ['end'],
    blunders: ['slash-s7'],
  }),
  position('a Slash, enemies of 4 HP and of 1 HP in range, all bare', 'the kill pays', {
    lay(at) {
      at.hand(0, 'slash-s7')
      at.wear(0, 'qilin-bow-h5')
      at.hp(3, 1)
    },
    right: ['slash-s7 seat-3'],
    blunders: ['end', 'slash-s7 seat-4'],
  }),
  position(
    'Crossbow and three Slashes; the neighbour’s one card is a Dodge that was seen',
    'it dodges once',
    {
      lay(at) {
        at.hand(0, 'slash-s7', 'slash-s8', 'slash-s5')
        at.wear(0, 'crossbow-da')
        at.hand(1, 'dodge-h2')
        at.hp(1, 2)
        sees(at, 0, 'dodge-h2')
      },
      right: ['slash-s7 seat-1', 'slash-s8 seat-1', 'slash-s5 seat-1'],
      blunders: ['end'],
    },
  ),
  position(
    'two Slashes over the limit; the neighbour’s one card is a Dodge that was seen',
    'a Slash costs it the Dodge',
    {
      lay(at) {
        at.hand(0, 'slash-s7', 'slash-s8', 'peach-h4', 'dodge-hj')
        at.hp(0, 2)
        at.hand(1, 'dodge-h2')
        sees(at, 0, 'dodge-h2')
        at.wear(2, 'dilu-c5')
      },
      right: ['slash-s7 seat-1', 'slash-s8 seat-1', 'peach-h4'],
      blunders: ['slash-s7 seat-4', 'slash-s8 seat-4'],
    },
  ),
  position('a Slash; one enemy shown, one player hidden, both bare', 'the enemy is sure', {
    seats: 8,
    lay(at) {
      at.hand(0, 'slash-s7')
      at.wear(0, 'qinggang-s6')
      at.hidden(1, 'zhang-he', 'both')
    },
    right: ['slash-s7 seat-2', 'slash-s7 seat-6', 'slash-s7 seat-7'],
    blunders: ['slash-s7 seat-1'],
  }),
  position(
    'a Fire Slash and a plain one; oneself of 1 HP and the neighbour are chained',
    'the fire would come back',
    {
      lay(at) {
        at.hand(0, 'fire-slash-h4', 'slash-s7')
        at.hp(0, 1)
        chain(at, 0, 1)
      },
      right: ['slash-s7 seat-1'],
      blunders: ['fire-slash-h4 seat-1'],
    },
  ),
  position('a Fire Slash; an enemy and an ally of 1 HP are chained', 'the fire would kill the ally', {
    lay(at) {
      at.hand(0, 'fire-slash-h4')
      at.hp(4, 1)
      chain(at, 1, 4)
    },
    right: ['end'],
    blunders: ['fire-slash-h4 seat-1', 'fire-slash-h4 seat-4'],
  }),
  position('a Fire Slash and a plain one; three enemies are chained', 'the fire runs along', {
    lay(at) {
      at.hand(0, 'fire-slash-h4', 'slash-s7')
      chain(at, 1, 2, 3)
    },
    right: ['fire-slash-h4 seat-1'],
    blunders: ['end'],
  }),
]
