// 太史慈: 天義.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('tianyi', () => {
  const table = () =>
    lay({ seats: 6 }, (at) => {
      at.general(0, 'taishi-ci')
      at.hand(0, 'dodge-hk', 'dodge-h2', 'slash-s7', 'slash-s8')
      at.hand(3, 'dodge-d6')
    })

  it('won: one more Slash, at any distance, with one target more', () => {
    const game = table()
    game.play(0, 'tianyi')
    game.play(0, 'seat-3')
    game.play(0, 'dodge-hk')
    game.play(3, 'dodge-d6')
    game.play(0, 'slash-s7')
    expect(game.options(0)).toEqual(expect.arrayContaining(['seat-2', 'seat-3', 'seat-4']))
    game.play(0, 'seat-3')
    game.play(0, 'seat-2')
    game.passUntil(0, 'play')
    expect([game.hp(2), game.hp(3)]).toEqual([3, 3])
    expect(game.options(0), 'one Slash more').toContain('slash-s8')
  })

  it('won: so it is for the whole turn, no matter what other skill lasts for it too (奮迅)', () => {
    const game = lay({ seats: 6 }, (at) => {
      at.pair(0, 'taishi-ci', 'ding-feng')
      at.hand(0, 'dodge-hk', 'dodge-h2', 'slash-s7')
      at.hand(3, 'dodge-d6')
    })
    for (const choice of ['tianyi', 'seat-3', 'dodge-hk']) game.play(0, choice)
    game.play(3, 'dodge-d6')
    for (const choice of ['fenxun', 'dodge-h2', 'seat-2', 'slash-s7']) game.play(0, choice)
    expect(game.options(0)).toContain('seat-3')
  })

  it('not won, a tie too: no Slash in this turn', () => {
    const game = table()
    game.play(0, 'tianyi')
    game.play(0, 'seat-3')
    game.play(0, 'dodge-h2')
    game.play(3, 'dodge-d6')
    expect(game.options(0)).not.toContain('slash-s7')
    expect(game.options(0), 'once per play phase').not.toContain('tianyi')
  })
})
