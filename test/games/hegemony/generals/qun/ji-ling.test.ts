// 紀靈: 雙刃.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('shuangren', () => {
  const table = () =>
    lay({ seats: 6 }, (at) => {
      at.general(0, 'ji-ling')
      at.phase('play')
      at.hand(0, 'dodge-hk', 'dodge-h2', 'slash-s7')
      at.hand(5, 'dodge-d6')
    })

  it('won: a Slash on the opponent or its kin, at any distance and besides the limit', () => {
    const game = table()
    game.play(0, 'shuangren')
    game.play(0, 'seat-5')
    game.play(0, 'dodge-hk')
    game.play(5, 'dodge-d6')
    expect(game.options(0), 'both of Shu').toEqual(['seat-1', 'seat-5'])
    game.play(0, 'seat-5')
    game.passUntil(0, 'play')
    expect(game.hp(5)).toBe(3)
    expect(game.options(0)).toContain('slash-s7')
  })

  it('not won: the play phase is over', () => {
    const game = table()
    game.play(0, 'shuangren')
    game.play(0, 'seat-5')
    game.play(0, 'dodge-h2')
    game.play(5, 'dodge-d6')
    game.passUntil(1, 'play')
    expect(game.state.turn?.seat).toBe(1)
  })
})
