// 臥龍諸葛亮: 八陣, 火計, 看破.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('bazhen', () => {
  const table = (weapon: string) =>
    lay({}, (at) => {
      at.general(1, 'wo-long')
      at.wear(0, weapon)
      at.hand(0, 'slash-s7')
      at.deck('peach-h4')
    })

  it('counts as Eight Trigrams while no armor is worn', () => {
    const game = table('axe-d5')
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(1, 'answer-dodge')
    game.play(1, 'eight-trigrams')
    expect(game.hp(1)).toBe(3)
    expect(game.story).toContain('judges')
  })

  it('is pierced by the Qinggang Sword', () => {
    const game = table('qinggang-s6')
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(0, 'play')
    expect(game.story).not.toContain('judges')
    expect(game.hp(1)).toBe(2)
  })
})

it('huoji: a red hand card as Fire Attack', () => {
  const game = lay({}, (at) => {
    at.general(0, 'wo-long')
    at.hand(0, 'peach-h4', 'peach-h6', 'slash-s7')
    at.hand(1, 'dodge-h2')
  })
  game.play(0, 'huoji:fire-attack')
  expect(game.options(0)).toEqual(['peach-h4', 'peach-h6', 'back'])
  game.play(0, 'peach-h4')
  game.play(0, 'seat-1')
  while (!game.asked.includes(1) || game.options(1)[0] !== 'dodge-h2') game.pass()
  game.play(1, 'dodge-h2')
  game.play(0, 'peach-h6')
  expect(game.hp(1)).toBe(3)
})

it('kanpo: a black hand card as plain Nullify', () => {
  const game = lay({}, (at) => {
    at.general(1, 'wo-long')
    at.hand(0, 'duel-sa')
    at.hand(1, 'slash-s7', 'peach-h4')
  })
  game.play(0, 'duel-sa')
  game.play(0, 'seat-1')
  game.passUntil(1, 'nullify')
  expect(game.options(1)).not.toContain('kanpo:peach-h4')
  game.play(1, 'kanpo:slash-s7')
  game.passUntil(0, 'play')
  expect(game.hp(1)).toBe(3)
  expect(game.discard).toContain('slash-s7')
})

it('kanpo: a State Nullify too is a plain one then (H38)', () => {
  const shielded = (how: string) => {
    const game = lay({ seats: 6 }, (at) => {
      at.general(1, 'wo-long')
      at.hand(0, 'arrow-volley-ha')
      at.hand(1, 'nullify-state-ck')
    })
    game.play(0, 'arrow-volley-ha')
    game.passUntil(1, 'nullify')
    game.play(1, how)
    return [game.asked[0], game.hp(1)]
  }
  expect(shielded('nullify-state-ck'), 'it may cover seat 5, of Shu as well').toEqual([1, 3])
  expect(shielded('kanpo:nullify-state-ck'), 'it is over without a question').toEqual([0, 3])
})
