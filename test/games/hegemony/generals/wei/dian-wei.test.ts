// 典韋: 強襲.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('qiangxi', () => {
  it('loses 1 HP to deal 1 damage, once per play phase', () => {
    const game = lay({ seats: 5 }, (at) => at.general(0, 'dian-wei'))
    game.play(0, 'qiangxi')
    game.play(0, 'lose-hp')
    expect(game.options(0), 'in range').toEqual(['seat-1', 'seat-4', 'back'])
    game.play(0, 'seat-1')
    expect([game.hp(0), game.hp(1)]).toEqual([3, 3])
    expect(game.options(0)).toEqual(['end'])
  })

  it('discards a weapon from hand instead; other equipment will not do', () => {
    const game = lay({}, (at) => {
      at.general(0, 'dian-wei')
      at.hand(0, 'spear-sq', 'jueying-s5')
    })
    game.play(0, 'qiangxi')
    expect(game.options(0)).toEqual(['lose-hp', 'spear-sq', 'back'])
    game.play(0, 'spear-sq')
    game.play(0, 'seat-2')
    expect([game.hp(0), game.hp(2)]).toEqual([4, 3])
    expect(game.discard).toEqual(['spear-sq'])
  })

  it('reckons the range without the worn weapon that is the cost', () => {
    const game = lay({ seats: 6 }, (at) => {
      at.general(0, 'dian-wei')
      at.wear(0, 'qilin-bow-h5')
    })
    game.play(0, 'qiangxi')
    game.play(0, 'qilin-bow-h5')
    expect(game.options(0)).toEqual(['seat-1', 'seat-5', 'back'])
    game.play(0, 'back')
    game.play(0, 'qiangxi')
    game.play(0, 'lose-hp')
    expect(game.options(0)).toContain('seat-3')
  })

  it('lets the loss of HP be over before the damage: he may be saved, or die of it', () => {
    const table = () => {
      const game = lay({ seats: 4 }, (at) => {
        at.general(0, 'dian-wei')
        at.hp(0, 1)
        at.hand(0, 'peach-h4')
      })
      game.play(0, 'qiangxi')
      game.play(0, 'lose-hp')
      game.play(0, 'seat-1')
      expect(game.kind(0)).toBe('rescue')
      expect(game.hp(1)).toBe(4)
      return game
    }
    const saved = table()
    saved.play(0, 'peach-h4')
    expect([saved.hp(0), saved.hp(1)]).toEqual([1, 3])
    const lost = table()
    lost.pass(0)
    expect(lost.alive(0)).toBe(false)
    expect(lost.hp(1), 'no damage any more').toBe(4)
    expect(lost.state.turn?.seat).toBe(1)
  })

  it('turns him up when he was hidden, after the cost', () => {
    const game = lay({}, (at) => at.hidden(0, 'dian-wei'))
    game.passUntil(0, 'play')
    game.play(0, 'qiangxi')
    game.play(0, 'lose-hp')
    game.play(0, 'seat-1')
    expect(game.event('reveals').general).toEqual({ name: 'dian-wei' })
    expect(game.story.indexOf('loses-hp')).toBeLessThan(game.story.indexOf('reveals'))
    expect(game.hp(1)).toBe(3)
  })
})
