// Section 10: what the first time with both generals face up brings.
import { describe, expect, it } from 'vitest'
import type { General } from '../../../../src/games/hegemony/cards/generals.ts'
import type { Place } from '../../../../src/games/hegemony/table/state.ts'
import { type Layer, lay, type Play } from '../lay.ts'
import { aim, before, times } from '../moves.ts'

const prepare = (
  head: General,
  deputy: General,
  up: readonly Place[] = [],
  plan: (at: Layer) => void = () => {},
) => {
  const game = lay({ seats: 4 }, (at) => {
    at.pair(0, head, deputy, up)
    at.phase('prepare')
    plan(at)
  })
  game.passUntil(0, 'phase-start')
  return game
}

/** Ends the play phase and discards what is too much. */
const end = (game: Play, seat: number) => {
  game.play(seat, 'end')
  if (!game.asked.includes(seat) || game.kind(seat) !== 'discard') return
  const spare = game.options(seat).filter((card) => card !== 'axe-d5')
  game.play(seat, ...spare.slice(0, game.decision(seat).min))
}

describe('section 10', () => {
  it('companions draw two or recover 1, or neither; recovering only when wounded (H71)', () => {
    const whole = prepare('cao-cao', 'dian-wei')
    whole.play(0, 'reveal-head')
    expect(whole.kind(0), 'one is not both').toBe('phase-start')
    whole.play(0, 'reveal-deputy')
    expect(whole.options(0)).toEqual(['draw', 'pass'])
    whole.play(0, 'draw')
    expect(whole.hand(0).length).toBeGreaterThanOrEqual(2)
    const wounded = prepare('cao-cao', 'dian-wei', ['head'], (at) => at.hp(0, 2))
    wounded.play(0, 'reveal-deputy')
    expect(wounded.options(0)).toEqual(['draw', 'recover', 'pass'])
    wounded.play(0, 'recover')
    expect(wounded.hp(0)).toBe(3)
    const declined = prepare('cao-cao', 'dian-wei', ['head'])
    declined.play(0, 'reveal-deputy')
    declined.pass(0)
    declined.passUntil(0, 'play')
    expect(declined.hand(0), 'of the draw phase').toHaveLength(2)
  })

  it('in either order, head or deputy first (H73)', () => {
    const game = prepare('dian-wei', 'cao-cao', ['deputy'])
    game.play(0, 'reveal-head')
    expect(game.kind(0)).toBe('ask-companions')
  })

  it('the unpaired half fish draws one, optionally (H71)', () => {
    const game = prepare('sima-yi', 'zhang-liao', ['head'])
    expect(before(game, 0).maxHp, '1½ and 2').toBe(3)
    game.play(0, 'reveal-deputy')
    expect(game.kind(0)).toBe('ask-half-fish')
    game.play(0, 'draw')
    game.passUntil(0, 'play')
    expect(game.hand(0), 'one, and two of the draw phase').toHaveLength(3)
  })

  it('companions come before the half fish (H71)', () => {
    const game = prepare('liu-bei', 'guan-yu', ['head'])
    game.play(0, 'reveal-deputy')
    expect(game.kind(0)).toBe('ask-companions')
    game.play(0, 'draw')
    expect(game.kind(0)).toBe('ask-half-fish')
    game.play(0, 'draw')
    game.passUntil(0, 'play')
    expect(game.hand(0), 'three, and two of the draw phase').toHaveLength(5)
  })

  it('paired fish and no companions bring nothing', () => {
    const game = prepare('cao-cao', 'yue-jin', ['head'])
    game.play(0, 'reveal-deputy')
    expect(game.kind(0)).toBe('play')
    expect(times(game, 'draws'), 'the draw phase only').toBe(1)
  })

  it('once per game, also after a general was turned down (H71)', () => {
    const game = lay({ seats: 2 }, (at) => {
      at.general(0, 'zou-shi')
      at.pair(1, 'cao-cao', 'dian-wei', ['head'])
      at.hand(0, 'axe-d5')
      at.phase('prepare')
    })
    game.passUntil(0, 'play')
    end(game, 0)
    game.passUntil(1, 'phase-start')
    game.play(1, 'reveal-deputy')
    game.play(1, 'draw')
    game.passUntil(1, 'play')
    end(game, 1)
    game.passUntil(0, 'play')
    game.play(0, 'qingcheng')
    game.play(0, 'axe-d5')
    game.play(0, 'seat-1')
    game.play(0, 'deputy')
    end(game, 0)
    game.passUntil(1, 'phase-start')
    game.play(1, 'reveal-deputy')
    expect(game.kind(1), 'no second reward').not.toBe('ask-companions')
  })

  it('interrupts what is being resolved (H71)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.pair(1, 'cao-cao', 'dian-wei', ['deputy'])
      at.hand(0, 'slash-s7')
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(1, 'after-suffering')
    game.play(1, 'jianxiong')
    expect(game.kind(1)).toBe('ask-companions')
    expect(game.state.happening.map(({ is }) => is)).toEqual(['use', 'damage'])
    expect(game.hand(1), 'the effect comes after').toEqual([])
    game.play(1, 'draw')
    expect(game.hand(1)).toContain('slash-s7')
  })

  it('is for the dying too: recovering may end the dying', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.pair(1, 'pang-tong', 'wo-long', ['deputy'])
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
      at.hand(1, 'dodge-h2')
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(1, 'answer-dodge')
    game.pass(1)
    game.passUntil(1, 'rescue')
    game.play(1, 'niepan')
    expect(game.options(1)).toEqual(['draw', 'recover', 'pass'])
    game.play(1, 'recover')
    expect(game.hp(1), 'and Nirvana goes on all the same').toBe(3)
    expect(game.hand(1)).toHaveLength(3)
  })

  it('is for a dying player who turns up somebody else: the Peach is not needed any more (H72)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.pair(1, 'zhou-tai', 'sun-quan', ['deputy'])
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
      at.deck('dodge-h2')
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(1, 'hp-reduced')
    game.play(1, 'buqu')
    game.play(1, 'recover')
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(1)
    expect(game.story, 'he never was').not.toContain('is-dying')
    expect(Object.values(before(game, 1).piles).flat(), 'no wound is kept at 1 HP').toEqual([])
  })
})
