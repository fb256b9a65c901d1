// 張郃: 巧變.
import { describe, expect, it } from 'vitest'
import { type Layer, lay } from '../../lay.ts'

const before = (phase: 'judge' | 'draw' | 'play' | 'discard' | 'end', plan: (at: Layer) => void) =>
  lay({ seats: 4 }, (at) => {
    at.general(0, 'zhang-he')
    at.phase(phase)
    plan(at)
  })

describe('qiaobian', () => {
  it('skips the judgement phase for a hand card', () => {
    const game = before('judge', (at) => {
      at.hand(0, 'peach-h4')
      at.judgement(0, 'lightning-sa')
    })
    game.play(0, 'qiaobian')
    game.play(0, 'peach-h4')
    expect(game.discard).toEqual(['peach-h4'])
    expect(game.story).not.toContain('judges')
    expect(game.hand(0), 'the draw phase comes').toHaveLength(2)
  })

  it('takes a card each of two players instead of drawing; of one or none if he likes', () => {
    const table = () => {
      const game = before('draw', (at) => {
        at.hand(0, 'peach-h4')
        at.hand(1, 'dodge-h2')
        at.hand(2, 'dodge-hj')
      })
      game.play(0, 'qiaobian')
      game.play(0, 'peach-h4')
      return game
    }
    const two = table()
    expect(two.options(0)).toEqual(['seat-1', 'seat-2', 'pass'])
    two.play(0, 'seat-1')
    two.play(0, 'seat-2')
    expect(two.hand(0)).toEqual(['dodge-h2', 'dodge-hj'])
    expect(two.view('public').players[0]?.known).toEqual([])
    const one = table()
    one.play(0, 'seat-2')
    one.play(0, 'pass')
    expect(one.hand(0)).toEqual(['dodge-hj'])
    const none = table()
    none.play(0, 'pass')
    expect(none.hand(0)).toEqual([])
  })

  it('takes nothing of one whose last card 死諫 cost meanwhile', () => {
    const game = before('draw', (at) => {
      at.general(1, 'tian-feng')
      at.hand(0, 'peach-h4')
      at.hand(1, 'slash-s7')
      at.hand(2, 'dodge-hj')
    })
    for (const choice of ['qiaobian', 'peach-h4', 'seat-1', 'seat-2']) game.play(0, choice)
    game.play(1, 'sijian')
    game.play(1, 'seat-2')
    expect(game.hand(0)).toEqual(['slash-s7'])
    expect(game.discard).toContain('dodge-hj')
  })

  it('moves an equipment card to an empty slot instead of playing', () => {
    const game = before('play', (at) => {
      at.hand(0, 'peach-h4')
      at.wear(1, 'spear-sq')
      at.wear(2, 'crossbow-da')
    })
    game.play(0, 'qiaobian')
    game.play(0, 'peach-h4')
    expect(game.options(0)).toEqual(['spear-sq', 'crossbow-da', 'pass'])
    game.play(0, 'spear-sq')
    expect(game.options(0), 'seat 2 has a weapon').toEqual(['to-seat-3', 'to-seat-0', 'back'])
    game.play(0, 'back')
    expect(game.kind(0), 'he thinks of another card').toBe('skill')
    game.play(0, game.options(0)[0] ?? '')
    game.play(0, 'to-seat-0')
    expect(game.worn(0)).toEqual(['spear-sq'])
    expect(game.worn(1)).toEqual([])
    expect(game.state.turn?.seat, 'no play phase').toBe(1)
  })

  it('moves a delayed trick where none of that name lies', () => {
    const game = before('play', (at) => {
      at.hand(0, 'peach-h4')
      at.judgement(0, 'indulgence-h6')
      at.judgement(1, 'indulgence-c6', 'lightning-sa')
    })
    game.play(0, 'qiaobian')
    game.play(0, 'peach-h4')
    game.play(0, 'indulgence-h6')
    expect(game.options(0)).toEqual(['to-seat-2', 'to-seat-3', 'back'])
    game.play(0, 'to-seat-3')
    expect(game.state.players[0]?.judgement).toEqual([])
    expect(game.state.players[3]?.judgement).toEqual([{ card: 'indulgence-h6', as: 'indulgence' }])
  })

  it('discards a moved trick that a skill cancels (帷幕)', () => {
    const game = before('play', (at) => {
      at.general(3, 'jia-xu')
      at.hand(0, 'peach-h4')
      at.judgement(1, 'supply-shortage-s10')
    })
    game.play(0, 'qiaobian')
    game.play(0, 'peach-h4')
    game.play(0, 'supply-shortage-s10')
    game.play(0, 'to-seat-3')
    expect(game.discard).toContain('supply-shortage-s10')
    expect(game.state.players[1]?.judgement).toEqual([])
    expect(game.state.players[3]?.judgement).toEqual([])
  })

  it('skips the discard phase', () => {
    const game = before('discard', (at) => {
      at.hp(0, 1)
      at.hand(0, 'peach-h4', 'peach-h6', 'dodge-h2', 'dodge-hj')
    })
    game.play(0, 'qiaobian')
    game.play(0, 'dodge-hj')
    expect(game.hand(0)).toHaveLength(3)
    expect(game.state.turn?.seat).toBe(1)
  })

  it('skips several phases, a card for each; not the end phase', () => {
    const game = before('judge', (at) => at.hand(0, 'peach-h4', 'peach-h6', 'dodge-h2', 'dodge-hj'))
    for (const card of ['peach-h4', 'peach-h6', 'dodge-h2', 'dodge-hj']) {
      expect(game.kind(0)).toBe('before-phase')
      game.play(0, 'qiaobian')
      game.play(0, card)
    }
    expect(game.hand(0)).toEqual([])
    expect(game.story.filter((key) => key === 'phase-skipped')).toHaveLength(4)
    expect(game.state.turn?.seat).toBe(1)
  })

  it('is not offered before preparation and end', () => {
    const end = before('end', (at) => at.hand(0, 'peach-h4'))
    expect(end.state.turn?.seat).toBe(1)
    expect(end.hand(0)).toEqual(['peach-h4'])
  })

  it('turns him up when he was hidden', () => {
    const game = lay({}, (at) => {
      at.hidden(0, 'zhang-he')
      at.phase('judge')
      at.hand(0, 'peach-h4')
    })
    game.passUntil(0, 'before-phase')
    game.play(0, 'qiaobian')
    game.play(0, 'peach-h4')
    expect(game.event('reveals').general).toEqual({ name: 'zhang-he' })
    expect(game.discard).toEqual(['peach-h4'])
  })
})
