// 袁紹: 亂擊; as in the first edition (H95).
import { expect, it } from 'vitest'
import { lay } from '../../lay.ts'

it('luanji: two hand cards of one suit are a Volley of Arrows without suit or number', () => {
  const game = lay({}, (at) => {
    at.general(0, 'yuan-shao')
    at.hand(0, 'slash-s7', 'slash-s8', 'dodge-h2')
  })
  game.play(0, 'luanji:arrow-volley')
  expect(game.options(0)).toEqual(['slash-s7', 'slash-s8', 'back'])
  game.play(0, 'slash-s7')
  if (game.kind(0) === 'skill' || game.options(0).includes('slash-s8')) game.play(0, 'slash-s8')
  game.passUntil(0, 'play')
  expect([game.hp(1), game.hp(2)]).toEqual([3, 3])
  expect(game.hand(0)).toEqual(['dodge-h2'])
})
