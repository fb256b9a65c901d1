// 甘夫人: 淑慎, 神智.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('shushen', () => {
  it('for each HP recovered another of her faction draws one', () => {
    const game = lay({ seats: 6 }, (at) => {
      at.general(0, 'gan-furen')
      at.general(5, 'guan-yu')
      at.hand(0, 'peach-h4')
      at.hp(0, 1)
    })
    game.play(0, 'peach-h4')
    game.play(0, 'shushen')
    expect(game.options(0)).toEqual(['seat-1', 'seat-5', 'back'])
    game.play(0, 'seat-5')
    expect(game.hand(5)).toHaveLength(1)
  })

  it('is offered once for each HP that comes back at once (H84)', () => {
    const game = lay({ seats: 6 }, (at) => {
      at.pair(1, 'pang-tong', 'gan-furen')
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
      at.hand(1, 'slash-s8')
    })
    game.passUntil(0, 'play')
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(1, 'rescue')
    game.play(1, 'niepan')
    for (let n = 0; n < 3; n++) {
      game.play(1, 'shushen')
      game.play(1, 'seat-5')
    }
    expect(game.hand(5)).toHaveLength(3)
    expect(game.kind(0)).toBe('play')
  })

  it('hidden, for one who will be of her faction', () => {
    const game = lay({ seats: 6 }, (at) => {
      at.hidden(0, 'gan-furen', 'both')
      at.general(5, 'guan-yu')
      at.hand(0, 'peach-h4')
      at.hp(0, 1)
    })
    game.play(0, 'peach-h4')
    game.passUntil(0, 'recovered')
    game.play(0, 'shushen')
    game.play(0, 'seat-5')
    expect(game.state.players[0]?.faction).toBe('shu')
    expect(game.hand(5)).toHaveLength(1)
  })
})

describe('shenzhi', () => {
  const table = (hp: number) =>
    lay({}, (at) => {
      at.general(0, 'gan-furen')
      at.phase('prepare')
      at.hp(0, hp)
      at.hand(0, 'slash-s7', 'slash-s8')
    })

  it('discards the hand; as many cards as HP or more recover 1', () => {
    const game = table(2)
    game.passUntil(0, 'phase-start')
    game.play(0, 'shenzhi')
    expect(game.hp(0)).toBe(3)
    expect(game.discard).toEqual(expect.arrayContaining(['slash-s7', 'slash-s8']))
  })

  it('fewer do not', () => {
    const game = lay({}, (at) => {
      at.general(0, 'gan-furen')
      at.phase('prepare')
      at.hp(0, 2)
      at.hand(0, 'slash-s7')
    })
    game.passUntil(0, 'phase-start')
    game.play(0, 'shenzhi')
    expect(game.hp(0)).toBe(2)
  })
})
