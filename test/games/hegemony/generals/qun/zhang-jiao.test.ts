// 張角: 雷擊, 鬼道.
import { describe, expect, it } from 'vitest'
import { lay, type Play } from '../../lay.ts'
import { aim } from '../../moves.ts'

/** A Slash comes at him, and he dodges it. */
function dodging(game: Play): void {
  aim(game, 0, 'slash-s7', 1)
  game.passUntil(1, 'answer-dodge')
  game.play(1, 'dodge-h2')
  game.passUntil(1, 'responded')
}

describe('leiji', () => {
  it('on his Dodge somebody judges: a spade strikes for 2 thunder', () => {
    const game = lay({}, (at) => {
      at.general(1, 'zhang-jiao')
      at.hand(0, 'slash-s7')
      at.hand(1, 'dodge-h2')
      at.deck('slash-s8')
    })
    dodging(game)
    game.play(1, 'leiji')
    game.play(1, 'seat-0')
    game.passUntil(0, 'play')
    expect(game.hp(0)).toBe(2)
    expect(game.story).toContain('damage-thunder')
  })

  it('strikes before the one it strikes takes the judgement card: Heaven’s envy comes after the effect (§6)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(1, 'zhang-jiao')
      at.general(2, 'guo-jia')
      at.hp(2, 2)
      at.hand(0, 'slash-s7')
      at.hand(1, 'dodge-h2')
      at.deck('wine-s9')
    })
    dodging(game)
    game.play(1, 'leiji')
    game.play(1, 'seat-2')
    game.passUntil(0, 'play')
    expect(game.alive(2), 'the Wine came too late').toBe(false)
  })

  it('counts the Dodge of Eight Trigrams', () => {
    const game = lay({}, (at) => {
      at.general(1, 'zhang-jiao')
      at.wear(1, 'eight-trigrams-s2')
      at.hand(0, 'slash-s7')
      at.deck('peach-h4', 'slash-s8')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(1, 'answer-dodge')
    game.play(1, 'eight-trigrams')
    game.passUntil(1, 'responded')
    game.play(1, 'leiji')
    game.play(1, 'seat-0')
    game.passUntil(0, 'play')
    expect(game.hp(0)).toBe(2)
  })
})

describe('guidao', () => {
  it('a black card of hand or equipment replaces a judgement; he keeps the old one', () => {
    const game = lay({}, (at) => {
      at.general(1, 'zhang-jiao')
      at.phase('judge')
      at.judgement(0, 'indulgence-h6')
      at.deck('peach-h4')
      at.wear(1, 'renwang-c2')
    })
    game.passUntil(1, 'judging')
    game.play(1, 'guidao')
    game.play(1, 'renwang-c2')
    game.passUntil(1, 'play')
    expect(game.hand(1)[0]).toBe('peach-h4')
    expect(game.story, 'a club keeps the play phase from him').toContain('phase-skipped')
  })
})
