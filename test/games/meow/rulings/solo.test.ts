// Rulings 37 to 40 and 45: one battle against a line-up whose five all fight.
import { describe, expect, it } from 'vitest'
import { nameRefs } from '../../../../src/engine/phrase.ts'
import { game } from '../../../../src/games/meow/game.ts'
import { soloTitle } from '../../../../src/games/meow/rules/end.ts'
import { type MeowState, setup } from '../../../../src/games/meow/table/state.ts'
import { words } from '../../../../src/games/meow/text/index.ts'
import { type Play, play } from '../table.ts'

const solo = (opponent = 'famous', difficulty = 'ordinary') => ({ opponent, difficulty })

/** A solo battle in a clash, our side to act after the opponent unless said otherwise. */
function fight(
  own: (string | null)[],
  rival: string[],
  clash: number,
  change: (state: MeowState) => void = () => {},
): Play {
  const state = setup(1, solo())
  const army = { hp: 20, attack: 5, block: 0, speed: 0, used: [], sealed: [], weakened: {} }
  state.phase = 'turn'
  state.battle = {
    armies: [
      { ...structuredClone(army), front: own, rear: [] },
      { ...structuredClone(army), front: rival.slice(0, 3), rear: rival.slice(3) },
    ],
    clash,
    first: 1,
    acted: [],
    defeats: [],
  }
  if (state.players[0]) state.players[0].stratagems = ['fire-ploy'] // keeps the turn open
  change(state)
  return play(state)
}

describe('the opponent in battle', () => {
  it('R37: all five use their skills, slots 1 to 3 and then the rear; only the front is summed', () => {
    const table = fight([null, null, null], ['gan-ning', 'cao-ren', 'zhou-tai', 'yuan-shu', 'sun-jian'], 1)
    const used = table.told.flatMap(({ phrase }) =>
      phrase.key === 'meow.skill-used' ? [phrase.args?.general] : [],
    )
    expect(used).toEqual(['gan-ning', 'cao-ren', 'yuan-shu', 'sun-jian'].map((name) => ({ name })))
    const planned = play({ ...setup(1, solo('guandu-wei')) })
    planned.answer(0, 'yuan-shao', 'tian-feng', 'ju-shou', 'yan-liang', 'wen-chou')
    expect(planned.count('sums')).toBe(2)
    expect(planned.army(1).front).toHaveLength(3)
  })

  it('R38: its rear faces our slots 1 and 3', () => {
    const rear1 = fight(
      ['lu-bu', 'zhou-tai', 'cao-ren'],
      ['xu-huang', 'zhang-he', 'xu-chu', 'guan-yu', 'liu-bei'],
      1,
    )
    expect(rear1.army(0).hp).toBe(20 - 4 - 5)
    const rear2 = fight(
      ['lu-bu', 'zhou-tai', 'zhang-fei'],
      ['xu-huang', 'zhang-he', 'xu-chu', 'liu-bei', 'guan-yu'],
      1,
    )
    expect(rear2.army(0).hp).toBe(20 - 3 - 5)
  })

  it('R38, R45: we aim where it may choose, also for its front', () => {
    const table = fight(
      ['lu-bu', 'zhou-tai', null],
      ['zhuge-liang', 'xu-chu', 'cao-ren', 'lu-su', 'tian-feng'],
      2,
    )
    expect(table.options(0)).toEqual(['lu-bu', 'zhou-tai'])
    // The question says that it is the opponent's, and why it is ours to answer.
    expect(table.asked(0)).toBe('ask-general-for-rival')
    table.answer(0, 'zhou-tai')
    expect(table.army(0).sealed).toEqual(['zhou-tai'])
  })

  it('R38: its swaps and its fish do nothing', () => {
    const table = fight(['lu-bu', null, null], ['wei-yan', 'dong-zhuo', 'cao-ren', 'lu-su', 'xu-huang'], 2)
    expect(table.army(1).front).toEqual(['wei-yan', 'dong-zhuo', 'cao-ren'])
    expect(table.player(0).fish).toBe(5)
    expect(table.state.supply).toBe(49)
  })

  it('R45: of two options it takes the first', () => {
    const table = fight(['lu-bu', null, null], ['zhang-he', 'xu-chu', 'cao-ren', 'lu-su', 'tian-feng'], 3)
    expect(table.army(0).hp).toBe(20 - 4 - 5)
  })

  it('R45: its bonuses count all five', () => {
    const table = play(setup(1, solo('guandu-wei')))
    table.answer(0, 'yuan-shao', 'tian-feng', 'ju-shou', 'yan-liang', 'wen-chou')
    // 官渡 魏: five 魏 (attack +2) and two 騎 (1 damage)
    const bonuses = table.told.filter(({ phrase }) => phrase.key === 'meow.bonus')
    expect(bonuses).toContainEqual(
      expect.objectContaining({
        phrase: expect.objectContaining({ args: { who: { name: 'rival' }, kind: { name: 'wei' }, n: 5 } }),
      }),
    )
  })
})

