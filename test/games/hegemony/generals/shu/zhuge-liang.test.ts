// 諸葛亮: 觀星, 空城.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('guanxing', () => {
  it('puts the cards on top and below in the order chosen; only he sees them (H105)', () => {
    const game = lay({}, (at) => {
      at.general(0, 'zhuge-liang')
      at.phase('prepare')
      at.deck('peach-h4', 'dodge-h2', 'slash-s7')
    })
    game.play(0, 'guanxing')
    expect(game.view(0).aside).toEqual(['peach-h4', 'dodge-h2', 'slash-s7'])
    expect(game.view(1).aside).toEqual([])
    game.play(0, 'slash-s7', 'peach-h4')
    expect(game.hand(0), 'the draw phase follows').toEqual(['slash-s7', 'peach-h4'])
    expect(game.state.deck.at(-1)).toBe('dodge-h2')
  })
})

describe('guanxing without any card to look at', () => {
  it('does nothing', () => {
    const game = lay({}, (at) => {
      at.general(0, 'zhuge-liang')
      at.phase('prepare')
      at.hand(1, ...at.state.deck)
    })
    game.play(0, 'guanxing')
    expect(game.outcome, 'but there is nothing to draw either').toMatchObject({ winners: [] })
  })
})

describe('kongcheng', () => {
  it('cancels a Slash while he has no hand', () => {
    const game = lay({}, (at) => {
      at.general(1, 'zhuge-liang')
      at.hand(0, 'slash-s7')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    expect(game.story).toContain('cancelled')
    expect(game.hp(1)).toBe(3)
  })

  it('is cancelled also when the reveal brings cards (section 8)', () => {
    const game = lay({}, (at) => {
      at.pair(1, 'zhuge-liang', 'huang-yueying', ['deputy'])
      at.hand(0, 'slash-s7')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.play(1, 'kongcheng')
    game.play(1, 'draw')
    expect(game.hand(1)).toHaveLength(2)
    expect(game.story).toContain('cancelled')
  })
})
