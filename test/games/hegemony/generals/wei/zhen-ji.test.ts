// 甄姬: 洛神, 傾國.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('luoshen', () => {
  it('judges as long as it is black and takes the black cards at the end', () => {
    const game = lay({}, (at) => {
      at.general(0, 'zhen-ji')
      at.phase('prepare')
      at.deck('slash-s7', 'duel-ca', 'peach-h4', 'dodge-h2', 'dodge-hj')
    })
    game.passUntil(0, 'phase-start')
    game.play(0, 'luoshen')
    expect(game.hand(0), 'not before the loop is over').toEqual([])
    game.play(0, 'again')
    game.play(0, 'again')
    expect(game.hand(0), 'then the draw phase').toEqual(['slash-s7', 'duel-ca', 'dodge-h2', 'dodge-hj'])
    expect(game.discard).toEqual(['peach-h4'])
  })

  it('may stop after any', () => {
    const game = lay({}, (at) => {
      at.general(0, 'zhen-ji')
      at.phase('prepare')
      at.deck('slash-s7', 'dodge-h2', 'dodge-hj')
    })
    game.passUntil(0, 'phase-start')
    game.play(0, 'luoshen')
    game.play(0, 'pass')
    expect(game.hand(0)).toEqual(['slash-s7', 'dodge-h2', 'dodge-hj'])
  })

  it('does not take again what another skill took', () => {
    const game = lay({}, (at) => {
      at.pair(0, 'zhen-ji', 'guo-jia')
      at.phase('prepare')
      at.deck('slash-s7', 'slash-s8', 'peach-h4')
    })
    game.passUntil(0, 'phase-start')
    game.play(0, 'luoshen')
    game.play(0, 'tiandu')
    expect(game.hand(0)).toEqual(['slash-s7'])
    game.play(0, 'again')
    game.pass(0)
    game.play(0, 'pass')
    expect(game.hand(0).slice(0, 2)).toEqual(['slash-s7', 'slash-s8'])
    expect(game.hand(0)).toHaveLength(4)
    expect(JSON.stringify(game.event('gains')), 'told of the second alone').not.toContain('slash-s7')
  })

  it('ends with a replaced card that is red', () => {
    const game = lay({}, (at) => {
      at.general(0, 'zhen-ji')
      at.general(1, 'sima-yi')
      at.phase('prepare')
      at.hand(1, 'peach-h4')
      at.deck('slash-s7')
    })
    game.passUntil(0, 'phase-start')
    game.play(0, 'luoshen')
    game.play(1, 'guicai')
    game.play(1, 'peach-h4')
    expect(game.discard).toEqual(expect.arrayContaining(['slash-s7', 'peach-h4']))
    expect(game.kind(0)).toBe('play')
    expect(game.hand(0)).toHaveLength(2)
  })

  it('draws the game when there is no card at all to judge with (section 15)', () => {
    const game = lay({}, (at) => {
      at.general(0, 'zhen-ji')
      at.phase('prepare')
      at.hand(2, ...at.state.deck)
    })
    game.passUntil(0, 'phase-start')
    game.play(0, 'luoshen')
    expect(game.story).toContain('drawn-game')
    expect(game.outcome?.winners).toEqual([])
  })

  it('turns her up when she was hidden', () => {
    const game = lay({}, (at) => {
      at.hidden(0, 'zhen-ji')
      at.phase('prepare')
      at.deck('peach-h4')
    })
    game.passUntil(0, 'phase-start')
    game.play(0, 'luoshen')
    expect(game.event('reveals').general).toEqual({ name: 'zhen-ji' })
    expect(game.story).toContain('judges')
  })
})

describe('qingguo', () => {
  it('takes a black hand card as Dodge; no red one, no equipment in its zone', () => {
    const game = lay({}, (at) => {
      at.general(1, 'zhen-ji')
      at.hand(0, 'slash-s7')
      at.hand(1, 'duel-ca', 'peach-h4')
      at.wear(1, 'spear-sq')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    expect(game.options(1)).toEqual(['qingguo:duel-ca', 'pass'])
    game.play(1, 'qingguo:duel-ca')
    expect(game.hp(1)).toBe(3)
    expect(game.discard).toEqual(expect.arrayContaining(['duel-ca', 'slash-s7']))
  })

  it('is played against a Volley too, and turns her up when she was hidden', () => {
    const game = lay({}, (at) => {
      at.hidden(1, 'zhen-ji')
      at.hand(0, 'arrow-volley-ha')
      at.hand(1, 'duel-ca')
    })
    game.play(0, 'arrow-volley-ha')
    game.passUntil(1, 'answer-dodge')
    game.play(1, 'qingguo:duel-ca')
    game.passUntil(0, 'play')
    expect(game.event('reveals').general).toEqual({ name: 'zhen-ji' })
    expect([game.hp(1), game.hp(2)]).toEqual([3, 3])
  })
})
