// 顏良文醜: 雙雄.
import { expect, it } from 'vitest'
import { lay } from '../../lay.ts'

it('shuangxiong: the judgement card is his, and cards of the other colour are Duels in this turn', () => {
  const game = lay({}, (at) => {
    at.general(0, 'yan-liang-wen-chou')
    at.phase('draw')
    at.hand(0, 'dodge-h2', 'dodge-d2', 'axe-d5')
    at.deck('slash-s7', 'peach-h4')
  })
  game.play(0, 'shuangxiong')
  game.passUntil(0, 'play')
  expect(game.hand(0), 'no draw besides').toEqual(['dodge-h2', 'dodge-d2', 'axe-d5', 'slash-s7'])
  for (const card of ['dodge-h2', 'dodge-d2']) {
    game.play(0, 'shuangxiong:duel')
    expect(game.options(0)).not.toContain('slash-s7')
    game.play(0, card)
    game.play(0, 'seat-1')
    game.passUntil(0, 'play')
  }
  expect(game.hp(1)).toBe(2)
})
