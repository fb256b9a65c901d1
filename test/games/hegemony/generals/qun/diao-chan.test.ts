// 貂蟬: 離間, 閉月.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('lijian', () => {
  const table = () =>
    lay({ seats: 4 }, (at) => {
      at.general(0, 'diao-chan')
      at.general(1, 'xu-chu')
      at.general(2, 'guan-yu')
      at.general(3, 'zhen-ji')
      at.hand(0, 'slash-s7')
      at.hand(1, 'slash-s8')
    })

  it('for a card one man duels another; the damage is the dueller’s', () => {
    const game = table()
    game.play(0, 'lijian')
    game.play(0, 'slash-s7')
    expect(game.options(0), 'men who are shown as such').toEqual(['seat-1', 'seat-2', 'back'])
    game.play(0, 'seat-1')
    game.play(0, 'seat-2')
    game.passUntil(0, 'play')
    expect(game.hp(2)).toBe(3)
    expect(game.event('uses-on').who).toEqual({ seat: 1 })
    expect(game.options(0), 'once per play phase').not.toContain('lijian')
  })

  it('is not there without two men', () => {
    const game = lay({}, (at) => {
      at.general(0, 'diao-chan')
      at.general(1, 'zhen-ji')
      at.hand(0, 'slash-s7')
    })
    expect(game.options(0)).not.toContain('lijian')
  })
})

it('biyue: draws one at the end of her turn', () => {
  const game = lay({}, (at) => {
    at.general(0, 'diao-chan')
    at.deck('peach-h4')
  })
  game.play(0, 'end')
  game.passUntil(0, 'before-phase')
  game.play(0, 'biyue')
  expect(game.hand(0)).toEqual(['peach-h4'])
})
