// Sense that takes a second look: fights that win nothing, rage that is left, cities and generals alone.
import { newTurn } from '../../../../src/games/storm/table/state.ts'
import type { Layer } from '../play.ts'
import { manned, position } from './position.ts'

/** It has marched in this turn. */
const MARCHED = { now: { ...newTurn(), moved: true } }
/** It has marched and attacked in this turn. */
const SPENT = { now: { ...newTurn(), moved: true, attacked: true, fights: 1 } }

/** Those who hold the cities have marched. */
function settled(at: Layer): void {
  manned(at)
  for (const unit of at.state.units) unit.now.moved = true
}

export const reckoning = [
  position('three archers in range of a free Luoyang, nobody of theirs at a gate', 'nobody could go in', {
    lay(at) {
      settled(at)
      for (const place of ['jw', 'jw', 'c0']) at.put(0, 'archers', place, MARCHED)
    },
    blunders: ['attack'],
  }),
  position('three archers in range of a free Luoyang, a foot at its gate', 'the foot goes in', {
    lay(at) {
      settled(at)
      at.put(0, 'foot', 'luoyang-w', MARCHED)
      for (const place of ['jw', 'jw', 'c0']) at.put(0, 'archers', place, MARCHED)
    },
    right: ['attack'],
    blunders: ['end-turn', 'recruit'],
  }),
  position(
    'the last archers that may attack, before a lord and a foot in their capital',
    'the lord would come back',
    {
      lay(at) {
        settled(at)
        at.put(1, 'cao-cao', 'xiangping')
        at.put(0, 'archers', 'xiangping-d', MARCHED)
        at.put(0, 'archers', 'b2ne', SPENT)
      },
      blunders: ['attack'],
    },
  ),
  position('two foot before a capital of one foot, 8 rage', 'rage for one more die decides the game', {
    lay(at) {
      manned(at)
      at.rage(0, 8)
      at.put(0, 'foot', 'xiangping-h', MARCHED)
      at.put(0, 'foot', 'xiangping-d', MARCHED)
    },
    until: (play) => play.play(0, 'attack', 'unit-shu-foot-3', 'wei-foot-1'),
    right: ['last-stand'],
    blunders: ['fight', 'back'],
  }),
  position('Liu Bei alone in the capital, its foot at the gate, two enemies near', 'the foot goes in', {
    lay(at) {
      at.put(0, 'liu-bei', 'chengdu')
      at.put(0, 'foot', 'chengdu-h')
      at.put(0, 'foot', 'jianan')
      at.put(1, 'foot', 'xiangping')
      at.put(1, 'foot', 'b2sw')
      at.put(1, 'archers', 'b2sw')
    },
    right: ['unit-shu-foot-1 chengdu'],
    blunders: ['end-turn', 'recruit'],
  }),
  position('archers beside a Guo Jia of stamina 1 who stands alone', 'one wound takes him captive', {
    lay(at) {
      manned(at)
      at.put(0, 'archers', 'd2sw', MARCHED)
      at.put(1, 'guo-jia', 'd3sw', { stamina: 1 })
    },
    right: ['attack'],
    blunders: ['end-turn', 'recruit'],
  }),
  position('a whole Guan Yu beside archers that stand alone', 'he hardly loses', {
    lay(at) {
      manned(at)
      at.put(0, 'guan-yu', 'd2sw', MARCHED)
      at.put(1, 'archers', 'd3sw')
    },
    right: ['attack'],
    blunders: ['end-turn', 'recruit'],
  }),
  position(
    'Guan Yu whole on the middle road, three enemies before him, nobody behind',
    'alone he is worn down',
    {
      lay(at) {
        manned(at)
        at.put(0, 'guan-yu', 'd3sw')
        for (const place of ['luoyang-e', 'je', 'xuchang-e']) at.put(1, 'archers', place)
      },
      blunders: ['unit-guan-yu jw', 'unit-guan-yu c0', 'unit-guan-yu luoyang-w', 'unit-guan-yu luoyang-s'],
    },
  ),
  position('Luoyang of one foot, two enemies at its gate, an army is recruited', 'a second one inside', {
    lay(at) {
      manned(at)
      at.own(0, 'luoyang')
      at.put(0, 'foot', 'luoyang')
      at.put(1, 'foot', 'luoyang-e')
      at.put(1, 'archers', 'luoyang-e')
      at.hand(0, 'provoke-1')
    },
    until: (play) => play.play(0, 'recruit', 'army', 'foot'),
    right: ['luoyang', 'area-luoyang luoyang'],
  }),
  position('a foot attacks one of three that help each other, Hold Fast in hand', 'it fails anyhow', {
    seat: 1,
    lay(at) {
      manned(at)
      at.put(0, 'foot', 'd2sw')
      at.put(1, 'foot', 'd3sw')
      at.put(1, 'foot', 'jw')
      at.put(1, 'archers', 'jw')
      at.hand(1, 'hold-fast-1')
    },
    until: (play) => play.attack(0, 'shu-foot-3', 'wei-foot-3'),
    right: ['pass'],
  }),
  position('Xuchang of three gates holds one foot, Ladders in hand, two archers before it', 'two dice do', {
    lay(at) {
      manned(at)
      at.own(1, 'xuchang')
      at.put(1, 'foot', 'xuchang')
      at.put(0, 'archers', 'xuchang-w', MARCHED)
      at.put(0, 'archers', 'jw', MARCHED)
      at.hand(0, 'ladders-1')
    },
    right: ['attack'],
    blunders: ['end-turn'],
  }),
  position('a foot between a free city and the empty second city of Wei', 'both are taken without dice', {
    lay(at) {
      at.put(0, 'foot', 'chengdu')
      at.put(0, 'foot', 'jianan', MARCHED)
      at.put(1, 'foot', 'xiangping')
      at.put(0, 'foot', 'sne')
    },
    right: ['unit-shu-foot-3 beiping'],
    blunders: ['end-turn', 'recruit'],
  }),
]
