// 黃蓋: 苦肉; as in the first edition (H95).
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('kurou', () => {
  it('loses 1 HP and draws two, any number of times', () => {
    const game = lay({}, (at) => {
      at.general(0, 'huang-gai')
      at.deck('dodge-h2', 'dodge-d2', 'dodge-d3', 'dodge-d6')
    })
    game.play(0, 'kurou')
    game.play(0, 'kurou')
    expect(game.hp(0)).toBe(2)
    expect(game.hand(0)).toEqual(['dodge-h2', 'dodge-d2', 'dodge-d3', 'dodge-d6'])
  })

  it('resolves dying first and draws only when he lives; nobody is the source', () => {
    const game = lay({}, (at) => {
      at.general(0, 'huang-gai')
      at.hp(0, 1)
      at.hand(0, 'peach-h4')
      at.deck('dodge-h2', 'dodge-d2')
    })
    game.play(0, 'kurou')
    game.passUntil(0, 'rescue')
    game.play(0, 'peach-h4')
    expect(game.hp(0)).toBe(1)
    expect(game.hand(0)).toEqual(['dodge-h2', 'dodge-d2'])
    game.play(0, 'kurou')
    game.passUntil(0, 'rescue')
    game.pass()
    expect(game.alive(0)).toBe(false)
    expect(game.story).not.toContain('rewarded')
  })
})
