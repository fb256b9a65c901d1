// 許褚: 裸衣; as in the first edition (H95).
import { describe, expect, it } from 'vitest'
import { type Layer, lay } from '../../lay.ts'

/** He draws one card and may strike harder. */
function bare(plan: (at: Layer) => void, seats = 3) {
  const game = lay({ seats }, (at) => {
    at.general(0, 'xu-chu')
    at.phase('draw')
    plan(at)
  })
  game.play(0, 'luoyi')
  return game
}

describe('luoyi', () => {
  it('draws one card fewer; Slash and Duel of this turn deal 1 more', () => {
    const game = bare((at) => at.deck('duel-sa', 'peach-h4'))
    expect(game.hand(0)).toEqual(['duel-sa'])
    game.play(0, 'duel-sa')
    game.play(0, 'seat-2')
    game.passUntil(0, 'play')
    expect(game.hp(2)).toBe(2)
  })

  it('adds nothing to what a lost Duel does to himself', () => {
    const game = bare((at) => {
      at.deck('duel-sa')
      at.hand(2, 'slash-s8')
    })
    game.play(0, 'duel-sa')
    game.play(0, 'seat-2')
    game.passUntil(2, 'answer-slash')
    game.play(2, 'slash-s8')
    expect(game.hp(0)).toBe(3)
    expect(game.hp(2)).toBe(4)
  })

  it('adds nothing to other cards', () => {
    const game = bare((at) => at.deck('barbarians-sk'))
    game.play(0, 'barbarians-sk')
    game.passUntil(0, 'play')
    expect([game.hp(1), game.hp(2)]).toEqual([3, 3])
  })

  it('is not added again along a chain', () => {
    const game = bare((at) => {
      at.deck('fire-slash-h4')
      for (const seat of [1, 2]) at.state.players.filter((_, each) => each === seat).forEach(chain)
    })
    game.play(0, 'fire-slash-h4')
    game.play(0, 'seat-1')
    expect([game.hp(1), game.hp(2)]).toEqual([2, 2])
  })

  it('is not added again when a skill turns the damage onto another (天香)', () => {
    const game = bare((at) => {
      at.general(1, 'xiao-qiao')
      at.hand(1, 'peach-h4')
      at.deck('slash-s7')
    }, 4)
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(1, 'suffering')
    game.play(1, 'tianxiang')
    game.play(1, 'peach-h4')
    game.play(1, 'seat-2')
    expect([game.hp(1), game.hp(2)]).toEqual([3, 2])
  })

  it('turns him up when he was hidden, once per draw phase', () => {
    const game = lay({}, (at) => {
      at.hidden(0, 'xu-chu')
      at.phase('draw')
    })
    game.passUntil(0, 'before-phase')
    game.play(0, 'luoyi')
    expect(game.event('reveals').general).toEqual({ name: 'xu-chu' })
    expect(game.hand(0)).toHaveLength(1)
    expect(game.kind(0)).toBe('play')
  })
})

function chain(player: { chained: boolean }): void {
  player.chained = true
}
