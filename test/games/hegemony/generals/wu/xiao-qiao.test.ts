// 小喬: 天香, 紅顏; as in the first edition (H95).
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'
import { chain } from '../../moves.ts'

/** Xiao Qiao at seat 1 turns the damage of a Slash onto seat 2. */
function divert(game: ReturnType<typeof lay>): void {
  game.play(0, 'slash-s7')
  game.play(0, 'seat-1')
  game.passUntil(1, 'suffering')
  game.play(1, 'tianxiang')
  game.play(1, 'peach-h4')
  game.play(1, 'seat-2')
}

describe('tianxiang', () => {
  it('turns damage onto another, who then draws for what is missing', () => {
    const game = lay({}, (at) => {
      at.general(1, 'xiao-qiao')
      at.hand(0, 'slash-s7')
      at.hand(1, 'peach-h4')
      at.hp(2, 3)
    })
    divert(game)
    expect([game.hp(1), game.hp(2)]).toEqual([3, 2])
    expect(game.hand(2)).toHaveLength(2)
  })

  it('takes a spade for a heart, also while she is hidden; a club never', () => {
    const game = lay({}, (at) => {
      at.hidden(1, 'xiao-qiao')
      at.hand(0, 'slash-s7')
      at.hand(1, 'slash-s8', 'slash-c2')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(1, 'suffering')
    game.play(1, 'tianxiang')
    expect(game.options(1)).toEqual(['slash-s8', 'back'])
    game.play(1, 'slash-s8')
    game.play(1, 'seat-2')
    expect(game.event('reveals').general).toEqual({ name: 'xiao-qiao' })
    expect(game.hp(2)).toBe(3)
  })

  it('the cards come before the chain carries the damage on: a Peach among them saves who dies of that (H47)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(1, 'xiao-qiao')
      chain(at, 2, 3)
      at.hp(3, 1)
      at.hand(0, 'fire-slash-h4')
      at.hand(1, 'peach-h6')
      at.deck('peach-h7')
    })
    game.play(0, 'fire-slash-h4')
    game.play(0, 'seat-1')
    game.passUntil(1, 'suffering')
    game.play(1, 'tianxiang')
    game.play(1, 'peach-h6')
    game.play(1, 'seat-2')
    expect(game.hand(2)).toEqual(['peach-h7'])
    expect(game.hp(3), 'dying of what came along the chain').toBe(0)
    game.play(2, 'peach-h7')
    expect(game.hp(3)).toBe(1)
  })

  it('counts what is missing down to 0, not below: 4 cards for 周泰 at −1, not 5 (H50)', () => {
    const game = lay({}, (at) => {
      at.general(1, 'xiao-qiao')
      at.general(2, 'zhou-tai')
      at.hp(2, 0)
      at.state.players[2]?.piles && Object.assign(at.state.players[2].piles, { buqu: ['dodge-h2'] })
      at.state.deck = at.state.deck.filter((card) => card !== 'dodge-h2')
      at.hand(0, 'slash-s7')
      at.hand(1, 'peach-h4')
      at.deck('dodge-d3')
    })
    divert(game)
    game.play(2, 'buqu')
    expect(game.hp(2)).toBe(-1)
    expect(game.hand(2)).toHaveLength(4)
  })

  it('draws nothing for one who dies or whose armor prevents it', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(1, 'xiao-qiao')
      at.hand(0, 'slash-s7')
      at.hand(1, 'peach-h4')
      at.hp(2, 1)
    })
    divert(game)
    game.passUntil(0, 'play')
    expect(game.alive(2)).toBe(false)
    expect(game.hand(2)).toEqual([])
  })
})

describe('hongyan', () => {
  it('makes her spades hearts, her own judgement card too', () => {
    const game = lay({}, (at) => {
      at.general(0, 'xiao-qiao')
      at.phase('judge')
      at.judgement(0, 'indulgence-h6')
      at.deck('slash-s7')
    })
    game.passUntil(0, 'play')
    expect(game.story, 'a heart lets her play').not.toContain('phase-skipped')
  })

  it('may be claimed while hidden to change the own judgement', () => {
    const game = lay({}, (at) => {
      at.hidden(0, 'xiao-qiao')
      at.phase('judge')
      at.judgement(0, 'indulgence-h6')
      at.deck('slash-s7')
    })
    game.passUntil(0, 'judge-fixed')
    game.play(0, 'hongyan')
    game.passUntil(0, 'play')
    expect(game.event('reveals').general).toEqual({ name: 'xiao-qiao' })
    expect(game.story).not.toContain('phase-skipped')
  })
})
