// 孫策: 激昂, 鷹揚, 魂殤.
import { describe, expect, it } from 'vitest'
import { halvesOf } from '../../../../../src/games/hegemony/cards/generals.ts'
import type { Layer } from '../../lay.ts'
import { momentous } from '../../momentous.ts'
import { aim, before, times } from '../../moves.ts'

describe('jiang', () => {
  it('draws when he uses a Duel or a red Slash, once for all its targets (H170)', () => {
    const game = momentous((at) => {
      at.pair(0, 'sun-ce', 'ding-feng')
      at.hand(0, 'fire-slash-h4')
    })
    game.play(0, 'fire-slash-h4')
    game.play(0, 'seat-1')
    game.play(0, 'seat-3')
    game.passUntil(0, 'targets-fixed')
    game.play(0, 'jiang')
    game.passUntil(0, 'play')
    expect(times(game, 'uses-skill')).toBe(1)
    expect(game.hand(0)).toHaveLength(1)
  })

  it('draws when he is the target of one (H170)', () => {
    const game = momentous((at) => {
      at.general(1, 'sun-ce')
      at.hand(0, 'duel-sa')
    })
    aim(game, 0, 'duel-sa', 1)
    game.passUntil(1, 'after-targeting')
    game.play(1, 'jiang:1:head')
    expect(game.hand(1)).toHaveLength(1)
  })

  it('is offered to him hidden for a red Slash (QSanguosha #164)', () => {
    const game = momentous((at) => {
      at.hidden(0, 'sun-ce', 'both')
      at.hand(0, 'fire-slash-h4')
    })
    aim(game, 0, 'fire-slash-h4', 1)
    game.passUntil(0, 'targets-fixed')
    game.play(0, 'jiang')
    expect(before(game, 0).faction).toBe('wu')
  })

  it('is refused for a black Slash, and when he is passed by', () => {
    const game = momentous((at) => {
      at.general(0, 'sun-ce')
      at.hand(0, 'slash-s7')
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(0, 'play')
    expect(times(game, 'uses-skill')).toBe(0)
  })
})

describe('yingyang', () => {
  /** Taishi Ci beside him fights seat 1: these two cards. */
  const fought = (mine: string, theirs: string) => {
    const game = momentous((at) => {
      at.pair(0, 'sun-ce', 'taishi-ci')
      at.hand(0, mine)
      at.hand(1, theirs)
    })
    game.play(0, 'tianyi')
    game.play(0, 'seat-1')
    game.play(0, mine)
    game.play(1, theirs)
    game.passUntil(0, 'points-shown')
    game.play(0, 'yingyang')
    return game
  }

  it('makes his card count 3 more, or 3 less (H171)', () => {
    const more = fought('slash-s7', 'slash-s9')
    more.play(0, 'higher')
    expect(more.story).toContain('points-won')
    const less = fought('slash-s9', 'slash-s7')
    less.play(0, 'lower')
    expect(less.story).toContain('points-lost')
  })

  it('counts K at most and A at least (H171)', () => {
    const high = fought('spear-sq', 'slash-hk'.replace('slash', 'dodge'))
    high.play(0, 'higher')
    expect(high.story).toContain('points-tied')
    const low = fought('dodge-h2', 'duel-sa')
    low.play(0, 'lower')
    expect(low.story).toContain('points-tied')
  })

  it('is refused in fights of others', () => {
    const game = momentous((at) => {
      at.general(0, 'taishi-ci')
      at.general(2, 'sun-ce')
      at.hand(0, 'slash-s7')
      at.hand(1, 'slash-s9')
    })
    game.play(0, 'tianyi')
    game.play(0, 'seat-1')
    game.play(0, 'slash-s7')
    game.play(1, 'slash-s9')
    expect(game.kind(0)).toBe('play')
  })
})

describe('hunshang', () => {
  const last = (plan: (at: Layer) => void = () => undefined) =>
    momentous((at) => {
      at.pair(0, 'gan-ning', 'sun-ce')
      plan(at)
      at.hp(0, 1)
      at.phase('prepare')
    })

  it('lends 英魂 at once and 英姿 for the draw, for one turn (H172)', () => {
    const game = last((at) => at.deck('dodge-h2', 'dodge-d2', 'slash-s7', 'peach-h4', 'slash-s9', 'wine-s9'))
    game.passUntil(0, 'phase-start')
    expect(game.options(0)).toEqual(['yinghun', 'pass'])
    game.play(0, 'yinghun')
    game.play(0, 'seat-1')
    game.play(0, 'gift')
    game.play(1, game.options(1)[0] ?? '')
    game.passUntil(0)
    expect(game.options(0)).toEqual(['yingzi', 'pass'])
    game.play(0, 'yingzi')
    expect(game.hand(0)).toHaveLength(3)
    game.play(0, 'end')
    game.play(0, game.hand(0)[0] ?? '', game.hand(0)[1] ?? '')
    game.passUntil(1, 'play')
    expect(game.view(0).turn?.marks).toEqual([])
  })

  it('is offered to him hidden, and leads to 英魂 (H172)', () => {
    const game = last((at) => at.pair(0, 'gan-ning', 'sun-ce', ['head']))
    game.passUntil(0, 'phase-start')
    game.play(0, 'hunshang')
    game.passUntil(0, 'phase-start')
    expect(game.options(0)).toContain('yinghun')
  })

  it('is refused with more HP, and to the main general, who counts half a fish more (H162)', () => {
    const sound = momentous((at) => {
      at.pair(0, 'gan-ning', 'sun-ce')
      at.hp(0, 2)
      at.phase('prepare')
    })
    sound.passUntil(0, 'play')
    expect(times(sound, 'lent-skill')).toBe(0)
    const main = momentous((at) => {
      at.pair(0, 'sun-ce', 'gan-ning')
      at.hp(0, 1)
      at.phase('prepare')
    })
    main.passUntil(0, 'play')
    expect(times(main, 'lent-skill')).toBe(0)
    expect([halvesOf('sun-ce', 'head'), halvesOf('sun-ce', 'deputy')]).toEqual([4, 3])
  })

  it('clashes with 英魂 and 英姿 of the main general: each is there once (QSanguosha #241)', () => {
    const game = last((at) => at.pair(0, 'sun-jian', 'sun-ce'))
    game.passUntil(0, 'phase-start')
    game.play(0, 'yinghun')
    game.play(0, 'seat-1')
    game.play(0, 'gift')
    game.play(1, game.options(1)[0] ?? '')
    game.passUntil(0, 'play')
    expect(times(game, 'uses-skill'), 'and 魂殤').toBe(2)
  })
})
