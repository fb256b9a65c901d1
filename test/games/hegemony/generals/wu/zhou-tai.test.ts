// 周泰: 不屈; as in the first edition (H95).
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('buqu', () => {
  const table = (...deck: string[]) =>
    lay({}, (at) => {
      at.general(1, 'zhou-tai')
      at.hp(1, 1)
      at.hand(0, 'slash-s7', 'slash-s8')
      at.wear(0, 'crossbow-da')
      at.deck(...deck)
    })
  const strike = (game: ReturnType<typeof lay>, card: string) => {
    game.play(0, card)
    game.play(0, 'seat-1')
    game.passUntil(1, 'hp-reduced')
    game.play(1, 'buqu')
  }

  it('lays a wound for each HP at or below 0 and is not dying while numbers differ', () => {
    const game = table('dodge-h2', 'dodge-d3')
    strike(game, 'slash-s7')
    game.passUntil(0, 'play')
    strike(game, 'slash-s8')
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(-1)
    expect(game.alive(1)).toBe(true)
    expect(game.state.players[1]?.piles).toEqual({ buqu: ['dodge-h2', 'dodge-d3'] })
    expect(game.story).not.toContain('is-dying')
  })

  it('is dying with two wounds of one number; clean again he is not', () => {
    const game = lay({}, (at) => {
      at.general(1, 'zhou-tai')
      at.hp(1, 1)
      at.hand(0, 'slash-s7', 'slash-s8')
      at.wear(0, 'crossbow-da')
      at.deck('dodge-h2', 'dodge-d2')
      at.hand(1, 'peach-h4')
    })
    strike(game, 'slash-s7')
    game.passUntil(0, 'play')
    strike(game, 'slash-s8')
    game.passUntil(1, 'rescue')
    game.play(1, 'peach-h4')
    game.play(1, 'dodge-d2')
    expect(game.hp(1)).toBe(0)
    expect(game.alive(1)).toBe(true)
    expect(game.state.players[1]?.piles.buqu).toEqual(['dodge-h2'])
    expect(game.kind(0)).toBe('play')
  })

  it('works for lost HP, and without a wound he dies', () => {
    const game = lay({}, (at) => {
      at.pair(0, 'zhou-tai', 'huang-gai')
      at.hp(0, 1)
      at.deck('dodge-h2')
    })
    game.play(0, 'kurou')
    game.play(0, 'buqu')
    expect(game.hp(0)).toBe(0)
    expect(game.hand(0)).toHaveLength(2)
    game.play(0, 'kurou')
    game.passUntil(0, 'hp-reduced')
    game.pass(0)
    game.passUntil(0, 'rescue')
    game.pass()
    expect(game.alive(0)).toBe(false)
  })

  it('discards all wounds at 1 HP', () => {
    const game = table('dodge-h2')
    strike(game, 'slash-s7')
    game.passUntil(0, 'play')
    const healed = lay({}, (at) => {
      at.general(0, 'zhou-tai')
      at.hp(0, 0)
      at.hand(0, 'peach-h4')
      at.state.players[0]?.piles && Object.assign(at.state.players[0].piles, { buqu: ['dodge-h2'] })
      at.state.deck = at.state.deck.filter((card) => card !== 'dodge-h2')
    })
    healed.play(0, 'peach-h4')
    expect(healed.hp(0)).toBe(1)
    expect(healed.state.players[0]?.piles.buqu ?? []).toEqual([])
    expect(healed.discard).toContain('dodge-h2')
  })
})
