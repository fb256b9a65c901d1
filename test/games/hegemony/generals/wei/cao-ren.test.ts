// 曹仁: 據守.
import { describe, expect, it } from 'vitest'
import { type Layer, lay } from '../../lay.ts'

const ending = (plan: (at: Layer) => void) =>
  lay({}, (at) => {
    at.phase('end')
    plan(at)
  })

describe('jushou', () => {
  it('draws three cards and flips: the next turn is missed', () => {
    const game = ending((at) => at.general(0, 'cao-ren'))
    game.play(0, 'jushou')
    expect(game.hand(0)).toHaveLength(3)
    expect(game.state.players[0]?.flipped).toBe(true)
    game.play(1, 'end')
    game.play(2, 'end')
    expect(game.story).toContain('turn-skipped')
    expect(game.state.players[0]?.flipped).toBe(false)
    expect(game.state.turn?.seat).toBe(1)
  })

  it('turns a flipped one upright', () => {
    const game = ending((at) => {
      at.general(0, 'cao-ren')
      Object.assign(at.state.players[0] ?? {}, { flipped: true })
    })
    game.play(0, 'jushou')
    expect(game.state.players[0]?.flipped).toBe(false)
  })

  it('is for the own end phase, and may be declined', () => {
    const game = ending((at) => {
      at.general(0, 'cao-ren')
    })
    game.pass(0)
    expect(game.hand(0)).toEqual([])
    game.play(1, 'end')
    expect(game.asked, 'not in the end phase of seat 1').toEqual([2])
  })

  it('turns him up when he was hidden', () => {
    const game = ending((at) => at.hidden(0, 'cao-ren'))
    game.passUntil(0, 'before-phase')
    game.play(0, 'jushou')
    expect(game.event('reveals').general).toEqual({ name: 'cao-ren' })
    expect(game.hand(0)).toHaveLength(3)
  })
})
