// 甘寧: 奇襲.
import { expect, it } from 'vitest'
import { lay } from '../../lay.ts'

it('qixi: a black card of hand or equipment dismantles, a red one does not', () => {
  const game = lay({}, (at) => {
    at.general(0, 'gan-ning')
    at.hand(0, 'slash-s7', 'dodge-h2')
    at.wear(0, 'renwang-c2')
    at.hand(1, 'peach-h4')
  })
  game.play(0, 'qixi:dismantle')
  expect(game.options(0)).toEqual(['slash-s7', 'renwang-c2', 'back'])
  game.play(0, 'slash-s7')
  game.play(0, 'seat-1')
  game.passUntil(0, 'play')
  expect(game.hand(1)).toEqual([])
  expect(game.discard).toEqual(expect.arrayContaining(['slash-s7', 'peach-h4']))
})
