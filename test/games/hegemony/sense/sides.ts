// Sense of sides: who is ahead, who is with whom, turning up, picking generals, ending a won game.
import { picking } from '../lay.ts'
import { ambitionist, dead, position } from './position.ts'

export const sides = [
  position(
    'a Slash; three of Shu stand, one of Wu is alone, both in range and alike',
    'the strong side is struck',
    {
      seats: 6,
      lay(at) {
        at.general(1, 'liu-bei')
        at.general(3, 'ma-chao')
        at.general(4, 'wei-yan')
        at.general(5, 'lu-meng')
        at.hand(0, 'slash-s7')
      },
      right: ['slash-s7 seat-1'],
      blunders: ['end'],
    },
  ),
  position('an ambitionist with a Slash; three of Shu, one of Wu in range', 'the weak hold the strong down', {
    seats: 6,
    lay(at) {
      ambitionist(at, 0)
      at.general(1, 'liu-bei')
      at.general(3, 'ma-chao')
      at.general(4, 'wei-yan')
      at.general(5, 'lu-meng')
      at.hand(0, 'slash-s7')
    },
    right: ['slash-s7 seat-1'],
    blunders: ['end'],
  }),
  position('an ambitionist with Barbarians; the last foe of the strong side has 1 HP', 'it is needed still', {
    seats: 6,
    lay(at) {
      ambitionist(at, 0)
      for (const [seat, id] of (['liu-bei', 'wei-yan', 'ma-chao', 'guan-yu'] as const).entries())
        at.general(seat + 1, id)
      at.general(5, 'lu-meng')
      at.hp(5, 1)
      for (const seat of [1, 2, 3, 4])
        at.hand(seat, ['dodge-h2', 'dodge-hj', 'dodge-hk', 'dodge-d2'][seat - 1] ?? '')
      at.hand(0, 'barbarians-sk')
    },
    blunders: [],
    right: ['end'],
  }),
  position('the last enemy has 1 HP and no card, a Slash and an Iron Chain', 'the game is won now', {
    lay(at) {
      dead(at, 2, 3)
      at.hp(1, 1)
      at.hand(0, 'slash-s7', 'iron-chain-sq')
    },
    right: ['slash-s7 seat-1'],
    blunders: ['end'],
  }),
  position(
    'the last enemy has 1 HP and one card; a Slash is all one’s hand',
    'a hit ends it, a miss costs a Slash',
    {
      lay(at) {
        dead(at, 2, 3)
        at.hp(1, 1)
        at.hand(1, 'duel-ca')
        at.hand(0, 'slash-s7')
      },
      right: ['slash-s7 seat-1'],
      blunders: ['end'],
    },
  ),
  position('the last enemy has 1 HP and no card; Wine, Duel and a full hand', 'the Duel ends the game', {
    lay(at) {
      dead(at, 2, 3)
      at.hp(1, 1)
      at.wear(1, 'dilu-c5')
      at.hand(0, 'duel-sa', 'peach-h4', 'dodge-h2')
    },
    right: ['duel-sa seat-1'],
    blunders: ['end'],
  }),
  position('preparation: all that live are of one’s kingdom, oneself hidden', 'turning up wins', {
    lay(at) {
      at.hidden(0, 'zhang-he', 'both')
      dead(at, 1, 2, 3)
      at.phase('prepare')
    },
    right: ['reveal-head', 'reveal-deputy'],
    blunders: ['pass'],
  }),
  position('preparation at 1 HP: the hidden deputy is the head’s companion', 'turning up heals', {
    lay(at) {
      at.pair(0, 'cao-pi', 'zhen-ji', ['head'])
      at.hp(0, 1)
      at.phase('prepare')
    },
    right: ['reveal-deputy'],
    blunders: ['pass'],
  }),
  position('the companions’ reward at 1 HP', 'a point of HP is a life', {
    lay(at) {
      at.pair(0, 'cao-pi', 'zhen-ji', ['head'])
      at.hp(0, 1)
      at.phase('prepare')
    },
    until: (play) => play.play(0, 'reveal-deputy'),
    right: ['recover'],
  }),
  position(
    'preparation at four seats: two of one’s kingdom are shown, oneself hidden',
    'one would be an ambitionist',
    {
      seats: 4,
      lay(at) {
        at.general(1, 'cao-cao')
        at.general(2, 'cao-pi')
        at.hidden(0, 'zhang-he', 'both')
        at.phase('prepare')
      },
      right: ['pass'],
      blunders: ['reveal-head', 'reveal-deputy'],
    },
  ),
  position(
    'preparation at four seats: one of one’s kingdom is shown, two players hidden',
    'the next one would be left out',
    {
      seats: 4,
      lay(at) {
        at.turned(5)
        at.general(1, 'cao-cao')
        at.hidden(0, 'zhang-he', 'both')
        at.hidden(2, 'sun-jian', 'both')
        at.phase('prepare')
      },
      right: ['reveal-head', 'reveal-deputy'],
    },
  ),
  position(
    'a Slash at four seats, hidden; two of one’s kingdom are shown',
    'they will be foes, or fight for one',
    {
      seats: 4,
      lay(at) {
        at.general(1, 'cao-cao')
        at.general(2, 'cao-pi')
        at.hidden(0, 'zhang-he', 'both')
        at.hand(0, 'slash-s7')
      },
      right: ['slash-s7 seat-1', 'slash-s7 seat-3', 'end'],
    },
  ),
  position(
    'a hidden player; the one in range has struck an ally of one’s kingdom twice',
    'its side is plain',
    {
      lay(at) {
        at.hidden(1, 'liu-bei', 'both')
        at.hand(1, 'slash-s5', 'duel-sa')
        at.hand(0, 'slash-s7')
        at.deck('dodge-d2', 'dodge-d3')
        Object.assign(at.state, { next: 0 })
        at.state.turn = at.state.turn && { ...at.state.turn, seat: 1 }
      },
      until(play) {
        play.play(1, 'duel-sa')
        play.play(1, 'seat-0')
        play.passUntil(0, 'answer-slash')
        play.play(0, 'pass')
        play.passUntil(1, 'play')
        play.play(1, 'end')
        play.passUntil(0, 'play')
      },
      right: ['slash-s7 seat-1'],
    },
  ),
  ...picks(),
]

