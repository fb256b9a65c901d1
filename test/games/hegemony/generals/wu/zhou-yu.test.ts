// 周瑜: 英姿, 反間.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

it('yingzi: draws one more', () => {
  const game = lay({}, (at) => {
    at.general(0, 'zhou-yu')
    at.phase('draw')
    at.deck('dodge-h2', 'dodge-d2', 'dodge-d3')
  })
  game.play(0, 'yingzi')
  game.passUntil(0, 'play')
  expect(game.hand(0)).toEqual(['dodge-h2', 'dodge-d2', 'dodge-d3'])
})

describe('fanjian', () => {
  const table = () =>
    lay({}, (at) => {
      at.general(0, 'zhou-yu')
      at.hand(0, 'slash-s7')
    })

  it('costs 1 HP when the suit named is another; the card is kept', () => {
    const game = table()
    game.play(0, 'fanjian')
    game.play(0, 'seat-1')
    game.play(1, 'heart')
    expect(game.hp(1)).toBe(3)
    expect(game.hand(1)).toEqual(['slash-s7'])
    expect(game.kind(0)).toBe('play')
    expect(game.options(0), 'once per play phase').not.toContain('fanjian')
  })

  it('costs nothing when the suit is right', () => {
    const game = table()
    game.play(0, 'fanjian')
    game.play(0, 'seat-1')
    game.play(1, 'spade')
    expect(game.hp(1)).toBe(4)
  })

  it('reads the suit as the new owner holds it', () => {
    const game = lay({}, (at) => {
      at.general(0, 'zhou-yu')
      at.general(1, 'xiao-qiao')
      at.hand(0, 'slash-s7')
    })
    game.play(0, 'fanjian')
    game.play(0, 'seat-1')
    game.play(1, 'heart')
    expect(game.hp(1), 'her spade is a heart').toBe(3)
    expect(game.story).not.toContain('damage-normal')
  })
})
