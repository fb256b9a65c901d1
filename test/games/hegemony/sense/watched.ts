// Sense that was missing in games that were read move by move.
import { answering, position, sees, uses } from './position.ts'

export const watched = [
  position('Burning Bridges and a Slash; the neighbour of 1 HP has one card', 'the card may be its Dodge', {
    lay(at) {
      at.hand(0, 'dismantle-s3', 'slash-s7')
      at.hand(1, 'dodge-h2')
      at.hp(1, 1)
    },
    right: ['dismantle-s3 seat-1'],
    blunders: ['slash-s7', 'dismantle-s3 seat-4', 'end'],
  }),
  position('Burning Bridges, Wine and a Slash; the neighbour of 2 HP has one card', 'first its card', {
    lay(at) {
      at.hand(0, 'dismantle-s3', 'slash-s7', 'wine-s9')
      at.hand(1, 'dodge-h2')
      at.hp(1, 2)
    },
    right: ['dismantle-s3 seat-1', 'wine-s9'],
    blunders: ['slash-s7 seat-4', 'end'],
  }),
  position('Iron Chains; a single enemy is left', 'a chain of one carries nothing', {
    seats: 2,
    lay(at) {
      at.hand(0, 'iron-chain-sq', 'dodge-h2')
    },
    right: ['recast'],
    blunders: ['iron-chain-sq seat-1', 'end'],
  }),
  position('one Slash, Liu Shan in range', 'he asks for a basic card besides', {
    lay(at) {
      at.general(1, 'liu-shan')
      at.hand(0, 'slash-s7', 'nullify-sj')
    },
    right: ['end'],
    blunders: ['slash-s7'],
  }),
  position('a Slash and a Dodge; Liu Shan of 3 HP in range, a bare enemy of 4 HP', 'he costs a card more', {
    lay(at) {
      at.general(1, 'liu-shan')
      at.hp(1, 3)
      at.wear(0, 'qinggang-s6')
      at.wear(3, 'dilu-c5')
      at.hand(0, 'slash-s7', 'dodge-h2')
    },
    right: ['slash-s7 seat-2'],
    blunders: ['slash-s7 seat-1', 'slash-s7 seat-4'],
  }),
  position('a Slash at Liu Shan of 1 HP, a Dodge in hand', 'the kill is worth a Dodge', {
    lay(at) {
      at.general(1, 'liu-shan')
      at.hp(1, 1)
      at.hand(0, 'slash-s7', 'dodge-h2')
    },
    until: uses(0, 'slash-s7', 'seat-1'),
    right: ['dodge-h2'],
    blunders: ['pass'],
  }),
  position(
    'Stealing Sheep from a neighbour of 2 HP with a Silver Lion and two cards',
    'the Lion would heal',
    {
      lay(at) {
        at.hand(0, 'snatch-s3')
        at.wear(1, 'silver-lion-ca')
        at.hand(1, 'slash-s7', 'duel-sa')
        at.hp(1, 2)
      },
      until(play) {
        uses(0, 'snatch-s3', 'seat-1')(play)
        play.passUntil(0, 'skill')
      },
      right: ['hand'],
      blunders: ['silver-lion-ca'],
    },
  ),
  position('the Serpent Spear, a Dodge and a Nullify; enemies of 4 HP', 'two good cards for a point of HP', {
    lay(at) {
      at.wear(0, 'spear-sq')
      at.hand(0, 'dodge-h2', 'nullify-sj')
    },
    right: ['end'],
    blunders: ['spear:slash'],
  }),
  position('Barbarians at 4 HP, the Serpent Spear, a Dodge and a Peach', 'a point of HP is cheaper', {
    seat: 1,
    lay(at) {
      at.hand(0, 'barbarians-sk')
      at.wear(1, 'spear-sq')
      at.hand(1, 'dodge-h2', 'peach-h4')
    },
    until: answering(0, ['barbarians-sk'], 1, 'answer-slash'),
    right: ['pass'],
    blunders: ['spear'],
  }),
  position('Barbarians at 1 HP, the Serpent Spear and two cards', 'it saves a life', {
    seat: 1,
    lay(at) {
      at.hand(0, 'barbarians-sk')
      at.wear(1, 'spear-sq')
      at.hand(1, 'dodge-h2', 'nullify-sj')
      at.hp(1, 1)
    },
    until: answering(0, ['barbarians-sk'], 1, 'answer-slash'),
    right: ['spear'],
    blunders: ['pass'],
  }),
  position('Know Both Sides; every general lies open', 'a new card is worth more than a look', {
    lay(at) {
      at.hand(0, 'known-both-c3')
      at.hand(4, 'dodge-h2', 'peach-h4')
    },
    right: ['recast'],
    blunders: ['known-both-c3 seat-4', 'end'],
  }),
  position(
    'Guan Yu with a black Slash and a red Nullify; the neighbour in Renwang has 1 HP',
    'red passes Renwang',
    {
      lay(at) {
        at.general(0, 'guan-yu')
        at.hand(0, 'slash-s7', 'nullify-state-dq')
        at.wear(1, 'renwang-c2')
        at.general(1, 'xiahou-yuan')
        at.hp(1, 1)
      },
      right: ['wusheng:slash'],
      blunders: ['slash-s7 seat-1', 'end'],
    },
  ),
  position('a Slash; the neighbour of 1 HP has one card, a Dodge that was seen', 'then it is bare', {
    lay(at) {
      at.hand(0, 'slash-s7')
      at.hand(1, 'dodge-h2')
      at.hp(1, 1)
      sees(at, 0, 'dodge-h2')
      at.wear(4, 'dilu-c5')
    },
    right: ['slash-s7 seat-1'],
  }),
]
