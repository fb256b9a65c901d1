// 魯肅: 好施, 締盟.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('haoshi', () => {
  it('draws two more; with over five cards half go to one of the poorest', () => {
    const game = lay({}, (at) => {
      at.general(0, 'lu-su')
      at.phase('draw')
      at.hand(0, 'slash-s7', 'slash-s8', 'slash-s9')
      at.hand(1, 'peach-h4')
      at.deck('dodge-h2', 'dodge-d2', 'dodge-d3', 'dodge-d6')
    })
    game.play(0, 'haoshi')
    game.passUntil(0, 'skill')
    expect(game.decision(0).min).toBe(3)
    game.play(0, 'slash-s7', 'slash-s8', 'slash-s9')
    expect(game.hand(2), 'seat 2 has the fewest').toEqual(['slash-s7', 'slash-s8', 'slash-s9'])
    expect(game.hand(0)).toEqual(['dodge-h2', 'dodge-d2', 'dodge-d3', 'dodge-d6'])
  })

  it('and another skill of the count besides, whichever comes first (英姿, H14)', () => {
    const game = lay({}, (at) => {
      at.pair(0, 'lu-su', 'zhou-yu')
      at.phase('draw')
    })
    game.play(0, 'haoshi')
    game.play(0, 'yingzi')
    expect(game.hand(0)).toHaveLength(5)
  })

  it('gives nothing with five or fewer', () => {
    const game = lay({}, (at) => {
      at.general(0, 'lu-su')
      at.phase('draw')
    })
    game.play(0, 'haoshi')
    game.passUntil(0, 'play')
    expect(game.hand(0)).toHaveLength(4)
  })
})

describe('dimeng', () => {
  it('makes two others exchange hands for the difference in cards', () => {
    const game = lay({}, (at) => {
      at.general(0, 'lu-su')
      at.hand(0, 'slash-s7', 'slash-s8')
      at.hand(1, 'peach-h4', 'peach-h6')
    })
    game.play(0, 'dimeng')
    game.play(0, 'seat-1')
    game.play(0, 'seat-2')
    game.play(0, 'slash-s7', 'slash-s8')
    expect(game.hand(1)).toEqual([])
    expect(game.hand(2)).toEqual(['peach-h4', 'peach-h6'])
  })

  it('a player who got a hand knows it anyhow: of the others, those who gave it know it still (H105)', () => {
    const game = lay({}, (at) => {
      at.general(0, 'lu-su')
      at.hand(1, 'peach-h4')
      at.hand(2, 'dodge-h2')
      at.state.seen = { 'peach-h4': [2] }
    })
    for (const choice of ['dimeng', 'seat-1', 'seat-2']) game.play(0, choice)
    expect(game.state.seen).toEqual({ 'peach-h4': [1], 'dodge-h2': [2] })
    expect(game.view(1).players[2]?.known).toEqual(['peach-h4'])
  })

  it('is free between equal hands, and not offered when it cannot be paid or nobody has a card', () => {
    const poor = lay({}, (at) => {
      at.general(0, 'lu-su')
      at.hand(1, 'peach-h4', 'peach-h6')
    })
    expect(poor.options(0)).not.toContain('dimeng')
    const none = lay({}, (at) => at.general(0, 'lu-su'))
    expect(none.options(0)).not.toContain('dimeng')
    const free = lay({}, (at) => {
      at.general(0, 'lu-su')
      at.hand(1, 'peach-h4')
      at.hand(2, 'dodge-h2')
    })
    free.play(0, 'dimeng')
    free.play(0, 'seat-1')
    free.play(0, 'seat-2')
    expect(free.hand(1)).toEqual(['dodge-h2'])
  })
})
