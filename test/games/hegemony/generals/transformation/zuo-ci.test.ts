// 左慈: 役鬼, 汲魂.
import { describe, expect, it } from 'vitest'
import { generalFacts } from '../../../../../src/games/hegemony/cards/generals.ts'
import { changed, souls } from '../../changed.ts'
import type { Layer } from '../../lay.ts'
import { aim, before, times } from '../../moves.ts'

/** Zuo Ci at seat 0 with these souls; seats 1 to 3 of Shu, Wu and Qun. */
const master = (ids: Parameters<typeof souls>[2][], plan: (at: Layer) => void = () => undefined) =>
  changed((at) => {
    at.general(0, 'zuo-ci')
    at.general(3, 'pan-feng')
    souls(at, 0, ...ids)
    plan(at)
  })

describe('yigui, souls', () => {
  it('come with the first reveal, seen by him alone, and go back when he is hidden or dies (H195)', () => {
    const game = changed((at) => {
      at.hidden(0, 'zuo-ci', 'both')
      at.phase('prepare')
    })
    game.passUntil(0, 'phase-start')
    game.play(0, 'reveal-head')
    expect(before(game, 0).souls).toHaveLength(2)
    const [own, other] = [game.view(0).players[0]?.souls, game.view(1).players[0]?.souls]
    expect(own?.ids).toEqual(before(game, 0).souls)
    expect(other).toEqual({ count: 2, ids: null })
    const struck = master(['guan-yu', 'zhang-fei'], (at) => {
      at.hp(0, 1)
      at.general(1, 'zou-shi')
      at.hand(0, 'peach-h4')
    })
    expect(struck.state.box).not.toContain('guan-yu')
  })

  it('come once: not with a second reveal', () => {
    const game = changed((at) => {
      at.hidden(0, 'zuo-ci', 'both')
      souls(at, 0)
      at.phase('prepare')
    })
    game.passUntil(0, 'phase-start')
    game.play(0, 'reveal-head')
    expect(before(game, 0).souls).toEqual([])
  })
})

