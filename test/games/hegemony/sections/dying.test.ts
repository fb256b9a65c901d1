// Section 7: dying, death, reward and punishment.
import { describe, expect, it } from 'vitest'
import { type Layer, lay } from '../lay.ts'
import { aim, before, chain, hps, times } from '../moves.ts'

/** Seat 0 strikes seat 1, who has 1 HP. */
const strike = (seats: number, plan: (at: Layer) => void = () => {}) => {
  const game = lay({ seats }, (at) => {
    at.hp(1, 1)
    at.hand(0, 'slash-s7')
    plan(at)
  })
  game.passUntil(0, 'play')
  aim(game, 0, 'slash-s7', 1)
  return game
}

describe('section 7, dying', () => {
  it('asks from the turn player on in turn order; each acts in its turn (H51)', () => {
    const game = strike(4, (at) => {
      at.hand(3, 'peach-h4')
      at.hand(2, 'peach-h6')
      at.hand(0, 'peach-h7')
    })
    expect(game.asked).toEqual([0, 2, 3])
    game.pass(0)
    game.play(3, 'peach-h4')
    game.play(2, 'peach-h6')
    expect(game.hp(1)).toBe(1)
    expect(game.hand(2)).toEqual([])
    expect(game.hand(3), 'was not needed any more').toEqual(['peach-h4'])
  })

  it('lets skills of becoming dying come first', () => {
    const game = strike(4, (at) => {
      at.general(0, 'tian-feng')
      at.hand(2, 'peach-h6')
      at.hand(0, 'dodge-h2')
    })
    expect(game.story, '隨勢 before anybody saves').toContain('uses-skill')
    expect(game.kind(2)).toBe('rescue')
  })

  it('asks who passed once not again while the others go on (H51)', () => {
    const game = lay({}, (at) => {
      at.hp(1, 1)
      at.hand(0, 'wine-s9', 'slash-s7', 'dodge-h2')
      at.hand(2, 'peach-h4', 'peach-h6')
    })
    game.play(0, 'wine-s9')
    aim(game, 0, 'slash-s7', 1)
    game.pass(0)
    game.play(2, 'peach-h4')
    expect(game.asked).toEqual([2])
    game.play(2, 'peach-h6')
    expect(game.hp(1)).toBe(1)
  })
})

describe('section 7, death', () => {
  it('turns the generals up and settles the faction, before any reward (H52)', () => {
    const game = strike(5, (at) => {
      at.pair(1, 'zhao-yun', 'ma-chao', [])
      at.hp(1, 1)
    })
    game.passUntil(0, 'play')
    expect(before(game, 1)).toMatchObject({ alive: false, faction: 'shu' })
    expect(before(game, 1).generals.every(({ up }) => up)).toBe(true)
    expect(game.story.indexOf('faction')).toBeLessThan(game.story.indexOf('rewarded'))
    expect(game.hand(0), 'one of Shu, who is dead: 1 card').toHaveLength(1)
  })

  it('pays the dead no companions and no half fish (H53)', () => {
    const game = strike(5, (at) => {
      at.pair(1, 'zhao-yun', 'liu-shan', [])
      at.hp(1, 1)
    })
    game.passUntil(0, 'play')
    expect(game.story).toContain('dies')
    expect(game.told.some(({ phrase }) => phrase.key.includes('companions'))).toBe(false)
    expect(game.hand(1)).toEqual([])
  })

  it('is not hindered by 禍水 (H53)', () => {
    const game = strike(5, (at) => {
      at.general(0, 'zou-shi')
      at.hidden(1, 'zhao-yun', 'both')
      at.hp(1, 1)
    })
    expect(before(game, 1).generals.every(({ up }) => up)).toBe(true)
  })

  it('discards hand, equipment, judgement zone and piles', () => {
    const game = strike(4, (at) => {
      at.general(1, 'zhou-tai')
      at.hp(1, 1)
      at.hand(1, 'peach-h4')
      at.wear(1, 'axe-d5')
      at.judgement(1, 'indulgence-h6')
      chain(at, 1)
      at.deck('dodge-h2', 'dodge-d2')
    })
    game.pass(1)
    game.passUntil(1, 'rescue')
    game.pass(1)
    expect(game.alive(1)).toBe(false)
    expect(game.discard).toEqual(expect.arrayContaining(['peach-h4', 'axe-d5', 'indulgence-h6']))
    expect(before(game, 1)).toMatchObject({ hand: [], judgement: [], chained: false })
    expect(Object.values(before(game, 1).piles).flat()).toEqual([])
  })

  it('skills of death work in turn order from the turn’s player, the dead at their own place (H52)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(1, 'cai-wenji')
      at.general(2, 'cao-pi')
      at.hand(0, 'slash-s7')
      at.hand(1, 'peach-h4')
      at.hp(1, 1)
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(2, 'death')
    game.play(2, 'xingshang')
    expect(game.kind(1), 'the dead come before seat 2').toBe('skill')
    expect(game.hand(2)).toEqual([])
    game.play(1, 'head')
    expect(game.hand(2)).toEqual(['peach-h4'])
  })

  it('skills of death come before the cards are discarded, and those before the reward (H52)', () => {
    const game = strike(5, (at) => {
      at.general(2, 'cao-pi')
      at.hand(1, 'dodge-h2', 'dodge-d2')
    })
    game.pass(1)
    game.passUntil(2, 'death')
    game.play(2, 'xingshang')
    expect(game.hand(2)).toEqual(['dodge-h2', 'dodge-d2'])
    expect(game.hand(0)).toHaveLength(1)
  })
})

