// The action: the menu, building, the toll, the lords' powers, garrisons.
import { describe, expect, it } from 'vitest'
import { playerAt } from '../../../src/games/records/table/state.ts'
import { idle, type Layer, layOut } from './kit.ts'

describe('the action menu', () => {
  it('R7 offers each action at most once per action, in any order, a scheme for attack beside a general one', () => {
    const game = layOut({
      lay: (at) => {
        at.hand(0, 'muddy-waters-1', 'muddy-waters-2', 'tianshui', 'xiaopei', 'zhang-fei', 'guan-yu')
        at.hand(0, 'beauty-trap-1')
        at.hand(1, 'two-birds-1')
        at.money(0, 40)
        at.city(0, 'luoyang', 'lu-bu')
        at.city(1, 'xinye', 'hu-zhen')
        at.city(2, 'xiangyang', 'ma-su')
      },
    })
    expect(game.options(0)).toEqual(['build', 'attack', 'muddy-waters-1', 'toll', 'end'])
    game.play(0, 'toll')
    game.play(0, 'muddy-waters-1')
    game.play(0, 'build')
    game.play(0, 'xiaopei')
    game.play(0, 'guan-yu')
    expect(game.options(0)).toEqual(['attack', 'end'])
    for (const choice of ['attack', 'xinye', 'zhang-fei', 'beauty-trap-1']) game.play(0, choice)
    game.play(1, 'pass')
    for (const seat of [0, 1]) game.play(seat, game.options(seat)[0] ?? '')
    if (game.state.spoils) game.play(0, 'zhang-fei')
    expect(game.story.slice(-4), 'nothing is left to do').toContain('acts')
    expect(game.state.done).toEqual({ build: false, scheme: false, attack: false, toll: false })
  })

  it('R7 levies the toll of 洛陽: pays 2, takes 1 from every other player, or what there is', () => {
    const game = layOut({
      lay: (at) => {
        at.city(0, 'luoyang', 'lu-bu')
        at.hand(0, 'muddy-waters-1')
        at.money(2, 0)
      },
    })
    game.play(0, 'toll')
    expect([0, 1, 2].map((seat) => game.money(seat))).toEqual([9, 9, 0])
  })

  it('R7 levies no toll in the round in which 洛陽 was built, no matter who holds it now', () => {
    const built = layOut({
      lay: (at) => {
        at.city(0, 'luoyang', 'lu-bu', { builtIn: 2 })
        at.hand(0, 'muddy-waters-1')
      },
    })
    expect(built.options(0)).toEqual(['muddy-waters-1', 'end'])
    const taken = layOut({
      lay: (at) => {
        at.city(1, 'luoyang', 'liu-shan', { builtIn: 2 })
        at.hand(0, 'zhang-fei', 'seize-the-king-1', 'muddy-waters-1')
        at.money(0, 30)
        at.strategist(0, 'zhuge-liang')
      },
    })
    for (const choice of ['attack', 'luoyang', 'zhang-fei', 'seize-the-king-1', 'zhang-fei'])
      taken.play(0, choice)
    expect(playerAt(taken.state, 0).cities[0]?.card).toBe('luoyang')
    expect(taken.options(0)).toEqual(['muddy-waters-1', 'end'])
  })

  it('R7 levies the toll in the action that conquers 洛陽, if it was built in an earlier round', () => {
    const game = layOut({
      lay: (at) => {
        at.city(1, 'luoyang', 'liu-shan', { builtIn: 1 })
        at.hand(0, 'zhang-fei', 'seize-the-king-1', 'muddy-waters-1')
        at.money(0, 22)
        at.strategist(0, 'zhuge-liang')
      },
    })
    for (const choice of ['attack', 'luoyang', 'zhang-fei', 'seize-the-king-1']) game.play(0, choice)
    if (game.asked.includes(1)) game.play(1, 'pass')
    game.play(0, 'zhang-fei')
    game.play(0, 'toll')
    expect([0, 1, 2].map((seat) => game.money(seat))).toEqual([2, 9, 9])
  })

  it('R7 offers toll and tribute only while another player has a coin', () => {
    const offered = (coins: number) =>
      layOut({
        lay: (at) => {
          at.city(0, 'luoyang', 'lu-bu')
          at.lords(0, 'yuan-shu')
          at.hand(0, 'muddy-waters-1')
          at.money(1, 0)
          at.money(2, coins)
        },
      }).options(0)
    expect(offered(0)).toEqual(['muddy-waters-1', 'end'])
    expect(offered(1)).toEqual(['muddy-waters-1', 'toll', 'yuan-shu', 'end'])
  })

  it('R7 draws 3 for 劉備 and takes 2 from every other player for 袁術, once per game', () => {
    const game = layOut({
      lay: (at) => {
        at.lords(0, 'liu-bei')
        at.lords(1, 'yuan-shu')
        at.hand(0, 'muddy-waters-1')
        at.hand(1, 'muddy-waters-2')
        at.money(2, 1)
      },
    })
    game.play(0, 'liu-bei')
    expect(game.hand(0)).toHaveLength(4)
    expect(game.options(0)).not.toContain('liu-bei')
    game.play(0, 'end')
    game.play(1, game.options(1)[0] ?? '')
    game.play(1, 'yuan-shu')
    expect([0, 1, 2].map((seat) => game.money(seat))).toEqual([8, 14, 0])
    const offered = new Set<string>()
    idle(
      game,
      ({ round }) => round === 4,
      (options) => options.forEach((id) => void offered.add(id)),
    )
    for (const lord of ['liu-bei', 'yuan-shu']) expect(offered).not.toContain(lord)
  })

  it('R7 tells nobody of a choice that the player takes back', () => {
    const game = layOut({
      lay: (at) => {
        at.hand(0, 'tianshui', 'zhang-fei', 'win-over-1')
        at.city(1, 'xinye', 'hu-zhen')
      },
    })
    const before = [game.story, game.view('public'), game.decision(0).notice]
    for (const choice of ['build', 'tianshui']) game.play(0, choice)
    expect([game.story, game.view('public'), game.decision(0).notice]).toEqual(before)
    game.play(0, 'back')
    for (const choice of ['attack', 'xinye', 'zhang-fei']) game.play(0, choice)
    game.play(0, 'back')
    game.play(0, 'win-over-1')
    game.play(0, 'back')
    game.expectAsked(0, 'ask-act')
    expect([game.story, game.view('public'), game.decision(0).notice]).toEqual(before)
  })

  it('R7 ends the action unasked when everyone can see that nothing is left to do', () => {
    const game = layOut({ lay: (at) => at.hand(1, 'zhang-fei') })
    expect(game.story[0]).toBe('acts')
    expect(game.asked).toEqual([1])
  })

  it('R30 offers to build and to attack only with the price and a general in hand', () => {
    const offered = (lay: (at: Layer) => void) =>
      layOut({
        lay: (at) => {
          at.city(1, 'luoyang', 'hu-zhen')
          at.hand(0, 'muddy-waters-1')
          lay(at)
        },
      }).options(0)
    expect(offered((at) => at.hand(0, 'xuchang'))).toEqual(['muddy-waters-1', 'end'])
    expect(offered((at) => at.hand(0, 'xuchang', 'zhang-fei'))).toEqual(['build', 'muddy-waters-1', 'end'])
    const rich = (at: Layer) => {
      at.hand(0, 'xuchang', 'zhang-fei')
      at.money(0, 12)
    }
    expect(offered(rich)).toEqual(['build', 'attack', 'muddy-waters-1', 'end'])
    const poor = (at: Layer) => {
      at.hand(0, 'xuchang', 'zhang-fei')
      at.money(0, 8)
    }
    expect(offered(poor)).toEqual(['muddy-waters-1', 'end'])
  })

  it('R30 offers contests only where they can matter', () => {
    const schemes = ['borrowed-arrows-1', 'win-over-1', 'assassination-1', 'take-the-sheep-1']
    const laid = (lay: (at: Layer) => void) =>
      layOut({
        lay: (at) => {
          at.hand(0, ...schemes)
          at.money(0, 0)
          lay(at)
        },
      })
    const offered = (lay: (at: Layer) => void) => laid(lay).options(0)
    expect(offered(() => {})).toEqual(['take-the-sheep-1', 'end'])
    const arrows = laid((at) => at.hand(2, 'zhang-fei'))
    arrows.play(0, 'borrowed-arrows-1')
    expect(arrows.options(0)).toEqual(['seat-2', 'back'])
    expect(offered((at) => at.city(1, 'xinye', 'hu-zhen'))).toContain('win-over-1')
    expect(offered((at) => at.city(1, 'xinye', 'hu-zhen', { up: true }))).not.toContain('win-over-1')
    expect(offered((at) => at.city(1, 'xinye', 'hu-zhen'))).not.toContain('assassination-1')
    const withCoin = (at: Layer) => {
      at.city(1, 'xinye', 'hu-zhen', { up: true })
      at.money(0, 1)
    }
    expect(offered(withCoin)).toContain('assassination-1')
  })
})

