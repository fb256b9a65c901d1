// 徐晃: 斷糧.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('duanliang', () => {
  it('takes a black basic or equipment card, in hand or worn, as Supplies Cut Off', () => {
    const game = lay({ seats: 6 }, (at) => {
      at.general(0, 'xu-huang')
      at.hand(0, 'slash-s7', 'duel-sa', 'dodge-h2', 'chitu-h5')
      at.wear(0, 'spear-sq')
    })
    game.play(0, 'duanliang:supply-shortage')
    expect(game.options(0), 'no trick, nothing red').toEqual(['slash-s7', 'spear-sq', 'back'])
    game.play(0, 'spear-sq')
    expect(game.options(0), 'up to distance 2').toEqual(['seat-1', 'seat-2', 'seat-4', 'seat-5', 'back'])
    game.play(0, 'seat-2')
    expect(game.state.players[2]?.judgement).toEqual([{ card: 'spear-sq', as: 'supply-shortage' }])
    expect(game.worn(0)).toEqual([])
  })

  it('reaches to distance 2 with the printed card, which turns him up when he was hidden', () => {
    const game = lay({ seats: 6 }, (at) => {
      at.hidden(0, 'xu-huang')
      at.hand(0, 'supply-shortage-s10')
    })
    game.passUntil(0, 'play')
    game.play(0, 'supply-shortage-s10')
    game.play(0, 'seat-2')
    expect(game.event('reveals').general).toEqual({ name: 'xu-huang' })
    expect(game.state.players[2]?.judgement).toHaveLength(1)
  })

  it('does not need him face up at distance 1', () => {
    const game = lay({ seats: 6 }, (at) => {
      at.hidden(0, 'xu-huang')
      at.hand(0, 'supply-shortage-s10')
    })
    game.passUntil(0, 'play')
    game.play(0, 'supply-shortage-s10')
    game.play(0, 'seat-1')
    expect(game.story).not.toContain('reveals')
  })

  it('reckons the distance without the −1 horse that is the material', () => {
    const game = lay({ seats: 6 }, (at) => {
      at.general(0, 'xu-huang')
      at.hand(0, 'slash-s7')
      at.wear(0, 'dayuan-sk')
    })
    game.play(0, 'duanliang:supply-shortage')
    game.play(0, 'slash-s7')
    expect(game.options(0)).toContain('seat-3')
    game.play(0, 'back')
    game.play(0, 'duanliang:supply-shortage')
    game.play(0, 'dayuan-sk')
    expect(game.options(0)).toEqual(['seat-1', 'seat-2', 'seat-4', 'seat-5', 'back'])
  })

  it('costs its target the draw phase', () => {
    const game = lay({}, (at) => {
      at.general(0, 'xu-huang')
      at.hand(0, 'slash-s7')
      at.deck('peach-h4')
    })
    game.play(0, 'duanliang:supply-shortage')
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.play(0, 'end')
    expect(game.state.turn?.seat).toBe(1)
    expect(game.hand(1)).toEqual([])
    expect(game.discard).toEqual(expect.arrayContaining(['peach-h4', 'slash-s7']))
  })
})
