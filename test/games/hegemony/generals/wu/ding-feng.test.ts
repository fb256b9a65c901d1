// 丁奉: 短兵, 奮迅.
import { expect, it } from 'vitest'
import { lay } from '../../lay.ts'

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
