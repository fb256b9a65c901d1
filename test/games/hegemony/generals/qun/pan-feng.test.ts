// 潘鳳: 狂斧.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('kuangfu', () => {
  const table = (...worn: string[]) => {
    const game = lay({}, (at) => {
      at.general(0, 'pan-feng')
      at.hand(0, 'slash-s7')
      at.wear(0, ...worn)
      at.wear(1, 'axe-d5')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(0, 'after-dealing')
    game.play(0, 'kuangfu')
    return game
  }

  it('puts the victim’s equipment on when his own slot is empty', () => {
    const game = table()
    game.play(0, 'put-on')
    expect([game.worn(0), game.worn(1)]).toEqual([['axe-d5'], []])
  })

  it('else it is discarded', () => {
    const game = table('spear-sq')
    expect(game.worn(0)).toEqual(['spear-sq'])
    expect(game.discard).toContain('axe-d5')
  })
})
