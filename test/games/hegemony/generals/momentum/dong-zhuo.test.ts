// 董卓: 橫征, 暴凌, 崩壞.
import { describe, expect, it } from 'vitest'
import { playerAt } from '../../../../../src/games/hegemony/table/state.ts'
import type { Layer } from '../../lay.ts'
import { momentous } from '../../momentous.ts'
import { before, times } from '../../moves.ts'

describe('hengzheng', () => {
  const drawing = (plan: (at: Layer) => void) =>
    momentous((at) => {
      at.general(0, 'dong-zhuo')
      at.phase('draw')
      plan(at)
    })

  it('takes a card of everybody else instead of drawing, of any zone (H175)', () => {
    const game = drawing((at) => {
      at.hand(1, 'dodge-h2')
      at.wear(2, 'spear-sq')
      at.judgement(3, 'indulgence-h6')
    })
    game.passUntil(0)
    game.play(0, 'hengzheng')
    expect(game.hand(0)).toEqual(['dodge-h2', 'spear-sq', 'indulgence-h6'])
  })

  it('passes over one who has given the last card for a judgement meanwhile: 屯田 and 鬼才 (H175)', () => {
    const game = momentous(
      (at) => {
        at.general(0, 'dong-zhuo')
        at.general(1, 'deng-ai')
        at.general(2, 'sima-yi')
        at.hand(1, 'dodge-h2')
        at.hand(2, 'slash-s7')
        at.deck('peach-h4')
        at.phase('draw')
      },
      4,
      { formation: true },
    )
    game.passUntil(0)
    game.play(0, 'hengzheng')
    game.passUntil(1, 'cards-lost')
    game.play(1, 'tuntian')
    game.passUntil(2, 'judging')
    game.play(2, 'guicai')
    game.play(2, 'slash-s7')
    game.play(1, 'pass')
    expect(game.hand(0)).toEqual(['dodge-h2'])
    expect(game.discard).toEqual(expect.arrayContaining(['peach-h4', 'slash-s7']))
    expect(game.kind(0)).toBe('play')
  })

  it('may be used with a hand at 1 HP (H175)', () => {
    const game = drawing((at) => {
      at.hp(0, 1)
      at.hand(0, 'slash-s7')
      at.hand(1, 'dodge-h2')
    })
    game.passUntil(0)
    game.play(0, 'hengzheng')
    expect(game.hand(0)).toEqual(['slash-s7', 'dodge-h2'])
  })

  it('is refused with a hand and more HP, and where others have nothing', () => {
    const rich = drawing((at) => {
      at.hand(0, 'slash-s7')
      at.hand(1, 'dodge-h2')
    })
    expect(rich.kind(0)).toBe('play')
    expect(drawing(() => undefined).kind(0)).toBe('play')
  })
})

describe('baoling', () => {
  const tyrant = (plan: (at: Layer) => void = () => undefined) =>
    momentous((at) => {
      at.pair(0, 'dong-zhuo', 'pan-feng')
      plan(at)
    })

  it('removes the deputy after the play phase for 3 HP more and 崩壞 (H176)', () => {
    const game = tyrant((at) => {
      at.hp(0, 2)
      at.hp(1, 4)
    })
    game.play(0, 'end')
    expect(before(game, 0)).toMatchObject({ maxHp: 7, gained: ['dong-zhuo:benghuai'] })
    expect(before(game, 0).generals[1]).toMatchObject({ removed: true })
  })

  it('reveals a hidden deputy first, and brings no reward for it (H176, H180)', () => {
    const game = tyrant((at) => at.pair(0, 'dong-zhuo', 'pan-feng', ['head']))
    playerAt(game.state, 0).rewarded = false
    game.play(0, 'end')
    expect(game.story).toContain('reveals')
    expect(times(game, 'half-fish-rewarded')).toBe(0)
  })

  it('is refused hidden, as deputy, and a second time (H176)', () => {
    const hidden = tyrant((at) => at.pair(0, 'dong-zhuo', 'pan-feng', ['deputy']))
    hidden.play(0, 'end')
    expect(times(hidden, 'general-removed')).toBe(0)
    const deputy = momentous((at) => at.pair(0, 'pan-feng', 'dong-zhuo'))
    deputy.play(0, 'end')
    expect(times(deputy, 'general-removed')).toBe(0)
  })

  it('clashes with 傾城: the soldier beside him cannot be turned down, he can (H180)', () => {
    const game = momentous((at) => {
      at.general(1, 'zou-shi')
      at.pair(0, 'dong-zhuo', 'pan-feng')
      at.hand(1, 'spear-sq')
      for (const seat of [2, 3]) Object.assign(playerAt(at.state, seat).generals[1] ?? {}, { up: false })
    })
    game.play(0, 'end')
    game.passUntil(0, 'skill')
    game.play(0, 'hp')
    game.passUntil(1, 'play')
    game.play(1, 'qingcheng')
    game.play(1, 'spear-sq')
    game.play(1, 'seat-0')
    expect(game.options(1)).toEqual(['head', 'back'])
  })
})

describe('benghuai', () => {
  const ending = (plan: (at: Layer) => void) =>
    momentous((at) => {
      at.pair(0, 'dong-zhuo', 'pan-feng')
      Object.assign(playerAt(at.state, 0).generals[1] ?? {}, { removed: true, lost: true })
      playerAt(at.state, 0).gained = ['dong-zhuo:benghuai']
      at.phase('end')
      plan(at)
    })

  it('costs HP or maximum HP while another has less (H177)', () => {
    const hp = ending((at) => at.hp(1, 2))
    hp.play(0, 'hp')
    expect(before(hp, 0)).toMatchObject({ hp: 3, maxHp: 4 })
    const max = ending((at) => at.hp(1, 2))
    max.play(0, 'max')
    expect(before(max, 0)).toMatchObject({ hp: 3, maxHp: 3 })
  })

  it('kills at once without maximum HP, which nobody can heal (H177)', () => {
    const game = ending((at) => {
      Object.assign(playerAt(at.state, 0), { hp: 1, maxHp: 1 })
      at.general(1, 'zhou-tai')
      at.hp(1, 0)
      at.state.deck = at.state.deck.filter((card) => card !== 'slash-s8')
      playerAt(at.state, 1).piles = { buqu: ['slash-s8'] }
      at.hand(2, 'peach-h4')
    })
    game.play(0, 'max')
    expect(game.alive(0)).toBe(false)
    expect(game.hand(2)).toContain('peach-h4')
  })

  it('is refused to one with the least HP', () => {
    const game = ending((at) => at.hp(0, 3))
    expect(game.kind(1)).toBe('play')
    expect(before(game, 0)).toMatchObject({ hp: 3, maxHp: 4 })
  })
})
