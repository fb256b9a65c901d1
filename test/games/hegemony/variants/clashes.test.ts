// Section 17: what public trackers of other implementations found to go wrong, and what holds here.
import { describe, expect, it } from 'vitest'
import type { Options } from '../../../../src/engine/game.ts'
import type { Seat } from '../../../../src/engine/phrase.ts'
import { type Layer, lay, type Play } from '../lay.ts'
import { aim, before, chain } from '../moves.ts'

const table = (plan: (at: Layer) => void, options: Options = { revised: true }): Play =>
  lay({}, (at) => {
    at.options(options)
    plan(at)
  })

/** 小喬 turns the damage onto another by the wounding way. */
const turn = (game: Play, seat: Seat, card: string, to: Seat): void => {
  game.passUntil(seat, 'suffering')
  game.play(seat, 'tianxiang')
  game.play(seat, card)
  game.play(seat, `seat-${to}`)
  game.play(seat, 'hurt')
}

describe('clashes', () => {
  it('亂擊: eight cards of four suits are four volleys (H138)', () => {
    const pairs = [
      ['slash-s7', 'slash-s8'],
      ['dodge-h2', 'peach-h4'],
      ['slash-c2', 'slash-c3'],
      ['dodge-d2', 'dodge-d3'],
    ]
    const game = table((at) => {
      at.general(0, 'yuan-shao')
      at.hand(0, ...pairs.flat())
      for (const seat of [1, 2]) at.hand(seat, 'peach-h6', 'peach-h7', 'peach-h8', 'peach-h9')
      for (const seat of [1, 2]) Object.assign(before({ state: at.state } as Play, seat), { hp: 9, maxHp: 9 })
    })
    for (const pair of pairs) {
      game.play(0, 'luanji:arrow-volley')
      for (const card of pair) game.play(0, card)
      game.passUntil(0, 'play')
    }
    expect([game.hp(1), game.hp(2)]).toEqual([5, 5])
    expect(game.options(0)).not.toContain('luanji:arrow-volley')
  })

  it('天香: damage along a chain is turned away like any other, and who suffers it draws (H134)', () => {
    const game = table((at) => {
      at.general(2, 'xiao-qiao')
      at.hand(0, 'fire-slash-h4')
      at.hand(2, 'peach-h6')
      chain(at, 1, 2)
    })
    aim(game, 0, 'fire-slash-h4', 1)
    turn(game, 2, 'peach-h6', 1)
    expect([game.hp(1), game.hp(2)]).toEqual([2, 3])
    expect(game.hand(1)).toHaveLength(2)
  })

  it('天香: the bonus of Wine 酒 is not dealt once more (H134)', () => {
    const game = table((at) => {
      at.general(1, 'xiao-qiao')
      at.hand(0, 'wine-s9', 'slash-s7')
      at.hand(1, 'peach-h6')
    })
    game.play(0, 'wine-s9')
    aim(game, 0, 'slash-s7', 1)
    turn(game, 1, 'peach-h6', 2)
    expect([game.hp(1), game.hp(2)]).toEqual([3, 3])
  })

  it('紅顏: her spade Supplies Cut Off 兵糧寸斷 is no black trick, so that 帷幕 lets it in', () => {
    const laidBy = (general: 'xiao-qiao' | 'lu-meng') => {
      const game = table((at) => {
        at.general(0, general)
        at.general(1, 'jia-xu')
        at.hand(0, 'supply-shortage-s10')
      })
      aim(game, 0, 'supply-shortage-s10', 1)
      game.passUntil(0, 'play')
      return before(game, 1).judgement.map(({ card }) => card)
    }
    expect(laidBy('lu-meng')).toEqual([])
    expect(laidBy('xiao-qiao')).toEqual(['supply-shortage-s10'])
  })

  it('苦肉: one Slash more, not Slashes without end (H133)', () => {
    const game = table((at) => {
      at.general(0, 'huang-gai')
      at.hand(0, 'slash-s7', 'slash-s8', 'slash-c2', 'dodge-h2')
    })
    game.play(0, 'kurou')
    game.play(0, 'dodge-h2')
    for (const card of ['slash-s7', 'slash-s8']) {
      aim(game, 0, card, 1)
      game.passUntil(0, 'play')
    }
    expect(game.options(0)).not.toContain('slash-c2')
  })

  it('觀星: a marker earned by revealing it draws none of the cards just looked at (H114)', () => {
    const laid = (options: Options) => {
      const game = table((at) => {
        at.pair(0, 'zhuge-liang', 'zhang-fei', ['deputy'])
        at.phase('prepare')
        at.deck('slash-s7', 'slash-s8', 'peach-h4')
      }, options)
      game.passUntil(0, 'phase-start')
      game.play(0, 'guanxing')
      return game
    }
    const kept = laid({ markers: 'kept' })
    expect(before(kept, 0).markers).toEqual(['half-fish'])
    expect(kept.hand(0)).toEqual([])
    expect(laid({}).prompt(0), 'without the option the card comes first').toBe('ask-half-fish')
  })
})
