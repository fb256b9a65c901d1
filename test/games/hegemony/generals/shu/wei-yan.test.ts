// 魏延: 狂骨.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('kuanggu', () => {
  it('recovers as much as was dealt within distance 1, also when the victim dies (H43)', () => {
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

  it('recovers also from what he does to himself: that is at distance 0 (H20)', () => {
    const game = lay({}, (at) => {
      at.general(0, 'wei-yan')
      at.hp(0, 3)
      at.hand(0, 'fire-attack-h2', 'peach-h4', 'peach-h6')
    })
    game.play(0, 'fire-attack-h2')
    game.play(0, 'seat-0')
    game.passUntil(0, 'ask-show')
    game.play(0, 'peach-h4')
    game.play(0, 'peach-h6')
    expect(game.story).toContain('damage-fire')
    expect(game.hp(0)).toBe(3)
  })

  it('goes by what is face up: a hidden 馬術 brings nobody nearer (H22)', () => {
    const strike = (...up: ('head' | 'deputy')[]) => {
      const game = lay({ seats: 6 }, (at) => {
        at.pair(0, 'wei-yan', 'ma-chao', up)
        Object.assign(at.state.players[0] ?? {}, { rewarded: true, hp: 2 })
        at.wear(0, 'twin-swords-s2')
        at.hand(0, 'slash-s7')
      })
      game.play(0, 'slash-s7')
      game.play(0, 'seat-2')
      game.passUntil(0, 'play')
      expect(game.hp(2)).toBe(3)
      return game.hp(0)
    }
    expect(strike('head')).toBe(2)
    expect(strike('head', 'deputy')).toBe(3)
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
