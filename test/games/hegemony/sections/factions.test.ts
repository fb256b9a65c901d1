// Section 9: factions and ambitionists 野心家.
import { describe, expect, it } from 'vitest'
import type { Faction } from '../../../../src/games/hegemony/table/state.ts'
import { type Layer, lay } from '../lay.ts'
import { aim, before } from '../moves.ts'

/** Seat 0, of Wei and hidden, turns up among these; `null` are undetermined. */
const reveal = (others: readonly (Faction | null)[], plan: (at: Layer) => void = () => {}) => {
  const game = lay({ seats: others.length + 1 }, (at) => {
    for (const [index, faction] of others.entries())
      Object.assign(at.state.players[index + 1] ?? {}, { faction })
    at.pair(0, 'cao-cao', 'yue-jin', [])
    at.phase('prepare')
    plan(at)
  })
  game.passUntil(0, 'phase-start')
  game.play(0, 'reveal-head')
  return game
}

describe('section 9', () => {
  it('the first general up fixes the faction', () => {
    const game = reveal(['shu', 'wu', 'qun'])
    expect(before(game, 0).faction).toBe('wei')
    expect(game.event('faction')).toMatchObject({ faction: { name: 'wei' } })
  })

  it('more than half of all who began makes an ambitionist: 6 and 7 players the 4th, 8 and 9 the 5th (H67)', () => {
    expect(before(reveal(['wei', 'wei', 'shu', 'wu', 'qun']), 0).faction).toBe('wei')
    expect(before(reveal(['wei', 'wei', 'wei', 'wu', 'qun']), 0).faction).toBe('ambitionist')
    expect(before(reveal(['wei', 'wei', 'wei', 'wu', 'qun', 'shu']), 0).faction).toBe('ambitionist')
    expect(before(reveal(['wei', 'wei', 'wei', 'wu', 'qun', 'shu', 'shu']), 0).faction).toBe('wei')
    expect(before(reveal(['wei', 'wei', 'wei', 'wei', 'qun', 'shu', 'shu']), 0).faction).toBe('ambitionist')
    expect(before(reveal(['wei', 'wei', 'wei', 'wei', 'qun', 'shu', 'shu', 'wu']), 0).faction).toBe(
      'ambitionist',
    )
  })

  it('the dead count, and deaths do not lower the number (H3, H67, H93)', () => {
    const dead = (at: Layer) => {
      for (const seat of [1, 2]) Object.assign(at.state.players[seat] ?? {}, { alive: false })
    }
    expect(before(reveal(['wei', 'wei', 'wei', 'wu', 'qun'], dead), 0).faction).toBe('ambitionist')
    expect(before(reveal(['wei', 'wei', 'shu', 'wu', 'qun'], dead), 0).faction, '3 of 6 is half').toBe('wei')
  })

  it('ambitionists do not count, and after the first all of that kingdom become one (H67)', () => {
    expect(before(reveal(['wei', 'wei', 'ambitionist', 'wu', 'qun']), 0).faction).toBe('wei')
    expect(before(reveal(['wei', 'wei', 'wei', 'ambitionist', 'qun', 'shu']), 0).faction).toBe('ambitionist')
  })

  it('the undetermined do not count', () => {
    expect(before(reveal(['wei', 'wei', null, 'wu', 'qun']), 0).faction).toBe('wei')
  })

  it('the second general changes nothing (H68, H69)', () => {
    const game = reveal(['wei', 'shu', 'wu', 'qun', 'qun'], (at) => {
      Object.assign(at.state.players[0] ?? {}, { rewarded: true })
    })
    for (const seat of [2, 3]) Object.assign(game.state.players[seat] ?? {}, { faction: 'wei' })
    game.play(0, 'reveal-deputy')
    expect(before(game, 0).faction).toBe('wei')
    const loner = reveal(['wei', 'wei', 'wei', 'qun', 'qun'], (at) => {
      Object.assign(at.state.players[0] ?? {}, { rewarded: true })
    })
    for (const seat of [2, 3]) Object.assign(loner.state.players[seat] ?? {}, { faction: 'shu' })
    loner.play(0, 'reveal-deputy')
    expect(before(loner, 0).faction, 'once an ambitionist, always one').toBe('ambitionist')
    expect(loner.view('public').players[0]?.faction, 'as everybody sees').toBe('ambitionist')
  })

  it('an ambitionist is nobody’s ally, not another’s either (H68)', () => {
    const game = lay({ seats: 4 }, (at) => {
      for (const player of at.state.players) player.faction = 'ambitionist'
      at.wear(2, 'six-swords-d6')
      at.hand(0, 'slash-s7', 'befriend-attack-h9')
    })
    game.play(0, 'slash-s7')
    expect(game.options(0), 'nobody lends range').toEqual(['seat-1', 'seat-3', 'back'])
    game.play(0, 'back')
    game.play(0, 'befriend-attack-h9')
    expect(game.options(0)).toEqual(['seat-1', 'seat-2', 'seat-3', 'back'])
  })

  it('reveals at one moment come one by one in turn order, no matter who answers first (H70)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hidden(1, 'xiahou-dun', 'both')
      at.hidden(3, 'cai-wenji', 'both')
      Object.assign(at.state.players[2] ?? {}, { faction: 'qun' })
      at.hand(0, 'slash-s7')
      at.hand(3, 'peach-h4', 'peach-h6')
      at.deck('dodge-h2')
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(1, 'after-suffering')
    game.play(3, 'beige')
    game.play(1, 'ganglie')
    game.passUntil(3, 'skill')
    game.play(3, 'peach-h4')
    const fixed = game.told.filter(({ phrase }) => phrase.key === 'hegemony.faction')
    expect(fixed.map(({ phrase }) => phrase.args?.who)).toEqual([{ seat: 1 }, { seat: 3 }])
  })

  it('the dead who were undetermined are settled by the same count', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hidden(1, 'zhao-yun', 'both')
      at.hp(1, 1)
      for (const seat of [2, 3]) Object.assign(at.state.players[seat] ?? {}, { faction: 'shu' })
      at.hand(0, 'slash-s7')
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(0, 'play')
    expect(before(game, 1)).toMatchObject({ alive: false, faction: 'ambitionist' })
    expect(game.hand(0), 'worth one card').toHaveLength(1)
  })
})
