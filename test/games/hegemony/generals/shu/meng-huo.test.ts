// 孟獲: 禍首, 再起.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('huoshou', () => {
  it('Barbarians spare him, and their damage is his', () => {
    const game = lay({ seats: 3 }, (at) => {
      at.general(1, 'meng-huo')
      at.hand(0, 'barbarians-sk')
      at.hp(2, 1)
    })
    game.play(0, 'barbarians-sk')
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(4)
    expect(game.alive(2)).toBe(false)
    expect(game.event('rewarded').who, 'he killed').toEqual({ seat: 1 })
  })
})

describe('zaiqi', () => {
  it('turns up as many cards as HP are missing: hearts heal, the rest is his', () => {
    const game = lay({}, (at) => {
      at.general(0, 'meng-huo')
      at.hp(0, 1)
      at.phase('draw')
      at.deck('peach-h4', 'slash-s7', 'dodge-d2')
    })
    game.play(0, 'zaiqi')
    game.passUntil(0, 'play')
    expect(game.hp(0)).toBe(2)
    expect(game.hand(0)).toEqual(['slash-s7', 'dodge-d2'])
    expect(game.discard).toContain('peach-h4')
  })

  it('turns up nothing where no card is left, and nothing is told of it', () => {
    const game = lay({}, (at) => {
      at.general(0, 'meng-huo')
      at.hp(0, 1)
      at.phase('draw')
      at.hand(1, ...at.state.deck)
    })
    game.play(0, 'zaiqi')
    expect(game.story).toContain('uses-skill')
    expect(game.story).not.toContain('turns-up')
    expect(game.kind(0)).toBe('play')
  })
})
