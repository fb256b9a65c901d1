// 夏侯淵: 神速.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('shensu', () => {
  it('skips judgement and draw for a Slash at any distance', () => {
    const game = lay({ seats: 6 }, (at) => {
      at.general(0, 'xiahou-yuan')
      at.phase('judge')
      at.judgement(0, 'indulgence-h6')
    })
    game.play(0, 'shensu')
    game.play(0, 'seat-3')
    expect(game.hp(3)).toBe(3)
    expect(game.hand(0)).toEqual([])
    expect(game.view('public').players[0]?.judgement, 'it stays').toHaveLength(1)
    expect(game.kind(0)).toBe('play')
  })

  it('skips the play phase for an equipment card, in hand or worn', () => {
    for (const card of ['jueying-s5', 'spear-sq']) {
      const game = lay({ seats: 6 }, (at) => {
        at.general(0, 'xiahou-yuan')
        at.phase('play')
        at.hand(0, 'jueying-s5', 'slash-s7')
        at.wear(0, 'spear-sq')
      })
      game.play(0, 'shensu:1:head')
      expect(game.options(0)).toEqual(['jueying-s5', 'spear-sq', 'back'])
      game.play(0, card)
      game.play(0, 'seat-3')
      expect(game.hp(3)).toBe(3)
      expect(game.discard).toContain(card)
      expect(game.state.turn?.seat, 'no play phase').toBe(1)
    }
  })

  it('may be used both ways in one turn', () => {
    const game = lay({}, (at) => {
      at.general(0, 'xiahou-yuan')
      at.phase('judge')
      at.wear(0, 'spear-sq')
    })
    game.play(0, 'shensu')
    game.play(0, 'seat-1')
    game.play(0, 'shensu:1:head')
    game.play(0, 'spear-sq')
    game.play(0, 'seat-1')
    expect(game.hp(1)).toBe(2)
    expect(game.state.turn?.seat).toBe(1)
  })

  it('is a Slash without colour that does not count towards the limit', () => {
    const game = lay({}, (at) => {
      at.general(0, 'xiahou-yuan')
      at.phase('judge')
      at.hand(0, 'slash-d10')
      at.wear(1, 'renwang-c2')
    })
    game.play(0, 'shensu')
    game.play(0, 'seat-1')
    expect(game.hp(1), '仁王盾 stops black ones').toBe(3)
    game.pass(0)
    game.play(0, 'slash-d10')
    game.play(0, 'seat-1')
    expect(game.hp(1)).toBe(2)
  })

  it('is not offered once a phase of the two is skipped', () => {
    const game = lay({}, (at) => {
      at.pair(0, 'zhang-he', 'xiahou-yuan')
      at.phase('judge')
      at.hand(0, 'peach-h4')
    })
    expect(game.options(0)).toEqual(['qiaobian', 'shensu', 'pass'])
    game.play(0, 'qiaobian')
    game.play(0, 'peach-h4')
    expect(game.story).toContain('phase-skipped')
    expect(game.hand(0), 'the judgement alone was skipped').toHaveLength(2)
    expect(game.state.turn?.phase).toBe('play')
  })

  it('turns him up when he was hidden; going back costs nothing', () => {
    const game = lay({}, (at) => {
      at.hidden(0, 'xiahou-yuan')
      at.phase('play')
      at.hand(0, 'spear-sq')
    })
    game.passUntil(0, 'before-phase')
    game.play(0, 'shensu:1:head')
    game.play(0, 'spear-sq')
    game.play(0, 'back')
    expect(game.story).not.toContain('reveals')
    game.play(0, 'shensu:1:head')
    game.play(0, 'spear-sq')
    game.play(0, 'seat-2')
    expect(game.event('reveals').general).toEqual({ name: 'xiahou-yuan' })
    expect(game.hp(2)).toBe(3)
  })
})
