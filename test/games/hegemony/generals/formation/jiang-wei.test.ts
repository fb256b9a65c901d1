// 姜維: 挑釁, 遺志, 天覆.
import { describe, expect, it } from 'vitest'
import { formed } from '../../formed.ts'
import type { Layer } from '../../lay.ts'
import { aim, turnOf } from '../../moves.ts'

describe('tiaoxin', () => {
  const provoking = (plan: (at: Layer) => void = () => undefined) => {
    const game = formed((at) => {
      at.general(0, 'jiang-wei')
      at.hand(1, 'slash-s7', 'dodge-h2')
      plan(at)
    })
    game.play(0, 'tiaoxin')
    return game
  }

  it('has one who reaches him use a Slash on him (H150)', () => {
    const game = provoking()
    expect(game.options(0), 'seat 2 does not reach him').toEqual(['seat-1', 'seat-3', 'back'])
    game.play(0, 'seat-1')
    expect(game.decision(1).options[0]?.harms, 'him alone (QSanguosha #171)').toEqual([0])
    game.play(1, 'slash-s7')
    game.passUntil(0, 'play')
    expect(game.hp(0)).toBe(3)
    expect(game.options(0), 'once per phase').not.toContain('tiaoxin')
  })

  it('discards a card of one who does not (H150)', () => {
    const game = provoking((at) => at.wear(1, 'spear-sq'))
    game.play(0, 'seat-1')
    game.play(1, 'pass')
    game.play(0, 'spear-sq')
    expect(game.worn(1)).toEqual([])
    expect(game.discard).toEqual(['spear-sq'])
  })

  it('takes nothing from one who has nothing, and is refused where nobody reaches him', () => {
    const game = provoking()
    game.play(0, 'seat-3')
    expect(game.kind(0)).toBe('play')
    const far = formed((at) => {
      at.general(0, 'jiang-wei')
      at.wear(0, 'jueying-s5')
    })
    expect(far.options(0)).not.toContain('tiaoxin')
  })

  it('clashes with 空城: a Slash that is cancelled was used (H150)', () => {
    const game = provoking((at) => at.pair(0, 'jiang-wei', 'zhuge-liang'))
    game.play(0, 'seat-1')
    game.play(1, 'slash-s7')
    game.passUntil(0, 'play')
    expect([game.hp(0), game.hand(1).length]).toEqual([3, 1])
  })
})

describe('yizhi', () => {
  const preparing = (plan: (at: Layer) => void) =>
    formed((at) => {
      plan(at)
      at.phase('prepare')
    })
  const seen = (game: ReturnType<typeof formed>) => game.view(0).aside.length

  it('has a deputy look at the stars, who counts half a HP less (H140, H151)', () => {
    const game = preparing((at) => at.pair(0, 'guan-yu', 'jiang-wei'))
    expect(game.hp(0), '2½ and 1½').toBe(4)
    game.play(0, 'yizhi')
    expect(seen(game)).toBe(4)
  })

  it('makes Stargazing of the main general look at 5, and is not there twice (H151)', () => {
    const game = preparing((at) => at.pair(0, 'zhuge-liang', 'jiang-wei'))
    expect(game.options(0)).toEqual(['guanxing', 'pass'])
    game.play(0, 'guanxing')
    expect(seen(game)).toBe(5)
  })

  it('stands by itself while the main general is hidden', () => {
    const game = preparing((at) => at.pair(0, 'zhuge-liang', 'jiang-wei', ['deputy']))
    expect(game.options(0)).toContain('yizhi')
    game.play(0, 'yizhi')
    expect(seen(game)).toBe(4)
  })

  it('turns a hidden deputy up that uses it (QSanguosha #2)', () => {
    const game = preparing((at) => at.pair(0, 'guan-yu', 'jiang-wei', ['head']))
    game.play(0, 'yizhi')
    expect(game.view('public').players[0]?.generals[1]).toMatchObject({ id: 'jiang-wei', up: true })
    expect(seen(game)).toBe(4)
  })

  it('clashes with 神智: other skills of the phase do not bring it back (QSanguosha #168)', () => {
    const game = preparing((at) => {
      at.pair(0, 'gan-furen', 'jiang-wei')
      at.hand(0, 'slash-s7')
    })
    game.play(0, 'yizhi')
    game.play(0)
    game.play(0, ...game.options(0))
    expect(game.options(0)).toEqual(['shenzhi', 'pass'])
  })

  it('is refused to a main general, and 3 HP are seen for him as deputy with one of 1½', () => {
    const game = preparing((at) => at.pair(0, 'jiang-wei', 'guan-yu'))
    expect(game.prompt(0)).not.toBe('ask-skill')
    expect(preparing((at) => at.pair(0, 'zhuge-liang', 'jiang-wei')).hp(0)).toBe(3)
  })
})

describe('tianfu', () => {
  /** Seat 2 snatches from seat 3 while Jiang Wei at seat 0 stands beside Guan Yu at seat 1; this seat's turn. */
  const tricked = (turn: number, place: 'head' | 'deputy' = 'head', up = true) => {
    const game = formed((at) => {
      if (place === 'head') at.pair(0, 'jiang-wei', 'zhao-yun', up ? ['head', 'deputy'] : ['deputy'])
      else at.pair(0, 'zhao-yun', 'jiang-wei')
      at.general(1, 'guan-yu')
      turnOf(at, turn)
      at.hand(0, 'slash-s7', 'slash-hq')
      at.hand(turn, 'dismantle-s3')
      at.hand(3, 'dodge-h2')
      at.hand(2, 'dodge-d2')
    })
    aim(game, turn, 'dismantle-s3', turn === 3 ? 2 : 3)
    return game
  }

  it('uses a black hand card as Nullify in turns of his queue, his own too (H152)', () => {
    for (const turn of [0, 1]) {
      const game = tricked(turn)
      expect(game.options(0)).toEqual(['tianfu:slash-s7', 'pass'])
      game.play(0, 'tianfu:slash-s7')
      game.passUntil(turn, 'play')
      expect(game.hand(3)).toEqual(['dodge-h2'])
    }
  })

  it('is refused in turns of others, to a deputy, and while he is hidden (H144, H152)', () => {
    for (const game of [tricked(2), tricked(1, 'deputy'), tricked(1, 'head', false)])
      expect(game.options(0)).toEqual(['pass'])
  })
})
