// Each of the 6 battles: what one, two and three generals of the mandate buy.
import { describe, expect, it } from 'vitest'
import type { Id } from '../../../src/engine/phrase.ts'
import { BATTLES } from '../../../src/games/meow/cards/battles.ts'
import { battle, FOES, NONE, type Play, play } from './table.ts'

/** Spends a mandate at a battle and stops before the first turn. */
function spend(card: Id, mandate: number, boons: string, ...answers: Id[]): Play {
  const dead = ['cao-cao', 'dian-wei', 'hua-xiong', 'sun-jian', 'zhang-jiao', 'guo-jia'].slice(0, mandate)
  const table = play(
    battle(
      [{ front: ['lu-bu', 'zhao-yun', 'wang-ping'], attack: 6 }, FOES],
      (state) => {
        state.phase = 'mandate'
        if (state.battle) state.battle.clash = 0
        state.campaign = [card]
        if (!state.players[0]) return
        state.players[0].mandate = dead
        state.players[0].treasures = ['red-hare'] // keeps the turn open
      },
      { ...NONE, expansions: ['battles'] },
    ),
  )
  table.answer(0, boons)
  for (const answer of answers) table.answer(0, answer)
  expect(table.state.removed).toEqual(dead)
  return table
}

function changes(table: Play) {
  const [own, foe] = [table.army(0), table.army(1)]
  const all = {
    hp: own.hp - 20,
    attack: own.attack - 6,
    block: own.block,
    speed: own.speed,
    fish: table.player(0).fish - 5,
    foeHp: foe.hp - 20,
    foeAttack: foe.attack - 5,
  }
  return Object.fromEntries(Object.entries(all).filter(([, change]) => change !== 0))
}

describe('battles', () => {
  it.each<[Id, object, object, object]>([
    ['guandu', { foeAttack: -1 }, { foeHp: -3 }, { hp: 4, attack: 1 }],
    ['red-cliffs', { foeHp: -2 }, { foeAttack: -2 }, { foeHp: -6 }],
    ['xiaoyao-ford', { speed: 3 }, { attack: 2 }, { foeHp: -3, foeAttack: -2 }],
    ['yiling', { fish: 1 }, { hp: 4 }, { foeHp: -5 }],
    ['wuzhang-plains', { block: 3 }, { attack: 1, hp: 2 }, { hp: 7 }],
  ])('%s', (card, one, two, three) => {
    expect(changes(spend(card, 1, `${card}-1`))).toEqual(one)
    expect(changes(spend(card, 2, `${card}-2`))).toEqual(two)
    expect(changes(spend(card, 3, `${card}-3`))).toEqual(three)
  })

  it('fancheng', () => {
    expect(changes(spend('fancheng', 1, 'fancheng-1'))).toEqual({ hp: 2 })
    expect(spend('fancheng', 2, 'fancheng-2', 'zhou-yu').army(1).sealed).toEqual(['zhou-yu'])
    expect(changes(spend('fancheng', 3, 'fancheng-3'))).toEqual({ attack: 2, hp: 3 })
  })

  it('R30: at 赤壁 4 generals buy 1 and 2 or 1 and 3, 6 buy all three; each effect once', () => {
    expect(changes(spend('red-cliffs', 4, 'red-cliffs-1+red-cliffs-2'))).toEqual({ foeHp: -2, foeAttack: -2 })
    expect(changes(spend('red-cliffs', 4, 'red-cliffs-1+red-cliffs-3'))).toEqual({ foeHp: -8 })
    expect(() => spend('red-cliffs', 4, 'red-cliffs-2+red-cliffs-3')).toThrow('not-an-option')
    const all = spend('red-cliffs', 6, 'red-cliffs-1+red-cliffs-2+red-cliffs-3')
    expect(changes(all)).toEqual({ foeHp: -8, foeAttack: -2 })
  })

  it('are 6, of the years 200 to 234', () => {
    expect(Object.values(BATTLES).map(({ year }) => year)).toEqual([200, 208, 215, 219, 222, 234])
  })
})
