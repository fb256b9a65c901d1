// 魏延: 狂骨.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('kuanggu', () => {
  it('recovers as much as was dealt within distance 1, also when the victim dies', () => {
    const game = lay({}, (at) => {
      at.general(0, 'wei-yan')
      at.hand(0, 'wine-s9', 'slash-s7')
      at.hp(0, 1)
      at.hp(1, 2)
    })
    game.play(0, 'wine-s9')
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(0, 'play')
    expect(game.alive(1)).toBe(false)
    expect(game.hp(0)).toBe(3)
  })

  it('gives nothing from further away', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.general(0, 'wei-yan')
      at.wear(0, 'axe-d5')
      at.hand(0, 'slash-s7')
      at.hp(0, 1)
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-2')
    game.passUntil(0, 'play')
    expect(game.hp(2)).toBe(3)
    expect(game.hp(0)).toBe(1)
  })
})
