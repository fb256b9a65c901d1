// 丁奉: 短兵, 奮迅.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'
import { aim, hps } from '../../moves.ts'

it('duanbing: one target more for his Slash, at distance 1', () => {
  const game = lay({ seats: 6 }, (at) => {
    at.general(0, 'ding-feng')
    at.wear(0, 'axe-d5')
    at.hand(0, 'slash-s7')
  })
  game.play(0, 'slash-s7')
  game.play(0, 'seat-3')
  expect(game.options(0)).toEqual(expect.arrayContaining(['seat-1', 'seat-5']))
  expect(game.options(0)).not.toContain('seat-2')
  game.play(0, 'seat-1')
  game.passUntil(0, 'play')
  expect([game.hp(1), game.hp(3)]).toEqual([3, 3])
})

it('duanbing: goes back from the further target, and nothing was used', () => {
  const game = lay({ seats: 6 }, (at) => {
    at.general(0, 'ding-feng')
    at.wear(0, 'axe-d5')
    at.hand(0, 'slash-s7')
  })
  for (const choice of ['slash-s7', 'seat-3', 'back']) game.play(0, choice)
  expect(game.kind(0)).toBe('play')
  expect(game.hand(0)).toEqual(['slash-s7'])
  expect(game.story).toEqual([])
})

it('fenxun: for a card, another is at distance 1 for this turn, once per play phase', () => {
  const game = lay({ seats: 6 }, (at) => {
    at.general(0, 'ding-feng')
    at.hand(0, 'slash-s7', 'dodge-h2', 'dodge-d2')
  })
  game.play(0, 'fenxun')
  game.play(0, 'dodge-h2')
  game.play(0, 'seat-3')
  game.play(0, 'slash-s7')
  expect(game.options(0)).toContain('seat-3')
  expect(game.options(0)).not.toContain('seat-2')
  game.play(0, 'back')
  expect(game.options(0)).not.toContain('fenxun')
})

describe('duanbing with a Slash that is demanded of him', () => {
  it('by Borrowed Sword: the victim, and one more at distance 1', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.general(1, 'ding-feng')
      at.wear(1, 'axe-d5')
      at.hand(1, 'slash-s7')
      at.hand(0, 'borrow-sword-cq', 'slash-s8')
    })
    aim(game, 0, 'slash-s8', 4)
    aim(game, 0, 'borrow-sword-cq', 1, 3)
    game.passUntil(1, 'answer-slash')
    game.play(1, 'slash-s7')
    expect(game.kind(1), 'no matter how many were used in this turn').toBe('ask-extra-target')
    expect(game.options(1)).toEqual(['seat-2', 'seat-0', 'done', 'back'])
    game.play(1, 'back')
    expect(game.options(1), 'thought better of').toEqual(['slash-s7', 'pass'])
    game.play(1, 'slash-s7')
    game.play(1, 'seat-2')
    game.passUntil(0, 'play')
    expect(hps(game)).toEqual([4, 4, 3, 3, 3])
    expect(game.worn(1)).toContain('axe-d5')
  })

  it('by Descent into Chaos, turning him up for it; or only the one', () => {
    const table = () => {
      const game = lay({ seats: 5 }, (at) => {
        at.general(0, 'jia-xu')
        at.hidden(1, 'ding-feng')
        at.hand(1, 'slash-h10')
      })
      game.play(0, 'luanwu')
      game.passUntil(1, 'answer-slash')
      game.play(1, 'slash-h10')
      game.play(1, 'seat-2')
      return game
    }
    const two = table()
    two.play(1, 'seat-0')
    expect(two.event('reveals').general).toEqual({ name: 'ding-feng' })
    expect(two.event('uses-on').whom).toEqual([{ seat: 0 }, { seat: 2 }])
    const one = table()
    one.play(1, 'done')
    expect(one.event('uses-on').whom).toEqual([{ seat: 2 }])
    expect(one.story).not.toContain('reveals')
  })
})
