// 賈詡: 完殺, 亂武, 帷幕.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('wansha', () => {
  const table = (hand: string) =>
    lay({}, (at) => {
      at.general(0, 'jia-xu')
      at.hand(0, 'slash-s7')
      at.hp(1, 1)
      at.hand(1, hand)
      at.hand(2, 'peach-h4')
    })

  it('in his turn nobody but him and the dying may use Peach', () => {
    const game = table('dodge-h2')
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.pass(1)
    game.passUntil(0, 'play')
    expect(game.alive(1)).toBe(false)
  })

  it('the dying may still save itself, with Wine too', () => {
    const game = table('wine-c9')
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(1, 'rescue')
    game.play(1, 'wine-c9')
    expect(game.hp(1)).toBe(1)
  })
})

describe('luanwu', () => {
  it('every other strikes a nearest player or loses 1 HP; once per game', () => {
    const game = lay({ seats: 3 }, (at) => {
      at.general(0, 'jia-xu')
      at.hand(1, 'slash-s7')
    })
    game.play(0, 'luanwu')
    game.play(1, 'slash-s7')
    if (game.asked.includes(1) && game.options(1).includes('seat-2')) game.play(1, 'seat-2')
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(4)
    expect(game.hp(2), 'struck, and without a Slash').toBe(2)
    expect(game.options(0)).not.toContain('luanwu')
  })

  it('asks nothing of a player whom it killed before their turn came, and goes on', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(0, 'jia-xu')
      at.hp(2, 1)
      at.hand(1, 'slash-h10')
    })
    game.play(0, 'luanwu')
    game.play(1, 'slash-h10')
    game.play(1, 'seat-2')
    game.passUntil(0, 'play')
    expect(game.state.players.map(({ hp }) => hp)).toEqual([game.hp(0), 4, 0, 3])
    expect(
      game.story.filter((key) => key === 'loses-hp'),
      'seat 3 alone',
    ).toHaveLength(1)
  })

  it('ends where it kills him: those who come later do nothing any more (H17)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(0, 'jia-xu')
      at.hp(0, 1)
      at.hand(1, 'slash-h10')
    })
    game.play(0, 'luanwu')
    game.play(1, 'slash-h10')
    game.play(1, 'seat-0')
    game.passUntil(1, 'play')
    expect(game.alive(0)).toBe(false)
    expect(
      game.state.players.map(({ hp }) => hp),
      'neither strikes nor loses HP',
    ).toEqual([0, 4, 4, 4])
  })
})

describe('weimu', () => {
  it('cancels black tricks on him, delayed ones too; red ones work', () => {
    const game = lay({}, (at) => {
      at.general(1, 'jia-xu')
      at.hand(0, 'supply-shortage-s10', 'dismantle-hq')
      at.hand(1, 'peach-h4')
    })
    game.play(0, 'supply-shortage-s10')
    game.play(0, 'seat-1')
    expect(game.discard).toContain('supply-shortage-s10')
    game.play(0, 'dismantle-hq')
    game.play(0, 'seat-1')
    game.passUntil(0, 'play')
    expect(game.hand(1)).toEqual([])
  })
})
