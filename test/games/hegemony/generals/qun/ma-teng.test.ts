// 馬騰: 馬術, 雄異.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('xiongyi', () => {
  it('all of his faction draw three; he recovers when no faction is smaller', () => {
    const game = lay({ seats: 8 }, (at) => {
      at.general(0, 'ma-teng')
      at.hp(0, 2)
    })
    game.play(0, 'xiongyi')
    expect([game.hand(0).length, game.hand(3).length, game.hand(7).length]).toEqual([3, 3, 3])
    expect(game.hp(0), 'Wei has one living member only').toBe(2)
    expect(game.options(0), 'once per game').not.toContain('xiongyi')
  })

  it('a tie counts as smallest; hidden he is turned up first', () => {
    const game = lay({ seats: 3 }, (at) => {
      at.hidden(0, 'ma-teng', 'both')
      at.hp(0, 2)
    })
    game.play(0, 'xiongyi')
    expect(game.state.players[0]?.faction).toBe('qun')
    expect(game.hp(0)).toBe(3)
    expect(game.hand(0)).toHaveLength(3)
  })
})

it('mashu: others are one nearer', () => {
  const game = lay({ seats: 5 }, (at) => {
    at.general(0, 'ma-teng')
    at.hand(0, 'slash-s7')
  })
  game.play(0, 'slash-s7')
  expect(game.options(0)).toContain('seat-2')
})
