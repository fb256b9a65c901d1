// 大喬: 國色, 流離.
import { describe, expect, it } from 'vitest'
import { type Layer, lay } from '../../lay.ts'
import { aim, hps, times } from '../../moves.ts'

it('guose: a diamond of hand or equipment is laid as Indulgence', () => {
  const game = lay({}, (at) => {
    at.general(0, 'da-qiao')
    at.hand(0, 'dodge-d2', 'dodge-h2')
    at.wear(0, 'axe-d5')
  })
  game.play(0, 'guose:indulgence')
  expect(game.options(0)).toEqual(['dodge-d2', 'axe-d5', 'back'])
  game.play(0, 'dodge-d2')
  game.play(0, 'seat-1')
  expect(game.state.players[1]?.judgement).toEqual([{ card: 'dodge-d2', as: 'indulgence' }])
})

describe('liuli', () => {
  it('reckons range without the weapon that is discarded', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.general(1, 'da-qiao')
      at.wear(1, 'axe-d5')
      at.hand(1, 'peach-h4')
      at.hand(0, 'slash-s7')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.play(1, 'liuli')
    game.play(1, 'axe-d5')
    expect(game.options(1), 'seat 3 is two steps away').toEqual(['seat-2', 'back'])
  })

  it('offers no weapon without which nobody is in range, nor itself where there is nothing else to discard', () => {
    const struck = (...hand: string[]) => {
      const game = lay({ seats: 4 }, (at) => {
        at.general(1, 'da-qiao')
        at.wear(1, 'axe-d5')
        at.wear(2, 'dilu-c5')
        at.hand(1, ...hand)
        at.hand(0, 'slash-s7')
      })
      aim(game, 0, 'slash-s7', 1)
      return game
    }
    const game = struck('peach-h4')
    game.play(1, 'liuli')
    expect(game.options(1)).toEqual(['peach-h4', 'back'])
    expect(struck().options(1)).toEqual(['pass'])
  })

  it('turns her up when she was hidden, before the new target becomes one', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hidden(1, 'da-qiao')
      at.hand(1, 'peach-h4')
      at.hand(0, 'slash-s7')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(1, 'becoming-target')
    game.play(1, 'liuli')
    game.play(1, 'peach-h4')
    game.play(1, 'seat-2')
    expect(game.event('reveals').general).toEqual({ name: 'da-qiao' })
    game.passUntil(0, 'play')
    expect([game.hp(1), game.hp(2)]).toEqual([3, 3])
  })
})

describe('liuli of a Slash with two targets: it may be turned onto the other, who is struck at twice (H32)', () => {
  const table = (plan: (at: Layer) => void) => {
    const game = lay({}, (at) => {
      at.general(0, 'ding-feng')
      at.general(1, 'da-qiao')
      at.hand(0, 'slash-s7')
      at.hand(1, 'peach-h4')
      plan(at)
    })
    const turn = () => {
      game.play(1, 'liuli')
      game.play(1, 'peach-h4')
      expect(game.options(1), 'not its user').toEqual(['seat-2', 'back'])
      game.play(1, 'seat-2')
    }
    aim(game, 0, 'slash-s7', 1)
    game.play(0, 'seat-2')
    return { game, turn }
  }

  it('a Dodge stops one of the two', () => {
    const { game, turn } = table((at) => at.hand(2, 'dodge-h2'))
    turn()
    game.play(2, 'dodge-h2')
    game.passUntil(0, 'play')
    expect(hps(game)).toEqual([4, 3, 3])
    expect(times(game, 'damage-normal')).toBe(1)
  })

  it('who cannot dodge is hurt twice', () => {
    const { game, turn } = table(() => undefined)
    turn()
    expect(hps(game)).toEqual([4, 3, 2])
  })

  it('享樂 asks for a basic card each time he becomes its target; what is not paid for has no effect', () => {
    const { game, turn } = table((at) => {
      at.general(2, 'liu-shan')
      at.hand(0, 'peach-h6', 'dodge-h2')
    })
    turn()
    game.play(0, 'peach-h6')
    expect(game.asked, 'and for the second').toEqual([0])
    game.pass(0)
    expect(times(game, 'damage-normal')).toBe(1)
  })

  it('空城 is cancelled as a target twice', () => {
    const { game, turn } = table((at) => at.general(2, 'zhuge-liang'))
    turn()
    expect(times(game, 'cancelled')).toBe(2)
    expect(times(game, 'damage-normal')).toBe(0)
  })

  it('鐵騎 judges for each of the two, and each goes by its own judgement', () => {
    const { game, turn } = table((at) => {
      at.pair(0, 'ding-feng', 'ma-chao')
      at.hand(2, 'dodge-h2', 'dodge-d2')
      at.deck('slash-s8', 'peach-h6')
    })
    turn()
    game.play(0, 'tieqi')
    game.play(0, 'tieqi')
    game.play(2, 'dodge-h2')
    expect(times(game, 'damage-normal'), 'the second judgement was red').toBe(1)
    expect(game.hand(2)).toEqual(['dodge-d2'])
  })

  it('armor keeps both off; 青釭劍 goes through it both times', () => {
    const off = table((at) => at.wear(2, 'renwang-c2'))
    off.turn()
    expect(times(off.game, 'damage-normal')).toBe(0)
    const through = table((at) => {
      at.wear(2, 'renwang-c2')
      at.wear(0, 'qinggang-s6')
    })
    through.turn()
    expect(times(through.game, 'damage-normal')).toBe(2)
  })
})
