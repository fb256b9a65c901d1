// Sense in answer to others: Dodge and Slash, Nullify, rescue, cards that must go.
import { turnOf } from '../moves.ts'
import { answering, position, sees } from './position.ts'

export const reacting = [
  position('a Slash comes, a Dodge in the hand', 'it is dodged', {
    seat: 1,
    lay(at) {
      at.hand(0, 'slash-s7')
      at.hand(1, 'dodge-h2')
    },
    until: answering(0, ['slash-s7', 'seat-1'], 1, 'answer-dodge'),
    right: ['dodge-h2'],
    blunders: ['pass'],
  }),
  position('a Slash comes at 1 HP, no Dodge, Wo Long hidden', 'Eight Trigrams may save a life', {
    seat: 1,
    lay(at) {
      at.hidden(1, 'wo-long')
      at.hand(0, 'slash-s7')
      at.hand(1, 'duel-sa')
      at.hp(1, 1)
    },
    until: answering(0, ['slash-s7', 'seat-1'], 1, 'answer-dodge'),
    right: ['eight-trigrams'],
    blunders: ['pass'],
  }),
  position('Barbarians at 1 HP, a Slash in the hand', 'it saves a life', {
    seat: 1,
    lay(at) {
      at.hand(0, 'barbarians-sk')
      at.hand(1, 'slash-s7')
      at.hp(1, 1)
    },
    until: answering(0, ['barbarians-sk'], 1, 'answer-slash'),
    right: ['slash-s7'],
    blunders: ['pass'],
  }),
  position(
    'Guan Yu in a Duel with an enemy of six cards, 4 HP, a red horse worn',
    'the Duel is lost anyhow',
    {
      seat: 1,
      lay(at) {
        at.general(1, 'guan-yu')
        at.wear(1, 'zhuahuang-hk')
        at.hand(0, 'duel-sa', 'slash-s5', 'slash-s7', 'slash-s8', 'slash-c2', 'slash-c3', 'slash-c4')
      },
      until: answering(0, ['duel-sa', 'seat-1'], 1, 'answer-slash'),
      right: ['pass'],
      blunders: ['wusheng:zhuahuang-hk'],
    },
  ),
  position(
    'Guan Yu in a Duel with an enemy whose hand is empty, 1 HP, a red horse worn',
    'the horse saves a life',
    {
      seat: 1,
      lay(at) {
        at.general(1, 'guan-yu')
        at.wear(1, 'zhuahuang-hk')
        at.hp(1, 1)
        at.hand(0, 'duel-sa')
      },
      until: answering(0, ['duel-sa', 'seat-1'], 1, 'answer-slash'),
      right: ['wusheng:zhuahuang-hk'],
      blunders: ['pass'],
    },
  ),
  position('a borrowed sword: strike an ally, or hand the Crossbow over', 'an ally is not struck', {
    seat: 0,
    lay(at) {
      turnOf(at, 1)
      at.hand(1, 'borrow-sword-cq')
      at.wear(0, 'crossbow-da')
      at.hand(0, 'slash-s8')
    },
    until: answering(1, ['borrow-sword-cq', 'seat-0', 'seat-4'], 0, 'answer-slash'),
    right: ['pass'],
    blunders: ['slash-s8'],
  }),
  position('Indulgence is judged on oneself, five cards in hand, a Nullify', 'a turn is worth it', {
    lay(at) {
      at.judgement(0, 'indulgence-h6')
      at.hand(0, 'nullify-sj', 'slash-s7', 'slash-s8', 'snatch-s3', 'peach-h4')
      at.hp(0, 3)
      at.phase('judge')
    },
    until: (play) => play.passUntil(0, 'nullify'),
    right: ['nullify-sj'],
    blunders: ['pass'],
  }),
  position('somebody looks at one’s hand, a Nullify', 'a look is not worth it', {
    seat: 1,
    lay(at) {
      at.hand(0, 'known-both-c3')
      at.hand(1, 'nullify-sj', 'slash-s7')
    },
    until: answering(0, ['known-both-c3', 'seat-1'], 1, 'nullify'),
    right: ['pass'],
    blunders: ['nullify-sj'],
  }),
  position('Iron Chains on oneself, a Nullify', 'a chain is not worth it', {
    seat: 1,
    lay(at) {
      at.hand(0, 'iron-chain-sq')
      at.hand(1, 'nullify-sj')
    },
    until: answering(0, ['iron-chain-sq', 'seat-1', 'done'], 1, 'nullify'),
    right: ['pass'],
    blunders: ['nullify-sj'],
  }),
  position('Burning Bridges on oneself with four cards, 4 HP, one Nullify', 'it is held for what matters', {
    seat: 1,
    lay(at) {
      at.hand(0, 'dismantle-s3')
      at.hand(1, 'nullify-sj', 'slash-s7', 'slash-s8', 'slash-c2')
    },
    until: answering(0, ['dismantle-s3', 'seat-1'], 1, 'nullify'),
    right: ['pass'],
  }),
  position('Burning Bridges on oneself in Eight Trigrams at 1 HP, two Nullifies', 'the armor is a life', {
    seat: 1,
    lay(at) {
      at.hand(0, 'dismantle-s3')
      at.wear(1, 'eight-trigrams-s2')
      at.hp(1, 1)
      at.hand(1, 'nullify-sj', 'nullify-state-ck')
    },
    until: answering(0, ['dismantle-s3', 'seat-1'], 1, 'nullify'),
    right: ['nullify-sj', 'nullify-state-ck'],
  }),
  position('Barbarians at 4 HP, a Nullify and a Slash', 'the Slash is enough', {
    seat: 1,
    lay(at) {
      at.hand(0, 'barbarians-sk')
      at.hand(1, 'nullify-sj', 'slash-s7')
    },
    until: answering(0, ['barbarians-sk'], 1, 'nullify'),
    right: ['pass'],
  }),
  position('Barbarians at 1 HP, a Nullify and no Slash', 'it saves a life', {
    seat: 1,
    lay(at) {
      at.hand(0, 'barbarians-sk')
      at.hand(1, 'nullify-sj', 'dodge-h2')
      at.hp(1, 1)
    },
    until: answering(0, ['barbarians-sk'], 1, 'nullify'),
    right: ['nullify-sj'],
    blunders: ['pass'],
  }),
  position('an enemy’s Duel with one’s ally of 1 HP without a card, a Nullify', 'it saves the ally', {
    seat: 4,
    lay(at) {
      turnOf(at, 1)
      at.hand(1, 'duel-sa')
      at.hand(4, 'nullify-sj')
      at.hp(0, 1)
    },
    until: answering(1, ['duel-sa', 'seat-0'], 4, 'nullify'),
    right: ['nullify-sj'],
    blunders: ['pass'],
  }),
  position('an ally’s Duel with an enemy of 1 HP, a Nullify', 'one’s own side is not stopped', {
    seat: 4,
    lay(at) {
      at.hand(0, 'duel-sa')
      at.hand(4, 'nullify-sj')
      at.hp(1, 1)
    },
    until: answering(0, ['duel-sa', 'seat-1'], 4, 'nullify'),
    right: ['pass'],
    blunders: ['nullify-sj'],
  }),
  position('an enemy nullifies one’s ally’s killing Duel, a Nullify', 'the kill is worth a Nullify', {
    seat: 4,
    lay(at) {
      at.hand(0, 'duel-sa')
      at.hand(1, 'nullify-state-ck')
      at.hand(4, 'nullify-sj')
      at.hp(1, 1)
    },
    until(play) {
      answering(0, ['duel-sa', 'seat-1'], 1, 'nullify')(play)
      play.play(1, 'nullify-state-ck')
      play.passUntil(4, 'nullify')
    },
    right: ['nullify-sj'],
  }),
  position('an ally is dying, a Peach, 4 HP', 'the ally is saved', {
    seat: 4,
    lay(at) {
      turnOf(at, 1)
      at.hand(1, 'slash-s7')
      at.hand(4, 'peach-h4')
      at.hp(0, 1)
    },
    until: answering(1, ['slash-s7', 'seat-0'], 4, 'rescue'),
    right: ['peach-h4'],
    blunders: ['pass'],
  }),
  position('a rich ally is dying, one Peach, 1 HP', 'the side wins, also with its dead', {
    seat: 4,
    lay(at) {
      turnOf(at, 1)
      at.hand(1, 'slash-s7')
      at.hand(4, 'peach-h4')
      at.hand(0, 'slash-s5', 'slash-s8', 'duel-sa', 'snatch-s3')
      at.wear(0, 'qilin-bow-h5')
      at.hp(4, 1)
      at.hp(0, 1)
    },
    until: answering(1, ['slash-s7', 'seat-0'], 4, 'rescue'),
    right: ['peach-h4'],
  }),
  position('an enemy is dying, two Peaches', 'an enemy is not saved', {
    seat: 4,
    lay(at) {
      at.hand(0, 'slash-s7')
      at.hand(4, 'peach-h4', 'peach-h6')
      at.hp(1, 1)
    },
    until: answering(0, ['slash-s7', 'seat-1'], 4, 'rescue'),
    right: ['pass'],
    blunders: ['peach-h4', 'peach-h6'],
  }),
  position('dying with Wine and a Peach', 'Wine saves nobody else', {
    seat: 1,
    lay(at) {
      at.hand(0, 'slash-s7')
      at.hand(1, 'wine-s9', 'peach-h4')
      at.hp(1, 1)
    },
    until: answering(0, ['slash-s7', 'seat-1'], 1, 'rescue'),
    right: ['wine-s9'],
    blunders: ['pass'],
  }),
  position('an ally is dying, Hua Tuo hidden with a red card', 'turning up saves the ally', {
    seat: 3,
    lay(at) {
      at.general(2, 'lu-bu')
      at.hidden(3, 'hua-tuo')
      at.hand(0, 'slash-s7')
      at.wear(0, 'qilin-bow-h5')
      at.hand(3, 'slash-h10')
      at.hp(2, 1)
    },
    until: answering(0, ['slash-s7', 'seat-2'], 3, 'rescue'),
    right: ['jijiu:slash-h10'],
    blunders: ['pass'],
  }),
  position('the Axe: the Slash was dodged by one of 1 HP, poor cards in hand', 'two poor cards for a kill', {
    lay(at) {
      at.hand(0, 'slash-s7', 'slash-s8', 'slash-c2', 'iron-chain-sq')
      at.wear(0, 'axe-d5')
      at.hand(1, 'dodge-h2')
      at.hp(1, 1)
    },
    until(play) {
      answering(0, ['slash-s7', 'seat-1'], 1, 'answer-dodge')(play)
      play.play(1, 'dodge-h2')
    },
    right: ['axe'],
    blunders: ['pass'],
  }),
  position(
    'the Axe: the Slash was dodged by one of 4 HP, a Peach and a Dodge in hand',
    'two good cards for a point',
    {
      lay(at) {
        at.hand(0, 'slash-s7', 'peach-h4', 'dodge-hj')
        at.wear(0, 'axe-d5')
        at.hand(1, 'dodge-h2')
      },
      until(play) {
        answering(0, ['slash-s7', 'seat-1'], 1, 'answer-dodge')(play)
        play.play(1, 'dodge-h2')
      },
      right: ['pass'],
      blunders: ['axe'],
    },
  ),
  position('the Ice Sword: one of 1 HP with two cards is hit', 'a kill is worth more than two cards', {
    lay(at) {
      at.hand(0, 'slash-s7')
      at.wear(0, 'ice-sword-s2')
      at.hand(1, 'duel-sa', 'slash-s8')
      at.hp(1, 1)
    },
    until(play) {
      answering(0, ['slash-s7', 'seat-1'], 1, 'answer-dodge')(play)
      play.play(1, 'pass')
    },
    right: ['pass'],
    blunders: ['ice-sword'],
  }),
  position('Fire Attack: the shown card’s suit is that of the last Peach', 'the Peach is kept', {
    lay(at) {
      at.hand(0, 'fire-attack-h2', 'peach-h4')
      at.hand(1, 'dodge-h2')
    },
    until(play) {
      answering(0, ['fire-attack-h2', 'seat-1'], 1, 'ask-show')(play)
      play.play(1, 'dodge-h2')
    },
    right: ['pass'],
    blunders: ['peach-h4'],
  }),
  position('Fire Attack: a poor card fits, the target has 1 HP', 'it burns', {
    lay(at) {
      at.hand(0, 'fire-attack-h2', 'slash-h10')
      at.hand(1, 'dodge-h2')
      at.hp(1, 1)
    },
    until(play) {
      answering(0, ['fire-attack-h2', 'seat-1'], 1, 'ask-show')(play)
      play.play(1, 'dodge-h2')
    },
    right: ['slash-h10'],
    blunders: ['pass'],
  }),
  position('discard two of Peach, Dodge and two Slashes at 2 HP', 'what saves is kept', {
    lay(at) {
      at.hand(0, 'peach-h4', 'dodge-h2', 'slash-s7', 'slash-s8')
      at.hp(0, 2)
      at.phase('discard')
    },
    right: ['slash-s7+slash-s8'],
    blunders: ['dodge-h2+peach-h4'],
  }),
  position('discard two of three Peaches, a Dodge and a Slash at 3 HP', 'more is kept than Peaches', {
    lay(at) {
      at.hand(0, 'peach-h4', 'peach-h6', 'peach-h7', 'dodge-h2', 'slash-s7')
      at.hp(0, 3)
      at.phase('discard')
    },
    right: ['peach-h4+slash-s7', 'peach-h6+slash-s7', 'peach-h7+slash-s7'],
    blunders: ['dodge-h2+slash-s7'],
  }),
  position('discard one of three Dodges and the only Slash at 3 HP', 'a hand of Dodges alone does nothing', {
    lay(at) {
      at.hand(0, 'dodge-h2', 'dodge-hj', 'dodge-hk', 'slash-s7')
      at.hp(0, 3)
      at.phase('discard')
    },
    right: ['dodge-h2', 'dodge-hj', 'dodge-hk'],
  }),
  position('discard one of a Nullify and a Slash at 1 HP', 'the Nullify is kept', {
    lay(at) {
      at.hand(0, 'nullify-sj', 'slash-s7')
      at.hp(0, 1)
      at.phase('discard')
    },
    right: ['slash-s7'],
  }),
  position('a Harvest at 1 HP with a Peach, a Slash and a Crossbow', 'the Peach is a life', {
    lay(at) {
      at.deck('peach-h4', 'slash-s7', 'crossbow-da', 'lightning-sa', 'duel-sa')
      at.hand(0, 'harvest-h3')
      at.hp(0, 1)
    },
    until(play) {
      play.play(0, 'harvest-h3')
      play.passUntil(0, 'ask-harvest')
    },
    right: ['peach-h4'],
    blunders: ['lightning-sa'],
  }),
  position(
    'Twin Swords ask for a card or let their wearer draw, a Peach alone in hand',
    'the Peach is kept',
    {
      seat: 1,
      lay(at) {
        at.general(1, 'zhu-rong')
        at.hand(0, 'slash-s7')
        at.wear(0, 'twin-swords-s2')
        at.hand(1, 'peach-h4')
        sees(at, 0, 'peach-h4')
      },
      until(play) {
        play.play(0, 'slash-s7')
        play.play(0, 'seat-1')
        play.play(0, 'twin-swords')
      },
      right: ['pass'],
      blunders: ['peach-h4'],
    },
  ),
]
