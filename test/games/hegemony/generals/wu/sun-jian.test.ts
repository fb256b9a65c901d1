// 孫堅: 英魂.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('yinghun', () => {
  const table = (hp: number) =>
    lay({}, (at) => {
      at.general(0, 'sun-jian')
      at.hp(0, hp)
      at.phase('prepare')
      at.hand(1, 'slash-s7')
    })

  it('another draws as many as he misses, then discards one', () => {
    const game = table(1)
    game.passUntil(0, 'phase-start')
    game.play(0, 'yinghun')
    game.play(0, 'seat-1')
    game.play(0, 'gift')
    game.play(1, 'slash-s7')
    expect(game.hand(1)).toHaveLength(3)
  })

  it('or draws one, then discards as many; all that is there if fewer', () => {
    const game = table(1)
    game.passUntil(0, 'phase-start')
    game.play(0, 'yinghun')
    game.play(0, 'seat-1')
    game.play(0, 'burden')
    expect(game.hand(1)).toHaveLength(0)
  })

  it('counts what he misses down to 0, not below (§7): 4 cards at −1, not 5', () => {
    const game = lay({}, (at) => {
      at.pair(0, 'sun-jian', 'zhou-tai')
      at.hp(0, -1)
      const { deck, players } = at.state
      if (players[0]) players[0].piles = { buqu: ['dodge-h2', 'dodge-d3'] }
      at.state.deck = deck.filter((card) => card !== 'dodge-h2' && card !== 'dodge-d3')
      at.phase('prepare')
    })
    game.passUntil(0, 'phase-start')
    game.play(0, 'yinghun')
    game.play(0, 'seat-1')
    game.play(0, 'gift')
    expect(game.hand(1)).toHaveLength(4)
  })

  it('needs him to be wounded', () => {
    const game = table(4)
    game.passUntil(0, 'play')
    expect(game.story).not.toContain('uses-skill')
  })
})
