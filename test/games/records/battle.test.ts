// The battle: strength, battle cards, the line, who wins what, beheading.
import { describe, expect, it } from 'vitest'
import { attackStrength, defenceStrength } from '../../../src/games/records/rules/strength.ts'
import { playerAt } from '../../../src/games/records/table/state.ts'
import { type Layer, layOut, type Play } from './kit.ts'

interface War {
  readonly general?: string
  readonly garrison?: string
  readonly scheme?: string
  readonly defence?: string
  readonly lay?: (at: Layer) => void
}

/** An attack of seat 0, the cleverer, on 新野 (2 walls) of seat 1, up to the lines. */
function battle({ general = 'liu-shan', garrison = 'gan-ning', scheme, defence, lay }: War = {}): Play {
  const game = layOut({
    lay: (at) => {
      at.city(1, 'xinye', garrison)
      at.hand(0, general, 'muddy-waters-1', ...(scheme ? [scheme] : []))
      at.hand(1, 'muddy-waters-2', ...(defence ? [defence] : []))
      at.strategist(0, 'zhuge-liang')
      lay?.(at)
    },
  })
  for (const choice of ['attack', 'xinye', general, scheme ?? 'pass']) game.play(0, choice)
  game.play(1, defence ?? 'pass')
  return game
}

const line = (...numbers: number[]): string => numbers.map((number) => `battle-${number}`).join('>')

/** 劉禪 (3) with these cards against 甘寧 weakened to 3 with those: each draws just its line. */
function duel(attack: readonly number[], defence: readonly number[], lay?: (at: Layer) => void): Play {
  const game = battle({
    scheme: 'remove-firewood-1',
    lay: (at) => {
      at.battle(...attack, ...defence)
      lay?.(at)
    },
  })
  game.play(0, line(...attack))
  game.play(1, line(...defence))
  return game
}

describe('strength', () => {
  const none = { firewood: false, beauty: false, ease: false, maTeng: false }

  it('R20 counts the schemes that worked and the lords', () => {
    const strengths = (war: War) => {
      const { strength, otherStrength } = battle(war).event('strengths')
      return [strength, otherStrength]
    }
    expect(strengths({ general: 'zhang-fei' })).toEqual([9, 6])
    expect(strengths({ scheme: 'remove-firewood-1', garrison: 'lu-bu' })).toEqual([3, 7])
    expect(strengths({ scheme: 'beauty-trap-1', garrison: 'lu-bu' })).toEqual([3, 3])
    expect(strengths({ defence: 'wait-at-ease-1' })).toEqual([3, 9])
    const lords = (at: Layer) => {
      at.lords(0, 'zhang-jue')
      at.lords(1, 'ma-teng')
    }
    expect(strengths({ lay: lords })).toEqual([5, 8])
    const dull = (at: Layer) => at.strategist(0, 'zhang-bao')
    expect(strengths({ scheme: 'beauty-trap-1', garrison: 'lu-bu', lay: dull })).toEqual([3, 10])
  })

  it('R20 leaves female generals unmoved by 美人計', () => {
    for (const garrison of ['xiao-qiao', 'zhu-rong', 'sun-shangxiang']) {
      const game = battle({ scheme: 'beauty-trap-1', garrison })
      expect(game.story).toContain('charm-fails')
      expect(game.event('strengths').otherStrength).toBe({ 'xiao-qiao': 5, 'zhu-rong': 6 }[garrison] ?? 7)
    }
  })

  it('R20 clamps strength to 3…11 after every step', () => {
    expect(attackStrength('lu-bu', true)).toBe(11)
    expect(defenceStrength('hu-zhen', { ...none, firewood: true, ease: true })).toBe(6)
    expect(defenceStrength('lu-bu', { ...none, ease: true, maTeng: true })).toBe(11)
    expect(defenceStrength('liu-shan', { ...none, firewood: true })).toBe(3)
    expect(defenceStrength('zhao-yun', { ...none, beauty: true, ease: true, maTeng: true })).toBe(8)
  })
})

