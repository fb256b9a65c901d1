// The end: what triggers it, what is scored, who wins.
import { describe, expect, it } from 'vitest'
import { bonusOf } from '../../../src/games/records/table/score.ts'
import { playerAt, setup, targetOf } from '../../../src/games/records/table/state.ts'
import { type Layer, layOut } from './kit.ts'

const total = (parts: readonly { points: number }[] | undefined): number =>
  (parts ?? []).reduce((sum, { points }) => sum + points, 0)

/** The last to act, seat 2 of 3, owns five cities and may build a sixth. */
function lastStone(at: Layer): void {
  at.state.turn = 2
  at.money(2, 4)
  at.hand(2, 'tianshui', 'liu-shan')
  at.city(2, 'xiaopei', 'hu-zhen')
  at.city(2, 'chaisang', 'liao-hua')
  at.city(2, 'xinye', 'zhang-ji')
  at.city(2, 'xuchang', 'ma-su')
  at.city(2, 'luoyang', 'hua-xiong')
}

describe('the end of the game', () => {
  it('R25 sets the target by the number of players', () => {
    expect([2, 3, 4, 5].map(targetOf)).toEqual([6, 6, 4, 3])
  })

  it('R25 ends with the round in which somebody first owns the target, and scores 10 for it', () => {
    const game = layOut({ lay: lastStone })
    for (const choice of ['build', 'tianshui', 'liu-shan']) game.play(2, choice)
    expect(game.story).toContain('target-reached')
    expect(game.outcome).toBeDefined()
    expect(game.outcome?.scores?.[2]?.map(({ label, points }) => [label.key, points])).toEqual([
      ['records.score-capital', 12],
      ['records.score-large', 9],
      ['records.score-medium', 6],
      ['records.score-small', 12],
      ['records.score-first', 10],
    ])
    expect(game.outcome).toMatchObject({ winners: [2], facts: { rounds: 2 } })
  })

  it('R25 goes on to the end of the round, and keeps trigger and bonus though a city is lost again', () => {
    const game = layOut({
      lay: (at) => {
        lastStone(at)
        at.state.start = 2
        at.state.turn = 0
        at.hand(0, 'zhang-fei', 'seize-the-king-1', 'muddy-waters-1')
        at.money(0, 40)
        at.strategist(0, 'zhuge-liang')
        at.deck('all', 'zhao-yun', 'guan-yu', 'lu-bu', 'wei-yan', 'wen-chou')
      },
    })
    for (const choice of ['build', 'tianshui', 'liu-shan']) game.play(2, choice)
    if (game.asked.includes(2)) game.play(2, 'end')
    expect(game.outcome).toBeUndefined()
    game.play(0, 'zhao-yun')
    for (const choice of ['attack', 'luoyang', 'zhang-fei', 'seize-the-king-1']) game.play(0, choice)
    game.play(0, 'zhang-fei')
    expect(playerAt(game.state, 2).cities).toHaveLength(5)
    expect(game.view('public')).toMatchObject({ ending: true, first: 2 })
    while (!game.outcome) {
      const seat = game.asked[0] ?? -1
      game.play(seat, game.options(seat).at(-1) ?? '')
    }
    expect(total(game.outcome?.scores?.[2])).toBe(27 + 10)
    expect(total(game.outcome?.scores?.[0])).toBe(12)
  })

  it.each<[string, readonly string[], readonly string[]]>([
    ['攏絡之計', ['win-over-1'], ['win-over-1', 'xinye', 'strength-9']],
    ['暗殺計', ['assassination-1', 'guan-yu'], ['assassination-1', 'xinye', 'pay-1', 'strike', 'guan-yu']],
    [
      '擒賊擒王',
      ['seize-the-king-1', 'guan-yu'],
      ['attack', 'xinye', 'guan-yu', 'seize-the-king-1', 'guan-yu'],
    ],
  ])('R25 counts a city gained by %s towards the target', (_, cards, choices) => {
    const game = layOut({
      seats: 5,
      options: { advanced: true },
      lay: (at) => {
        at.state.turn = 4
        at.state.start = 1
        at.hand(0, ...cards)
        at.money(0, 14)
        at.strategist(0, 'zhuge-liang')
        at.city(0, 'tianshui', 'hu-zhen')
        at.city(0, 'xiaopei', 'liao-hua')
        at.city(1, 'xinye', 'zhang-fei')
        at.battle(1)
      },
    })
    for (const choice of choices) game.play(0, choice)
    if (game.asked.includes(0)) game.play(0, 'end')
    expect(game.event('target-reached')).toMatchObject({ count: 3, points: 8 })
    expect(total(game.outcome?.scores?.[0])).toBe(4 + 4 + 6 + 8)
  })

  it('R25 scores 10 for the first to the target alone, though another reaches it in the same round', () => {
    const game = layOut({
      seats: 4,
      lay: (at) => {
        for (const [seat, cards] of [
          ['tianshui', 'xiaopei', 'chaisang', 'changsha'],
          ['xinye', 'xiangyang', 'jiangxia', 'beihai'],
        ].entries()) {
          const generals = ['hu-zhen', 'liao-hua', 'zhang-ji', 'meng-huo', 'ma-su', 'hua-xiong'].slice(
            3 * seat,
          )
          for (const [index, card] of cards.slice(1).entries()) at.city(seat, card, generals[index] ?? '')
          at.hand(seat, cards[0] ?? '', ['zhang-fei', 'guan-yu'][seat] ?? '')
        }
      },
    })
    for (const choice of ['build', 'tianshui', 'zhang-fei']) game.play(0, choice)
    while (!game.outcome) {
      const seat = game.asked[0] ?? -1
      const builds = ['build', 'xinye', 'guan-yu'].find((id) => seat === 1 && game.options(seat).includes(id))
      game.play(seat, builds ?? game.options(seat).at(-1) ?? '')
    }
    expect(playerAt(game.state, 1).cities).toHaveLength(4)
    expect([0, 1].map((seat) => total(game.outcome?.scores?.[seat]))).toEqual([16 + 10, 24])
    expect(game.story.filter((key) => key === 'target-reached')).toHaveLength(1)
  })

  it('R25 ends with the round in which the deck runs out', () => {
    const game = layOut({
      lay: (at) => {
        at.state.turn = 2
        at.hand(2, 'two-birds-1', 'zhang-fei', 'tianshui')
        at.deck('all', 'lu-bu', 'guan-yu')
      },
    })
    game.play(2, 'two-birds-1')
    expect(game.story).toContain('deck-spent')
    expect(game.outcome).toBeUndefined()
    game.play(2, 'end')
    expect(game.outcome).toBeDefined()
    expect(game.state.first).toBeNull()
  })

  it('R25 counts strategist income before coins break ties', () => {
    const game = layOut({
      lay: (at) => {
        at.state.turn = 2
        at.deck('all')
        at.hand(2, 'muddy-waters-1')
        at.strategist(1, 'zhang-bao')
      },
    })
    game.play(2, 'end')
    expect(game.outcome?.winners).toEqual([1])
  })

  it('R26 breaks ties by money, then shares the victory', () => {
    const lay = (coins: readonly number[]) => {
      const game = layOut({
        lay: (at) => {
          at.state.turn = 2
          at.deck('all')
          at.hand(2, 'muddy-waters-1')
          at.city(0, 'tianshui', 'zhang-fei')
          at.city(1, 'xiaopei', 'guan-yu')
          at.strategist(0, 'zhou-yu')
          at.strategist(1, 'sima-yi')
          for (const [seat, count] of coins.entries()) at.money(seat, count)
        },
      })
      game.play(2, 'end')
      return game.outcome
    }
    expect(lay([5, 6, 30])).toMatchObject({ winners: [1], ranks: [2, 1, 3] })
    expect(lay([6, 6, 30])).toMatchObject({ winners: [0, 1], ranks: [1, 1, 3] })
  })

  it('R28 tests exhaustion when a card has fully resolved: cards shuffled back count as in the deck', () => {
    const game = layOut({
      lay: (at) => {
        at.hand(0, 'peach-garden-1', 'muddy-waters-1', 'zhao-yun')
        at.deck('all', 'lu-bu', 'tianshui')
      },
    })
    game.play(0, 'peach-garden-1')
    expect(game.state.decks[0]).toMatchObject({ cards: [], spent: false })
    game.play(0, 'lu-bu')
    expect(game.state.decks[0]?.spent).toBe(false)
    game.play(0, 'end')
    expect(game.story).toContain('draws-last')
    expect(game.state.decks[0]?.spent).toBe(true)
  })

  it('R28 draws what there is for 拋磚引玉 when the deck runs out in the middle of it', () => {
    const game = layOut({
      lay: (at) => {
        at.hand(0, 'brick-for-jade-1', 'liu-shan', 'muddy-waters-1')
        at.deck('all', 'lu-bu', 'guan-yu')
      },
    })
    for (const choice of ['brick-for-jade-1', 'liu-shan']) game.play(0, choice)
    expect(game.event('plays-brick-for-jade')).toMatchObject({ count: 2 })
    expect(game.hand(0)).toEqual(['muddy-waters-1', 'lu-bu', 'guan-yu'])
    expect(game.view('public').ending).toBe(true)
    game.play(0, 'end')
    expect(game.story.filter((key) => key === 'no-draw')).toHaveLength(2)
  })

  it('R28 draws what there is, and offers no draw from an empty deck', () => {
    const short = layOut({
      lay: (at) => {
        at.lords(0, 'liu-bei')
        at.hand(0, 'two-birds-1', 'zhao-yun')
        at.deck('all', 'lu-bu')
      },
    })
    expect(short.options(0)).toEqual(['two-birds-1', 'liu-bei', 'end'])
    short.play(0, 'liu-bei')
    expect(short.hand(0)).toHaveLength(3)
    expect(short.options(0)).toEqual(['end'])
    const none = layOut({
      lay: (at) => {
        at.lords(0, 'liu-bei')
        at.hand(0, 'two-birds-1', 'brick-for-jade-1', 'peach-garden-1', 'muddy-waters-1')
        at.deck('all')
      },
    })
    expect(none.options(0)).toEqual(['muddy-waters-1', 'end'])
  })

  it('R29 never counts a city that was discarded for want of a garrison', () => {
    const game = layOut({
      seats: 5,
      lay: (at) => {
        at.hand(0, 'assassination-1')
        at.strategist(0, 'zhuge-liang')
        at.city(0, 'tianshui', 'hu-zhen')
        at.city(0, 'xiaopei', 'liao-hua')
        at.city(1, 'xinye', 'zhang-fei')
        at.battle(1)
      },
    })
    for (const choice of ['assassination-1', 'xinye', 'pay-1', 'strike']) game.play(0, choice)
    expect(game.state.first).toBeNull()
    expect(game.view('public').ending).toBe(false)
  })

  it('A5 scores 8 for the first to the target with five players in the advanced game, else 10', () => {
    expect(bonusOf(setup(5, { advanced: true }))).toBe(8)
    expect(bonusOf(setup(5, {}))).toBe(10)
    expect(bonusOf(setup(4, { advanced: true }))).toBe(10)
  })
})
