// 樂進: 驍果.
import { describe, expect, it } from 'vitest'
import { type Layer, lay } from '../../lay.ts'

/** Seat 0 ends its turn; Yue Jin at seat 1 discards a Slash. */
function dared(plan: (at: Layer) => void) {
  const game = lay({ seats: 4 }, (at) => {
    at.general(1, 'yue-jin')
    at.phase('end')
    at.hand(1, 'slash-s7', 'duel-sa')
    plan(at)
  })
  game.play(1, 'xiaoguo')
  expect(game.options(1), 'basic cards only').toEqual(['slash-s7', 'back'])
  game.play(1, 'slash-s7')
  return game
}

describe('xiaoguo', () => {
  it('is answered by an equipment card of hand or zone', () => {
    for (const card of ['jueying-s5', 'spear-sq']) {
      const game = dared((at) => {
        at.hand(0, 'jueying-s5', 'peach-h4')
        at.wear(0, 'spear-sq')
      })
      expect(game.options(0)).toEqual(['jueying-s5', 'spear-sq', 'pass'])
      game.play(0, card)
      expect(game.hp(0)).toBe(4)
      expect(game.discard).toEqual(['slash-s7', card])
    }
  })

  it('deals 1 damage to the player who prefers it; his is the damage', () => {
    const game = dared((at) => at.wear(0, 'spear-sq'))
    game.play(0, 'pass')
    expect(game.hp(0)).toBe(3)
    expect(game.worn(0)).toEqual(['spear-sq'])
  })

  it('asks also a hand without equipment, so that nobody learns of it; not an empty one', () => {
    const asked = dared((at) => at.hand(0, 'peach-h4'))
    expect(asked.options(0)).toEqual(['pass'])
    asked.play(0, 'pass')
    expect(asked.hp(0)).toBe(3)
    expect(dared(() => {}).hp(0)).toBe(3)
  })

  it('is not for the own end phase, nor without a basic card', () => {
    const own = lay({ seats: 4 }, (at) => {
      at.general(0, 'yue-jin')
      at.phase('end')
      at.hand(0, 'slash-s7')
    })
    expect(own.state.turn?.seat).toBe(1)
    const none = lay({ seats: 4 }, (at) => {
      at.general(1, 'yue-jin')
      at.phase('end')
      at.hand(1, 'duel-sa')
    })
    expect(none.options(1)).toEqual(['pass'])
  })

  it('may kill the turn player', () => {
    const game = dared((at) => at.hp(0, 1))
    game.passUntil(1, 'play')
    expect(game.alive(0)).toBe(false)
    expect(game.state.turn?.seat).toBe(1)
  })

  it('turns him up when he was hidden', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hidden(1, 'yue-jin')
      at.phase('end')
      at.hand(1, 'slash-s7')
    })
    game.passUntil(1, 'phase-start')
    game.play(1, 'xiaoguo')
    game.play(1, 'slash-s7')
    expect(game.event('reveals').general).toEqual({ name: 'yue-jin' })
    expect(game.hp(0)).toBe(3)
  })
})
