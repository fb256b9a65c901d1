// 龐德: 馬術, 猛進; as in the first edition (H95).
import { expect, it } from 'vitest'
import { lay } from '../../lay.ts'

it('mashu: others are one nearer; mengjin: a player who dodges loses a card', () => {
  const game = lay({ seats: 5 }, (at) => {
    at.general(0, 'pang-de')
    at.hand(0, 'slash-s7')
    at.hand(2, 'dodge-h2')
    at.wear(2, 'axe-d5')
  })
  game.play(0, 'slash-s7')
  game.play(0, 'seat-2')
  game.passUntil(2, 'answer-dodge')
  game.play(2, 'dodge-h2')
  game.passUntil(0, 'dodged')
  game.play(0, 'mengjin')
  expect(game.worn(2)).toEqual([])
  expect(game.discard).toContain('axe-d5')
  expect(game.hp(2)).toBe(4)
})
