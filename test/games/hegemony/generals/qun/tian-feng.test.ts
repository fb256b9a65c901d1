// 田豐: 死諫, 隨勢.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

it('sijian: losing the last hand card costs another a card', () => {
  const game = lay({}, (at) => {
    at.general(0, 'tian-feng')
    at.hand(0, 'slash-s7')
    at.wear(2, 'axe-d5')
  })
  game.play(0, 'slash-s7')
  game.play(0, 'seat-1')
  game.passUntil(0, 'cards-lost')
  game.play(0, 'sijian')
  game.play(0, 'seat-2')
  expect(game.discard).toContain('axe-d5')
})

it('sijian: a hand that is exchanged for another is lost as well (H33)', () => {
  const game = lay({}, (at) => {
    at.general(0, 'lu-su')
    at.general(1, 'tian-feng')
    at.hand(1, 'peach-h4')
    at.hand(2, 'dodge-h2')
    at.wear(0, 'axe-d5')
  })
  game.play(0, 'dimeng')
  game.play(0, 'seat-1')
  game.play(0, 'seat-2')
  game.play(1, 'sijian')
  game.play(1, 'seat-0')
  expect(game.hand(1)).toEqual(['dodge-h2'])
  expect(game.discard).toContain('axe-d5')
})

describe('suishi', () => {
  it('draws when one of his faction fells another', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.general(3, 'tian-feng')
      at.general(0, 'lu-bu')
      at.hand(0, 'slash-s7')
      at.hp(1, 1)
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(0, 'play')
    expect(game.alive(1)).toBe(false)
    expect(game.hand(3)).toHaveLength(1)
  })

  it('loses 1 HP when one of his faction dies', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.general(3, 'tian-feng')
      at.general(1, 'hua-tuo')
      at.hand(0, 'slash-s7')
      at.hp(1, 1)
    })
    const before = game.hp(3)
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(0, 'play')
    expect(game.alive(1)).toBe(false)
    expect(game.hp(3)).toBe(before - 1)
  })
})
