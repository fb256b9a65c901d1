// 張遼: 突襲.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

const table = (how: 'general' | 'hidden' = 'general') =>
  lay({}, (at) => {
    at[how](0, 'zhang-liao')
    at.phase('draw')
    at.hand(1, 'peach-h4')
    at.hand(2, 'dodge-h2')
  })

describe('tuxi', () => {
  it('takes a card each of two players instead of drawing', () => {
    const game = table()
    game.play(0, 'tuxi')
    game.play(0, 'seat-2')
    expect(game.options(0)).toEqual(['seat-1', 'done'])
    game.play(0, 'seat-1')
    expect(game.hand(0)).toEqual(['dodge-h2', 'peach-h4'])
    expect(game.view(1).players[0]?.known, 'each knows its own').toEqual(['peach-h4'])
    expect(game.view(2).players[0]?.known).toEqual(['dodge-h2'])
    expect(game.story).not.toContain('draws')
  })

  it('may be content with one player', () => {
    const game = table()
    game.play(0, 'tuxi')
    game.play(0, 'seat-1')
    game.play(0, 'done')
    expect(game.hand(0)).toEqual(['peach-h4'])
    expect(game.kind(0)).toBe('play')
  })

  it('may be thought better of, and is not offered where nobody holds a card', () => {
    const game = table()
    game.play(0, 'tuxi')
    game.play(0, 'back')
    game.pass(0)
    expect(game.hand(0)).toHaveLength(2)
    expect(game.story).not.toContain('uses-skill')
    const none = lay({}, (at) => {
      at.general(0, 'zhang-liao')
      at.phase('draw')
    })
    expect(none.hand(0)).toHaveLength(2)
    expect(none.kind(0)).toBe('play')
  })

  it('takes nothing of one whose last card 死諫 cost meanwhile', () => {
    const game = lay({}, (at) => {
      at.general(0, 'zhang-liao')
      at.general(1, 'tian-feng')
      at.phase('draw')
      at.hand(1, 'peach-h4')
      at.hand(2, 'dodge-h2')
    })
    for (const choice of ['tuxi', 'seat-1', 'seat-2']) game.play(0, choice)
    game.play(1, 'sijian')
    game.play(1, 'seat-2')
    expect(game.hand(0)).toEqual(['peach-h4'])
    expect(game.discard).toContain('dodge-h2')
    expect(game.kind(0)).toBe('play')
  })

  it('turns him up when he was hidden', () => {
    const game = table('hidden')
    game.passUntil(0, 'before-phase')
    game.play(0, 'tuxi')
    game.play(0, 'seat-1')
    game.play(0, 'done')
    expect(game.event('reveals').general).toEqual({ name: 'zhang-liao' })
    expect(game.hand(0)).toEqual(['peach-h4'])
  })
})
