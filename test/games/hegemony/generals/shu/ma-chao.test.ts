// 馬超: 馬術, 鐵騎.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

it('mashu: others are one nearer', () => {
  const game = lay({ seats: 5 }, (at) => {
    at.general(0, 'ma-chao')
    at.hand(0, 'slash-s7')
  })
  game.play(0, 'slash-s7')
  expect(game.options(0)).toEqual(expect.arrayContaining(['seat-2', 'seat-3']))
})

describe('tieqi', () => {
  const table = (card: string) =>
    lay({}, (at) => {
      at.general(0, 'ma-chao')
      at.hand(0, 'slash-s7')
      at.hand(1, 'dodge-h2')
      at.deck(card)
    })

  it('red: the target cannot dodge', () => {
    const game = table('peach-h4')
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.play(0, 'tieqi')
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(3)
    expect(game.hand(1)).toEqual(['dodge-h2'])
  })

  it('black: it may', () => {
    const game = table('slash-s8')
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.play(0, 'tieqi')
    game.passUntil(1, 'answer-dodge')
    game.play(1, 'dodge-h2')
    expect(game.hp(1)).toBe(4)
  })

  it('red stops Eight Trigrams too', () => {
    const game = lay({}, (at) => {
      at.general(0, 'ma-chao')
      at.hand(0, 'slash-s7')
      at.wear(1, 'eight-trigrams-s2')
      at.deck('peach-h4', 'peach-h6')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.play(0, 'tieqi')
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(3)
  })
})
