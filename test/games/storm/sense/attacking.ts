// Sense in attack: which fights are begun, with what, and in which order.
import { newTurn } from '../../../../src/games/storm/table/state.ts'
import { manned, position } from './position.ts'

/** It has marched in this turn. */
const MARCHED = { now: { ...newTurn(), moved: true } }

export const attacking = [
  position('a routed foot in reach', 'it falls without dice', {
    lay(at) {
      manned(at)
      at.put(0, 'foot', 'd2sw', MARCHED)
      at.put(1, 'foot', 'd3sw', { routed: 4 })
    },
    right: ['attack unit-shu-foot-3 wei-foot-3'],
    blunders: ['end-turn', 'recruit'],
  }),
  position('two foot before archers', '2 dice against a defence of −1', {
    lay(at) {
      manned(at)
      at.put(0, 'foot', 'd2sw', MARCHED)
      at.put(0, 'foot', 'd2sw', MARCHED)
      at.put(1, 'archers', 'd3sw')
    },
    right: ['attack'],
    blunders: ['end-turn', 'recruit'],
  }),
  position('one foot before three foot at a gate', '28 % at best, and then two more', {
    lay(at) {
      manned(at)
      at.own(1, 'hanzhong')
      at.put(0, 'foot', 'ssw', MARCHED)
      at.put(1, 'foot', 'hanzhong')
      at.put(1, 'foot', 'hanzhong-s')
      at.put(1, 'foot', 'hanzhong-s')
    },
    blunders: ['attack'],
  }),
  position('one archers before a manned capital', 'four times of five it is for nothing', {
    lay(at) {
      manned(at)
      at.put(0, 'archers', 'b1ne', MARCHED)
      at.put(1, 'foot', 'xiangping')
      at.put(1, 'foot', 'xiangping-h')
    },
    blunders: ['attack unit-shu-archers-1 wei-foot-1', 'attack unit-shu-archers-1 wei-foot-3'],
  }),
  position('archers in reach of a foot, more archers a step behind', 'first the second die, then the shot', {
    lay(at) {
      manned(at)
      at.put(0, 'archers', 'd2sw')
      at.put(0, 'archers', 'chengdu-d')
      at.put(1, 'foot', 'd3sw')
      at.put(1, 'foot', 'jw')
    },
    blunders: ['attack', 'end-turn'],
  }),
  position('a general alone before two foot of Wei', 'two dice against one, and his life', {
    lay(at) {
      manned(at)
      at.put(0, 'zhuge-liang', 'd2sw', { ...MARCHED, stamina: 2 })
      at.put(1, 'foot', 'd3sw')
      at.put(1, 'foot', 'd3sw')
    },
    blunders: ['attack'],
  }),
  position('three archers before an empty Luoyang', '74 % for three points of prestige', {
    lay(at) {
      manned(at)
      for (const place of ['luoyang-w', 'luoyang-w', 'luoyang-s']) at.put(0, 'archers', place, MARCHED)
    },
    blunders: ['end-turn', 'recruit'],
  }),
  position('three foot at the gates of a capital of one foot', 'the capital ends the game', {
    lay(at) {
      manned(at)
      for (const place of ['xiangping-h', 'xiangping-h', 'xiangping-d']) at.put(0, 'foot', place, MARCHED)
    },
    right: ['attack'],
    blunders: ['end-turn', 'recruit'],
  }),
  position('archers before a capital that only Fire opens', 'Fire takes the walls away', {
    lay(at) {
      manned(at)
      at.put(0, 'archers', 'xiangping-h', MARCHED)
      at.put(0, 'archers', 'xiangping-d', MARCHED)
      at.hand(0, 'fire-1')
    },
    until: (play) => play.play(0, 'attack', 'unit-shu-archers-1', 'wei-foot-1'),
    right: ['fire-1'],
    blunders: ['back'],
  }),
  position('a routed foot is attacked, Assault in hand', 'what falls anyhow needs no card', {
    lay(at) {
      manned(at)
      at.put(0, 'foot', 'd2sw')
      at.put(1, 'foot', 'd3sw', { routed: 4 })
      at.hand(0, 'assault-1')
    },
    until: (play) => play.play(0, 'attack', 'unit-shu-foot-3', 'wei-foot-3'),
    right: ['fight'],
    blunders: ['assault-1'],
  }),
  position('Guan Yu of full strength before a Guo Jia of 1', 'the duel takes him captive', {
    lay(at) {
      manned(at)
      at.put(0, 'guan-yu', 'd2sw', MARCHED)
      at.put(1, 'guo-jia', 'd3sw', { stamina: 1 })
    },
    right: ['attack'],
    blunders: ['end-turn', 'recruit'],
  }),
  position('the foot of a city before archers, more enemies at its gate', 'who wins leaves the city open', {
    lay(at) {
      manned(at)
      at.own(0, 'hanzhong')
      at.put(0, 'foot', 'hanzhong', MARCHED)
      at.put(1, 'archers', 'hanzhong-in')
      at.put(1, 'foot', 'hanzhong-n')
      at.put(1, 'foot', 'hw')
    },
    blunders: ['attack'],
  }),
  position(
    'Liu Bei of stamina 2 in his capital, Zhang Liao whole at its gate',
    'he is slain in one fight of three',
    {
      lay(at) {
        manned(at)
        at.put(0, 'liu-bei', 'chengdu', { ...MARCHED, stamina: 2 })
        at.put(1, 'zhang-liao', 'chengdu-d')
        at.rage(0, 3)
      },
      right: ['end-turn', 'recruit'],
      blunders: ['attack'],
    },
  ),
  position('one archers before a lord and a foot in their capital', 'no shot of it takes the city', {
    lay(at) {
      manned(at)
      at.put(0, 'archers', 'b1ne', MARCHED)
      at.put(1, 'cao-cao', 'xiangping')
    },
    blunders: ['attack unit-shu-archers-1 wei-foot-1'],
  }),
  position(
    'two archers can shoot at a capital, a third comes next turn',
    '17 % each now, 57 % together then',
    {
      lay(at) {
        manned(at)
        at.put(0, 'archers', 'b1ne', MARCHED)
        at.put(0, 'archers', 'b3ne', MARCHED)
        at.put(0, 'archers', 'ye-e', MARCHED)
        at.put(1, 'foot', 'xiangping')
      },
      blunders: ['attack unit-shu-archers-1 wei-foot-1', 'attack unit-shu-archers-1 wei-foot-3'],
    },
  ),
  position(
    'an enemy on the road that joins three own cities',
    'who stands there costs three points of prestige',
    {
      lay(at) {
        manned(at)
        at.own(0, 'hanzhong', 'changsha')
        at.put(0, 'foot', 'b2sw', MARCHED)
        at.put(0, 'foot', 'b2sw', MARCHED)
        at.put(1, 'archers', 'b1sw')
      },
      right: ['attack'],
      blunders: ['end-turn', 'recruit'],
    },
  ),
  position('Gan Ning has won, one more archers beside him, 5 rage', 'he strikes again without fatigue', {
    lay(at) {
      manned(at)
      at.rage(0, 5)
      at.put(0, 'gan-ning', 'd2sw', { now: { ...newTurn(), moved: true, attacked: true, won: true } })
      at.put(1, 'archers', 'd3sw')
    },
    right: ['cards gan-ning unit-gan-ning', 'cards gan-ning'],
    blunders: ['end-turn', 'recruit'],
  }),
  position('cavalry before archers alone on the road', '72 of 100', {
    lay(at) {
      manned(at)
      at.put(0, 'cavalry', 'd2sw', MARCHED)
      at.put(1, 'archers', 'd3sw')
    },
    right: ['attack'],
    blunders: ['end-turn', 'recruit'],
  }),
  position('an enemy capital stands empty, two foot at its gates', 'one die and two decide the game', {
    lay(at) {
      at.put(0, 'foot', 'chengdu')
      at.put(0, 'foot', 'xiangping-h', MARCHED)
      at.put(0, 'foot', 'xiangping-d', MARCHED)
      at.put(1, 'foot', 'ye-e')
    },
    right: ['attack'],
    blunders: ['end-turn', 'recruit'],
  }),
]
