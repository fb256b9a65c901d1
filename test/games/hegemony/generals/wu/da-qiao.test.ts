// 大喬: 國色, 流離.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

it('guose: a diamond of hand or equipment is laid as Indulgence', () => {
  const game = lay({}, (at) => {
    at.general(0, 'da-qiao')
    at.hand(0, 'dodge-d2', 'dodge-h2')
    at.wear(0, 'axe-d5')
  })
  game.play(0, 'guose:indulgence')
  expect(game.options(0)).toEqual(['dodge-d2', 'axe-d5', 'back'])
  game.play(0, 'dodge-d2')
  game.play(0, 'seat-1')
  expect(game.state.players[1]?.judgement).toEqual([{ card: 'dodge-d2', as: 'indulgence' }])
})

describe('liuli', () => {
  it('reckons range without the weapon that is discarded', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.general(1, 'da-qiao')
      at.wear(1, 'axe-d5')
      at.hand(1, 'peach-h4')
      at.hand(0, 'slash-s7')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.play(1, 'liuli')
    game.play(1, 'axe-d5')
    expect(game.options(1), 'seat 3 is two steps away').toEqual(['seat-2', 'back'])
  })

  it('turns her up when she was hidden, before the new target becomes one', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hidden(1, 'da-qiao')
      at.hand(1, 'peach-h4')
      at.hand(0, 'slash-s7')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(1, 'becoming-target')
    game.play(1, 'liuli')
    game.play(1, 'peach-h4')
    game.play(1, 'seat-2')
    expect(game.event('reveals').general).toEqual({ name: 'da-qiao' })
    game.passUntil(0, 'play')
    expect([game.hp(1), game.hp(2)]).toEqual([3, 3])
  })
})
