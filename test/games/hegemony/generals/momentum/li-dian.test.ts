// 李典: 恂恂, 忘隙.
import { describe, expect, it } from 'vitest'
import type { Layer } from '../../lay.ts'
import { momentous } from '../../momentous.ts'
import { aim, chain, times } from '../../moves.ts'

describe('xunxun', () => {
  const looking = (plan: (at: Layer) => void = () => undefined) => {
    const game = momentous((at) => {
      at.general(0, 'li-dian')
      at.deck('dodge-h2', 'slash-s7', 'peach-h4', 'duel-sa', 'wine-s9')
      at.phase('draw')
      plan(at)
    })
    game.passUntil(0)
    game.play(0, 'xunxun')
    return game
  }

  it('puts two of the four top cards back on top, the others below, and then draws them (H163)', () => {
    const game = looking()
    game.play(0, 'peach-h4', 'duel-sa')
    game.play(0, 'slash-s7', 'dodge-h2')
    expect(game.hand(0)).toEqual(['peach-h4', 'duel-sa'])
    expect(game.state.deck[0]).toBe('wine-s9')
    expect(game.state.deck.slice(-2)).toEqual(['slash-s7', 'dodge-h2'])
  })

  it('looks at what is left where the table runs out of cards, and orders what can be ordered (H100, H163)', () => {
    const left = (count: number) =>
      looking((at) => {
        at.hand(1, ...at.state.deck.slice(count))
      })
    const two = left(2)
    two.play(0, 'slash-s7', 'dodge-h2')
    expect(two.hand(0), 'below them lies nothing').toEqual(['slash-s7', 'dodge-h2'])
    expect(left(1).hand(0), 'one card has one order').toEqual(['dodge-h2'])
  })

  it('shows the cards to nobody else (H163)', () => {
    const game = looking()
    expect(game.view(0).aside).toEqual(['dodge-h2', 'slash-s7', 'peach-h4', 'duel-sa'])
    expect(game.view(1).aside).toEqual([])
  })

  it('is refused in the draw phase of another', () => {
    const game = momentous((at) => {
      at.general(1, 'li-dian')
      at.phase('draw')
    })
    expect(game.kind(0)).toBe('play')
  })

  it('clashes with 突襲: of the two, one is used, since both are asked about at once (QSanguosha #48)', () => {
    const game = momentous((at) => {
      at.pair(0, 'li-dian', 'zhang-liao')
      at.hand(1, 'dodge-h2')
      at.phase('draw')
    })
    game.passUntil(0)
    expect(game.options(0)).toEqual(['xunxun', 'tuxi', 'pass'])
    game.play(0, 'tuxi')
    game.play(0, 'seat-1')
    expect(game.hand(0), 'it took the place of the draw').toEqual(['dodge-h2'])
  })
})

describe('wangxi', () => {
  const struck = (plan: (at: Layer) => void = () => undefined) => {
    const game = momentous((at) => {
      at.general(1, 'li-dian')
      at.hand(0, 'slash-s7')
      plan(at)
    })
    aim(game, 0, 'slash-s7', 1)
    return game
  }

  it('has both draw when he was hurt, and when he hurt another (H164)', () => {
    const game = struck()
    game.passUntil(1, 'after-suffering')
    game.play(1, 'wangxi:1:head')
    expect([game.hand(0).length, game.hand(1).length]).toEqual([1, 1])
    const own = momentous((at) => {
      at.general(0, 'li-dian')
      at.hand(0, 'slash-s7')
    })
    aim(own, 0, 'slash-s7', 1)
    own.passUntil(0, 'after-dealing')
    own.play(0, 'wangxi')
    expect([own.hand(0).length, own.hand(1).length]).toEqual([1, 1])
  })

  it('comes once for each point (H164)', () => {
    const game = struck((at) => {
      if (at.state.turn) at.state.turn.drunk = true
    })
    game.passUntil(1, 'after-suffering')
    game.play(1, 'wangxi:1:head')
    game.play(1, 'wangxi:1:head')
    expect(game.kind(0)).toBe('play')
    expect(game.hand(1)).toHaveLength(2)
  })

  it('is refused for damage of nobody, his own, and that kills the other', () => {
    const own = momentous((at) => {
      at.general(0, 'li-dian')
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
    })
    aim(own, 0, 'slash-s7', 1)
    own.passUntil(0, 'play')
    expect(times(own, 'uses-skill')).toBe(0)
  })

  it('clashes with 天香: damage that was turned onto him is the same as any (QSanguosha #149)', () => {
    const game = momentous((at) => {
      at.general(1, 'xiao-qiao')
      at.general(2, 'li-dian')
      at.hand(0, 'slash-s7')
      at.hand(1, 'dodge-hj')
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(1, 'suffering')
    game.play(1, 'tianxiang')
    game.play(1, 'dodge-hj')
    game.play(1, 'seat-2')
    game.passUntil(2, 'after-suffering')
    game.play(2, 'wangxi:1:head')
    expect(game.hand(0)).toHaveLength(1)
  })

  it('clashes with the chain: what runs along it has the same source', () => {
    const game = momentous((at) => {
      at.general(2, 'li-dian')
      chain(at, 1, 2)
      at.hand(0, 'fire-slash-h4')
    })
    aim(game, 0, 'fire-slash-h4', 1)
    game.passUntil(2, 'after-suffering')
    game.play(2, 'wangxi:1:head')
    expect(game.hand(0)).toHaveLength(1)
  })
})
