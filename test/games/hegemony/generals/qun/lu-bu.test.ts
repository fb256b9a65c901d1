// 呂布: 無雙.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('wushuang', () => {
  it('his Slash takes two Dodges; both are enough', () => {
    const game = lay({}, (at) => {
      at.general(0, 'lu-bu')
      at.hand(0, 'slash-s7')
      at.hand(1, 'dodge-h2', 'dodge-d2')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.play(1, 'dodge-h2')
    game.play(1, 'dodge-d2')
    expect(game.hp(1)).toBe(4)
    expect(game.kind(0)).toBe('play')
  })

  it('a Duel with him takes two Slashes each time, no matter who began it', () => {
    const game = lay({}, (at) => {
      at.general(1, 'lu-bu')
      at.hand(0, 'duel-sa', 'slash-s8', 'slash-s9')
      at.hand(1, 'slash-s7')
    })
    game.play(0, 'duel-sa')
    game.play(0, 'seat-1')
    game.passUntil(1, 'answer-slash')
    game.play(1, 'slash-s7')
    game.play(0, 'slash-s8')
    game.play(0, 'slash-s9')
    expect(game.hp(1), 'his second answer is missing').toBe(3)
    expect(game.hp(0)).toBe(4)
    expect(game.kind(0)).toBe('play')
  })

  it('Eight Trigrams may give either Dodge, with a judgement each', () => {
    const game = lay({}, (at) => {
      at.general(0, 'lu-bu')
      at.hand(0, 'slash-s7')
      at.wear(1, 'eight-trigrams-s2')
      at.deck('peach-h4', 'peach-h6')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.play(1, 'eight-trigrams')
    game.play(1, 'eight-trigrams')
    expect(game.hp(1)).toBe(4)
    expect(game.story.filter((key) => key === 'judges')).toHaveLength(2)
  })
})