describe('section 7, reward and punishment', () => {
  it('another faction: as many cards as it has living members left, and one (H55)', () => {
    const game = strike(10)
    expect(game.event('rewarded')).toMatchObject({ who: { seat: 0 }, count: 3 })
    expect(game.hand(0), 'seats 5 and 9 are of Shu, too').toHaveLength(3)
  })

  it('counts only who is determined and alive (H55)', () => {
    const game = strike(10, (at) => {
      at.hidden(5, 'zhao-yun', 'both')
      Object.assign(at.state.players[9] ?? {}, { alive: false })
    })
    game.passUntil(0, 'play')
    expect(game.event('rewarded')).toMatchObject({ count: 1 })
  })

  it('the own faction: the killer discards hand and equipment (H55)', () => {
    const game = strike(6, (at) => {
      at.general(1, 'cao-cao')
      at.hp(1, 1)
      at.hand(0, 'peach-h4')
      at.wear(0, 'axe-d5')
      at.judgement(0, 'indulgence-h6')
    })
    game.pass(0)
    expect(game.story).toContain('punished')
    expect([game.hand(0), game.worn(0)]).toEqual([[], []])
    expect(before(game, 0).judgement, 'those stay').toHaveLength(1)
  })

  it('an ambitionist victim is worth 1, no matter who else is one (H55)', () => {
    const game = strike(6, (at) => {
      for (const seat of [1, 2, 5]) Object.assign(at.state.players[seat] ?? {}, { faction: 'ambitionist' })
    })
    expect(game.event('rewarded')).toMatchObject({ count: 1 })
  })

  it('an ambitionist killer shares no faction, not with another ambitionist', () => {
    const game = strike(6, (at) => {
      for (const seat of [0, 1]) Object.assign(at.state.players[seat] ?? {}, { faction: 'ambitionist' })
      at.wear(0, 'axe-d5')
    })
    expect(game.event('rewarded')).toMatchObject({ count: 1 })
    expect(game.worn(0)).toEqual(['axe-d5'])
  })

  it('an undetermined killer: nothing (H54)', () => {
    const game = strike(5, (at) => at.hidden(0, 'cao-cao', 'both'))
    game.passUntil(0, 'play')
    expect(game.alive(1)).toBe(false)
    expect(game.hand(0)).toEqual([])
    expect(game.story).not.toContain('rewarded')
  })

  it('killing oneself: nothing (H54)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hp(0, 1)
      at.hand(0, 'fire-attack-h2', 'peach-h6', 'slash-h10')
    })
    aim(game, 0, 'fire-attack-h2', 0)
    game.pass(0)
    game.play(0, 'slash-h10')
    game.play(0, 'slash-h10')
    game.pass(0)
    expect(game.alive(0)).toBe(false)
    expect(times(game, 'rewarded') + times(game, 'punished')).toBe(0)
  })

  it('a killer who died meanwhile: nothing (H16, H54)', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.hp(0, 1)
      at.hp(1, 1)
      at.hand(0, 'fire-slash-h4')
      chain(at, 0, 1, 2)
      at.hp(2, 1)
    })
    aim(game, 0, 'fire-slash-h4', 1)
    game.pass(0)
    expect(hps(game)).toEqual([0, 0, 0, 4, 4])
    expect(times(game, 'rewarded'), 'for seat 1 only').toBe(1)
    expect(game.state.turn?.seat).toBe(3)
  })
})
