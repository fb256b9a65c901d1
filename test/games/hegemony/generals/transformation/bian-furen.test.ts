// 卞夫人: 挽危, 約儉.
import { describe, expect, it } from 'vitest'
import { changed } from '../../changed.ts'
import type { Layer } from '../../lay.ts'
import { aim, times } from '../../moves.ts'

/** Seat 0 takes or discards a card of Lady Bian at seat 1. */
const robbed = (card: string, plan: (at: Layer) => void = () => undefined) => {
  const game = changed((at) => {
    at.general(1, 'bian-furen')
    at.hand(0, card)
    at.hand(1, 'peach-h4', 'slash-s7')
    at.wear(1, 'spear-sq')
    plan(at)
  })
  aim(game, 0, card, 1)
  return game
}

describe('wanwei', () => {
  it('lets her choose which card is discarded or taken (H186)', () => {
    const discarded = robbed('dismantle-s3')
    discarded.passUntil(0, 'skill')
    discarded.play(0, 'spear-sq')
    expect(discarded.kind(1)).toBe('parting')
    expect(discarded.decision(1).prompt.args?.about, 'she is told what lies open').toMatchObject({
      key: 'hegemony.at-parting-open',
    })
    discarded.play(1, 'wanwei')
    expect(discarded.options(1)).toEqual(['peach-h4', 'slash-s7', 'spear-sq', 'back'])
    discarded.play(1, 'slash-s7')
    expect([discarded.discard, discarded.worn(1)]).toEqual([['slash-s7', 'dismantle-s3'], ['spear-sq']])
    const taken = robbed('snatch-s3')
    taken.passUntil(0, 'skill')
    taken.play(0, 'hand')
    taken.play(1, 'wanwei')
    taken.play(1, 'spear-sq')
    expect([taken.hand(0), taken.hand(1)]).toEqual([['spear-sq'], ['peach-h4', 'slash-s7']])
  })

  it('says nothing of a hand card that was picked blindly', () => {
    const game = robbed('snatch-s3')
    game.passUntil(0, 'skill')
    game.play(0, 'hand')
    expect(game.decision(1).prompt.args?.about).toMatchObject({ key: 'hegemony.at-parting' })
  })

  it('is refused with a single card, for her judgement zone, and for what she gives herself', () => {
    const single = changed((at) => {
      at.general(1, 'bian-furen')
      at.hand(0, 'dismantle-s3')
      at.hand(1, 'slash-s7')
    })
    aim(single, 0, 'dismantle-s3', 1)
    single.passUntil(0, 'play')
    expect(single.discard).toContain('slash-s7')
    const delayed = robbed('dismantle-s3', (at) => at.judgement(1, 'indulgence-h6'))
    delayed.passUntil(0, 'skill')
    delayed.play(0, 'indulgence-h6')
    expect(delayed.kind(0)).toBe('play')
    const own = changed((at) => {
      at.pair(1, 'bian-furen', 'xiahou-dun')
      at.hand(0, 'slash-s8', 'dodge-h2', 'dodge-d2')
      at.hand(1, 'peach-h4', 'slash-s7')
    })
    aim(own, 0, 'slash-s8', 1)
    own.passUntil(1, 'after-suffering')
    expect(times(own, 'uses-skill')).toBe(0)
  })

  it('turns her up where she is hidden', () => {
    const game = changed((at) => {
      at.hidden(1, 'bian-furen', 'both')
      at.hand(0, 'dismantle-s3')
      at.hand(1, 'peach-h4', 'slash-s7')
    })
    aim(game, 0, 'dismantle-s3', 1)
    game.passUntil(1, 'parting')
    game.play(1, 'wanwei')
    game.play(1, 'slash-s7')
    expect(game.hand(1)).toEqual(['peach-h4'])
    expect(game.view(2).players[1]?.generals[0]?.up).toBe(true)
  })

  it('clashes with 寒冰劍: each of the two cards is hers to choose', () => {
    const game = changed((at) => {
      at.general(1, 'bian-furen')
      at.wear(0, 'ice-sword-s2')
      at.hand(0, 'slash-s8')
      at.hand(1, 'peach-h4', 'slash-s7', 'slash-s9')
    })
    aim(game, 0, 'slash-s8', 1)
    game.passUntil(0, 'dealing')
    game.play(0, 'ice-sword')
    game.passUntil(1, 'parting')
    game.play(1, 'wanwei')
    game.play(1, 'slash-s7')
    game.passUntil(1, 'parting')
    game.play(1, 'wanwei')
    game.play(1, 'slash-s9')
    expect(game.hand(1)).toEqual(['peach-h4'])
  })
})

describe('yuejian', () => {
  const resting = (cards: readonly string[], plan: (at: Layer) => void = () => undefined) =>
    changed((at) => {
      at.general(0, 'cao-ren')
      at.general(2, 'bian-furen')
      at.hp(0, 1)
      at.hand(0, 'dodge-h2', 'dodge-d2', 'dodge-hj', 'slash-s7', ...cards)
      plan(at)
    })

  it('works by itself for an ally who struck nobody: the limit is the maximum HP (H187, noname #31)', () => {
    const game = resting([])
    game.play(0, 'end')
    game.passUntil(1)
    expect([times(game, 'uses-skill'), game.hand(0)]).toEqual([
      1,
      ['dodge-h2', 'dodge-d2', 'dodge-hj', 'slash-s7'],
    ])
    const over = resting(['peach-h4'])
    over.play(0, 'end')
    over.passUntil(0, 'discard')
    expect(over.decision(0).min, 'five cards, four HP at most').toBe(1)
  })

  it('is refused after a card on another faction, also on an undetermined player, and to others', () => {
    const game = resting([])
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(0, 'play')
    game.play(0, 'end')
    game.passUntil(0, 'discard')
    expect(game.decision(0).min).toBe(2)
    const foe = changed((at) => {
      at.general(2, 'bian-furen')
      at.general(0, 'guan-yu')
      at.hp(0, 1)
      at.hand(0, 'dodge-h2', 'dodge-d2')
    })
    foe.play(0, 'end')
    foe.passUntil(0, 'discard')
    expect(foe.decision(0).min).toBe(1)
  })

  it('clashes with 據守 and the like: HP that come back later change nothing', () => {
    const game = resting([], (at) => at.hp(0, 4))
    game.play(0, 'end')
    game.passUntil(1)
    expect(times(game, 'uses-skill'), 'an unwounded player has no need of it').toBe(0)
  })
})
