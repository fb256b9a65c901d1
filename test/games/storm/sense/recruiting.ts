// Sense with recruits, cards and generals.
import { newTurn } from '../../../../src/games/storm/table/state.ts'
import type { Layer, Play } from '../play.ts'
import { manned, position } from './position.ts'

const toRecruit = (play: Play): void => play.play(0, 'recruit')

const army =
  (...steps: readonly string[]) =>
  (play: Play): void =>
    play.play(0, 'recruit', 'army', ...steps)

/** Homes of three players, by seat. */
const HOMES = [
  [0, 'jianye'],
  [0, 'wu'],
  [1, 'chengdu'],
  [1, 'jianan'],
  [2, 'xijing'],
  [2, 'jieting'],
] as const

/** It has marched in this turn. */
const MARCHED = { now: { ...newTurn(), moved: true } }

export const recruiting = [
  position('three cards, few armies', 'cards are armies', {
    lay(at) {
      manned(at)
      at.hand(0, 'provoke-1', 'rest-1', 'ambush-1')
    },
    blunders: ['end-turn'],
  }),
  position('徵兵 and other cards', 'two armies for one card come first', {
    lay(at) {
      manned(at)
      at.hand(0, 'levy-1', 'rest-1')
    },
    until: toRecruit,
    right: ['levy-1'],
    blunders: ['done'],
  }),
  position('an army while the capital stands empty', 'it goes inside', {
    lay(at) {
      at.put(0, 'foot', 'jianan')
      at.put(1, 'foot', 'b2sw')
      at.hand(0, 'assault-1')
    },
    until: army('foot'),
    right: ['chengdu'],
  }),
  position('which card pays for an army', 'the one that is missed least', {
    lay(at) {
      manned(at)
      at.hand(0, 'assault-1', 'hold-fast-1', 'provoke-1')
    },
    until: army('foot', 'chengdu-h'),
    right: ['provoke-1'],
    blunders: ['assault-1', 'hold-fast-1'],
  }),
  position('the slain lord, 6 rage and a card', 'he comes back', {
    lay(at) {
      manned(at)
      at.rage(0, 6)
      at.hand(0, 'provoke-1', 'rest-1')
      for (const pool of Object.values(at.state.pools))
        if (pool.includes('liu-bei')) pool.splice(pool.indexOf('liu-bei'), 1)
      at.state.fallen.push('liu-bei')
    },
    until: toRecruit,
    right: ['revive'],
    blunders: ['done'],
  }),
  position('a captive of the own faction', 'he joins for nothing', {
    lay(at) {
      manned(at)
      at.hand(0, 'provoke-1')
      for (const pool of Object.values(at.state.pools))
        if (pool.includes('guan-yu')) pool.splice(pool.indexOf('guan-yu'), 1)
      at.state.players[0]?.captives.push('guan-yu')
    },
    until: toRecruit,
    right: ['persuade-guan-yu'],
    blunders: ['done'],
  }),
  position('a general is dismissed: Guan Yu of 4 or Zhuge Liang of 1', 'who is nearly spent goes', {
    options: { 'three-generals': true },
    lay(at) {
      manned(at)
      at.put(0, 'liu-bei', 'chengdu')
      at.put(0, 'guan-yu', 'chengdu-h')
      at.put(0, 'zhuge-liang', 'chengdu-h', { stamina: 1 })
      for (const pool of Object.values(at.state.pools))
        if (pool.includes('ma-chao')) pool.splice(pool.indexOf('ma-chao'), 1)
      at.state.players[0]?.captives.push('ma-chao')
      at.hand(0, 'call-talent-1')
    },
    until: (play) => play.play(0, 'recruit', 'persuade-ma-chao'),
    right: ['zhuge-liang'],
    blunders: ['guan-yu'],
  }),
  position('two cards too many', 'the least useful go', {
    lay(at) {
      full(at)
      at.hand(0, 'assault-1', 'hold-fast-1', 'decoys-1', 'provoke-1', 'secret-crossing-1')
    },
    until: (play) => play.play(0, 'end-turn'),
    right: ['provoke-1+secret-crossing-1'],
    blunders: ['assault-1+hold-fast-1'],
  }),
  position('Sun Quan may throw off what is dull', 'new cards for nothing', {
    seats: 3,
    lay(at) {
      at.put(0, 'foot', 'jianye')
      at.put(0, 'sun-quan', 'jianye')
      at.hand(0, 'provoke-1', 'secret-crossing-1', 'assault-1')
      at.put(1, 'foot', 'chengdu')
      at.put(2, 'foot', 'xijing')
    },
    until: (play) => play.play(0, 'end-turn'),
    right: ['provoke-1+secret-crossing-1'],
    blunders: ['assault-1', 'assault-1+provoke-1+secret-crossing-1'],
  }),
  position('Zhuge Liang and 8 rage at the end of the turn', 'idle rage orders the next cards', {
    lay(at) {
      manned(at)
      at.put(0, 'zhuge-liang', 'chengdu')
      at.rage(0, 8)
    },
    until: (play) => play.play(0, 'end-turn'),
    right: ['zhuge-liang'],
  }),
  position(
    'armies enough, Raid Supplies in hand, an army before an enemy gate',
    'a card for a card that buys nothing',
    {
      lay(at) {
        full(at)
        at.put(0, 'foot', 'sne', MARCHED)
        at.hand(0, 'raid-supplies-1')
        at.hand(1, 'levy-1')
      },
      right: ['cards raid-supplies-1'],
      blunders: ['end-turn'],
    },
  ),
  position(
    'three players, Raid Supplies; one foe with three cards before one’s army, another far away with one',
    'only who is near can be robbed',
    {
      seats: 3,
      lay(at) {
        for (const [seat, city] of HOMES) at.put(seat, 'foot', city, MARCHED)
        for (const place of ['jianye-h', 'jianye-h', 'jianye-d', 'jianye-d', 'b1sw'])
          at.put(0, 'foot', place, MARCHED)
        at.hand(0, 'raid-supplies-1')
        at.hand(1, 'levy-1', 'rest-1', 'ambush-1')
        at.hand(2, 'assault-1')
      },
      right: ['cards raid-supplies-1 seat-1'],
      blunders: ['end-turn'],
    },
  ),
  position(
    'armies enough, Forced March in hand, Changsha three steps away',
    'a card that buys no army brings a city',
    {
      lay(at) {
        full(at)
        at.put(0, 'foot', 'b1sw')
        at.hand(0, 'forced-march-1')
      },
      right: ['cards forced-march-1 unit-shu-foot-9'],
    },
  ),
  position(
    'armies enough, Secret Crossing in hand, Jieting empty across the mountains',
    'a city for an idle card',
    {
      lay(at) {
        full(at)
        at.put(0, 'foot', 'jianan-sp')
        at.hand(0, 'secret-crossing-1')
      },
      right: ['cards secret-crossing-1 unit-shu-foot-9'],
      blunders: ['end-turn', 'recruit'],
    },
  ),
  position('armies enough, Rest in hand, Liu Bei of stamina 2', 'his wounds heal for an idle card', {
    lay(at) {
      full(at)
      at.put(0, 'liu-bei', 'chengdu', { stamina: 2 })
      at.hand(0, 'rest-1')
    },
    right: ['cards rest-1 unit-liu-bei'],
    blunders: ['end-turn', 'recruit'],
  }),
]

/** Seat 0 of Shu has as many armies as it may, and all have marched. */
function full(at: Layer): void {
  manned(at)
  for (const unit of at.state.units) unit.now.moved = true
  for (const place of ['chengdu-h', 'chengdu-h', 'chengdu-d', 'chengdu-d', 'chengdu', 'jianan-d'])
    at.put(0, 'foot', place, MARCHED)
}
