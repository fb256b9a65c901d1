// 于吉: 千幻.
import { describe, expect, it } from 'vitest'
import { playerAt } from '../../../../../src/games/hegemony/table/state.ts'
import { formed } from '../../formed.ts'
import type { Layer } from '../../lay.ts'
import { aim, before, times } from '../../moves.ts'

/** Illusions before a seat. */
const illusions = (at: Layer, seat: number, ...cards: string[]): void => {
  at.state.deck = at.state.deck.filter((each) => !cards.includes(each))
  playerAt(at.state, seat).piles = { qianhuan: cards }
}

/** Seat 0 strikes; Yu Ji sits at seat 1 and Pan Feng at seat 2. */
const struck = (target: number, plan: (at: Layer) => void = () => undefined) => {
  const game = formed((at) => {
    at.general(1, 'yu-ji')
    at.general(2, 'pan-feng')
    at.general(3, 'guan-yu')
    at.hand(0, 'slash-s7')
    at.wear(0, 'spear-sq')
    plan(at)
  })
  aim(game, 0, 'slash-s7', target)
  return game
}

describe('qianhuan, laying', () => {
  it('lays a card of a suit that lies there not yet, when one of his faction was hurt (H160)', () => {
    for (const target of [1, 2]) {
      const game = struck(target, (at) => {
        illusions(at, 1, 'slash-s8')
        at.hand(1, 'slash-s9', 'peach-h4')
        at.wear(1, 'axe-d5')
      })
      game.passUntil(1, 'after-suffering')
      game.play(1, 'qianhuan')
      expect(game.options(1)).toEqual(['peach-h4', 'axe-d5', 'back'])
      game.play(1, 'axe-d5')
      expect(before(game, 1).piles).toEqual({ qianhuan: ['slash-s8', 'axe-d5'] })
      expect(game.worn(1)).toEqual([])
    }
  })

  it('is refused for others, without a card that fits, and with four', () => {
    for (const [target, lying, hand] of [
      [3, [], 'peach-h4'],
      [1, ['slash-s8'], 'slash-s9'],
      [1, ['slash-s8', 'peach-h4', 'dodge-d2', 'slash-c2'], 'dodge-h2'],
    ] as const) {
      const game = struck(target, (at) => {
        illusions(at, 1, ...lying)
        at.hand(1, hand)
      })
      game.passUntil(0, 'play')
      expect(game.hand(1)).toEqual([hand])
    }
  })

  it('is used hidden for one of the faction he would show', () => {
    const game = struck(2, (at) => {
      at.hidden(1, 'yu-ji', 'both')
      at.hand(1, 'peach-h4')
    })
    game.passUntil(1, 'after-suffering')
    game.play(1, 'qianhuan')
    game.play(1, 'peach-h4')
    expect(before(game, 1).piles).toEqual({ qianhuan: ['peach-h4'] })
    expect(game.view(3).players[1]?.piles).toEqual({ qianhuan: ['peach-h4'] })
  })
})

