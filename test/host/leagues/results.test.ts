// What standings and ratings take of a table that was played.
import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../../src/engine/game.ts'
import { playedTable } from '../../../src/host/leagues/results.ts'
import type { PlayerRow } from '../../../src/store/games.ts'
import { DAY } from '../../../src/text/length.ts'

const table = { round: 3, number: 2, entries: [11, 12, 13] }
const outcome: Outcome = { winners: [2], ranks: [2, 3, 1], facts: {} }
const seated = (seat: number, more: Partial<PlayerRow> = {}): PlayerRow => ({
  seat,
  name: `Member ${seat}`,
  member: `m${seat}`,
  computer: null,
  standIn: null,
  standInSince: null,
  join: null,
  clientSeed: null,
  ...more,
})
const game = { players: [seated(0), seated(1), seated(2)], finishedAt: new Date(20 * DAY + 5) }
const players = table.entries.map((player) => ({ player }))

describe('a table that was played', () => {
  it('tells who came where on which day', () => {
    expect(playedTable(table, players, outcome, game)).toEqual({
      round: 3,
      table: 2,
      day: 20,
      seats: [
        { entry: 11, player: 11, place: 2, winner: false },
        { entry: 12, player: 12, place: 3, winner: false },
        { entry: 13, player: 13, place: 1, winner: true },
      ],
    })
  })

  it('tells points as their sum, and teams, where the game counts them', () => {
    const label = { key: 'bot.any' }
    const scores = [
      [
        { label, points: 4 },
        { label, points: 3 },
      ],
      [],
      [{ label, points: 9 }],
    ]
    const { seats } = playedTable(table, players, { ...outcome, scores, teams: [0, 1, 0] }, game)
    expect(seats.map(({ score, team }) => [score, team])).toEqual([
      [7, 0],
      [0, 1],
      [9, 0],
    ])
  })

  it('puts those whose move it was when its time was over behind the others, and gives the win to them', () => {
    const stalled = { player: 13, overdue: true as const, stalled: true as const }
    const { seats } = playedTable(table, [...players.slice(0, 2), stalled], outcome, game)
    expect(seats.map(({ place, winner }) => [place, winner])).toEqual([
      [1, true],
      [2, false],
      [3, false],
    ])
    // Where nobody else is left it is as it was played.
    const left = players.map((player) => ({ ...player, left: true as const }))
    const alone = playedTable(table, [...left.slice(0, 2), stalled], outcome, game)
    expect(alone.seats.map(({ place, winner }) => [place, winner])).toEqual([
      [2, false],
      [3, false],
      [1, true],
    ])
  })

  it('tells whose seat a computer played, who gave theirs up, and who came in for them', () => {
    const others = [
      { player: 11, left: true as const, successor: 14 },
      { player: 15, substitute: true as const },
      { player: 13 },
    ]
    const sat = [seated(0), seated(1, { computer: 'hard' }), seated(2, { standIn: 'hard' })]
    const { seats } = playedTable(table, others, outcome, { ...game, players: sat })
    expect(seats).toMatchObject([
      { entry: 11, player: 11, left: true, successor: 14 },
      { entry: 12, player: 15, substitute: true, computer: true },
      { entry: 13, player: 13, computer: true },
    ])
    expect(seats[0]).not.toHaveProperty('computer')
  })
})
