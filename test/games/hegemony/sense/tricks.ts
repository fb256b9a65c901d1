// Sense in the play phase: tricks, delayed tricks and equipment.
import { chain } from '../moves.ts'
import { position, uses } from './position.ts'

export const tricks = [
  position('Barbarians; an ally of 1 HP without a card', 'they would kill the ally', {
    lay(at) {
      at.hand(0, 'barbarians-sk')
      at.hp(4, 1)
    },
    right: ['end'],
    blunders: ['barbarians-sk'],
  }),
  position('Barbarians; two enemies and an ally of 1 HP, all bare', 'who kills an ally loses all cards', {
    lay(at) {
      at.hand(0, 'barbarians-sk', 'peach-h4', 'dodge-h2', 'nullify-sj')
      at.wear(0, 'eight-trigrams-s2', 'qinggang-s6')
      for (const seat of [2, 3, 4]) at.hp(seat, 1)
    },
    blunders: ['barbarians-sk'],
  }),
  position('Barbarians; three enemies of 1 HP, all bare, a sound ally', 'three kills', {
    lay(at) {
      at.hand(0, 'barbarians-sk')
      for (const seat of [1, 2, 3]) at.hp(seat, 1)
    },
    right: ['barbarians-sk'],
    blunders: ['end'],
  }),
  position('an Arrow Volley; an ally of 1 HP with one card', 'it would most likely kill the ally', {
    lay(at) {
      at.hand(0, 'arrow-volley-ha')
      at.hp(4, 1)
      at.hand(4, 'duel-sa')
    },
    right: ['end'],
    blunders: ['arrow-volley-ha'],
  }),
  position('an Arrow Volley; the ally of 1 HP wears Rattan, two bare enemies have 1 HP', 'the ally is safe', {
    lay(at) {
      at.hand(0, 'arrow-volley-ha')
      at.wear(4, 'rattan-c2')
      for (const seat of [1, 2, 4]) at.hp(seat, 1)
    },
    right: ['arrow-volley-ha'],
    blunders: ['end'],
  }),
  position(
    'an enemy’s Barbarians, Meng Huo hidden, an ally of 1 HP without a card',
    'the kill would be one’s own',
    {
      seat: 1,
      lay(at) {
        at.hand(0, 'barbarians-sk')
        at.hidden(1, 'meng-huo')
        at.general(2, 'liu-bei')
        at.hp(2, 1)
        at.hand(1, 'peach-h4', 'dodge-h2', 'slash-s7')
      },
      until(play) {
        uses(0, 'barbarians-sk')(play)
        play.passUntil(1, 'targets-fixed')
      },
      right: ['pass'],
      blunders: ['huoshou:1:head'],
    },
  ),
  position('Descent into Chaos; an ally of 1 HP without a card', 'the ally would die of it', {
    lay(at) {
      at.general(0, 'jia-xu')
      at.hp(3, 1)
    },
    blunders: ['luanwu'],
  }),
  position('a Peach Garden; only enemies are hurt', 'it would heal them', {
    lay(at) {
      at.hand(0, 'peach-garden-ha')
      for (const seat of [1, 2, 3]) at.hp(seat, 1)
    },
    right: ['end'],
    blunders: ['peach-garden-ha'],
  }),
  position('a Peach Garden; only oneself and an ally are hurt', 'it heals nobody else', {
    lay(at) {
      at.hand(0, 'peach-garden-ha')
      at.hp(0, 2)
      at.hp(4, 1)
    },
    right: ['peach-garden-ha'],
    blunders: ['end'],
  }),
  position(
    'Befriend the Distant and a Slash; the neighbour has 1 HP and no card',
    'the card would be its Dodge',
    {
      lay(at) {
        at.hand(0, 'befriend-attack-h9', 'slash-s7')
        at.hp(1, 1)
      },
      right: ['befriend-attack-h9 seat-2', 'befriend-attack-h9 seat-3', 'slash-s7 seat-1'],
      blunders: ['befriend-attack-h9 seat-1'],
    },
  ),
  position(
    'Befriend the Distant; a neighbour in range and two enemies far off',
    'who is far cannot be struck',
    {
      lay(at) {
        at.hand(0, 'befriend-attack-h9')
      },
      right: ['befriend-attack-h9 seat-2', 'befriend-attack-h9 seat-3'],
      blunders: ['end'],
    },
  ),
  position(
    'Befriend the Distant; two far enemies, one of them rich and of a strong side',
    'the weak one gets the card',
    {
      seats: 6,
      lay(at) {
        at.general(3, 'liu-bei')
        at.hand(3, 'slash-s5', 'slash-s8', 'dodge-h2', 'dodge-hj', 'peach-h4')
        at.hand(0, 'befriend-attack-h9')
        at.wear(3, 'eight-trigrams-s2')
        at.hp(2, 1)
      },
      right: ['befriend-attack-h9 seat-2'],
      blunders: ['befriend-attack-h9 seat-3'],
    },
  ),
  position('Something Out of Nothing', 'two cards for one', {
    lay(at) {
      at.hand(0, 'ex-nihilo-h7', 'slash-s7')
    },
    right: ['ex-nihilo-h7', 'slash-s7 seat-1'],
    blunders: ['end'],
  }),
  position('a Duel without a Slash; the only enemy in it holds four cards', 'one would lose it', {
    lay(at) {
      at.hand(0, 'duel-sa')
      for (const seat of [1, 2, 3])
        at.general(seat, (['ma-chao', 'liu-bei', 'wei-yan'] as const)[seat - 1] ?? 'ma-chao')
      at.hand(1, 'slash-s5', 'slash-s7', 'slash-s8', 'dodge-h2')
      at.hand(2, 'slash-s9', 'slash-s10', 'slash-sj', 'dodge-hj')
      at.hand(3, 'slash-c2', 'slash-c3', 'slash-c4', 'dodge-hk')
      at.hp(0, 1)
    },
    right: ['end'],
    blunders: ['duel-sa'],
  }),
  position('a Duel; one enemy of 1 HP has no card', 'it cannot answer', {
    lay(at) {
      at.hand(0, 'duel-sa')
      at.hp(3, 1)
    },
    right: ['duel-sa seat-3'],
    blunders: ['end', 'duel-sa seat-4'],
  }),
  position('Indulgence; one enemy has five cards, the others none', 'the rich lose most by it', {
    lay(at) {
      at.hand(0, 'indulgence-h6')
      at.hand(2, 'slash-s5', 'slash-s7', 'slash-s8', 'dodge-h2', 'dodge-hj')
    },
    right: ['indulgence-h6 seat-2'],
    blunders: ['end', 'indulgence-h6 seat-4'],
  }),
  position('Lightning in Silver Lion, 4 HP, four foes', 'one’s own risk is a point of HP, theirs three', {
    lay(at) {
      at.general(4, 'ma-chao')
      at.wear(0, 'silver-lion-ca')
      at.hand(0, 'lightning-sa')
    },
    right: ['lightning-sa'],
  }),
  position(
    'Lightning over the limit, the only one of one’s side, 4 HP, seven foes',
    'it mostly meets others',
    {
      seats: 8,
      lay(at) {
        at.general(4, 'ma-chao')
        at.hand(0, 'lightning-sa', 'dodge-h2', 'dodge-hj', 'peach-h4', 'nullify-sj')
        for (const seat of [1, 2, 3, 4, 5, 6, 7]) at.hp(seat, 3)
      },
      right: ['lightning-sa'],
    },
  ),
  position('Lightning at 3 HP, two allies of 2 HP', 'it would kill one’s own', {
    lay(at) {
      at.hand(0, 'lightning-sa')
      at.general(1, 'cao-cao')
      at.hp(0, 3)
      at.hp(1, 2)
      at.hp(4, 2)
    },
    right: ['end'],
    blunders: ['lightning-sa'],
  }),
  position('Burning Bridges; an ally under Indulgence, bare enemies', 'the ally is freed', {
    lay(at) {
      at.hand(0, 'dismantle-s3')
      at.judgement(4, 'indulgence-h6')
    },
    right: ['dismantle-s3 seat-4'],
    blunders: ['end'],
  }),
  position('Burning Bridges; only an ally has cards', 'an ally is not robbed', {
    lay(at) {
      at.hand(0, 'dismantle-s3')
      at.hand(4, 'peach-h4')
      at.wear(4, 'eight-trigrams-s2')
    },
    right: ['end'],
    blunders: ['dismantle-s3'],
  }),
  position('Stealing Sheep from a neighbour with Eight Trigrams and one card', 'good armor is worth more', {
    lay(at) {
      at.hand(0, 'snatch-s3')
      at.wear(1, 'eight-trigrams-s2')
      at.hand(1, 'slash-s7')
    },
    until(play) {
      uses(0, 'snatch-s3', 'seat-1')(play)
      play.passUntil(0, 'skill')
    },
    right: ['eight-trigrams-s2'],
  }),
  position('Fire Attack as one’s only card', 'nothing is left to burn with', {
    lay(at) {
      at.hand(0, 'fire-attack-h2')
      at.hand(1, 'dodge-h2')
    },
    right: ['end'],
    blunders: ['fire-attack-h2'],
  }),
  position(
    'Fire Attack with four suits; oneself of 1 HP and the enemy are chained',
    'the fire would come back',
    {
      lay(at) {
        at.hand(0, 'fire-attack-h2', 'slash-s7', 'slash-c2', 'slash-d10', 'slash-h10')
        at.hand(1, 'dodge-h2')
        at.wear(1, 'rattan-c2')
        at.hp(0, 1)
        chain(at, 0, 1)
      },
      blunders: ['fire-attack-h2 seat-1'],
    },
  ),
  position('Iron Chains and a Fire Slash; two enemies in the way', 'fire runs along a chain', {
    lay(at) {
      at.hand(0, 'iron-chain-sq', 'fire-slash-h4')
    },
    blunders: ['iron-chain-sq seat-0', 'iron-chain-sq seat-4', 'end'],
  }),
  position('Iron Chains; two allies are chained', 'they are freed, or the card goes for another', {
    lay(at) {
      at.hand(0, 'iron-chain-sq')
      chain(at, 0, 4)
    },
    right: ['iron-chain-sq seat-0 seat-4', 'iron-chain-sq seat-4 seat-0', 'recast'],
    blunders: ['end'],
  }),
  position('a Borrowed Sword; the armed enemy reaches only one’s ally', 'the ally would be struck', {
    lay(at) {
      at.hand(0, 'borrow-sword-cq')
      at.wear(3, 'crossbow-da')
      at.hand(3, 'slash-s5', 'slash-s7', 'slash-s8', 'slash-c2', 'slash-c3')
      at.wear(2, 'dilu-c5')
    },
    right: ['end'],
    blunders: ['borrow-sword-cq'],
  }),
  position('Eight Trigrams in the hand, no armor', 'it is put on', {
    lay(at) {
      at.hand(0, 'eight-trigrams-s2')
    },
    right: ['eight-trigrams-s2'],
    blunders: ['end'],
  }),
  position('a Crossbow and one Slash, a bow worn, no neighbour to strike', 'one Slash needs no Crossbow', {
    lay(at) {
      at.hand(0, 'crossbow-da')
      at.wear(0, 'qilin-bow-h5')
    },
    right: ['end'],
    blunders: ['crossbow-da'],
  }),
  position('Silver Lion worn at 2 HP, Renwang in the hand', 'the Lion heals when it is replaced', {
    lay(at) {
      at.hand(0, 'renwang-c2')
      at.wear(0, 'silver-lion-ca')
      at.hp(0, 2)
    },
    right: ['renwang-c2'],
  }),
  position('a Peach at 2 HP', 'it heals', {
    lay(at) {
      at.hand(0, 'peach-h4')
      at.hp(0, 2)
    },
    right: ['peach-h4'],
  }),
  position('Huang Gai at 1 HP without a Peach', 'Bitter Flesh would kill him', {
    lay(at) {
      at.general(0, 'huang-gai')
      at.hp(0, 1)
      at.hand(0, 'slash-s7')
    },
    blunders: ['kurou'],
  }),
]
