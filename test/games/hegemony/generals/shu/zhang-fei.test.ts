// 張飛: 咆哮.
import { expect, it } from 'vitest'
import { lay } from '../../lay.ts'

it('paoxiao: any number of Slashes; hidden he is turned up by the second', () => {
  const game = lay({}, (at) => {
    at.hidden(0, 'zhang-fei')
    at.hand(0, 'slash-s7', 'slash-s8', 'slash-s9')
  })
  game.play(0, 'slash-s7')
  game.play(0, 'seat-1')
  game.passUntil(0, 'play')
  expect(game.story).not.toContain('reveals')
  for (const card of ['slash-s8', 'slash-s9']) {
    game.play(0, card)
    game.play(0, 'seat-1')
    game.passUntil(0, 'play')
  }
  expect(game.story).toContain('reveals')
  expect(game.hp(1)).toBe(1)
})
