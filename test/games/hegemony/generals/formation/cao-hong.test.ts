// 曹洪: 護援, 鶴翼.
import { describe, expect, it } from 'vitest'
import { reckonedBy } from '../../../../../src/games/hegemony/present/reckoning.ts'
import { formed } from '../../formed.ts'
import type { Layer } from '../../lay.ts'
import { times } from '../../moves.ts'

describe('huyuan', () => {
  const ending = (plan: (at: Layer) => void) => {
    const game = formed((at) => {
      at.general(0, 'cao-hong')
      at.phase('end')
      plan(at)
    })
    return game
  }

  it('gives a hand card to another player, unseen (H148)', () => {
    const game = ending((at) => at.hand(0, 'peach-h4', 'dodge-h2'))
    game.play(0, 'huyuan')
    expect(game.options(0)).toEqual(['give', 'pass'])
    game.play(0, 'give')
    game.play(0, 'peach-h4')
    expect(game.options(0)).not.toContain('seat-0')
    game.play(0, 'seat-2')
    expect(game.hand(2)).toEqual(['peach-h4'])
    expect(game.view(1).players[2]?.known).toEqual([])
  })

  it('places equipment of the hand before anybody, then discards what lies before anybody (H148)', () => {
    const game = ending((at) => {
      at.hand(0, 'axe-d5')
      at.wear(1, 'spear-sq')
      at.judgement(2, 'indulgence-h6')
    })
    game.play(0, 'huyuan')
    game.play(0, 'equip')
    game.play(0, 'axe-d5')
    expect(game.options(0), 'seat 1 wears a weapon').toEqual(['seat-0', 'seat-2', 'seat-3', 'back'])
    game.play(0, 'seat-2')
    expect(game.worn(2)).toEqual(['axe-d5'])
    expect(game.options(0)).toEqual(['spear-sq', 'axe-d5', 'indulgence-h6', 'pass'])
    game.play(0, 'indulgence-h6')
    expect(game.discard).toEqual(['indulgence-h6'])
  })

  it('moves equipment that he wears, and need not discard anything', () => {
    const game = ending((at) => at.wear(0, 'axe-d5'))
    game.play(0, 'huyuan')
    expect(game.options(0)).toEqual(['equip', 'pass'])
    game.play(0, 'equip')
    game.play(0, 'axe-d5')
    game.play(0, 'seat-3')
    game.play(0, 'pass')
    expect([game.worn(0), game.worn(3)]).toEqual([[], ['axe-d5']])
    expect(game.discard).toEqual([])
  })

  it('is refused without a card, and nothing has happened when he goes back', () => {
    const none = ending(() => undefined)
    expect(times(none, 'turn-begins'), 'the next turn has begun').toBe(1)
    const game = ending((at) => at.hand(0, 'axe-d5'))
    game.play(0, 'huyuan')
    game.play(0, 'pass')
    expect(times(game, 'uses-skill')).toBe(0)
  })

  it('clashes with 梟姬: who loses equipment to it answers (H148)', () => {
    const game = ending((at) => {
      at.general(1, 'sun-shangxiang')
      at.hand(0, 'axe-d5')
      at.wear(1, 'spear-sq')
    })
    game.play(0, 'huyuan')
    game.play(0, 'equip')
    game.play(0, 'axe-d5')
    game.play(0, 'seat-0')
    game.play(0, 'spear-sq')
    game.play(1, 'xiaoji')
    expect(game.hand(1), 'two for the spear, and two of her own draw phase').toHaveLength(4)
  })
})

describe('heyi', () => {
  /** Cao Hong at seat 0 with Cao Ren at seat 1: who may strike whom from seat 3, which has a Slash. */
  const inRange = (plan: (at: Layer) => void, seats = 4) =>
    formed((at) => {
      at.general(0, 'cao-hong')
      at.general(1, 'cao-ren')
      at.state.turn = at.state.turn && { ...at.state.turn, seat: seats - 1 }
      at.hand(seats - 1, 'slash-s7')
      plan(at)
    }, seats)

  it('puts who stands in his queue one farther away, him too (H149)', () => {
    const game = inRange(() => undefined)
    game.play(3, 'slash-s7')
    expect(game.options(3)).toEqual(['seat-2', 'back'])
  })

  it('does nothing while he is hidden, alone, or with 3 alive (H144)', () => {
    for (const plan of [
      (at: Layer) => at.hidden(0, 'cao-hong'),
      (at: Layer) => at.general(1, 'guan-yu'),
      (at: Layer) => Object.assign(at.state.players[2] ?? {}, { alive: false }),
    ]) {
      const game = inRange(plan)
      game.play(3, 'slash-s7')
      expect(game.options(3)).toContain('seat-0')
    }
  })

  it('does nothing for an ally who sits elsewhere', () => {
    const game = inRange((at) => {
      at.general(3, 'cao-cao')
      at.general(4, 'zhang-fei')
      at.hand(4, 'slash-s7')
    }, 5)
    game.play(4, 'slash-s7')
    expect(game.options(4), 'seat 3 is of Wei, and in no queue with him').toEqual(['seat-3', 'back'])
  })

  it('ends as a queue is broken by a death', () => {
    const game = inRange((at) => {
      at.general(4, 'guan-yu')
      at.hp(1, 1)
      at.wear(4, 'axe-d5')
      at.hand(4, 'slash-s7')
    }, 5)
    const distance = () => reckonedBy(game.view(4)).facts.distance(4, 0)
    expect(distance()).toBe(2)
    game.play(4, 'slash-s7')
    game.play(4, 'seat-1')
    game.passUntil(4, 'play')
    expect([game.alive(1), distance()]).toEqual([false, 1])
  })
})
