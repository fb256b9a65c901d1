// 孫權: 制衡.
import { expect, it } from 'vitest'
import { lay } from '../../lay.ts'

it('zhiheng: once per play phase, up to max HP cards of hand and equipment for as many new ones', () => {
  const game = lay({}, (at) => {
    at.general(0, 'sun-quan')
    at.hand(0, 'slash-s7', 'dodge-h2')
    at.wear(0, 'axe-d5')
    at.deck('peach-h4', 'peach-h6', 'peach-h7')
  })
  game.play(0, 'zhiheng')
  expect(game.decision(0).max).toBe(3)
  game.play(0, 'slash-s7', 'axe-d5')
  expect(game.hand(0)).toEqual(['dodge-h2', 'peach-h4', 'peach-h6'])
  expect(game.discard).toEqual(expect.arrayContaining(['slash-s7', 'axe-d5']))
  expect(game.options(0)).not.toContain('zhiheng')
})
