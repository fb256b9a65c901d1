// 呂蒙: 克己; as in the first edition (H95).
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

const full = ['dodge-h2', 'dodge-d2', 'dodge-d3', 'peach-h4', 'peach-h6', 'peach-h7'] as const

describe('keji', () => {
  it('skips the discard phase when no Slash was used or played in the play phase', () => {
    const game = lay({}, (at) => {
      at.general(0, 'lu-meng')
      at.hand(0, ...full)
    })
    game.play(0, 'end')
    game.passUntil(0, 'before-phase')
    game.play(0, 'keji')
    expect(game.story).toContain('phase-skipped')
    expect(game.hand(0)).toEqual(full)
  })

  it('is not there after a Slash, also one played in a Duel of the own play phase', () => {
    const game = lay({}, (at) => {
      at.general(0, 'lu-meng')
      at.hand(0, ...full, 'duel-sa', 'slash-s7')
      at.hand(1, 'slash-s8')
    })
    game.play(0, 'duel-sa')
    game.play(0, 'seat-1')
    game.passUntil(1, 'answer-slash')
    game.play(1, 'slash-s8')
    game.play(0, 'slash-s7')
    game.passUntil(0, 'play')
    game.play(0, 'end')
    expect(game.kind(0)).toBe('discard')
  })

  it('is there after a Slash that somebody else played in his play phase', () => {
    const game = lay({}, (at) => {
      at.general(0, 'lu-meng')
      at.hand(0, ...full, 'duel-sa')
      at.hand(1, 'slash-s8')
    })
    game.play(0, 'duel-sa')
    game.play(0, 'seat-1')
    game.passUntil(1, 'answer-slash')
    game.play(1, 'slash-s8')
    game.passUntil(0, 'play')
    game.play(0, 'end')
    expect(game.options(0)).toContain('keji')
  })

  it('turns him up when he was hidden', () => {
    const game = lay({}, (at) => {
      at.hidden(0, 'lu-meng')
      at.hand(0, ...full)
    })
    game.play(0, 'end')
    game.passUntil(0, 'before-phase')
    game.play(0, 'keji')
    expect(game.event('reveals').general).toEqual({ name: 'lu-meng' })
  })
})
