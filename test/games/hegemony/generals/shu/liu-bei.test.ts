// 劉備: 仁德.
import { expect, it } from 'vitest'
import { lay } from '../../lay.ts'

it('rende: the third card given in a phase recovers 1 HP, no matter who the others went to, and once', () => {
  const game = lay({}, (at) => {
    at.general(0, 'liu-bei')
    at.hand(0, 'slash-s7', 'dodge-h2', 'dodge-d2', 'dodge-d3', 'dodge-d6', 'dodge-d8')
    at.hp(0, 1)
  })
  game.play(0, 'rende')
  game.play(0, 'slash-s7')
  game.play(0, 'seat-1')
  expect(game.hp(0)).toBe(1)
  game.play(0, 'rende')
  game.play(0, 'dodge-h2', 'dodge-d2')
  game.play(0, 'seat-2')
  expect(game.hp(0)).toBe(2)
  expect([game.hand(1), game.hand(2)]).toEqual([['slash-s7'], ['dodge-h2', 'dodge-d2']])
  expect(game.view(0).players[1]?.known, 'who gave a card knows it').toEqual(['slash-s7'])
  game.play(0, 'rende')
  game.play(0, 'dodge-d3', 'dodge-d6', 'dodge-d8')
  game.play(0, 'seat-1')
  expect(game.hp(0)).toBe(2)
})