describe('building', () => {
  it('R8 takes the price and a general from hand, who stands face down at the city', () => {
    const game = layOut({ lay: (at) => at.hand(0, 'xuchang', 'luoyang', 'zhang-fei', 'guan-yu') })
    game.play(0, 'build')
    expect(game.options(0)).toEqual(['xuchang', 'back'])
    game.play(0, 'xuchang')
    game.play(0, 'guan-yu')
    expect(game.money(0)).toBe(1)
    expect(game.hand(0)).toEqual(['luoyang', 'zhang-fei'])
    const built = { card: 'xuchang', garrison: 'guan-yu', up: false, builtIn: 2 }
    expect(playerAt(game.state, 0).cities).toEqual([{ ...built, knownTo: [], strength: null, ruledOut: [] }])
    expect(game.view(0).players[0]?.cities[0]).toMatchObject({ garrison: 'guan-yu', up: false })
    expect(game.view(1).players[0]?.cities[0]).toMatchObject({ card: 'xuchang', garrison: null })
    expect(JSON.stringify(game.told.filter(({ to }) => to === 'all'))).not.toContain('guan-yu')
  })

  it('R32 keeps a garrison face up once it is, and knows no hand limit', () => {
    const game = layOut({
      lay: (at) => {
        at.city(1, 'xinye', 'lu-bu')
        at.hand(0, 'liu-shan', 'muddy-waters-1')
        at.hand(1, ...['zhang-fei', 'guan-yu', 'zhao-yun', 'huang-zhong', 'dian-wei', 'wen-chou', 'wei-yan'])
        at.battle(1, 2, 3, ...[22, 21, 20, 19, 18, 17, 16, 15, 14, 13])
      },
    })
    for (const choice of ['attack', 'xinye', 'liu-shan', 'pass']) game.play(0, choice)
    game.play(1, 'pass')
    game.play(0, 'battle-3>battle-2>battle-1')
    game.play(1, 'battle-22>battle-21>battle-20')
    game.play(0, 'end')
    expect(game.view(2).players[1]?.cities[0]).toMatchObject({ garrison: 'lu-bu', up: true })
    expect(game.hand(1)).toHaveLength(7)
  })
})
