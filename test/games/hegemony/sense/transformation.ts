// Sense with the expansion 變: what its generals are for, and when a deputy is changed.
import type { Position } from '../../../support/sense.ts'
import { souls } from '../changed.ts'
import { aim, turnOf } from '../moves.ts'
import { answering, position, uses } from './position.ts'

const TRANSFORMATION = { transformation: true } as const

export const transformation: readonly Position[] = [
  position('Xun You holds one poor card', 'it is two cards by 無中生有', {
    lay(at) {
      at.options(TRANSFORMATION)
      at.general(0, 'xun-you')
      at.hand(0, 'lightning-sa')
    },
    right: ['qice'],
  }),
  position('Xun You makes a trick of his one card', 'two cards for one', {
    lay(at) {
      at.options(TRANSFORMATION)
      at.general(0, 'xun-you')
      at.hand(0, 'lightning-sa')
    },
    until: uses(0, 'qice'),
    right: ['ex-nihilo', 'befriend-attack'],
  }),
  position('Xun You, wounded, holds three Peaches', 'they are worth more than any trick', {
    lay(at) {
      at.options(TRANSFORMATION)
      at.general(0, 'xun-you')
      at.hp(0, 1)
      at.hand(0, 'peach-h4', 'peach-h6', 'peach-h7')
    },
    blunders: ['qice'],
  }),
  position(
    'An enemy discards a card of Lady Bian, a Peach and a Lightning',
    'the Lightning is the one to go',
    {
      lay(at) {
        at.options(TRANSFORMATION)
        at.general(1, 'bian-furen')
        at.hp(1, 1)
        at.hand(0, 'dismantle-s3')
        at.hand(1, 'peach-h4', 'lightning-sa')
      },
      seat: 1,
      until(play) {
        aim(play, 0, 'dismantle-s3', 1)
        play.passUntil(1, 'parting')
        play.play(1, 'wanwei')
      },
      right: ['lightning-sa'],
    },
  ),
  position('Ma Su holds a poor card, an enemy with the most HP has one left', 'a poor card kills', {
    lay(at) {
      at.options(TRANSFORMATION)
      at.general(0, 'ma-su')
      for (const seat of [0, 1, 2, 3, 4]) at.hp(seat, 1)
      at.hand(0, 'lightning-sa')
    },
    right: ['sanyao'],
  }),
  position('Only an ally has the most HP', 'rumours would hurt a friend', {
    lay(at) {
      at.options(TRANSFORMATION)
      at.general(0, 'ma-su')
      at.general(4, 'zhao-yun')
      for (const seat of [1, 2, 3]) at.hp(seat, 2)
      at.hand(0, 'dodge-h2', 'dodge-d2')
    },
    blunders: ['sanyao'],
  }),
  position('A Barbarian invasion of Ma Su’s would hurt an ally', 'the friend is spared', {
    lay(at) {
      at.options(TRANSFORMATION)
      at.general(0, 'ma-su')
      at.general(1, 'zhao-yun')
      at.hand(0, 'barbarians-sk')
    },
    until: answering(0, ['barbarians-sk'], 0, 'dealing'),
    right: ['zhiman'],
  }),
  position('Ma Su’s Slash strikes an enemy at its last HP', 'a kill is better than its weapon', {
    lay(at) {
      at.options(TRANSFORMATION)
      at.general(0, 'ma-su')
      at.general(1, 'lu-bu')
      at.hp(1, 1)
      at.wear(1, 'spear-sq')
      at.hand(0, 'slash-s7')
    },
    until: answering(0, ['slash-s7', 'seat-1'], 0, 'dealing'),
    blunders: ['zhiman'],
  }),
  position('Ling Tong has lost equipment, an ally and an enemy hold cards', 'the enemy’s card goes', {
    lay(at) {
      at.options(TRANSFORMATION)
      at.general(0, 'ling-tong')
      at.general(1, 'lu-meng')
      at.wear(0, 'spear-sq')
      at.hand(0, 'axe-d5')
      at.hand(1, 'dodge-h2')
      at.hand(3, 'dodge-d2')
    },
    until(play) {
      uses(0, 'axe-d5')(play)
      play.passUntil(0, 'cards-lost')
      play.play(0, 'xuanlue')
    },
    right: ['seat-3'],
  }),
  position('Only an ally of Ling Tong wears equipment', 'nothing is to be won by moving it', {
    lay(at) {
      at.options(TRANSFORMATION)
      at.general(0, 'ling-tong')
      at.general(1, 'lu-meng')
      at.wear(1, 'renwang-c2')
    },
    blunders: ['yongjin'],
  }),
  position('Two enemies of Ling Tong wear armor and a horse that he lacks', 'both are his by one skill', {
    lay(at) {
      at.options(TRANSFORMATION)
      at.general(0, 'ling-tong')
      at.wear(1, 'renwang-c2')
      at.wear(3, 'eight-trigrams-s2', 'axe-d5')
    },
    right: ['yongjin'],
  }),
  position('Lü Fan alone wears equipment as his play phase begins', 'he would have to give it away', {
    lay(at) {
      at.options(TRANSFORMATION)
      at.general(0, 'lu-fan')
      at.wear(0, 'renwang-c2')
      at.phase('play')
    },
    until: (play) => play.passUntil(0, 'before-phase'),
    blunders: ['diaodu:1:head'],
  }),
  position('Zuo Ci has a soul of Shu, an enemy of Shu holds cards', 'it serves him', {
    lay(at) {
      at.options(TRANSFORMATION)
      at.general(0, 'zuo-ci')
      souls(at, 0, 'guan-yu')
      at.wear(1, 'renwang-c2')
      at.hand(1, 'dodge-h2', 'dodge-d2')
    },
    right: ['yigui'],
  }),
  position('Zuo Ci with a soul of Qun, an ally of Qun beside him', 'no duel with a friend', {
    lay(at) {
      at.options(TRANSFORMATION)
      at.general(0, 'zuo-ci')
      at.general(4, 'pan-feng')
      souls(at, 0, 'lu-bu')
      at.hp(0, 3)
    },
    until: uses(0, 'yigui'),
    blunders: ['duel', 'dismantle', 'snatch', 'slash', 'fire-slash', 'thunder-slash', 'barbarians'],
  }),
  position('An enemy is dying, Zuo Ci has a soul of its kingdom', 'it is not for enemies', {
    lay(at) {
      at.options(TRANSFORMATION)
      at.general(1, 'zuo-ci')
      at.hp(2, 1)
      souls(at, 1, 'sun-quan')
      at.wear(0, 'spear-sq')
      at.hand(0, 'slash-s7')
    },
    seat: 1,
    until: answering(0, ['slash-s7', 'seat-2'], 1, 'rescue'),
    blunders: ['yigui'],
  }),
  position('Li Jue & Guo Si at their last HP', 'the damage would kill them', {
    lay(at) {
      at.options(TRANSFORMATION)
      at.general(0, 'li-jue-guo-si')
      at.hp(0, 1)
      at.hand(0, 'lightning-sa')
    },
    blunders: ['xiongsuan'],
  }),
  position('Li Jue & Guo Si in full health hold a poor card', 'three cards, and the skill comes back', {
    lay(at) {
      at.options(TRANSFORMATION)
      at.general(0, 'li-jue-guo-si')
      at.hand(0, 'lightning-sa')
    },
    right: ['xiongsuan'],
  }),
  position('Whom to hurt for it: themselves or an ally', 'their own skill comes back', {
    lay(at) {
      at.options(TRANSFORMATION)
      at.general(0, 'li-jue-guo-si')
      at.general(4, 'pan-feng')
      at.hp(4, 1)
      at.hand(0, 'lightning-sa')
    },
    until: uses(0, 'xiongsuan', 'lightning-sa'),
    right: ['seat-0'],
  }),
  position('Xun You’s deputy has lost its skills', 'any other is better', {
    lay(at) {
      at.options(TRANSFORMATION)
      at.general(0, 'xun-you')
      at.hand(0, 'lightning-sa')
    },
    until(play) {
      uses(0, 'qice', 'ex-nihilo')(play)
      play.passUntil(0, 'change')
    },
    right: ['change'],
  }),
  position('Lü Fan lost two cards in another’s play phase', 'his hand is filled up', {
    lay(at) {
      at.options(TRANSFORMATION)
      turnOf(at, 1)
      at.general(0, 'lu-fan')
      at.hp(0, 1)
      at.hand(0, 'dodge-h2')
      at.hand(1, 'dismantle-s3')
    },
    until(play) {
      aim(play, 1, 'dismantle-s3', 0)
      play.passUntil(1, 'play')
      play.play(1, 'end')
      play.passUntil(0, 'phase-end')
    },
    right: ['diancai'],
  }),
]
