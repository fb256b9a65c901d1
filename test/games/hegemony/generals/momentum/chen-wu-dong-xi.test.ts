// 陳武董襲: 斷紲, 奮命.
import { describe, expect, it } from 'vitest'
import type { Layer } from '../../lay.ts'
import { momentous } from '../../momentous.ts'
import { before, chain, times } from '../../moves.ts'

describe('duanxie', () => {
  it('chains another and themselves, once per play phase (H173)', () => {
    const game = momentous((at) => at.general(0, 'chen-wu-dong-xi'))
    game.play(0, 'duanxie')
    game.play(0, 'seat-2')
    expect([0, 1, 2, 3].map((seat) => before(game, seat).chained)).toEqual([true, false, true, false])
    expect(game.options(0)).not.toContain('duanxie')
  })

  it('leaves them chained who are, and never names one who is (H173)', () => {
    const game = momentous((at) => {
      at.general(0, 'chen-wu-dong-xi')
      chain(at, 0, 1)
    })
    game.play(0, 'duanxie')
    expect(game.options(0)).toEqual(['seat-2', 'seat-3', 'back'])
    game.play(0, 'seat-3')
    expect([0, 1, 2, 3].map((seat) => before(game, seat).chained)).toEqual([true, true, false, true])
  })

  it('is refused where all others are chained', () => {
    const game = momentous((at) => {
      at.general(0, 'chen-wu-dong-xi')
      chain(at, 1, 2, 3)
    })
    expect(game.options(0)).not.toContain('duanxie')
  })
})

describe('fenming', () => {
  const ending = (plan: (at: Layer) => void) => {
    const game = momentous((at) => {
      at.general(0, 'chen-wu-dong-xi')
      plan(at)
      at.phase('end')
    })
    return game
  }

  it('discards a card of everybody who is chained, themselves too (H174)', () => {
    const game = ending((at) => {
      chain(at, 0, 1, 3)
      at.hand(0, 'dodge-h2', 'slash-s7')
      at.hand(1, 'peach-h4')
      at.hand(2, 'dodge-d2')
      at.wear(3, 'spear-sq')
    })
    game.passUntil(0)
    game.play(0, 'fenming')
    game.play(0, 'slash-s7')
    expect(game.discard).toEqual(['slash-s7', 'peach-h4', 'spear-sq'])
    expect(game.hand(2).includes('dodge-d2')).toBe(true)
  })

  it('is refused unless they are chained, and where no chained player has a card', () => {
    const free = ending((at) => {
      chain(at, 1)
      at.hand(1, 'peach-h4')
    })
    expect(times(free, 'uses-skill')).toBe(0)
    expect(free.kind(1)).toBe('play')
    const bare = ending((at) => chain(at, 0, 1))
    expect(bare.kind(1)).toBe('play')
  })

  it('clashes with 白銀獅子: who loses it so recovers', () => {
    const game = ending((at) => {
      chain(at, 0, 1)
      at.wear(1, 'silver-lion-ca')
      at.hp(1, 2)
    })
    game.passUntil(0)
    game.play(0, 'fenming')
    expect(game.hp(1)).toBe(3)
  })

  it('passes over one who has given the last card for a judgement meanwhile: 屯田 and 鬼才 (H174)', () => {
    const game = momentous(
      (at) => {
        at.general(0, 'chen-wu-dong-xi')
        at.general(1, 'deng-ai')
        at.general(2, 'sima-yi')
        chain(at, 0, 1, 2)
        at.hand(1, 'dodge-h2')
        at.hand(2, 'slash-s7')
        at.deck('peach-h4')
        at.phase('end')
      },
      4,
      { formation: true },
    )
    game.passUntil(0)
    game.play(0, 'fenming')
    game.passUntil(1, 'cards-lost')
    game.play(1, 'tuntian')
    game.passUntil(2, 'judging')
    game.play(2, 'guicai')
    game.play(2, 'slash-s7')
    game.play(1, 'pass')
    expect(game.hand(2)).toEqual([])
    expect(game.discard).toEqual(expect.arrayContaining(['dodge-h2', 'peach-h4', 'slash-s7']))
    expect(game.state.turn?.seat, 'the turn ends').toBe(1)
  })
})
