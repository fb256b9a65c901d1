// 劉禪: 享樂, 放權.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('xiangle', () => {
  const table = (...hand: string[]) =>
    lay({}, (at) => {
      at.general(1, 'liu-shan')
      at.hand(0, 'slash-s7', ...hand)
    })

  it('the Slash needs a basic card besides', () => {
    const game = table('dodge-h2', 'duel-sa')
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    expect(game.options(0)).toEqual(['dodge-h2', 'pass'])
    game.play(0, 'dodge-h2')
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(2)
  })

  it('or has no effect and counts as not dodged; also when there is nothing to discard', () => {
    const game = table()
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(3)
    expect(game.discard).toContain('slash-s7')
  })
})

describe('xiangle and the weapon of the Slash', () => {
  it('he is a target all the same: skills after targeting work', () => {
    const game = lay({}, (at) => {
      at.general(0, 'zhen-ji')
      at.general(1, 'liu-shan')
      at.wear(0, 'twin-swords-s2')
      at.hand(0, 'slash-s7')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    expect(game.options(0), 'no basic card is left').toEqual(['twin-swords', 'pass'])
    game.play(0, 'twin-swords')
    expect(game.hand(0)).toHaveLength(1)
    expect(game.hp(1), 'no effect').toBe(3)
  })
})

describe('fangquan', () => {
  it('skips the play phase; at the end of the turn a card gives another an extra turn', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(0, 'liu-shan')
      at.hand(0, 'slash-s7')
      at.phase('play')
    })
    game.play(0, 'fangquan')
    game.passUntil(0, 'turn-end')
    game.play(0, 'fangquan')
    game.play(0, 'slash-s7')
    game.play(0, 'seat-2')
    game.passUntil(2, 'play')
    expect(game.state.turn?.seat).toBe(2)
    game.play(2, 'end')
    game.passUntil(1, 'play')
    expect(game.state.turn?.seat, 'then in the order of seats').toBe(1)
  })

  it('gives no turn without a card to give it for', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(0, 'liu-shan')
      at.phase('play')
    })
    game.play(0, 'fangquan')
    expect(game.state.turn?.seat, 'nothing is asked at the end').toBe(1)
  })
})
