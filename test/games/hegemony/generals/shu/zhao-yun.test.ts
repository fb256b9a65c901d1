// 趙雲: 龍膽.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('longdan', () => {
  it('uses a Dodge as a normal Slash', () => {
    const game = lay({}, (at) => {
      at.general(0, 'zhao-yun')
      at.hand(0, 'dodge-h2')
    })
    game.play(0, 'longdan:slash')
    game.play(0, 'dodge-h2')
    game.play(0, 'seat-1')
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(3)
    expect(game.story).toContain('damage-normal')
  })

  it('uses any Slash as a Dodge', () => {
    const game = lay({}, (at) => {
      at.general(1, 'zhao-yun')
      at.hand(0, 'slash-s7')
      at.hand(1, 'thunder-slash-s6')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(1, 'answer-dodge')
    game.play(1, 'longdan:thunder-slash-s6')
    expect(game.hp(1)).toBe(4)
  })
})