describe('difficulties', () => {
  const planned = (difficulty: string, seed = 'test'): Play => {
    const table = play(setup(1, solo('famous', difficulty)), seed)
    table.answer(0, 'pass')
    return table
  }

  it('R39: ordinary shows the opponent’s order before ours, the others show it with ours', () => {
    expect(game.view(planned('ordinary').state, 0).rival?.up).toBe(true)
    for (const difficulty of ['challenge', 'hell']) {
      const table = planned(difficulty)
      const seen = game.view(table.state, 0).rival
      expect(seen?.cards).toEqual(['dian-wei', 'guan-yu', 'lu-bu', 'taishi-ci', 'zhao-yun'])
      expect(table.count('line-up')).toBe(0)
      table.answer(0, ...table.options(0))
      expect(table.count('line-up')).toBe(2)
    }
  })

  it.each(['ordinary', 'challenge', 'hell'])(
    'R39: %s shuffles the opponent’s five into its line-up',
    (difficulty) => {
      const orders = ['a', 'b', 'c'].map((seed) => planned(difficulty, seed).state.rival?.cards.join())
      expect(new Set(orders).size).toBeGreaterThan(1)
      // Where the order is hidden, a search takes any for possible: once there is one.
      const visiting = play(setup(1, solo('famous', difficulty))).state
      const { state } = planned(difficulty)
      const hidden = (at: MeowState) => game.pools?.(at, 0).at(-1)?.places
      expect([hidden(visiting), hidden(state)]).toEqual([
        [],
        difficulty === 'ordinary' ? [] : state.rival?.cards,
      ])
    },
  )

  it('R39: hell grades the fish that are left, without a reward for the battle', () => {
    expect([6, 5, 4, 3, 2, 0].map((fish) => soloTitle(true, fish))).toEqual([
      'renowned',
      'renowned',
      'lord-of-a-land',
      'lord-of-a-land',
      'planner',
      'planner',
    ])
    expect(soloTitle(false, 9)).toBe('small-fry')
    const ended = fight(
      ['cao-cao', null, null],
      ['xu-huang', 'zhang-he', 'xu-chu', 'lu-su', 'liu-bei'],
      1,
      (state) => {
        const foe = state.battle?.armies[1]
        if (foe) foe.hp = 1
        if (state.rival) Object.assign(state.rival, { difficulty: 'hell' })
      },
    )
    ended.answer(0, 'attack')
    expect(ended.run.outcome).toMatchObject({ winners: [0], facts: { won: 1 } })
    expect(ended.player(0).fish).toBe(5)
    expect(ended.count('solo-title')).toBe(1)
  })

  it('R16, R37, R45: after clash 4 the higher HP wins, of equals the first player of clash 4', () => {
    const winners = (hp: number, first: number) =>
      fight(
        [null, null, null],
        ['xu-huang', 'zhang-he', 'xu-chu', 'lu-su', 'liu-bei'],
        4,
        ({ battle, players }) => {
          if (players[0]) players[0].stratagems = []
          if (battle?.armies[0]) battle.armies[0].hp = hp
          if (battle) battle.first = first
        },
      ).run.outcome?.winners
    expect([winners(21, 1), winners(19, 0), winners(20, 0), winners(20, 1)]).toEqual([[0], [], [0], []])
  })

  it('R37, M9: a side that falls has lost, and then nobody has won', () => {
    const table = fight(
      ['cao-cao', null, null],
      ['xu-huang', 'zhang-he', 'xu-chu', 'lu-su', 'liu-bei'],
      1,
      (state) => {
        const own = state.battle?.armies[0]
        if (own) own.hp = 4
      },
    )
    expect(table.run.outcome).toMatchObject({ winners: [], facts: { won: 0 } })
  })
})

