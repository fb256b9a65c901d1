// 蔣欽: 尚義, 鳥翔.
import { describe, expect, it } from 'vitest'
import { formed } from '../../formed.ts'
import type { Layer } from '../../lay.ts'
import { aim, turnOf } from '../../moves.ts'

describe('shangyi', () => {
  const showing = (plan: (at: Layer) => void = () => undefined) => {
    const game = formed((at) => {
      at.general(0, 'jiang-qin')
      at.hand(0, 'peach-h4')
      at.hand(1, 'slash-s7', 'dodge-h2')
      plan(at)
    })
    game.play(0, 'shangyi')
    return game
  }

  it('shows his hand to one player, looks at theirs and discards a black card (H155)', () => {
    const game = showing()
    expect(game.options(0), 'nobody else has a hand or a hidden general').toEqual(['seat-1', 'back'])
    game.play(0, 'seat-1')
    expect(game.view(1).players[0]?.known).toEqual(['peach-h4'])
    expect(game.view(2).players[0]?.known).toEqual([])
    expect(game.view(0).players[1]?.known).toEqual(['slash-s7', 'dodge-h2'])
    expect(game.options(0)).toEqual(['slash-s7', 'pass'])
    game.play(0, 'slash-s7')
    expect(game.hand(1)).toEqual(['dodge-h2'])
    expect(game.options(0), 'once per phase').not.toContain('shangyi')
  })

  it('looks at all hidden generals instead, for his eyes alone (H155)', () => {
    const game = showing((at) => at.hidden(1, 'zhang-fei', 'both'))
    game.play(0, 'seat-1')
    expect(game.options(0)).toEqual(['hand', 'generals'])
    game.play(0, 'generals')
    const seen = (viewer: number) => game.view(viewer).players[1]?.generals.map(({ id }) => id)
    expect(seen(0)).toContain('zhang-fei')
    expect(seen(0)).not.toContain(null)
    expect(seen(2)).toEqual([null, null])
  })

  it('asks also where there is no black card, so that nobody learns of it', () => {
    const game = showing((at) => at.hand(2, 'dodge-d2'))
    game.play(0, 'seat-2')
    expect(game.options(0)).toEqual(['pass'])
  })

  it('clashes with 紅顏: a ♠ that counts as ♥ is no black card (H155)', () => {
    const game = showing((at) => at.general(1, 'xiao-qiao'))
    game.play(0, 'seat-1')
    expect(game.options(0)).toEqual(['pass'])
  })
})

describe('niaoxiang', () => {
  /** Jiang Qin at seat 0 and another of Wu at seat 2 besiege seat 1; this seat strikes that one. */
  const struck = (user: number, target: number, plan: (at: Layer) => void = () => undefined) => {
    const game = formed((at) => {
      at.general(0, 'jiang-qin')
      at.general(2, 'gan-ning')
      turnOf(at, user)
      at.hand(user, 'slash-s7')
      at.hand(target, 'dodge-h2', 'dodge-d2')
      at.wear(user, 'spear-sq')
      plan(at)
    })
    aim(game, user, 'slash-s7', target)
    game.passUntil(target, 'answer-dodge')
    game.play(target, 'dodge-h2')
    return game
  }

  it('takes two Dodges of who is besieged, whichever of the two strikes (H156)', () => {
    for (const user of [0, 2]) {
      const game = struck(user, 1)
      expect(game.kind(1)).toBe('answer-dodge')
      game.play(1, 'pass')
      expect(game.hp(1)).toBe(3)
    }
  })

  it('takes one of who is not: with one neighbour of Wu, of Wu, by another, undetermined, 3 alive', () => {
    for (const [user, target, plan] of [
      [0, 1, (at: Layer) => at.general(2, 'zhang-fei')],
      [0, 2, () => undefined],
      [3, 1, () => undefined],
      [0, 1, (at: Layer) => at.hidden(1, 'zhang-fei', 'both')],
      [0, 1, (at: Layer) => Object.assign(at.state.players[3] ?? {}, { alive: false })],
      [2, 1, (at: Layer) => at.hidden(0, 'jiang-qin')],
    ] as const) {
      const game = struck(user, target, plan)
      game.passUntil(user, 'play')
      expect(game.hp(target)).toBe(4)
    }
  })

  it('clashes with Eight Trigrams: it may stand for either Dodge, with a judgement for each (H156)', () => {
    const game = formed((at) => {
      at.general(0, 'jiang-qin')
      at.general(2, 'gan-ning')
      at.wear(1, 'eight-trigrams-s2')
      at.hand(0, 'slash-hq')
      at.deck('dodge-h2', 'slash-s7')
    })
    aim(game, 0, 'slash-hq', 1)
    game.passUntil(1, 'answer-dodge')
    game.play(1, 'eight-trigrams')
    game.play(1, 'eight-trigrams')
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(3)
  })
})
