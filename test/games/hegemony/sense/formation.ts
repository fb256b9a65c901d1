// Sense with the expansion 陣: formations, and what its generals are for.
import { playerAt } from '../../../../src/games/hegemony/table/state.ts'
import type { Position } from '../../../support/sense.ts'
import type { Layer } from '../lay.ts'
import { turnOf } from '../moves.ts'
import { answering, position, uses } from './position.ts'

const FORMATION = { formation: true } as const

/** A card of the deck lies on a general in a skill's pile. */
function pile(at: Layer, seat: number, skill: string, ...cards: readonly string[]): void {
  at.state.deck = at.state.deck.filter((card) => !cards.includes(card))
  playerAt(at.state, seat).piles = { [skill]: [...cards] }
}

export const formation: readonly Position[] = [
  position('Cao Hong may call, and a player beside him is hidden', 'a call costs nothing', {
    lay(at) {
      at.options(FORMATION)
      at.general(0, 'cao-hong')
      at.general(4, 'zhao-yun')
      at.hidden(1, 'zhang-fei', 'both')
    },
    right: ['heyi'],
  }),
  position('Cao Ren, hidden beside Cao Hong, is called', 'two of a kingdom find each other in a queue', {
    lay(at) {
      at.options(FORMATION)
      at.general(0, 'cao-hong')
      at.general(4, 'zhao-yun')
      at.hidden(1, 'cao-ren', 'both')
    },
    seat: 1,
    until: uses(0, 'heyi'),
    right: ['reveal-head', 'reveal-deputy'],
  }),
  position(
    'An enemy two away stands in the queue of Cao Hong, another does not',
    'the Slash reaches one alone',
    {
      lay(at) {
        at.options(FORMATION)
        at.general(0, 'guan-yu')
        at.general(1, 'cao-hong')
        at.general(2, 'cao-ren')
        at.hand(0, 'slash-s7', 'snatch-s3')
        at.hand(1, 'dodge-h2', 'dodge-d2')
        at.hand(4, 'dodge-hj', 'dodge-hk')
      },
      until: uses(0, 'snatch-s3'),
      right: ['seat-4'],
    },
  ),
  position(
    'Jiang Wei in a queue has a delayed trick before him and a poor black card',
    'a black card is Nullify',
    {
      lay(at) {
        at.options(FORMATION)
        at.general(0, 'jiang-wei')
        at.hand(0, 'lightning-sa', 'peach-h4', 'slash-s7', 'slash-s8')
        at.judgement(0, 'indulgence-h6')
        at.phase('judge')
      },
      until(play) {
        play.passUntil(0, 'nullify')
      },
      blunders: ['pass'],
    },
  ),
  position(
    'Jiang Qin may strike one whom he besieges, or one whom he does not',
    'two Dodges are needed there',
    {
      lay(at) {
        at.options(FORMATION)
        at.general(0, 'jiang-qin')
        at.general(4, 'zhang-fei')
        at.hand(0, 'slash-s7')
        at.hand(1, 'dodge-h2', 'dodge-d2', 'dodge-hj')
        at.hand(4, 'slash-s8', 'slash-s9', 'slash-hq')
      },
      until: uses(0, 'slash-s7'),
      right: ['seat-1'],
    },
  ),
  position('Empress He, an ally’s play phase begins', 'the cup is for enemies', {
    lay(at) {
      at.options(FORMATION)
      at.general(0, 'lu-bu')
      at.general(1, 'he-taihou')
      at.hand(1, 'lightning-sa')
      at.phase('play')
    },
    seat: 1,
    until: (play) => play.passUntil(1, 'phase-start'),
    blunders: ['zhendu'],
  }),
  position('Empress He, an enemy with 1 HP and no card begins to play', 'a poor card kills', {
    lay(at) {
      at.options(FORMATION)
      at.general(1, 'he-taihou')
      at.hp(0, 1)
      at.hand(1, 'lightning-sa')
      at.phase('play')
    },
    seat: 1,
    until: (play) => play.passUntil(1, 'phase-start'),
    right: ['zhendu'],
  }),
  position('Yu Ji has an illusion, an enemy strikes him at his last HP', 'an illusion for a life', {
    lay(at) {
      at.options(FORMATION)
      at.general(1, 'yu-ji')
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
      pile(at, 1, 'qianhuan', 'slash-s8')
    },
    seat: 1,
    until: answering(0, ['slash-s7', 'seat-1'], 1, 'becoming-target'),
    right: ['qianhuan:1:head'],
  }),
  position(
    'Two enemies alike, one of them a friend of Yu Ji with an illusion',
    'there the Slash may be cancelled',
    {
      lay(at) {
        at.options(FORMATION)
        at.general(0, 'guan-yu')
        at.general(1, 'yu-ji')
        at.hp(4, 3)
        at.hand(0, 'slash-s7')
        at.hand(1, 'dodge-h2')
        at.hand(4, 'dodge-d2')
        pile(at, 1, 'qianhuan', 'slash-s8')
      },
      until: uses(0, 'slash-s7'),
      right: ['seat-4'],
    },
  ),
  position('Jiang Wei at his last HP, no Dodge, enemies hold cards', 'he would be struck down', {
    lay(at) {
      at.options(FORMATION)
      at.general(0, 'jiang-wei')
      at.hp(0, 1)
      at.hand(0, 'lightning-sa')
      at.hand(4, 'slash-s7', 'slash-s8', 'slash-s9')
    },
    blunders: ['tiaoxin'],
  }),
  position('Deng Ai has a field, an enemy beside him holds one card', 'a field is a card', {
    lay(at) {
      at.options(FORMATION)
      at.pair(0, 'deng-ai', 'cao-ren')
      at.hand(1, 'dodge-h2')
      pile(at, 0, 'tuntian', 'slash-s8', 'slash-s9')
    },
    right: ['jixi:snatch'],
  }),
  position('Jiang Wan & Fei Yi, a turn without damage ends', 'two cards for nothing', {
    lay(at) {
      at.options(FORMATION)
      at.general(0, 'jiang-wan-fei-yi')
      at.phase('end')
    },
    until: (play) => play.passUntil(0),
    right: ['shengxi'],
  }),
  position('Cao Hong, whose ally has no weapon, holds one at the end of his turn', 'it is for the ally', {
    lay(at) {
      at.options(FORMATION)
      at.general(0, 'cao-hong')
      at.wear(0, 'spear-sq')
      at.hand(0, 'axe-d5')
      turnOf(at, 0)
      at.phase('end')
    },
    until(play) {
      play.passUntil(0)
      uses(0, 'huyuan', 'equip', 'axe-d5')(play)
    },
    right: ['seat-4'],
  }),
]
