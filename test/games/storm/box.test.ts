// What is in the box: cards, pieces, generals, rage, the map, and what each lord begins with (source, four and six).
import { describe, expect, it } from 'vitest'
import { ARMY_TYPES, FACTIONS, FIRST_ARMIES, piecesOf } from '../../../src/games/storm/box/factions.ts'
import { generalOf, generalsOf, lordOf } from '../../../src/games/storm/box/generals.ts'
import { DECK, STRATAGEMS } from '../../../src/games/storm/cards/index.ts'
import { MOST_DICE } from '../../../src/games/storm/fight/dice.ts'
import { CITIES, homeOf, PLACES } from '../../../src/games/storm/map/index.ts'
import { RAGE_SUPPLY } from '../../../src/games/storm/table/state.ts'

describe('the box', () => {
  it('R30 has 36 cards, 84 armies, 12 generals, 24 rage, 3 dice', () => {
    expect(new Set(DECK).size).toBe(36)
    const pieces = FACTIONS.map((faction) => ARMY_TYPES.map((type) => piecesOf(faction, type).length))
    expect(pieces, '群 as printed: 馬 5, 步 11, 弓 5').toEqual([
      [5, 11, 5],
      [6, 10, 5],
      [4, 11, 6],
      [5, 11, 5],
    ])
    expect(FACTIONS.flatMap(generalsOf)).toHaveLength(12)
    expect([RAGE_SUPPLY, MOST_DICE]).toEqual([24, 3])
  })

  it('has these cards, so many of each', () => {
    expect(Object.entries(STRATAGEMS).map(([kind, { copies }]) => `${copies} ${kind}`)).toEqual([
      ...['4 assault', '4 hold-fast', '3 forced-march', '3 ambush', '3 levy', '3 ladders', '2 discord'],
      ...['2 fire', '2 raid-supplies', '2 decoys', '2 rest', '2 provoke', '2 secret-crossing'],
      ...['1 empty-fort', '1 call-talent'],
    ])
  })

  it.each([
    ['liu-bei', [5, 1, 1, 2, 1, 0, 7]],
    ['guan-yu', [4, 2, 1, 2, 2, 0, 6]],
    ['zhuge-liang', [3, 0, 2, 2, 1, 1, 6]],
    ['cao-cao', [5, 1, 1, 2, 0, 0, 7]],
    ['zhang-liao', [4, 2, 1, 3, 2, 0, 5]],
    ['guo-jia', [3, 0, 2, 2, 2, 1, 5]],
    ['sun-quan', [5, 1, 1, 2, 0, 0, 7]],
    ['gan-ning', [4, 2, 1, 2, 2, 0, 5]],
    ['zhou-yu', [3, 0, 2, 2, 2, 1, 6]],
    ['ma-teng', [5, 1, 1, 2, 0, 0, 7]],
    ['ma-chao', [4, 2, 1, 3, 2, 0, 5]],
    ['han-sui', [3, 0, 2, 2, 2, 1, 4]],
  ])('%s: stamina, attack, defence, move, rage, hand and the die that persuades are %j', (id, values) => {
    const { stamina, attack, defence, move, rage, hand, persuade } = generalOf(id)
    expect([stamina, attack, defence, move, rage, hand, persuade]).toEqual(values)
  })

  it.each([
    ['shu', 'liu-bei', 'chengdu', 'jianan', [0, 3, 1]],
    ['wei', 'cao-cao', 'xiangping', 'beiping', [0, 3, 1]],
    ['wu', 'sun-quan', 'jianye', 'wu', [0, 1, 3]],
    ['qun', 'ma-teng', 'xijing', 'jieting', [1, 2, 1]],
  ] as const)('R2 %s begins with %s, %s, %s and 馬 步 弓 %j', (faction, lord, capital, secondary, armies) => {
    expect(lordOf(faction)).toBe(lord)
    expect(homeOf(faction)).toEqual({ capital, secondary })
    expect(ARMY_TYPES.map((type) => FIRST_ARMIES[faction][type])).toEqual(armies)
  })

  it('has 3 cities of level 3, Luoyang among them, 4 capitals of level 2 and 9 small ones; a space holds 2 units, a city its level', () => {
    const ofLevel = (level: number) => CITIES.filter((city) => city.level === level)
    expect([3, 2, 1].map((level) => ofLevel(level).length)).toEqual([3, 4, 9])
    expect(ofLevel(3).map(({ id }) => id)).toContain('luoyang')
    expect(ofLevel(2).every(({ capitalOf }) => capitalOf)).toBe(true)
    for (const { kind, capacity, id } of PLACES)
      expect(capacity).toBe(kind === 'inside' ? CITIES.find((city) => city.id === id)?.level : 2)
  })
})
