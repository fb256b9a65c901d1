// Sense that takes a second look: who else is met, what a card is kept for, what must be put on first.
import { playerAt } from '../../../../src/games/hegemony/table/state.ts'
import { chain, turnOf } from '../moves.ts'
import { ambitionist, answering, dead, position, sees } from './position.ts'

export const reckoning = [
  position('a red horse; one enemy is left, next to oneself', 'there is nobody to come nearer to', {
    lay(at) {
      dead(at, 2, 3, 4)
      at.hand(0, 'chitu-h5', 'dodge-h2')
    },
    right: ['end'],
  }),
  position('a red horse; two enemies two seats off', 'it brings them near', {
    lay: (at) => at.hand(0, 'chitu-h5', 'dodge-h2'),
    right: ['chitu-h5'],
    blunders: ['end'],
  }),
  position('a black horse; one enemy is left, next to oneself', 'who is farther off is struck less', {
    lay(at) {
      dead(at, 2, 3, 4)
      at.hand(0, 'dilu-c5', 'dodge-h2')
    },
    right: ['dilu-c5'],
    blunders: ['end'],
  }),
  position('a Peach at 3 of 4 HP; the ally has 1 HP and no card', 'it may have to save a life', {
    lay(at) {
      at.hp(0, 3)
      at.hp(4, 1)
      at.hand(0, 'peach-h4', 'dodge-h2')
    },
    right: ['end'],
    blunders: [],
  }),
  position('two Peaches at 2 of 4 HP; the ally has 1 HP and no card', 'one for each', {
    lay(at) {
      at.hp(0, 2)
      at.hp(4, 1)
      at.hand(0, 'peach-h4', 'peach-h6')
    },
    right: ['peach-h4', 'peach-h6'],
    blunders: ['end'],
  }),
  position('one’s Nullify that saves an ally is nullified, a second one in hand', 'the life is the same', {
    seat: 4,
    lay(at) {
      turnOf(at, 1)
      at.hand(1, 'duel-sa')
      at.hp(0, 1)
      at.hand(4, 'nullify-sj', 'nullify-state-dq')
      at.hand(2, 'nullify-state-ck')
    },
    until(play) {
      answering(1, ['duel-sa', 'seat-0'], 4, 'nullify')(play)
      play.play(4, 'nullify-sj')
      play.passUntil(2, 'nullify')
      play.play(2, 'nullify-state-ck')
      play.passUntil(4, 'nullify')
    },
    right: ['nullify-state-dq'],
    blunders: ['pass'],
  }),
  position('a Duel between two enemies, both sound, the only Nullify', 'let them fight', {
    seat: 4,
    lay(at) {
      turnOf(at, 1)
      at.hand(1, 'duel-sa')
      at.hand(4, 'nullify-sj')
    },
    until: answering(1, ['duel-sa', 'seat-2'], 4, 'nullify'),
    right: ['pass'],
    blunders: ['nullify-sj'],
  }),
  position('a Duel at 1 HP, a Nullify and no Slash', 'it saves a life', {
    seat: 1,
    lay(at) {
      at.hand(0, 'duel-sa')
      at.hp(1, 1)
      at.hand(1, 'nullify-sj', 'dodge-h2')
    },
    until: answering(0, ['duel-sa', 'seat-1'], 1, 'nullify'),
    right: ['nullify-sj'],
    blunders: ['pass'],
  }),
  position('a Duel and two Dodges at 1 HP; every enemy holds four cards', 'Dodges do not answer a Duel', {
    lay(at) {
      at.hp(0, 1)
      at.hand(0, 'duel-sa', 'dodge-h2', 'dodge-hj')
      at.hand(1, 'slash-s5', 'slash-s7', 'slash-s8', 'dodge-hk')
      at.hand(2, 'slash-s9', 'slash-s10', 'slash-sj', 'dodge-d2')
      at.hand(3, 'slash-c2', 'slash-c3', 'slash-c4', 'dodge-d3')
    },
    blunders: ['duel-sa'],
  }),
  position('a Duel and three Slashes; an enemy of 1 HP with one card', 'it cannot answer three times', {
    lay(at) {
      at.hand(0, 'duel-sa', 'slash-s5', 'slash-s7', 'slash-s8')
      at.hp(3, 1)
      at.hand(3, 'slash-c2')
    },
    right: ['duel-sa seat-3', 'slash-s5 seat-1', 'slash-s7 seat-1', 'slash-s8 seat-1'],
    blunders: ['end', 'duel-sa seat-4'],
  }),
  position('a Slash and a bow; two seats off stands a bare enemy of 1 HP', 'first the bow', {
    lay(at) {
      at.hand(0, 'slash-s7', 'qilin-bow-h5')
      at.hp(2, 1)
    },
    right: ['qilin-bow-h5'],
    blunders: ['slash-s7', 'end'],
  }),
  position(
    'seven players, Qinggang worn, a Slash and a bow; the bare enemy of 1 HP stands three seats off',
    'the bow reaches it',
    {
      seats: 7,
      lay(at) {
        for (const seat of [1, 2, 5, 6])
          at.general(seat, (['cao-cao', 'cao-pi', 'xiahou-dun', 'xu-chu'] as const)[seat % 4] ?? 'xu-chu')
        at.wear(0, 'qinggang-s6')
        at.hand(0, 'slash-s7', 'qilin-bow-h5')
        at.hp(3, 1)
      },
      right: ['qilin-bow-h5'],
      blunders: ['end'],
    },
  ),
  position(
    'a black Slash and Qinggang, a bow worn; the only enemy in range wears Renwang',
    'Qinggang pierces',
    {
      lay(at) {
        dead(at, 2, 3)
        at.wear(0, 'qilin-bow-h5')
        at.wear(1, 'renwang-c2')
        at.hp(1, 1)
        at.hand(0, 'slash-s7', 'qinggang-s6')
      },
      right: ['qinggang-s6'],
      blunders: ['end', 'slash-s7'],
    },
  ),
  position('three Slashes and a Crossbow; the neighbour has 3 HP and no card', 'first the Crossbow', {
    lay(at) {
      at.hand(0, 'slash-s5', 'slash-s7', 'slash-s8', 'crossbow-da')
      at.hp(1, 3)
    },
    right: ['crossbow-da', 'slash-s5 seat-1', 'slash-s7 seat-1', 'slash-s8 seat-1'],
    blunders: ['end'],
  }),
  position(
    'Fire Attack with four suits; the target and an ally of 1 HP are chained',
    'it would kill the ally',
    {
      lay(at) {
        at.hand(0, 'fire-attack-h2', 'slash-s7', 'slash-c2', 'slash-d10', 'slash-h10')
        at.hand(1, 'dodge-h2')
        at.wear(1, 'rattan-c2')
        at.hp(4, 1)
        chain(at, 1, 4)
      },
      blunders: ['fire-attack-h2 seat-1'],
    },
  ),
  position('the Feather Fan and a Slash; the neighbour and an ally of 1 HP are chained', 'no fire here', {
    lay(at) {
      at.wear(0, 'feather-fan-da')
      at.hand(0, 'slash-s7')
      chain(at, 1, 4)
      at.hp(4, 1)
      at.hp(1, 1)
    },
    until(play) {
      play.play(0, 'slash-s7')
      play.play(0, 'seat-1')
    },
    right: ['pass'],
    blunders: ['feather-fan'],
  }),
  position('Iron Chains; the two enemies next to each other are chained', 'a second chain would free them', {
    lay(at) {
      at.hand(0, 'iron-chain-sq')
      chain(at, 1, 2)
    },
    blunders: ['iron-chain-sq seat-1', 'iron-chain-sq seat-2'],
  }),
  position('a Borrowed Sword; the armed enemy reaches two enemies', 'a Slash that costs none', {
    lay(at) {
      at.hand(0, 'borrow-sword-cq')
      at.wear(2, 'crossbow-da')
      at.hp(3, 1)
    },
    right: ['borrow-sword-cq seat-2 seat-3', 'borrow-sword-cq seat-2 seat-1'],
    blunders: ['end'],
  }),
  position('a borrowed sword: strike an enemy of 1 HP, or hand the Crossbow over', 'one strikes', {
    lay(at) {
      turnOf(at, 1)
      at.hand(1, 'borrow-sword-cq')
      at.wear(0, 'qilin-bow-h5')
      at.hand(0, 'slash-s8')
      at.hp(3, 1)
    },
    until: answering(1, ['borrow-sword-cq', 'seat-0', 'seat-3'], 0, 'answer-slash'),
    right: ['slash-s8'],
    blunders: ['pass'],
  }),
  position('Indulgence; the rich enemy is turned over, another has three cards', 'it skips its turn anyhow', {
    lay(at) {
      at.hand(0, 'indulgence-h6')
      at.hand(2, 'slash-s5', 'slash-s7', 'slash-s8', 'dodge-h2', 'dodge-hj')
      playerAt(at.state, 2).flipped = true
      at.hand(1, 'slash-c2', 'slash-c3', 'slash-c4')
    },
    right: ['indulgence-h6 seat-1'],
    blunders: ['indulgence-h6 seat-2', 'indulgence-h6 seat-4'],
  }),
  position(
    'Barbarians; three bare enemies of 1 HP, an ally of 1 HP whose Slash was seen',
    'the ally answers',
    {
      lay(at) {
        at.hand(0, 'barbarians-sk')
        for (const seat of [1, 2, 3, 4]) at.hp(seat, 1)
        at.hand(4, 'slash-c2')
        sees(at, 0, 'slash-c2')
      },
      right: ['barbarians-sk'],
      blunders: ['end'],
    },
  ),
  position('Stealing Sheep; the neighbour of one’s side is under Indulgence', 'the ally is freed', {
    lay(at) {
      at.hand(0, 'snatch-s3')
      at.judgement(4, 'indulgence-h6')
    },
    right: ['snatch-s3 seat-4'],
    blunders: ['end'],
  }),
  position(
    'a Slash; the one neighbour wears Eight Trigrams, the other enemy in range is bare',
    'the bare one',
    {
      lay(at) {
        at.general(4, 'ma-chao')
        at.wear(1, 'eight-trigrams-s2')
        at.hand(0, 'slash-s7')
      },
      right: ['slash-s7 seat-4'],
      blunders: ['end'],
    },
  ),
  position('an ambitionist among three who stand alone; the neighbour has 1 HP and no card', 'one less', {
    lay(at) {
      ambitionist(at, 0)
      dead(at, 4)
      at.hand(0, 'slash-s7')
      at.hp(1, 1)
    },
    right: ['slash-s7 seat-1'],
    blunders: ['end'],
  }),
  position('the last enemy has 2 HP and no card; a Slash and a Duel', 'both together win', {
    lay(at) {
      dead(at, 2, 3)
      at.hp(1, 2)
      at.hand(0, 'slash-s7', 'duel-sa')
    },
    right: ['slash-s7 seat-1', 'duel-sa seat-1'],
    blunders: ['end'],
  }),
  position('an Arrow Volley at 3 HP, two Dodges', 'a Dodge for a point of HP', {
    seat: 1,
    lay(at) {
      at.hand(0, 'arrow-volley-ha')
      at.hp(1, 3)
      at.hand(1, 'dodge-h2', 'dodge-hj')
    },
    until: answering(0, ['arrow-volley-ha'], 1, 'answer-dodge'),
    right: ['dodge-h2', 'dodge-hj'],
    blunders: ['pass'],
  }),
  position('a Harvest at 4 HP: Lightning, a Dodge, a Borrowed Sword', 'the Dodge', {
    lay(at) {
      at.hand(0, 'harvest-h3')
      at.deck('lightning-sa', 'dodge-h2', 'borrow-sword-cq', 'known-both-c3', 'known-both-c4')
    },
    until(play) {
      play.play(0, 'harvest-h3')
      for (let n = 0; n < 12 && play.prompt(0) !== 'ask-harvest'; n++) play.play(play.asked[0] ?? 0, 'pass')
    },
    right: ['dodge-h2'],
    blunders: ['lightning-sa', 'known-both-c3', 'borrow-sword-cq'],
  }),
  position('discard two of Wine, a Dodge, a Slash and a Borrowed Sword at 2 HP', 'what saves is kept', {
    lay(at) {
      at.hp(0, 2)
      at.hand(0, 'wine-s9', 'dodge-h2', 'slash-s7', 'borrow-sword-cq')
      at.phase('discard')
    },
    right: ['borrow-sword-cq+slash-s7'],
    blunders: ['dodge-h2+wine-s9', 'borrow-sword-cq+dodge-h2', 'borrow-sword-cq+wine-s9'],
  }),
]
