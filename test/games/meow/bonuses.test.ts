// Every row of both sides of the bonus table, taken by armies with two, three, four and five of a kind and nothing else.
import { expect, it } from 'vitest'
import type { Id } from '../../../src/engine/phrase.ts'
import { FACTIONS, TROOPS } from '../../../src/games/meow/cards/effects.ts'
import { bears } from '../../../src/games/meow/table/army.ts'
import { battle, play } from './table.ts'

/** Five of each faction, of five troops; five of each troop, of five factions. */
const FIVES: Readonly<Record<string, Id>> = {
  wei: 'cao-cao xiahou-dun xiahou-yuan xu-chu guo-jia',
  shu: 'guan-yu liu-bei huang-zhong wang-ping zhang-fei',
  wu: 'gan-ning sun-jian sun-quan zhou-tai sun-ce',
  yuan: 'yan-liang yuan-shao shen-pei yuan-shu ji-ling',
  others: 'hua-xiong dong-zhuo gongsun-zan gao-shun zhang-jiao',
  cavalry: 'cao-cao guan-yu gan-ning yan-liang lu-bu',
  foot: 'xiahou-dun liu-bei sun-jian yuan-shao dong-zhuo',
  bow: 'xiahou-yuan huang-zhong sun-quan shen-pei gongsun-zan',
  shield: 'xu-chu wang-ping zhou-tai yuan-shu gao-shun',
  spear: 'zhang-he zhang-fei sun-ce ji-ling hua-xiong',
  wits: 'guo-jia zhuge-liang zhou-yu tian-feng zhang-jiao',
}

/** What `count` of a kind, one of them in the rear, change against a lone general. */
function bonus(kind: string, count: number, foe: Id) {
  const cards = (FIVES[kind] ?? '').split(' ').slice(0, count)
  const table = play(
    battle(
      [
        { front: cards.slice(1), rear: cards.slice(0, 1) },
        { front: [foe, null, null], attack: 9 },
      ],
      (state) => {
        state.phase = 'bonus'
        if (state.battle) state.battle.clash = 0
        for (const player of state.players) player.treasures = ['red-hare'] // keeps turns open
      },
    ),
  )
  const [own, other] = [table.army(0), table.army(1)]
  const all = {
    hp: own.hp - 20,
    attack: own.attack - 5,
    fish: table.player(0).fish - 5,
    foeHp: other.hp - 20,
    foeAttack: other.attack - 9,
  }
  return Object.fromEntries(Object.entries(all).filter(([, change]) => change !== 0))
}

it.each([
  ['wei', { fish: 1 }, { fish: 2 }, { fish: 3, attack: 1 }, { fish: 4, attack: 2 }],
  ['shu', { hp: 2 }, { hp: 4 }, { hp: 8 }, { hp: 9, attack: 1 }],
  ['wu', { foeAttack: -1 }, { foeAttack: -2 }, { foeAttack: -3, hp: 2 }, { foeAttack: -4, hp: 3 }],
  ['yuan', { hp: 3 }, { hp: 3, fish: 1 }, { hp: 5, attack: 1, fish: 1 }, { hp: 6, attack: 1, fish: 3 }],
  ['others', { hp: 2 }, { hp: 2, attack: 1 }, { hp: 4, attack: 2 }, { hp: 5, attack: 3 }],
  ['cavalry', { foeHp: -1 }, { foeHp: -3 }, { foeHp: -6 }, { foeHp: -8 }],
  ['foot', { foeAttack: -1 }, { foeAttack: -1, hp: 3 }, { foeAttack: -2, hp: 5 }, { foeAttack: -3, hp: 6 }],
  ['bow', { attack: 1 }, { attack: 2 }, { attack: 3 }, { attack: 4 }],
  ['shield', { hp: 2 }, { hp: 5 }, { hp: 9 }, { hp: 11 }],
  ['spear', { foeHp: -3 }, { foeHp: -5 }, { foeHp: -7, attack: 1 }, { foeHp: -9, attack: 1 }],
  ['wits', { fish: 1 }, { fish: 1, foeAttack: -1 }, { fish: 2, foeAttack: -2 }, { fish: 3, foeAttack: -2 }],
])('R10: %s: two and three take a row of the first side, four and five one of each side', (kind, ...rows) => {
  expect([1, 2, 3, 4, 5].map((count) => bonus(kind, count, 'ma-chao'))).toEqual([{}, ...rows])
})

it('R10, R12: 槍 does no damage where there is no cavalry in front', () => {
  expect([2, 3, 5].map((count) => bonus('spear', count, 'lu-su'))).toEqual([{}, {}, { attack: 1 }])
})

it('every faction and every troop is played here', () => {
  expect(Object.keys(FIVES)).toEqual([...FACTIONS, ...TROOPS])
  for (const kind of [...FACTIONS, ...TROOPS])
    expect(FIVES[kind]?.split(' ').filter((id) => bears(id, kind))).toHaveLength(5)
})
