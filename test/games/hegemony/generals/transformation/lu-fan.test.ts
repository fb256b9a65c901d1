// 呂範: 調度, 典財.
import { describe, expect, it } from 'vitest'
import { changeDeputy, changed } from '../../changed.ts'
import type { Layer } from '../../lay.ts'
import { aim, before, times } from '../../moves.ts'

describe('diaodu, using', () => {
  it('draws a card for who of his faction uses equipment, each time (H193, noname #2221)', () => {
    const own = changed((at) => {
      at.general(0, 'lu-fan')
      at.hand(0, 'spear-sq', 'renwang-c2')
    })
    own.play(0, 'spear-sq')
    own.play(0, 'renwang-c2')
    expect(own.hand(0)).toHaveLength(2)
    const ally = changed((at) => {
      at.general(0, 'lu-meng')
      at.general(2, 'lu-fan')
      at.hand(0, 'spear-sq')
    })
    ally.play(0, 'spear-sq')
    expect(ally.hand(0)).toHaveLength(1)
  })

  it('is refused to others, for what is no equipment, and while he is hidden but for himself', () => {
    const foe = changed((at) => {
      at.general(2, 'lu-fan')
      at.hand(0, 'spear-sq')
    })
    foe.play(0, 'spear-sq')
    expect(foe.hand(0)).toEqual([])
    const hidden = changed((at) => {
      at.general(0, 'lu-meng')
      at.hidden(2, 'lu-fan')
      at.hand(0, 'spear-sq')
    })
    hidden.play(0, 'spear-sq')
    expect([hidden.hand(0), hidden.kind(0)]).toEqual([[], 'play'])
    const self = changed((at) => {
      at.hidden(0, 'lu-fan')
      at.hand(0, 'spear-sq')
    })
    self.play(0, 'spear-sq')
    self.play(0, 'diaodu')
    expect(self.hand(0)).toHaveLength(1)
  })
})

describe('diaodu, passing on', () => {
  const beginning = (plan: (at: Layer) => void) => {
    const game = changed((at) => {
      at.general(0, 'lu-fan')
      at.general(2, 'lu-meng')
      at.phase('play')
      plan(at)
    })
    game.passUntil(0, 'before-phase')
    return game
  }

  it('takes equipment of an ally, which may go on to another (H193)', () => {
    const game = beginning((at) => at.wear(2, 'spear-sq'))
    game.play(0, 'diaodu:1:head')
    game.play(0, 'seat-2')
    expect(game.options(0)).toEqual(['seat-1', 'seat-3', 'pass'])
    game.play(0, 'seat-3')
    expect([game.hand(3), game.worn(2)]).toEqual([['spear-sq'], []])
  })

  it('may take his own, which must go on (H193, noname #31)', () => {
    const game = beginning((at) => at.wear(0, 'spear-sq'))
    game.play(0, 'diaodu:1:head')
    game.play(0, 'seat-0')
    expect(game.options(0)).toEqual(['seat-1', 'seat-2', 'seat-3'])
    game.play(0, 'seat-2')
    expect([game.hand(2), game.worn(0)]).toEqual([['spear-sq'], []])
  })

  it('is refused where nobody of his faction wears anything', () => {
    const game = changed((at) => {
      at.general(0, 'lu-fan')
      at.wear(1, 'spear-sq')
      at.phase('play')
    })
    expect(game.kind(0)).toBe('play')
  })
})

describe('diancai', () => {
  /** In seat 0's play phase Lü Fan at seat 1 loses two cards. */
  const robbed = (hp: number, plan: (at: Layer) => void = () => undefined) => {
    const game = changed((at) => {
      at.general(1, 'lu-fan')
      at.hp(1, hp)
      at.hand(0, 'snatch-s3', 'dismantle-s4')
      at.hand(1, 'dodge-h2', 'dodge-d2')
      plan(at)
    })
    for (const card of ['snatch-s3', 'dismantle-s4']) {
      aim(game, 0, card, 1)
      game.passUntil(0, 'play')
    }
    game.play(0, 'end')
    return game
  }

  it('fills the hand after a phase that cost as many cards as HP, and the deputy may be changed (H194)', () => {
    const game = robbed(2)
    game.passUntil(1, 'phase-end')
    game.play(1, 'diancai')
    expect(game.hand(1)).toHaveLength(before(game, 1).maxHp)
    const id = changeDeputy(game, 1)
    expect(before(game, 1).generals[1]?.id).toBe(id)
  })

  it('is refused after fewer, and in his own turn', () => {
    const game = robbed(3)
    expect(game.kind(1), 'his own turn has come').toBe('play')
    expect(times(game, 'uses-skill')).toBe(0)
  })

  it('counts what was lost in that phase alone (H194)', () => {
    const game = robbed(2)
    game.passUntil(1, 'phase-end')
    game.pass(1)
    game.play(1, 'end')
    game.play(2, 'end')
    expect(game.kind(3), 'nobody was robbed there').toBe('play')
  })

  it('clashes with a maximum that is reached: nothing is drawn, the deputy may be changed', () => {
    const game = robbed(1, (at) => at.hand(1, 'slash-s7', 'slash-s8', 'slash-s9', 'slash-c2'))
    game.passUntil(1, 'phase-end')
    const { length } = game.hand(1)
    game.play(1, 'diancai')
    expect(game.hand(1)).toHaveLength(length)
    expect(game.kind(1)).toBe('change')
  })
})