describe('the battle', () => {
  it('R21 draws as many battle cards as the strength and keeps the three highest', () => {
    const game = battle({ general: 'ma-su', lay: (at) => at.battle(3, 20, 7, 11, 1, 22, 2, 15, 4, 19, 5) })
    expect(game.view(0).battle?.attacker).toEqual({
      strength: 5,
      best: ['battle-20', 'battle-11', 'battle-7'],
      rest: ['battle-3', 'battle-1'],
    })
    expect(game.view(1).battle?.defender.best).toEqual(['battle-22', 'battle-19', 'battle-15'])
    expect(game.view(1).battle?.attacker).toEqual({ strength: 5, best: null, rest: null })
    expect(game.view('public').battle?.defender.best).toBeNull()
  })

  it('R21 has both sides order their line in secret at the same time, among all six orders', () => {
    const game = battle({ lay: (at) => at.battle(20, 17, 4) })
    expect(game.asked).toEqual([0, 1])
    expect(game.options(0)).toEqual([
      line(20, 17, 4),
      line(20, 4, 17),
      line(17, 20, 4),
      line(17, 4, 20),
      line(4, 20, 17),
      line(4, 17, 20),
    ])
    game.play(0, line(4, 17, 20))
    expect(game.view(1).battle?.attacker.best).toBeNull()
    game.play(1, game.options(1)[0] ?? '')
    expect(game.state.battleDeck).toHaveLength(22)
  })

  it('R21 adds the walls to each card of the defender, 1 more for 孫權', () => {
    const plain = duel([20, 10, 6], [18, 8, 3])
    expect(plain.event('position-attacker')).toMatchObject({ attack: 6, defence: 3, walls: 2 })
    const sunQuan = duel([20, 10, 6], [18, 8, 3], (at) => at.lords(1, 'sun-quan'))
    expect(sunQuan.event('position-defender')).toMatchObject({ attack: 10, defence: 8, walls: 3 })
  })

  it('R22 takes the city with two positions won, strictly', () => {
    const won = duel([20, 11, 1], [17, 8, 16])
    const compared = won.told.flatMap(({ phrase: { key, args } }) =>
      key.startsWith('records.position-') ? [[args?.position, args?.attack, args?.defence]] : [],
    )
    expect(compared).toEqual([
      [{ key: 'records.front' }, 20, 17],
      [{ key: 'records.middle' }, 11, 8],
      [{ key: 'records.rear' }, 1, 16],
    ])
    expect(won.story).toContain('city-falls')
    const tied = duel([20, 10, 1], [17, 8, 16])
    expect(tied.story).toContain('position-tie')
    expect(tied.story).toContain('city-holds')
  })

  it('R22 sends the attacking general home before the garrison is chosen, and the loser’s general home', () => {
    const game = duel([20, 11, 1], [17, 8, 16], (at) => at.hand(0, 'zhao-yun'))
    game.expectAsked(0, 'ask-garrison')
    expect(game.options(0)).toEqual(['zhao-yun', 'liu-shan'])
    expect(game.hand(1)).toContain('gan-ning')
    game.play(0, 'liu-shan')
    expect(playerAt(game.state, 0).cities).toMatchObject([{ card: 'xinye', garrison: 'liu-shan', up: false }])
    expect(game.view(1).players[0]?.cities[0]?.garrison).toBeNull()
  })

  it('R22 leaves a garrison that held face up, and sends the attacker home', () => {
    const game = duel([20, 3, 4], [2, 8, 16])
    expect(playerAt(game.state, 1).cities).toMatchObject([{ garrison: 'gan-ning', up: true }])
    expect(game.hand(0)).toContain('liu-shan')
    expect(game.state.seen).toMatchObject({ 'liu-shan': ['public'] })
  })

  it('R23 beheads the garrison when the attacker wins all three positions', () => {
    const game = duel([20, 12, 13], [2, 8, 5])
    expect(game.event('beheaded')).toEqual({ general: { name: 'gan-ning' }, whom: { seat: 1 } })
    expect(game.state.decks[0]?.discards).toContain('gan-ning')
    expect(game.hand(1)).not.toContain('gan-ning')
    game.play(0, 'liu-shan')
    expect(playerAt(game.state, 0).cities).toHaveLength(1)
  })

  it('R23 beheads the attacker when the defender wins all three, but a tie is nobody’s', () => {
    const beheaded = duel([3, 4, 5], [20, 12, 13])
    expect(beheaded.event('beheaded')).toEqual({ general: { name: 'liu-shan' }, whom: { seat: 0 } })
    expect(beheaded.hand(0)).not.toContain('liu-shan')
    expect(beheaded.state.decks[0]?.discards).toContain('liu-shan')
    const spared = duel([3, 4, 15], [20, 12, 13])
    expect(spared.hand(0)).toContain('liu-shan')
    expect(spared.story).not.toContain('beheaded')
  })

  it('R21 shuffles all battle cards back after the battle', () => {
    const orders = new Set<string>()
    for (const seed of ['a', 'b']) {
      const game = layOut({
        seed,
        lay: (at) => {
          at.city(1, 'xinye', 'gan-ning')
          at.hand(0, 'liu-shan', 'muddy-waters-1')
        },
      })
      for (const choice of ['attack', 'xinye', 'liu-shan', 'pass']) game.play(0, choice)
      for (const seat of [0, 1]) game.play(seat, game.options(seat)[0] ?? '')
      expect(game.state.battleDeck).toHaveLength(22)
      orders.add(game.state.battleDeck.join())
    }
    expect(orders.size).toBe(2)
  })
})
