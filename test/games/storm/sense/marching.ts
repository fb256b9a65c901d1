// Sense on the march: free cities, garrisons, generals among enemies.
import { manned, position } from './position.ts'

export const marching = [
  position('a foot two steps from an empty Changsha', 'it costs nothing and brings prestige and a card', {
    lay(at) {
      manned(at)
      at.put(0, 'foot', 'jsw')
    },
    right: ['unit-shu-foot-3 changsha', 'unit-shu-foot-3 changsha-w+stay'],
    blunders: ['end-turn', 'recruit'],
  }),
  position('archers before an empty Hanzhong', 'archers take small cities as foot do', {
    lay(at) {
      manned(at)
      at.put(0, 'archers', 'ssw')
    },
    right: ['unit-shu-archers-1 hanzhong'],
    blunders: ['end-turn', 'recruit'],
  }),
  position('a foot before an empty Wei city', 'what stands empty is taken without dice', {
    lay(at) {
      manned(at)
      at.own(1, 'hanzhong')
      at.put(0, 'foot', 'ssw')
    },
    right: ['unit-shu-foot-3 hanzhong'],
    blunders: ['end-turn', 'recruit'],
  }),
  position('prestige 14, a free Changsha in reach', 'the fifteenth point wins', {
    lay(at) {
      manned(at)
      at.own(0, 'luoyang', 'ye', 'xiangyang', 'hanzhong', 'xuchang')
      at.put(0, 'foot', 'jsw')
      at.put(1, 'foot', 'd1sw')
    },
    right: ['unit-shu-foot-3 changsha', 'unit-shu-foot-3 changsha-w+stay'],
    blunders: ['end-turn', 'recruit'],
  }),
  position('two enemies before the capital, one foot inside', 'the capital is the game', {
    lay(at) {
      at.put(0, 'foot', 'chengdu')
      at.put(1, 'foot', 'b2sw')
      at.put(1, 'archers', 'b2sw')
    },
    blunders: ['unit-shu-foot-1'],
  }),
  position('a foot and the lord in the capital, enemies near', 'the lord alone does not hold it', {
    lay(at) {
      at.put(0, 'foot', 'chengdu')
      at.put(0, 'liu-bei', 'chengdu')
      at.put(1, 'foot', 'b2sw')
      at.put(1, 'archers', 'b2sw')
    },
    blunders: ['unit-shu-foot-1'],
  }),
  position('the last foot at the gate of an empty capital', 'it goes in', {
    lay: (at) => void at.put(0, 'foot', 'chengdu-h'),
    right: ['unit-shu-foot-1 chengdu'],
    blunders: ['end-turn', 'recruit'],
  }),
  position('a foot alone in Jianan, an enemy at two steps', 'an empty small city falls to who walks by', {
    lay(at) {
      manned(at)
      at.put(1, 'foot', 'd2sw')
      at.own(null, 'hanzhong')
    },
    blunders: ['unit-shu-foot-2'],
  }),
  position('a foot in Hanzhong beside two Wei archers', 'who goes gives the city away', {
    lay(at) {
      manned(at)
      at.own(0, 'hanzhong')
      at.put(0, 'foot', 'hanzhong')
      at.put(1, 'archers', 'jw')
      at.put(1, 'archers', 'jw')
    },
    blunders: ['unit-shu-foot-3'],
  }),
  position('Liu Bei alone, five Wei armies on the next road', 'a lord among five enemies is lost', {
    lay(at) {
      manned(at)
      at.put(0, 'liu-bei', 'd2sw')
      for (const place of ['jw', 'jw', 'luoyang-w']) at.put(1, 'foot', place)
      for (const place of ['xuchang-w', 'xuchang-w']) at.put(1, 'archers', place)
    },
    blunders: ['unit-liu-bei d3sw', 'unit-liu-bei hanzhong-in', 'unit-liu-bei hw', 'unit-liu-bei fsw'],
  }),
  position('Zhuge Liang of stamina 1 at the front', 'one more wound and he is a captive', {
    lay(at) {
      manned(at)
      at.put(0, 'zhuge-liang', 'd2sw', { stamina: 1 })
      for (const place of ['jw', 'jw', 'c0']) at.put(1, 'foot', place)
    },
    blunders: ['unit-zhuge-liang d3sw'],
  }),
  position('a foot at an enemy gate, the city empty inside', 'it steps in', {
    lay(at) {
      manned(at)
      at.own(1, 'changsha')
      at.put(0, 'foot', 'changsha-w')
    },
    right: ['unit-shu-foot-3 changsha', 'unit-shu-foot-3 changsha-w+stay'],
    blunders: ['end-turn', 'recruit'],
  }),
  position(
    'armies enough, 急行軍 in hand, Changsha four steps away',
    'a card for which there is no room buys a city',
    {
      lay(at) {
        manned(at)
        for (const place of ['chengdu-h', 'chengdu-h']) at.put(0, 'foot', place)
        for (const place of ['chengdu-d', 'chengdu-d']) at.put(0, 'archers', place)
        at.put(0, 'foot', 'b2sw')
        at.put(0, 'archers', 'chengdu')
        at.hand(0, 'forced-march-1', 'secret-crossing-1')
        at.own(1, 'changsha')
        at.put(1, 'archers', 'changsha-e')
      },
      blunders: ['end-turn'],
    },
  ),
]
