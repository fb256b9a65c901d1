// 孫尚香: 結姻, 梟姬.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('jieyin', () => {
  it('heals her and a wounded man for two hand cards', () => {
    const game = lay({}, (at) => {
      at.general(0, 'sun-shangxiang')
      at.general(1, 'xu-chu')
      at.hand(0, 'slash-s7', 'dodge-h2')
      at.hp(0, 1)
      at.hp(1, 2)
    })
    game.play(0, 'jieyin')
    game.play(0, 'slash-s7', 'dodge-h2')
    game.play(0, 'seat-1')
    expect([game.hp(0), game.hp(1)]).toEqual([2, 3])
    expect(game.hand(0)).toEqual([])
  })

  it('heals only him when she is whole, and nobody who is whole or not shown as a man', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(0, 'sun-shangxiang')
      at.general(1, 'xu-chu')
      at.general(2, 'zhen-ji')
      at.hidden(3, 'lu-bu', 'both')
      at.hand(0, 'slash-s7', 'dodge-h2', 'dodge-d2')
      for (const seat of [1, 2, 3]) at.hp(seat, 1)
    })
    const before = game.hp(0)
    game.play(0, 'jieyin')
    game.play(0, 'slash-s7', 'dodge-h2')
    expect(game.options(0)).toEqual(['seat-1', 'back'])
    game.play(0, 'seat-1')
    expect([game.hp(0), game.hp(1)]).toEqual([before, 2])
  })

  it.each([
    ['a wounded woman', 'zhen-ji', 1, ['dodge-d2', 'dodge-h2']],
    ['a man who is whole', 'xu-chu', 4, ['dodge-d2', 'dodge-h2']],
    ['a wounded man, and one card', 'xu-chu', 1, ['dodge-d2']],
  ] as const)('is not offered for %s', (_, other, hp, cards) => {
    const game = lay({ seats: 2 }, (at) => {
      at.general(0, 'sun-shangxiang')
      at.general(1, other)
      at.hp(1, hp)
      at.hand(0, ...cards)
    })
    expect(game.options(0)).not.toContain('jieyin')
  })
})

describe('xiaoji', () => {
  it('draws two after losing equipment, once however many leave together', () => {
    const game = lay({}, (at) => {
      at.pair(0, 'sun-shangxiang', 'sun-quan')
      at.wear(0, 'axe-d5', 'renwang-c2')
      at.deck('peach-h4', 'peach-h6', 'peach-h7', 'peach-h8', 'peach-h9')
    })
    game.play(0, 'zhiheng')
    game.play(0, 'axe-d5', 'renwang-c2')
    game.play(0, 'xiaoji')
    expect(game.hand(0)).toHaveLength(4)
    expect(game.kind(0)).toBe('play')
  })

  it('counts a weapon that is replaced as lost', () => {
    const game = lay({}, (at) => {
      at.general(0, 'sun-shangxiang')
      at.wear(0, 'axe-d5')
      at.hand(0, 'spear-sq')
    })
    game.play(0, 'spear-sq')
    game.play(0, 'xiaoji')
    expect(game.hand(0)).toHaveLength(2)
  })
})
