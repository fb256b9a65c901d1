// The arena: seats rotate, every victory is counted, and the better player is found out within its interval.
import { describe, expect, it } from 'vitest'
import { contest, playerNamed, wilson } from '../../scripts/common/contest.ts'
import { contestAtSeats, seatsNamed, tableOf } from '../../scripts/every-seats.ts'
import type { Game, State } from '../../src/engine/game.ts'
import { everyone } from '../../src/engine/script.ts'
import { game as records } from '../../src/games/records/game.ts'
import { highCard } from '../support/example-game.ts'

/** A player who dares wins; where all dare or none does, the first. */
const daring: Game = {
  ...(highCard as Game),
  *stage(table) {
    const ask = (seat: number) => ({
      seat,
      prompt: { key: 'high-card.play' },
      min: 1,
      max: 1,
      options: ['dare', 'wait'].map((id) => ({ id, text: { key: 'high-card.play' } })),
    })
    const said = yield* everyone(Array.from({ length: table.seats }, (_, seat) => ask(seat)))
    Object.assign(table.state, { won: Math.max(0, said.flat().indexOf('dare')) })
  },
  outcome(state) {
    const { won, wins } = state as State & { won?: number; wins: number[] }
    if (won === undefined) return undefined
    return { winners: [won], ranks: wins.map((_, seat) => (seat === won ? 1 : 2)), facts: { rounds: 1 } }
  },
  computers: { hard: { decide: () => ['dare'] }, normal: { decide: () => ['wait'] } },
}
const game = highCard as Game

describe('the Wilson interval', () => {
  it.each([
    [50, 100, 0.4038, 0.5962],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
  ])('of %i in %i', (won, games, from, to) => {
    expect(wilson(won, games)).toEqual({ value: won / games, from, to })
  })
})

describe('a contest', () => {
  it('counts every victory once, by player and by seat', () => {
    const { standings, winsBySeat } = contest(game, {
      players: ['normal', 'random', 'random'],
      games: 60,
      seed: 'a',
    })
    const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
    expect(sum(standings.map(({ wins }) => wins))).toBeCloseTo(60, 0)
    expect(sum(winsBySeat)).toBeCloseTo(60, 0)
    for (const { winRate, among, rating } of standings) {
      expect(among.value, 'a shared victory counts wholly').toBeGreaterThanOrEqual(winRate.value)
      expect(winRate.from).toBeLessThan(winRate.value)
      expect(rating.from).toBeLessThan(rating.value)
      expect(rating.value).toBeLessThan(rating.to)
    }
  })

  it('is the same again from the same seed, and favours no seat by its order', () => {
    const plan = { players: ['random', 'random'], games: 200, seed: 'b' }
    const once = contest(game, plan)
    expect(contest(game, plan)).toEqual(once)
    for (const { winRate } of once.standings) {
      expect(winRate.from).toBeLessThan(0.5)
      expect(winRate.to).toBeGreaterThan(0.5)
    }
  })

  it('rates who wins more above who wins less', () => {
    const { standings, winsBySeat } = contest(daring, { players: ['normal', 'hard'], games: 40, seed: 'c' })
    const [shy, bold] = standings
    expect([shy?.wins, bold?.wins]).toEqual([0, 40])
    expect(bold?.rating.from).toBeGreaterThan(shy?.rating.to ?? 0)
    expect(winsBySeat).toEqual([20, 20])
  })

  it('splits a shared win among its winners and tells who won alone', () => {
    const shared: Game = {
      ...daring,
      outcome: (state) =>
        daring.outcome(state) && { winners: [0, 1], ranks: [1, 1, 3], facts: { rounds: 1 } },
    }
    const { strengths } = contest(shared, { players: ['normal', 'hard', 'hard'], games: 30, seed: 'e' })
    // Two of the three entries win each game: both bold ones every third time, else one beside the shy one.
    expect(strengths.map(({ player, alone }) => [player, alone])).toEqual([
      ['normal', 0],
      ['hard', 10],
    ])
    expect(strengths.map(({ share }) => share.value)).toEqual([0.3333, 0.6667])
    expect(strengths[1]?.share.from).toBeLessThan(0.6667)
  })

  it('makes nobody better for where they sit', () => {
    const { standings, winsBySeat } = contest(daring, { players: ['normal', 'normal'], games: 40, seed: 'd' })
    expect(winsBySeat).toEqual([40, 0])
    expect(standings.map(({ wins }) => wins)).toEqual([20, 20])
  })

  it('refuses strengths and tables that the game has not', () => {
    const plan = { games: 1, seed: 'd' }
    expect(() => contest(game, { ...plan, players: ['sharp', 'random'] })).toThrow('sharp is none of random')
    expect(() => contest(game, { ...plan, players: ['random'] })).toThrow('takes 2 to 5 players')
  })
})

describe('a contest at several numbers of seats', () => {
  const plan = { players: ['hard', 'normal'], games: 20, seed: 'd', options: {} }

  it('seats the last player named wherever one is left, and finds the better one at each', () => {
    const contests = contestAtSeats(daring, { ...plan, seats: seatsNamed(daring, 'every') })
    expect(contests.map(({ seats }) => seats)).toEqual([2, 3, 4, 5, 6].slice(0, contests.length))
    expect(contests.at(-1)?.seats).toBe(daring.seats.max)
    expect(contests[1]).toMatchObject({ players: ['hard', 'normal', 'normal'], even: 0.3333 })
    for (const { won } of contests) expect(won.value).toBe(1)
    expect(tableOf(contests).split('\n')[3]).toMatch(/^\| 3 \| hard against normal \| 100\.0 % \|/)
  })

  it('takes only numbers of seats that the game has', () => {
    expect(seatsNamed(daring, '3,2')).toEqual([3, 2])
    expect(() => seatsNamed(daring, '2,99')).toThrow('players')
  })
})

describe('a computer player of another checkout', () => {
  it('plays by what its seat is told', () => {
    const other = 'normal@.'
    const { standings } = contest(records as Game, { players: [other, 'normal'], games: 2, seed: 'other' })
    expect(standings.map(({ player }) => player)).toEqual([other, 'normal'])
    expect(standings.reduce((sum, { wins }) => sum + wins, 0)).toBe(2)
  })

  it('is refused where there is none', () => {
    expect(() => playerNamed(records as Game, 'hard@./test')).toThrow('no checkout')
    expect(() => playerNamed(records as Game, 'clever@.')).toThrow('no clever player of records')
  })
})
