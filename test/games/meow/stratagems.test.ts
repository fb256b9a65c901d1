// Each of the 12 stratagems: seven with the line-up, five in battle.
import { describe, expect, it } from 'vitest'
import type { Id } from '../../../src/engine/phrase.ts'
import { STRATAGEMS } from '../../../src/games/meow/cards/stratagems.ts'
import { battle, deal, FOES, laid, NONE, type Play, play } from './table.ts'

const OWN = ['dong-zhuo', 'lu-bu', 'wang-ping', 'lu-xun', 'yuan-shu']
const FOE = ['huang-zhong', 'lu-su', 'shen-pei', 'xu-huang', 'zhang-jiao']

/** Plans with one stratagem; both hands have no bonus but what is named in the tests. Stops before the first turn. */
function plan(card: Id | undefined, ...answers: Id[]): Play {
  const table = play(
    laid(2, { ...NONE, expansions: ['stratagems'] }, (state) => {
      deal(state, 0, ...OWN)
      deal(state, 1, ...FOE)
      state.phase = 'plan'
      for (const player of state.players) player.treasures = ['red-hare'] // keeps turns open
      if (card && state.players[0]) state.players[0].stratagems = [card]
    }),
  )
  if (card) table.answer(0, card)
  table.answer(0, ...OWN)
  table.answer(1, ...FOE)
  for (const answer of answers) table.answer(0, answer)
  return table
}

const markers = (table: Play) => {
  const { hp, attack, block, speed } = table.army(0)
  const foe = table.army(1)
  return { hp, attack, block, speed, foeHp: foe.hp, foeAttack: foe.attack }
}

// 董卓 2/7, 呂布 4/4, 王平 1/8 make 7/19 and have two 他 (+2 HP) and two 盾 (+2); 黃忠 2/6, 魯肅 1/6, 審配 2/6 make
// 5/18 and have two 弓 (+1 attack) and two 謀 (a fish), two 步 nowhere.
const PLAIN = { hp: 23, attack: 7, block: 0, speed: 0, foeHp: 18, foeAttack: 6 }

describe('stratagems with the line-up', () => {
  it('none: the plain battle the others are compared with', () => {
    expect(markers(plan(undefined))).toEqual(PLAIN)
  })

  it.each<[Id, Partial<typeof PLAIN>]>([
    ['fish-scale', { hp: 26 }],
    ['wild-geese', { speed: 3, foeHp: 17 }],
    ['eight-trigrams', { foeAttack: 5 }],
    ['empty-fort', { block: 3 }],
  ])('%s', (card, change) => {
    expect(markers(plan(card))).toEqual({ ...PLAIN, ...change })
  })

  it('empty-fort blocks 8 for who is behind on HP', () => {
    const table = play(
      laid(2, { ...NONE, expansions: ['stratagems'] }, (state) => {
        deal(state, 0, ...FOE)
        deal(state, 1, ...OWN)
        state.phase = 'plan'
        for (const player of state.players) player.treasures = ['red-hare']
        if (state.players[0]) state.players[0].stratagems = ['empty-fort']
      }),
    )
    table.answer(0, 'empty-fort')
    table.answer(0, ...FOE)
    table.answer(1, ...OWN)
    expect(table.army(0).block).toBe(8)
  })

  it('arrowhead: four in front, 6 HP and 2 attack less', () => {
    const table = plan('arrowhead')
    expect(table.army(0).front).toEqual(OWN.slice(0, 4))
    // 陸遜 adds 1/7: 8/26, +4 HP of bonuses.
    expect(markers(table)).toEqual({ ...PLAIN, hp: 24, attack: 6 })
  })

  it('crane-wing: two in front, 7 HP and 3 attack more', () => {
    const table = plan('crane-wing')
    expect(table.army(0).front).toEqual(OWN.slice(0, 2))
    expect(table.army(0).rear).toEqual(OWN.slice(2))
    expect(markers(table)).toEqual({ ...PLAIN, hp: 22, attack: 9 })
  })

  it('M8: sow-distrust: two of theirs trade places before the sums', () => {
    const asked = plan('sow-distrust')
    expect(asked.options(0), 'M8: any of the front').toEqual(FOE.slice(0, 3))
    asked.answer(0, 'lu-su')
    expect(asked.options(0), 'M8: any of the rear').toEqual(FOE.slice(3))
    const table = plan('sow-distrust', 'huang-zhong', 'zhang-jiao')
    expect(table.army(1).front).toEqual(['zhang-jiao', 'lu-su', 'shen-pei'])
    expect(table.army(1).rear).toEqual(['xu-huang', 'huang-zhong'])
    expect(markers(table)).toEqual({ ...PLAIN, foeAttack: 5 })
  })
})

/** Plays one stratagem in the first clash. */
function inBattle(card: Id, hp: number, ...answers: Id[]): Play {
  const table = play(
    battle([{ front: ['dian-wei', 'wang-ping', 'lu-bu'], hp, attack: 6 }, FOES], (state) => {
      if (state.players[0]) {
        state.players[0].stratagems = [card]
        state.players[0].treasures = ['yitian-sword'] // keeps the turn open
      }
    }),
  )
  table.answer(0, card)
  for (const answer of answers) table.answer(0, answer)
  expect(table.state.stratagemDiscards).toEqual([card])
  return table
}

describe('stratagems in battle', () => {
  it('fire-ploy: 3 damage', () => {
    expect(inBattle('fire-ploy', 20).army(1).hp).toBe(17)
  })

  it('bitter-ruse: 2 HP for 2 attack', () => {
    expect(inBattle('bitter-ruse', 20).army(0)).toMatchObject({ hp: 18, attack: 8 })
  })

  it('beauty-ruse: seals one and heals 1', () => {
    const table = inBattle('beauty-ruse', 20, 'zhou-yu')
    expect(table.army(1).sealed).toEqual(['zhou-yu'])
    expect(table.army(0).hp).toBe(21)
  })

  it('borrowed-arrows: block 3, and 1 damage more than they have archers', () => {
    const table = inBattle('borrowed-arrows', 20)
    expect(table.army(0).block).toBe(3)
    expect(table.army(1).hp).toBe(17)
  })

  it('loot-the-fire: 2 fish, or 1 for who is behind on HP', () => {
    expect(inBattle('loot-the-fire', 20).player(0).fish).toBe(7)
    expect(inBattle('loot-the-fire', 19).player(0).fish).toBe(6)
  })

  it('loot-the-fire: nothing from who has no fish', () => {
    const table = play(
      battle([{ front: ['dian-wei', null, null] }, FOES], ({ players: [own, foe] }) => {
        if (own && foe) [own.stratagems, own.treasures, foe.fish] = [['loot-the-fire'], ['yitian-sword'], 0]
      }),
    )
    table.answer(0, 'loot-the-fire')
    expect(table.story.at(-1)).toBe('stratagem-used')
  })
})

describe('the pile', () => {
  it('has 12 cards, five of them arts of war', () => {
    expect(Object.keys(STRATAGEMS)).toHaveLength(12)
    expect(Object.values(STRATAGEMS).filter(({ art }) => art)).toHaveLength(5)
  })
})
