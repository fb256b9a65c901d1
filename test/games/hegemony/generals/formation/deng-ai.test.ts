// 鄧艾: 屯田, 急襲, 資糧.
import { describe, expect, it } from 'vitest'
import { reckonedBy } from '../../../../../src/games/hegemony/present/reckoning.ts'
import { playerAt } from '../../../../../src/games/hegemony/table/state.ts'
import { formed } from '../../formed.ts'
import type { Layer } from '../../lay.ts'
import { aim, before, times } from '../../moves.ts'

/** Seat 0 dismantles Deng Ai at seat 1; this card is judged. */
const robbed = (judged: string, plan: (at: Layer) => void = () => undefined) => {
  const game = formed((at) => {
    at.general(1, 'deng-ai')
    at.hand(0, 'dismantle-s3')
    at.hand(1, 'dodge-h2', 'dodge-d2')
    at.deck(judged)
    plan(at)
  })
  aim(game, 0, 'dismantle-s3', 1)
  game.passUntil(1, 'cards-lost')
  return game
}

/** Fields before a seat. */
const fields = (at: Layer, seat: number, ...cards: string[]): void => {
  for (const card of cards) {
    at.state.deck = at.state.deck.filter((each) => each !== card)
    playerAt(at.state, seat).piles = { tuntian: [...(playerAt(at.state, seat).piles.tuntian ?? []), card] }
  }
}

describe('tuntian', () => {
  it('keeps the judgement card as a field, which brings others nearer (H145)', () => {
    const game = robbed('slash-s7')
    game.play(1, 'tuntian')
    expect(game.options(1)).toEqual(['lay', 'pass'])
    game.play(1, 'lay')
    expect(before(game, 1).piles).toEqual({ tuntian: ['slash-s7'] })
    expect(times(game, 'lays')).toBe(1)
    const { facts } = reckonedBy(game.view(1))
    expect([facts.distance(1, 3), facts.distance(3, 1)]).toEqual([1, 2])
  })

  it('is refused a ♥, and may leave any card in the discard pile', () => {
    const hearts = robbed('peach-h4')
    hearts.play(1, 'tuntian')
    expect(before(hearts, 1).piles).toEqual({})
    expect(hearts.discard).toContain('peach-h4')
    const left = robbed('slash-s7')
    left.play(1, 'tuntian')
    left.play(1, 'pass')
    expect(left.discard).toContain('slash-s7')
  })

  it('is not used in his own turn, and at a table without the expansion nobody is asked', () => {
    const own = formed((at) => {
      at.general(0, 'deng-ai')
      at.hand(0, 'dismantle-s3', 'dodge-h2')
      at.hand(1, 'dodge-d2')
    })
    aim(own, 0, 'dismantle-s3', 1)
    own.passUntil(0, 'play')
    expect(times(own, 'judges')).toBe(0)
  })

  it('clashes with 鬼才: the card he gives for another’s judgement is lost (QSanguosha #139)', () => {
    const game = formed((at) => {
      at.pair(1, 'deng-ai', 'sima-yi')
      at.hand(1, 'slash-s8')
      at.judgement(0, 'indulgence-h6')
      at.deck('peach-h4', 'slash-s7')
      at.phase('judge')
    })
    game.passUntil(1, 'judging')
    game.play(1, 'guicai')
    game.play(1, 'slash-s8')
    game.passUntil(1, 'cards-lost')
    game.play(1, 'tuntian')
    game.play(1, 'lay')
    expect(before(game, 1).piles).toEqual({ tuntian: ['slash-s7'] })
    expect(game.discard).toEqual(expect.arrayContaining(['peach-h4', 'slash-s8', 'indulgence-h6']))
  })

  it('clashes with 天妒: a card that somebody has taken is no field (H145, noname #1515)', () => {
    const game = robbed('slash-s7', (at) => at.pair(1, 'guo-jia', 'deng-ai'))
    game.play(1, 'tuntian')
    game.passUntil(1, 'judged')
    game.play(1, 'tiandu')
    expect(before(game, 1).piles).toEqual({})
    expect(game.hand(1)).toContain('slash-s7')
    expect(game.kind(0)).toBe('play')
  })

  it('clashes with 傾城: his fields are discarded when he is hidden again (H145)', () => {
    const game = formed((at) => {
      at.general(0, 'zou-shi')
      at.general(1, 'deng-ai')
      at.hand(0, 'axe-d5')
      fields(at, 1, 'slash-s7')
    })
    game.play(0, 'qingcheng')
    game.play(0, 'axe-d5')
    game.play(0, 'seat-1')
    game.play(0, 'head')
    expect(before(game, 1).piles).toEqual({ tuntian: [] })
    expect(game.discard).toContain('slash-s7')
  })
})

describe('jixi', () => {
  const raid = (place: 'head' | 'deputy', more: readonly string[] = []) =>
    formed((at) => {
      if (place === 'head') at.pair(0, 'deng-ai', 'cao-ren')
      else at.pair(0, 'cao-ren', 'deng-ai')
      fields(at, 0, 'slash-s7', ...more)
      at.hand(2, 'dodge-h2')
      at.hand(1, 'dodge-d2')
    })

  it('uses a field as Snatch, which does not bring its target nearer any more (H146)', () => {
    const game = raid('head')
    game.play(0, 'jixi:snatch')
    game.play(0, 'slash-s7')
    expect(game.options(0), 'seat 2 is two away without the field').toEqual(['seat-1', 'back'])
    game.play(0, 'seat-1')
    game.passUntil(0, 'play')
    expect(game.hand(0)).toEqual(['dodge-d2'])
    expect(before(game, 0).piles).toEqual({ tuntian: [] })
    expect(game.discard).toContain('slash-s7')
  })

  it('reaches farther with a second field', () => {
    const game = raid('head', ['slash-s8'])
    game.play(0, 'jixi:snatch')
    game.play(0, 'slash-s7')
    expect(game.options(0)).toEqual(['seat-1', 'seat-2', 'back'])
  })

  it('is refused to a deputy, who counts half a HP more (H140)', () => {
    const game = raid('deputy')
    expect(game.options(0)).not.toContain('jixi:snatch')
    expect([game.hp(0), raid('head').hp(0)]).toEqual([4, 3])
  })
})

describe('ziliang', () => {
  const hurt = (place: 'head' | 'deputy', victim: number) => {
    const game = formed((at) => {
      if (place === 'head') at.pair(1, 'deng-ai', 'cao-ren')
      else at.pair(1, 'cao-ren', 'deng-ai')
      at.general(2, 'zhang-liao')
      fields(at, 1, 'slash-s8')
      at.hand(0, 'slash-s7')
      at.wear(0, 'spear-sq')
    })
    aim(game, 0, 'slash-s7', victim)
    return game
  }

  it('gives a field to one of his faction who was hurt (H147)', () => {
    for (const victim of [1, 2]) {
      const game = hurt('deputy', victim)
      game.passUntil(1, 'after-suffering')
      game.play(1, 'ziliang')
      expect(game.options(1)).toEqual(['slash-s8', 'pass'])
      game.play(1, 'slash-s8')
      expect(game.hand(victim)).toEqual(['slash-s8'])
      expect(before(game, 1).piles).toEqual({ tuntian: [] })
    }
  })

  it('is refused to a main general, and for one of another faction', () => {
    for (const [place, victim] of [
      ['head', 2],
      ['deputy', 3],
    ] as const) {
      const game = hurt(place, victim)
      game.passUntil(0, 'play')
      expect(game.hand(victim)).toEqual([])
    }
  })
})
