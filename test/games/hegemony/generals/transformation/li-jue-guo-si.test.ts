// 李傕郭汜: 兇算.
import { describe, expect, it } from 'vitest'
import { changed } from '../../changed.ts'
import type { Layer } from '../../lay.ts'
import { before, times } from '../../moves.ts'

const scheming = (plan: (at: Layer) => void = () => undefined) =>
  changed((at) => {
    at.general(0, 'li-jue-guo-si')
    at.general(3, 'ma-teng')
    at.hand(0, 'dodge-h2')
    plan(at)
  })

describe('xiongsuan', () => {
  it('deals 1 damage to an ally and draws 3; after the turn a limited skill may be used again (H198)', () => {
    const game = scheming((at) => {
      Object.assign(at.state.players[3] ?? {}, { spent: ['ma-teng:xiongyi'] })
    })
    game.play(0, 'xiongsuan')
    game.play(0, 'dodge-h2')
    expect(game.options(0)).toEqual(['seat-0', 'seat-3', 'back'])
    game.play(0, 'seat-3')
    expect([game.hp(3), game.hand(0).length]).toEqual([3, 3])
    expect(before(game, 3).spent, 'not before the turn is over').toEqual(['ma-teng:xiongyi'])
    game.play(0, 'end')
    game.passUntil(1)
    expect([before(game, 3).spent, times(game, 'restores')]).toEqual([[], 1])
  })

  it('comes back itself where it was used on themselves (H198)', () => {
    const game = scheming()
    game.play(0, 'xiongsuan')
    game.play(0, 'dodge-h2')
    game.play(0, 'seat-0')
    expect(game.options(0), 'spent in this turn').not.toContain('xiongsuan')
    game.play(0, 'end')
    game.passUntil(1)
    expect(before(game, 0).spent).toEqual([])
  })

  it('lets them choose among several (H198)', () => {
    const game = scheming((at) => {
      at.pair(3, 'ma-teng', 'jia-xu')
      Object.assign(at.state.players[3] ?? {}, { spent: ['ma-teng:xiongyi', 'jia-xu:luanwu'] })
    })
    game.play(0, 'xiongsuan')
    game.play(0, 'dodge-h2')
    game.play(0, 'seat-3')
    expect(game.options(0)).toEqual(['xiongyi', 'luanwu'])
    game.play(0, 'luanwu')
    game.play(0, 'end')
    game.passUntil(1)
    expect(before(game, 3).spent).toEqual(['ma-teng:xiongyi'])
  })

  it('is refused without a hand card, a second time, and on other factions', () => {
    const bare = changed((at) => {
      at.general(0, 'li-jue-guo-si')
      at.wear(0, 'spear-sq')
    })
    expect(bare.options(0)).not.toContain('xiongsuan')
    const game = scheming((at) => at.general(3, 'guan-yu'))
    game.play(0, 'xiongsuan')
    game.play(0, 'dodge-h2')
    expect(game.options(0)).toEqual(['seat-0', 'back'])
  })

  it('clashes with a death: who dies of it gets nothing back, and they draw all the same', () => {
    const game = scheming((at) => {
      at.hp(3, 1)
      Object.assign(at.state.players[3] ?? {}, { spent: ['ma-teng:xiongyi'] })
    })
    game.play(0, 'xiongsuan')
    game.play(0, 'dodge-h2')
    game.play(0, 'seat-3')
    game.passUntil(0, 'play')
    expect([game.alive(3), game.hand(0).length]).toEqual([false, 3])
    game.play(0, 'end')
    game.passUntil(1)
    expect(times(game, 'restores')).toBe(0)
  })
})
