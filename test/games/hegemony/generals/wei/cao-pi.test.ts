// 曹丕: 行殤, 放逐.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('xingshang', () => {
  it('takes hand and equipment of the dead before they are discarded, not the judgement zone', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(3, 'cao-pi')
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
      at.hand(1, 'peach-garden-ha')
      at.wear(1, 'spear-sq')
      at.judgement(1, 'indulgence-h6')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(3, 'death')
    expect(game.hand(0), 'the reward comes after').toEqual([])
    game.play(3, 'xingshang')
    expect(game.hand(3)).toEqual(['peach-garden-ha', 'spear-sq'])
    expect(game.discard).toContain('indulgence-h6')
    expect(game.view('public').players[3]?.known, 'the hand stays unseen').toEqual(['spear-sq'])
    expect(game.hand(0)).toHaveLength(1)
  })

  it('is not offered when the dead leaves no card', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(3, 'cao-pi')
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    expect(game.alive(1)).toBe(false)
    expect(game.kind(0)).toBe('play')
  })

  it('loses what it took to the punishment for killing one of the own', () => {
    const game = lay({ seats: 6 }, (at) => {
      at.general(0, 'cao-pi')
      at.general(1, 'cao-ren')
      at.hp(1, 1)
      at.hand(0, 'slash-s7', 'peach-h4')
      at.hand(1, 'peach-garden-ha')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.pass(1)
    game.passUntil(0, 'death')
    game.play(0, 'xingshang')
    expect(game.story).toContain('punished')
    expect(game.hand(0)).toEqual([])
    expect(game.discard).toEqual(expect.arrayContaining(['peach-h4', 'peach-garden-ha']))
  })

  it('turns him up when he was hidden', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hidden(3, 'cao-pi')
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
      at.wear(1, 'spear-sq')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(3, 'death')
    game.play(3, 'xingshang')
    expect(game.event('reveals').general).toEqual({ name: 'cao-pi' })
    expect(game.hand(3)).toEqual(['spear-sq'])
  })
})

describe('fangzhu', () => {
  it('has another draw the missing HP and flip; once per damage', () => {
    const game = lay({}, (at) => {
      at.general(1, 'cao-pi')
      at.hand(0, 'wine-s9', 'slash-s7')
    })
    game.play(0, 'wine-s9')
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.play(1, 'fangzhu')
    expect(game.options(1), 'not himself').toEqual(['seat-2', 'seat-0', 'back'])
    game.play(1, 'seat-0')
    expect(game.hand(0)).toHaveLength(2)
    expect(game.state.players[0]?.flipped).toBe(true)
    expect(game.kind(0), 'the turn goes on').toBe('play')
  })

  it('flips also when the reveal left no HP missing (section 10)', () => {
    const game = lay({}, (at) => {
      at.pair(1, 'cao-pi', 'zhen-ji', ['deputy'])
      at.hand(0, 'slash-s7')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(1, 'after-suffering')
    game.play(1, 'fangzhu')
    game.play(1, 'seat-0')
    game.play(1, 'recover')
    expect(game.hp(1)).toBe(3)
    expect(game.hand(0)).toEqual([])
    expect(game.state.players[0]?.flipped).toBe(true)
  })
})
