// 龐統: 連環, 涅槃.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('lianhuan', () => {
  it('uses a club as Iron Chains', () => {
    const game = lay({}, (at) => {
      at.general(0, 'pang-tong')
      at.hand(0, 'slash-c2', 'slash-s7')
    })
    game.play(0, 'lianhuan:iron-chain')
    expect(game.options(0)).toEqual(['slash-c2', 'back'])
    game.play(0, 'slash-c2')
    game.play(0, 'seat-1')
    game.play(0, 'seat-2')
    game.passUntil(0, 'play')
    expect(game.state.players.map(({ chained }) => chained)).toEqual([false, true, true])
  })

  it('or recasts it', () => {
    const game = lay({}, (at) => {
      at.general(0, 'pang-tong')
      at.hand(0, 'slash-c2')
      at.deck('peach-h4')
    })
    game.play(0, 'recast')
    game.play(0, 'slash-c2')
    expect(game.hand(0)).toEqual(['peach-h4'])
  })
})

describe('niepan', () => {
  it('dying, he throws all away, stands upright, draws three and has 3 HP; once per game', () => {
    const game = lay({}, (at) => {
      at.general(1, 'pang-tong')
      at.hp(1, 1)
      at.hand(0, 'wine-s9', 'slash-s8')
      Object.assign(at.state.players[1] ?? {}, { flipped: true, chained: true })
      at.hand(1, 'dodge-h2')
      at.wear(1, 'axe-d5')
      at.judgement(1, 'indulgence-h6')
      at.deck('peach-h4', 'peach-h6', 'peach-h7')
    })
    game.play(0, 'wine-s9')
    game.play(0, 'slash-s8')
    game.play(0, 'seat-1')
    game.passUntil(1, 'rescue')
    expect(game.hp(1)).toBe(-1)
    game.play(1, 'niepan')
    game.passUntil(0, 'play')
    expect(game.state.players[1]).toMatchObject({ hp: 3, flipped: false, chained: false })
    expect(game.hand(1)).toEqual(['peach-h4', 'peach-h6', 'peach-h7'])
    expect(game.worn(1)).toEqual([])
    expect(game.state.players[1]?.judgement).toEqual([])
    expect(game.state.players[1]?.spent).toEqual(['pang-tong:niepan'])
  })
})
