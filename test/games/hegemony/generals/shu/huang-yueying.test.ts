// 黃月英: 集智, 奇才.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('jizhi', () => {
  it('draws when a trick is used, before it is resolved; not for a recast one', () => {
    const game = lay({}, (at) => {
      at.general(0, 'huang-yueying')
      at.hand(0, 'duel-sa', 'iron-chain-sq')
      at.deck('dodge-h2', 'dodge-d2')
    })
    game.play(0, 'recast')
    game.play(0, 'iron-chain-sq')
    expect(game.hand(0)).toEqual(['duel-sa', 'dodge-h2'])
    game.play(0, 'duel-sa')
    game.play(0, 'seat-1')
    game.play(0, 'jizhi')
    expect(game.hand(0)).toEqual(['dodge-h2', 'dodge-d2'])
  })

  it('works for Nullify', () => {
    const game = lay({}, (at) => {
      at.general(1, 'huang-yueying')
      at.hand(0, 'duel-sa')
      at.hand(1, 'nullify-sj')
    })
    game.play(0, 'duel-sa')
    game.play(0, 'seat-1')
    game.passUntil(1, 'nullify')
    game.play(1, 'nullify-sj')
    game.passUntil(1, 'card-used')
    game.play(1, 'jizhi')
    expect(game.hand(1)).toHaveLength(1)
  })

  it('draws nothing for a converted trick', () => {
    const game = lay({}, (at) => {
      at.pair(0, 'huang-yueying', 'pang-tong')
      at.hand(0, 'slash-c2')
    })
    game.play(0, 'lianhuan:iron-chain')
    game.play(0, 'slash-c2')
    game.play(0, 'seat-1')
    game.play(0, 'done')
    game.passUntil(0, 'play')
    expect(game.hand(0)).toEqual([])
  })
})

it('qicai: her tricks reach any distance', () => {
  const game = lay({ seats: 5 }, (at) => {
    at.general(0, 'huang-yueying')
    at.hand(0, 'snatch-d3')
    at.hand(2, 'peach-h4')
  })
  game.play(0, 'snatch-d3')
  expect(game.options(0)).toContain('seat-2')
})