describe('qianhuan, cancelling', () => {
  it('cancels a card with one target of his faction (H161)', () => {
    const game = struck(2, (at) => illusions(at, 1, 'slash-s8', 'peach-h4'))
    game.passUntil(1, 'becoming-target')
    game.play(1, 'qianhuan:1:head')
    game.play(1, 'peach-h4')
    expect(game.hp(2)).toBe(4)
    expect(before(game, 1).piles).toEqual({ qianhuan: ['slash-s8'] })
    expect(game.discard).toEqual(['peach-h4', 'slash-s7'])
  })

  it('cancels a delayed trick, also one that is moved (H161)', () => {
    const laid = formed((at) => {
      at.general(1, 'yu-ji')
      illusions(at, 1, 'slash-s8')
      at.hand(0, 'indulgence-h6')
    })
    aim(laid, 0, 'indulgence-h6', 1)
    laid.passUntil(1, 'becoming-target')
    laid.play(1, 'qianhuan:1:head')
    laid.play(1, 'slash-s8')
    expect(before(laid, 1).judgement).toEqual([])
    const moved = formed((at) => {
      at.general(0, 'zhang-he')
      at.general(1, 'yu-ji')
      illusions(at, 1, 'slash-s8')
      at.hand(0, 'dodge-h2')
      at.judgement(2, 'indulgence-h6')
      at.phase('play')
    })
    moved.passUntil(0, 'before-phase')
    moved.play(0, 'qiaobian')
    moved.play(0, 'dodge-h2')
    moved.play(0, 'indulgence-h6')
    moved.play(0, 'to-seat-1')
    moved.passUntil(1, 'becoming-target')
    moved.play(1, 'qianhuan:1:head')
    moved.play(1, 'slash-s8')
    expect(before(moved, 1).judgement).toEqual([])
    expect(moved.discard).toContain('indulgence-h6')
  })

  it('is refused with two targets, for others, and for a card that its target uses itself', () => {
    const two = formed((at) => {
      at.general(1, 'yu-ji')
      illusions(at, 1, 'slash-s8')
      at.general(0, 'ding-feng')
      at.hand(0, 'slash-s7')
    })
    two.play(0, 'slash-s7')
    two.play(0, 'seat-1')
    two.play(0, 'seat-3')
    two.passUntil(0, 'play')
    expect([two.hp(1), two.hp(3)]).toEqual([2, 3])
    const own = formed((at) => {
      at.general(0, 'yu-ji')
      illusions(at, 0, 'slash-s8')
      at.hand(0, 'ex-nihilo-h7')
    })
    own.play(0, 'ex-nihilo-h7')
    own.passUntil(0, 'play')
    expect(times(own, 'uses-skill')).toBe(0)
    const foe = struck(3, (at) => illusions(at, 1, 'slash-s8'))
    foe.passUntil(0, 'play')
    expect(foe.hp(3)).toBe(3)
  })

  it('clashes with 流離: the Slash that was turned onto him alone is cancelled too', () => {
    const game = struck(2, (at) => {
      at.general(2, 'da-qiao')
      at.general(3, 'sun-quan')
      illusions(at, 1, 'slash-s8')
      at.hand(2, 'slash-s9')
    })
    game.passUntil(2, 'becoming-target')
    game.play(2, 'liuli')
    game.play(2, 'slash-s9')
    game.play(2, 'seat-1')
    game.passUntil(1, 'becoming-target')
    game.play(1, 'qianhuan:1:head')
    game.play(1, 'slash-s8')
    expect(game.hp(1)).toBe(3)
    expect(game.kind(0)).toBe('play')
  })

  it('clashes with 帷幕: one of the two cancels a black trick, not both (QSanguosha #184)', () => {
    const dismantled = () => {
      const game = formed((at) => {
        at.pair(1, 'yu-ji', 'jia-xu')
        at.general(3, 'guan-yu')
        illusions(at, 1, 'slash-s8')
        at.hand(0, 'dismantle-s3')
        at.hand(1, 'dodge-h2')
      })
      aim(game, 0, 'dismantle-s3', 1)
      game.passUntil(1, 'becoming-target')
      return game
    }
    const locked = dismantled()
    locked.pass(1)
    expect(before(locked, 1).piles).toEqual({ qianhuan: ['slash-s8'] })
    expect(times(locked, 'cancelled')).toBe(1)
    const illusion = dismantled()
    illusion.play(1, 'qianhuan:1:head')
    illusion.play(1, 'slash-s8')
    expect(times(illusion, 'cancelled')).toBe(1)
    expect([locked.hand(1), illusion.hand(1)]).toEqual([['dodge-h2'], ['dodge-h2']])
  })

  it('clashes with a rescue: nobody is asked to cancel the Peach that saves him (QSanguosha #119)', () => {
    const game = struck(1, (at) => {
      at.hp(1, 1)
      at.hand(2, 'peach-h4')
      illusions(at, 1, 'slash-s8')
    })
    game.passUntil(2, 'rescue')
    game.play(2, 'peach-h4')
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(1)
    expect(before(game, 1).piles).toEqual({ qianhuan: ['slash-s8'] })
  })

  it('clashes with Lightning: of an ally it may be cancelled as it is laid (QSanguosha #169)', () => {
    const game = formed((at) => {
      at.general(0, 'pan-feng')
      at.general(1, 'yu-ji')
      illusions(at, 1, 'slash-s8')
      at.hand(0, 'lightning-sa')
    })
    game.play(0, 'lightning-sa')
    game.passUntil(1, 'becoming-target')
    expect(game.options(1)).toEqual(['qianhuan:1:head', 'pass'])
    game.pass(1)
    expect(before(game, 0).judgement).toHaveLength(1)
  })
})
