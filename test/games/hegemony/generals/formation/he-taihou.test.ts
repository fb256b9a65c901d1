// 何太后: 鴆毒, 戚亂.
import { describe, expect, it } from 'vitest'
import { formed } from '../../formed.ts'
import type { Layer } from '../../lay.ts'
import { aim, times, turnOf } from '../../moves.ts'

/** Seat 0's play phase begins; Empress He sits at seat 1 and holds a card. */
const poisoned = (plan: (at: Layer) => void = () => undefined) => {
  const game = formed((at) => {
    at.general(1, 'he-taihou')
    at.hand(1, 'dodge-h2')
    at.phase('play')
    plan(at)
  })
  game.passUntil(1, 'phase-start')
  return game
}

describe('zhendu', () => {
  it('makes the turn’s player drink and deals 1 damage, for a hand card (H158)', () => {
    const game = poisoned((at) => at.hand(0, 'slash-s7', 'wine-s9'))
    game.play(1, 'zhendu')
    game.play(1, 'dodge-h2')
    game.passUntil(0, 'play')
    expect([game.hp(0), game.discard]).toEqual([3, ['dodge-h2']])
    expect(game.options(0), 'it was the Wine of this turn').not.toContain('wine-s9')
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(0, 'play')
    expect(game.hp(1), 'and makes the Slash stronger').toBe(1)
  })

  it('is refused without a hand card, in her own turn, and where the phase is skipped', () => {
    const bare = formed((at) => {
      at.general(1, 'he-taihou')
      at.wear(1, 'spear-sq')
      at.phase('play')
    })
    expect(bare.kind(0)).toBe('play')
    const own = formed((at) => {
      at.general(0, 'he-taihou')
      at.hand(0, 'dodge-h2')
      at.phase('play')
    })
    expect(own.kind(0)).toBe('play')
  })

  it('clashes with 天香: the damage goes elsewhere, the Wine stays', () => {
    const game = poisoned((at) => {
      at.general(0, 'xiao-qiao')
      at.hand(0, 'dodge-hj', 'slash-s7')
    })
    game.play(1, 'zhendu')
    game.play(1, 'dodge-h2')
    game.passUntil(0, 'suffering')
    game.play(0, 'tianxiang')
    game.play(0, 'dodge-hj')
    game.play(0, 'seat-2')
    game.passUntil(0, 'play')
    expect([game.hp(0), game.hp(2)]).toEqual([3, 3])
    expect(game.view(0).turn?.drunk).toBe(true)
  })
})

describe('qiluan', () => {
  it('draws 3 at the end of her own turn in which she killed (H159)', () => {
    const game = formed((at) => {
      at.general(0, 'he-taihou')
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(0, 'play')
    const { length } = game.hand(0)
    game.play(0, 'end')
    game.passUntil(0, 'turn-over')
    game.play(0, 'qiluan')
    expect(game.hand(0)).toHaveLength(length + 3)
    game.passUntil(2, 'play')
    game.play(2, 'end')
    expect(game.kind(0), 'not again in the next turn (noname #34)').toBe('phase-start')
  })

  it('draws 3 when the turn’s player died of the cup, whose turn ends so (H159)', () => {
    const game = poisoned((at) => at.hp(0, 1))
    game.play(1, 'zhendu')
    game.play(1, 'dodge-h2')
    game.passUntil(1, 'turn-over')
    expect(game.alive(0)).toBe(false)
    const { length } = game.hand(1)
    game.play(1, 'qiluan')
    expect(game.hand(1), 'three, and two of her own draw phase').toHaveLength(length + 5)
    expect(game.kind(1), 'the next turn is hers').toBe('play')
  })

  it('is refused in a turn in which somebody else killed, and to one who was killed', () => {
    const game = formed((at) => {
      at.general(1, 'he-taihou')
      at.hp(2, 1)
      at.wear(0, 'spear-sq')
      at.hand(0, 'slash-s7')
    })
    aim(game, 0, 'slash-s7', 2)
    game.passUntil(0, 'play')
    game.play(0, 'end')
    expect(times(game, 'uses-skill')).toBe(0)
    expect(game.kind(1)).toBe('play')
  })

  it('waits for her also while she is hidden, and counts a kill in another’s turn once', () => {
    const game = formed((at) => {
      at.general(2, 'he-taihou')
      turnOf(at, 1)
      at.hp(1, 1)
      at.hand(1, 'duel-sa')
      at.hand(2, 'slash-s7')
    })
    aim(game, 1, 'duel-sa', 2)
    game.passUntil(2, 'answer-slash')
    game.play(2, 'slash-s7')
    game.passUntil(2, 'turn-over')
    game.play(2, 'qiluan')
    expect(times(game, 'uses-skill')).toBe(1)
    expect(game.kind(2)).toBe('play')
  })
})