/** Which general is kept as head, of what is dealt to seat 0. */
function picks() {
  const pick = (
    name: string,
    why: string,
    dealt: Parameters<typeof picking>[1],
    right: readonly string[],
  ) => ({ name, why, seat: 0, table: () => picking(4, dealt), right, blunders: [] })
  return [
    pick(
      'dealt two of Shu, and Lü Bu with Diao Chan',
      'companions who are good by themselves',
      ['lu-bu', 'diao-chan', 'pang-tong', 'huang-yueying', 'gan-ning', 'cao-cao'],
      ['lu-bu', 'diao-chan'],
    ),
    pick(
      'dealt Guan Yu, Ma Chao, and Sima Yi with Xiahou Yuan',
      'the sound pair of Shu is better',
      ['guan-yu', 'ma-chao', 'xiahou-yuan', 'yue-jin', 'taishi-ci', 'sun-quan'],
      ['guan-yu', 'ma-chao'],
    ),
    pick(
      'dealt Guo Jia and Sima Yi, Zhang Fei with Huang Yueying',
      'two strong skills of Wei',
      ['guo-jia', 'sima-yi', 'zhang-fei', 'huang-yueying', 'gan-ning', 'pan-feng'],
      ['guo-jia', 'sima-yi'],
    ),
    pick(
      'dealt Zhou Yu with Xiao Qiao, and Pang De with Ma Teng',
      'companions',
      ['zhou-yu', 'xiao-qiao', 'pang-de', 'ma-teng', 'cao-cao', 'liu-bei'],
      ['zhou-yu', 'xiao-qiao'],
    ),
    pick(
      'dealt Sun Quan with Zhou Tai, and Zou Shi with Kong Rong',
      'companions with four HP',
      ['sun-quan', 'zhou-tai', 'zou-shi', 'kong-rong', 'cao-cao', 'liu-bei'],
      ['sun-quan', 'zhou-tai'],
    ),
    pick(
      'dealt Meng Huo with Zhu Rong, and two of Qun',
      'companions whom Barbarians spare',
      ['meng-huo', 'zhu-rong', 'pan-feng', 'ji-ling', 'cao-cao', 'sun-jian'],
      ['meng-huo', 'zhu-rong'],
    ),
  ]
}
