// 黃忠: 烈弓; as in the first edition (H95).
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('liegong', () => {
  const table = (hp: number, ...hand: string[]) =>
    lay({}, (at) => {
      at.general(0, 'huang-zhong')
      at.hp(0, hp)
      at.hand(0, 'slash-s7')
      at.hand(1, ...hand)
    })

  it('a target with at least his HP in cards cannot dodge', () => {
    const game = table(2, 'dodge-h2', 'dodge-d2')
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.play(0, 'liegong')
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(3)
  })

  it('nor one with at most his range; one between may', () => {
    const few = table(4, 'dodge-h2')
    few.play(0, 'slash-s7')
    few.play(0, 'seat-1')
    few.play(0, 'liegong')
    few.passUntil(0, 'play')
    expect(few.hp(1)).toBe(3)
    const some = table(4, 'dodge-h2', 'dodge-d2')
    some.play(0, 'slash-s7')
    some.play(0, 'seat-1')
    some.passUntil(1, 'answer-dodge')
    expect(some.story).not.toContain('uses-skill')
  })

  it('only in his play phase: not for a Slash before it (神速 of a general laid beside him)', () => {
    const game = lay({}, (at) => {
      at.pair(0, 'huang-zhong', 'xiahou-yuan')
      at.phase('judge')
    })
    game.play(0, 'shensu')
    game.play(0, 'seat-1')
    expect(game.story).toContain('damage-normal')
    expect(game.story).not.toContain('liegong')
    expect(game.asked).toEqual([0])
  })
})