describe('yigui, cards', () => {
  it('makes a trick on a player of the soul’s kingdom, and the soul goes back for all to see (H196)', () => {
    const game = master(['guan-yu'], (at) => at.hand(1, 'dodge-h2'))
    expect(generalFacts('guan-yu').kingdom).toBe('shu')
    game.play(0, 'yigui')
    game.play(0, 'dismantle')
    game.play(0, 'seat-1')
    game.passUntil(0, 'play')
    expect([game.hand(1), before(game, 0).souls]).toEqual([[], []])
    expect(game.state.box).toContain('guan-yu')
    expect(times(game, 'spends-soul')).toBe(1)
  })

  it('names nobody of another kingdom, but the undetermined and ambitionists (H196)', () => {
    const game = master(['guan-yu'], (at) => {
      at.hidden(2, 'lu-meng', 'both')
      Object.assign(at.state.players[3] ?? {}, { faction: 'ambitionist' })
    })
    game.play(0, 'yigui')
    expect(game.options(0), 'himself of Qun is of no use to it').not.toContain('ex-nihilo')
    game.play(0, 'duel')
    expect(game.options(0)).toEqual(['seat-1', 'seat-2', 'seat-3', 'back'])
    const wu = master(['sun-quan'])
    wu.play(0, 'yigui')
    wu.play(0, 'duel')
    expect(wu.options(0)).toEqual(['seat-2', 'back'])
  })

  it('names only those whom it may of a card for all (H196)', () => {
    const game = master(['guan-yu'])
    game.play(0, 'yigui')
    game.play(0, 'barbarians')
    game.passUntil(0, 'play')
    expect([game.hp(1), game.hp(2), game.hp(3)]).toEqual([3, 4, 4])
  })

  it('makes each name once in a turn, and any others besides (H196, noname #1494)', () => {
    const game = master(['guan-yu', 'zhang-fei', 'ma-chao'], (at) => at.hand(1, 'dodge-h2', 'dodge-d2'))
    game.play(0, 'yigui')
    game.play(0, 'dismantle')
    game.play(0, 'seat-1')
    game.play(0, 'guan-yu')
    game.passUntil(0, 'play')
    game.play(0, 'yigui')
    expect(game.options(0)).not.toContain('dismantle')
    game.play(0, 'snatch')
    game.play(0, 'seat-1')
    game.play(0, 'zhang-fei')
    game.passUntil(0, 'play')
    game.play(0, 'yigui')
    game.play(0, 'fire-slash')
    game.play(0, 'seat-1')
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(3)
    expect(before(game, 0).souls).toEqual([])
  })

  it('is a Slash like any other: one in a play phase, of any nature under one name', () => {
    const game = master(['guan-yu', 'zhang-fei'], (at) => at.hand(0, 'slash-s7'))
    game.play(0, 'yigui')
    game.play(0, 'thunder-slash')
    game.play(0, 'seat-1')
    game.play(0, 'guan-yu')
    game.passUntil(0, 'play')
    expect(game.options(0)).not.toContain('slash-s7')
    game.play(0, 'yigui')
    for (const kind of ['slash', 'fire-slash', 'thunder-slash'])
      expect(game.options(0), kind).not.toContain(kind)
  })

  it('saves one of the soul’s kingdom who is dying, himself too (H196)', () => {
    const saving = (soul: 'guan-yu' | 'lu-bu') =>
      changed((at) => {
        at.general(1, 'zuo-ci')
        at.hp(1, 1)
        souls(at, 1, soul)
        at.hand(0, 'slash-s7')
      })
    const game = saving('lu-bu')
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(1, 'rescue')
    game.play(1, 'yigui')
    game.play(1, 'peach')
    expect([game.hp(1), before(game, 1).souls?.includes('lu-bu')]).toEqual([1, false])
    const vain = saving('guan-yu')
    aim(vain, 0, 'slash-s7', 1)
    vain.passUntil(1, 'rescue')
    expect(vain.options(1), 'asked for all the public knows').toEqual(['pass'])
  })

  it('is a Slash that is demanded of him (H196)', () => {
    const game = changed((at) => {
      at.general(1, 'zuo-ci')
      souls(at, 1, 'sun-quan')
      at.wear(1, 'spear-sq')
      at.hand(0, 'borrow-sword-cq')
    })
    aim(game, 0, 'borrow-sword-cq', 1)
    game.play(0, 'seat-2')
    game.passUntil(1, 'answer-slash')
    game.play(1, 'yigui')
    game.passUntil(0, 'play')
    expect([game.hp(2), game.worn(1)]).toEqual([3, ['spear-sq']])
  })

  it('is refused without a soul, and for Dodge, Nullify and delayed tricks', () => {
    expect(master([]).options(0)).not.toContain('yigui')
    const game = master(['guan-yu'])
    game.play(0, 'yigui')
    for (const kind of ['dodge', 'nullify', 'indulgence', 'supply-shortage', 'lightning'])
      expect(game.options(0), kind).not.toContain(kind)
  })

  it('clashes with 鏖戰 and 完殺: no Peach of a soul where none may be used', () => {
    const game = changed((at) => {
      at.general(0, 'jia-xu')
      at.general(1, 'zuo-ci')
      at.general(2, 'pan-feng')
      at.hp(2, 1)
      souls(at, 1, 'lu-bu')
      at.hand(0, 'slash-s7')
      at.wear(0, 'spear-sq')
    })
    aim(game, 0, 'slash-s7', 2)
    for (let n = 0; n < 20 && game.alive(2); n++) {
      expect(game.asked.map((seat) => [seat, game.kind(seat)])).not.toContainEqual([1, 'rescue'])
      game.pass()
    }
    expect(game.alive(2)).toBe(false)
  })
})

describe('jihun', () => {
  it('takes a soul after damage to him (H197)', () => {
    const game = changed((at) => {
      at.general(1, 'zuo-ci')
      at.hand(0, 'slash-s7')
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(1, 'after-suffering')
    game.play(1, 'jihun')
    expect(before(game, 1).souls).toHaveLength(1)
  })

  it('takes one when a player of another faction was dying and lives, not for his own (H197)', () => {
    for (const [target, asked] of [
      [1, true],
      [3, false],
    ] as const) {
      const game = changed((at) => {
        at.general(0, 'cao-ren')
        at.general(2, 'zuo-ci')
        at.general(3, 'pan-feng')
        at.hp(target, 1)
        at.hand(target, 'peach-h4')
        at.hand(0, 'slash-s7')
      })
      aim(game, 0, 'slash-s7', target)
      game.passUntil(target, 'rescue')
      game.play(target, 'peach-h4')
      const before2 = game.asked.includes(2) && game.kind(2) === 'saved'
      expect(before2).toBe(asked)
    }
  })

  it('is refused when the player died, and for damage to others', () => {
    const game = changed((at) => {
      at.general(2, 'zuo-ci')
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(0, 'play')
    expect(times(game, 'gains-souls')).toBe(0)
  })
})
