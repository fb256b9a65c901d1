// What records of servers count of a game: attacks that one city withstood in a row.
import { expect, it } from 'vitest'
import { computerNamed } from '../../../src/engine/computers.ts'
import { defaultOptions } from '../../../src/engine/options.ts'
import { nameRef, type Phrase, seatRef } from '../../../src/engine/phrase.ts'
import { isFor } from '../../../src/engine/player-view.ts'
import { playOut } from '../../../src/engine/playout.ts'
import { randomPolicy } from '../../../src/engine/policy.ts'
import { counts } from '../../../src/games/records/counts.ts'
import { game } from '../../../src/games/records/game.ts'

const attack = (end: string, city: string, holder: number): Phrase => ({
  key: `records.${end}`,
  args: { who: seatRef(2), whom: seatRef(holder), city: nameRef(city) },
})

it('a siege is the most attacks that one city withstood under one holder, also without a battle', () => {
  const told = [
    attack('city-holds', 'ye', 0),
    attack('fort-empty', 'ye', 0),
    attack('city-holds', 'chengdu', 1),
    attack('city-falls', 'ye', 0),
    attack('city-holds', 'ye', 1),
    attack('seized', 'ye', 1),
    attack('city-holds', 'ye', 2),
    { key: 'records.builds', args: { who: seatRef(0), city: nameRef('ye') } },
  ]
  expect(counts(told, 4)).toEqual({ siege: [2, 1, 1, 0] })
  expect(counts([], 2)).toEqual({ siege: [0, 0] })
})

it('sieges are found in games that are played', () => {
  const most = [1, 2, 3, 4].map((n) => {
    const told: Phrase[] = []
    const policy = computerNamed(game, 'normal') ?? randomPolicy
    playOut(game, {
      seed: `siege ${n}`,
      options: defaultOptions(game),
      policies: [policy, policy, randomPolicy],
      watch: (_, { events }) =>
        void told.push(...events.flatMap((event) => (isFor(event, 'public') ? [event.phrase] : []))),
    })
    const { siege = [] } = counts(told, 3)
    const holds = told.filter(({ key }) => key === 'records.city-holds' || key === 'records.fort-empty')
    expect(siege.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(holds.length)
    return Math.max(...siege)
  })
  expect(Math.max(...most)).toBeGreaterThan(0)
})
