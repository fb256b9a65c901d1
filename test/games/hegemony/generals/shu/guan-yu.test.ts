// 關羽: 武聖.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('wusheng', () => {
  it('a red card is a normal Slash of its own suit and number', () => {
    const game = lay({}, (at) => {
      at.general(0, 'guan-yu')
      at.hand(0, 'peach-h4', 'nullify-sj')
      at.wear(1, 'renwang-c2')
    })
    game.play(0, 'wusheng:slash')
    expect(game.options(0)).toEqual(['peach-h4', 'back'])
    game.play(0, 'peach-h4')
    game.play(0, 'seat-1')
    game.passUntil(0, 'play')
    expect(game.hp(1), 'red, so the shield does not stop it').toBe(3)
  })

  it('answers a Duel, turning him up when hidden', () => {
    const game = lay({}, (at) => {
      at.hidden(1, 'guan-yu')
      at.hand(0, 'duel-sa')
      at.hand(1, 'peach-h4')
    })
    game.play(0, 'duel-sa')
    game.play(0, 'seat-1')
    game.passUntil(1, 'answer-slash')
    game.play(1, 'wusheng:peach-h4')
    game.passUntil(0, 'play')
    expect(game.event('reveals').general).toEqual({ name: 'guan-yu' })
    expect(game.hp(0)).toBe(3)
  })
})
