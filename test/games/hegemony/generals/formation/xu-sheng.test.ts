// 徐盛: 疑城.
import { describe, expect, it } from 'vitest'
import { formed } from '../../formed.ts'
import type { Layer } from '../../lay.ts'
import { aim, times } from '../../moves.ts'

/** Seat 0 strikes; Xu Sheng sits at seat 1 and Gan Ning at seat 2. */
const struck = (target: number, plan: (at: Layer) => void = () => undefined) => {
  const game = formed((at) => {
    at.general(1, 'xu-sheng')
    at.general(2, 'gan-ning')
    at.hand(0, 'slash-s7')
    at.wear(0, 'spear-sq')
    plan(at)
  })
  aim(game, 0, 'slash-s7', target)
  return game
}

describe('yicheng', () => {
  it('has a target of his faction draw and then discard, before it dodges (H157)', () => {
    for (const target of [1, 2]) {
      const game = struck(target, (at) => {
        at.hand(target, 'slash-s8')
        at.deck('dodge-h2')
      })
      game.passUntil(1, 'after-targeting')
      game.play(1, 'yicheng:1:head')
      game.play(target, 'slash-s8')
      game.passUntil(target, 'answer-dodge')
      game.play(target, 'dodge-h2')
      expect(game.hp(target)).toBe(4)
    }
  })

  it('has one of his faction who strikes do so once for the whole Slash (H157)', () => {
    const game = formed((at) => {
      at.general(0, 'ding-feng')
      at.general(2, 'xu-sheng')
      at.hand(0, 'slash-s7', 'dodge-h2')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.play(0, 'seat-3')
    game.passUntil(2, 'targets-fixed')
    game.play(2, 'yicheng')
    game.play(0, 'dodge-h2')
    game.passUntil(0, 'play')
    expect(game.hand(0)).toHaveLength(1)
    expect([game.hp(1), game.hp(3)]).toEqual([3, 3])
    expect(times(game, 'uses-skill')).toBe(1)
    expect(times(game, 'draws')).toBe(1)
  })

  it('is refused for other factions, and for other cards', () => {
    const foe = struck(3)
    foe.passUntil(0, 'play')
    expect(times(foe, 'uses-skill')).toBe(0)
    const duel = formed((at) => {
      at.general(1, 'xu-sheng')
      at.hand(0, 'duel-sa')
    })
    aim(duel, 0, 'duel-sa', 1)
    duel.passUntil(0, 'play')
    expect(times(duel, 'uses-skill')).toBe(0)
  })

  it('is used hidden for one of the faction he would show', () => {
    const game = struck(2, (at) => {
      at.hidden(1, 'xu-sheng', 'both')
      at.hand(2, 'slash-s8')
    })
    game.passUntil(1, 'after-targeting')
    game.play(1, 'yicheng:1:head')
    expect(game.view('public').players[1]?.faction).toBe('wu')
  })

  it('clashes with 流離: a target that the Slash was turned away from does not draw (H157)', () => {
    const game = struck(2, (at) => {
      at.general(2, 'da-qiao')
      at.hand(2, 'slash-s8', 'slash-s9')
    })
    game.passUntil(2, 'becoming-target')
    game.play(2, 'liuli')
    game.play(2, 'slash-s8')
    game.play(2, 'seat-3')
    game.passUntil(0, 'play')
    expect(game.hand(2)).toEqual(['slash-s9'])
    expect(game.hp(3)).toBe(3)
  })
})
