// 張任: 穿心, 鋒矢.
import { describe, expect, it } from 'vitest'
import { playerAt } from '../../../../../src/games/hegemony/table/state.ts'
import type { Layer } from '../../lay.ts'
import { momentous } from '../../momentous.ts'
import { aim, before, chain, times } from '../../moves.ts'

/** Zhang Ren at seat 0 strikes seat 1, and pierces if he may. */
const struck = (plan: (at: Layer) => void = () => undefined) => {
  const game = momentous((at) => {
    at.general(0, 'zhang-ren')
    at.hand(0, 'slash-s7')
    plan(at)
  })
  aim(game, 0, 'slash-s7', 1)
  return game
}
const pierced = (plan: (at: Layer) => void = () => undefined) => {
  const game = struck(plan)
  game.passUntil(0, 'dealing')
  game.play(0, 'chuanxin')
  return game
}

describe('chuanxin', () => {
  it('takes the deputy of one who wears nothing, instead of damage (H178)', () => {
    const game = pierced()
    expect(game.hp(1)).toBe(4)
    expect(before(game, 1).generals[1]).toMatchObject({ removed: true, lost: true })
  })

  it('lets the victim lose equipment and 1 HP instead (H178)', () => {
    const game = pierced((at) => at.wear(1, 'spear-sq', 'chitu-h5'))
    expect(game.options(1)).toEqual(['worn', 'deputy'])
    game.play(1, 'worn')
    expect([game.hp(1), game.worn(1)]).toEqual([3, []])
    expect(before(game, 1).generals[1]?.removed).toBeUndefined()
  })

  it('reveals a hidden deputy first, without a reward (H178, H180)', () => {
    const game = pierced((at) => at.pair(1, 'zhao-yun', 'ma-chao', ['head']))
    expect(game.story.filter((key) => key === 'reveals')).toHaveLength(1)
    expect(before(game, 1)).toMatchObject({ rewarded: true })
  })

  it('is refused for his own faction, the undetermined, one without deputy, and along a chain (H178)', () => {
    for (const plan of [
      (at: Layer) => at.general(1, 'pan-feng'),
      (at: Layer) => at.hidden(1, 'zhao-yun', 'both'),
      (at: Layer) => {
        Object.assign(playerAt(at.state, 1).generals[1] ?? {}, { removed: true })
      },
    ]) {
      const game = struck(plan)
      game.passUntil(0, 'play')
      expect(times(game, 'uses-skill')).toBe(0)
      expect(game.hp(1)).toBeLessThan(4)
    }
    const chained = momentous((at) => {
      at.general(0, 'zhang-ren')
      at.general(1, 'pan-feng')
      chain(at, 1, 2)
      at.hand(0, 'fire-slash-h4')
    })
    aim(chained, 0, 'fire-slash-h4', 1)
    chained.passUntil(0, 'play')
    expect(times(chained, 'uses-skill')).toBe(0)
  })

  it('is refused hidden against one of the faction he would show', () => {
    const game = struck((at) => {
      at.hidden(0, 'zhang-ren', 'both')
      at.general(1, 'pan-feng')
    })
    game.passUntil(0, 'play')
    expect(times(game, 'uses-skill')).toBe(0)
  })

  it('clashes with 不屈: Zhou Tai at 0 HP who loses his deputy of that name is dying', () => {
    const game = pierced((at) => {
      at.pair(1, 'gan-ning', 'zhou-tai')
      at.hp(1, 0)
      at.state.deck = at.state.deck.filter((card) => card !== 'slash-s8')
      playerAt(at.state, 1).piles = { buqu: ['slash-s8'] }
    })
    game.passUntil(0, 'play')
    expect(game.alive(1)).toBe(false)
    expect(game.discard).toContain('slash-s8')
  })

  it('clashes with 閨秀: Lady Mi recovers although she was taken (H167)', () => {
    const game = pierced((at) => {
      at.pair(1, 'zhao-yun', 'mi-furen')
      at.hp(1, 2)
    })
    expect(game.hp(1)).toBe(3)
  })

  it('clashes with 斷腸: her killer has only one general whose skills can be lost', () => {
    const game = momentous((at) => {
      at.general(1, 'cai-wenji')
      at.hp(1, 1)
      Object.assign(playerAt(at.state, 0).generals[1] ?? {}, { removed: true })
      at.hand(0, 'slash-s7')
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(1, 'skill')
    expect(game.options(1)).toEqual(['head'])
  })

  it('leaves a main general who can lose nothing when both are soldiers', () => {
    const game = momentous((at) => {
      at.general(1, 'cai-wenji')
      at.hp(1, 1)
      for (const person of playerAt(at.state, 0).generals) Object.assign(person, { removed: true })
      at.hand(0, 'slash-s7')
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(0, 'play')
    expect(times(game, 'loses-head')).toBe(0)
  })
})

describe('fengshi', () => {
  /** Seats 0 and 2 are of Qun and besiege seat 1 between them. */
  const sieging = (plan: (at: Layer) => void) => {
    const game = momentous((at) => {
      at.general(0, 'zhang-ren')
      at.general(2, 'pan-feng')
      at.hand(0, 'slash-s7')
      at.hand(1, 'dodge-h2')
      plan(at)
    }, 5)
    aim(game, 0, 'slash-s7', 1)
    return game
  }

  it('has the besieged discard a piece of equipment of theirs (H179)', () => {
    const game = sieging((at) => at.wear(1, 'spear-sq', 'chitu-h5'))
    game.passUntil(1, 'skill')
    game.play(1, 'spear-sq')
    expect(game.worn(1)).toEqual(['chitu-h5'])
    game.passUntil(1, 'answer-dodge')
  })

  it('takes the only piece without a question, before armour counts (H179)', () => {
    const game = sieging((at) => at.wear(1, 'renwang-c2'))
    game.passUntil(1, 'answer-dodge')
    expect(game.worn(1)).toEqual([])
  })

  it('is refused without a siege, without equipment, and while he is hidden', () => {
    const none = sieging((at) => at.general(2, 'gan-ning'))
    none.passUntil(0, 'play')
    expect(times(none, 'discards')).toBe(0)
    const hidden = sieging((at) => {
      at.hidden(0, 'zhang-ren')
      at.wear(1, 'spear-sq', 'chitu-h5')
    })
    hidden.passUntil(1, 'answer-dodge')
    expect(hidden.worn(1)).toHaveLength(2)
  })

  it('calls for a siege like every formation skill (H143, H179)', () => {
    const game = momentous((at) => {
      at.general(0, 'zhang-ren')
      at.hidden(2, 'pan-feng', 'both')
    }, 6)
    game.play(0, 'fengshi')
    expect(game.asked).toEqual([2])
    game.play(2, 'reveal-head')
    expect(before(game, 2).faction).toBe('qun')
  })
})
