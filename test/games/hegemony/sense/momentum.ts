// Sense with the expansion 勢: what its generals are for.
import { playerAt } from '../../../../src/games/hegemony/table/state.ts'
import type { Position } from '../../../support/sense.ts'
import { chain } from '../moves.ts'
import { answering, position, uses } from './position.ts'

const MOMENTUM = { momentum: true } as const

export const momentum: readonly Position[] = [
  position('Li Dian’s draw phase begins', 'better cards for nothing', {
    lay(at) {
      at.options(MOMENTUM)
      at.general(0, 'li-dian')
      at.phase('draw')
    },
    until: (play) => play.passUntil(0),
    right: ['xunxun'],
  }),
  position('Zang Ba was struck by an enemy', 'their hand shrinks, or he draws', {
    lay(at) {
      at.options(MOMENTUM)
      at.general(1, 'zang-ba')
      at.general(0, 'guan-yu')
      at.hand(0, 'slash-s7')
    },
    seat: 1,
    until: answering(0, ['slash-s7', 'seat-1'], 1, 'after-suffering'),
    right: ['hengjiang'],
  }),
  position('Ma Dai may withhold cards from an enemy or an ally beside him', 'it is for enemies', {
    lay(at) {
      at.options(MOMENTUM)
      at.general(0, 'ma-dai')
      at.general(1, 'zhao-yun')
      at.general(4, 'lu-bu')
      at.hand(0, 'lightning-sa', 'slash-s7')
      at.phase('prepare')
    },
    until(play) {
      play.passUntil(0, 'phase-start')
      uses(0, 'qianxi', 'lightning-sa')(play)
    },
    blunders: ['seat-1'],
  }),
  position('Lady Mi is wounded and has a friend', 'she heals, and the friend draws', {
    lay(at) {
      at.options(MOMENTUM)
      at.general(0, 'mi-furen')
      at.general(4, 'zhao-yun')
      at.hp(0, 1)
    },
    right: ['cunsi'],
  }),
  position('Lady Mi names who has her resolve', 'it is for friends', {
    lay(at) {
      at.options(MOMENTUM)
      at.general(0, 'mi-furen')
      at.general(4, 'zhao-yun')
    },
    until: uses(0, 'cunsi'),
    right: ['seat-1', 'seat-4'],
  }),
  position('Sun Ce’s card is lower by two', 'three more win the fight', {
    lay(at) {
      at.options(MOMENTUM)
      at.pair(0, 'sun-ce', 'taishi-ci')
      at.hand(0, 'slash-s7')
      at.hand(1, 'slash-s9')
    },
    until(play) {
      uses(0, 'tianyi', 'seat-1', 'slash-s7')(play)
      play.play(1, 'slash-s9')
      play.passUntil(0, 'points-shown')
      uses(0, 'yingyang')(play)
    },
    right: ['higher'],
  }),
  position('Chen Wu & Dong Xi are chained with an ally alone', 'allies would lose a card', {
    lay(at) {
      at.options(MOMENTUM)
      at.general(0, 'chen-wu-dong-xi')
      at.general(2, 'gan-ning')
      chain(at, 0, 2)
      at.hand(0, 'peach-h4')
      at.hand(2, 'dodge-h2')
      at.phase('end')
    },
    until: (play) => play.passUntil(0),
    blunders: ['fenming'],
  }),
  position('Dong Zhuo without a hand, enemies all around hold cards', 'four cards, not two', {
    lay(at) {
      at.options(MOMENTUM)
      at.general(0, 'dong-zhuo')
      at.general(3, 'guan-yu')
      for (const [seat, card] of [
        [1, 'dodge-h2'],
        [2, 'dodge-d2'],
        [3, 'slash-s7'],
        [4, 'slash-s8'],
      ] as const)
        at.hand(seat, card)
      at.phase('draw')
    },
    until: (play) => play.passUntil(0),
    right: ['hengzheng'],
  }),
  position('Ruin asks Dong Zhuo, who is wounded', 'room for HP that is missing anyhow', {
    lay(at) {
      at.options(MOMENTUM)
      at.general(0, 'dong-zhuo')
      Object.assign(playerAt(at.state, 0), { hp: 4, maxHp: 7, gained: ['dong-zhuo:benghuai'] })
      at.hp(1, 1)
      at.phase('end')
    },
    right: ['max'],
  }),
  position('Zhang Ren’s Slash would kill', 'a life is more than a deputy', {
    lay(at) {
      at.options(MOMENTUM)
      at.general(0, 'zhang-ren')
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
    },
    until: answering(0, ['slash-s7', 'seat-1'], 0, 'dealing'),
    blunders: ['chuanxin'],
  }),
]