describe('opponents', () => {
  it.each([
    ['red-cliffs-allies', '關羽 張飛 諸葛亮 周瑜 孫權', undefined],
    ['red-cliffs-wei', '曹操 許褚 張遼 夏侯惇 夏侯淵', undefined],
    ['guandu-wei', '曹操 郭嘉 張遼 許褚 夏侯淵', '袁紹 田豐 沮授 顏良 文醜'],
    ['guandu-yuan', '袁紹 田豐 沮授 顏良 文醜', '曹操 郭嘉 張遼 許褚 夏侯淵'],
    ['famous', '呂布 關羽 趙雲 典韋 太史慈', undefined],
  ])('R45: %s has the five that the source names', (opponent, five, own) => {
    const named = (ids: readonly string[] = []) => ids.map((id) => words['zh-TW'].names[id]).join(' ')
    const { rival, players } = setup(1, solo(opponent))
    expect(named(rival?.cards)).toBe(five)
    expect(named(players[0]?.hand)).toBe(own ?? '')
  })

  it('R40: in 官渡 the other five are our hand, and there is no visit', () => {
    const table = play(setup(1, solo('guandu-yuan')))
    expect(table.asked(0)).toBe('ask-line-up')
    expect([...table.options(0)].sort()).toEqual([
      'cao-cao',
      'guo-jia',
      'xiahou-yuan',
      'xu-chu',
      'zhang-liao',
    ])
  })

  it('R40: in free battle it sends its weakest home after each of our visits', () => {
    const table = play(setup(1, solo('free')))
    const before = table.state.rival?.cards ?? []
    expect(table.player(0).fish).toBe(5)
    expect(table.player(0).hand).toHaveLength(5)
    expect(before).toHaveLength(5)
    expect(table.event('rival-comes').cards, 'drawn openly').toEqual(nameRefs(before))
    table.answer(0, 'visit')
    table.answer(0, table.options(0)[0] ?? '')
    const after = table.state.rival?.cards ?? []
    expect(after).toHaveLength(5)
    expect(before.filter((id) => !after.includes(id))).toHaveLength(1)
    expect(table.count('rival-visits')).toBe(1)
  })

  it('R40: the weakest has least attack, of equals least HP', () => {
    const state = setup(1, solo('free'))
    state.phase = 'visit'
    if (state.rival) state.rival.cards = ['lu-bu', 'cao-cao', 'lu-su', 'sun-quan', 'liu-bei']
    state.deck = ['ma-chao', 'gan-ning']
    if (state.players[0]) state.players[0].hand = ['dian-wei', 'xu-chu', 'zhou-yu', 'guo-jia', 'pang-tong']
    const table = play(state)
    table.answer(0, 'visit')
    table.answer(0, 'dian-wei')
    expect(table.state.discards).toEqual(['dian-wei', 'lu-su'])
  })

  it('R40: of equals in speed we are first', () => {
    const state = setup(1, solo('famous'))
    state.phase = 'bonus'
    const army = { hp: 20, attack: 5, block: 0, speed: 0, used: [], sealed: [], weakened: {}, rear: [] }
    state.battle = {
      armies: [
        { ...structuredClone(army), front: ['zhao-yun'] },
        { ...structuredClone(army), front: ['lu-bu'] },
      ],
      clash: 0,
      first: 0,
      acted: [],
      defeats: [],
    }
    if (state.players[0]) state.players[0].stratagems = ['fire-ploy']
    expect(play(state).state.battle?.first).toBe(0)
  })

  it('R45: the named five, and in 官渡 both fives, are not in the deck', () => {
    expect(setup(1, solo('famous')).deck).toHaveLength(43)
    expect(setup(1, solo('guandu-wei')).deck).toHaveLength(48 - 5 - 5)
    expect(setup(1, solo('free')).deck).toHaveLength(48)
  })
})
