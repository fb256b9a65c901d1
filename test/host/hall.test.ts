// The hall of a server: records told from its results, between members who sit there still.
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Title } from '../../src/games/common/title.ts'
import type { Person } from '../../src/host/table/types.ts'
import { newTestDatabase } from '../support/databases.ts'
import { highCardTitle } from '../support/example-game.ts'
import { answerAs, arjun, gameOf, hostOn, lena, mei } from '../support/host-table.ts'

const testDatabase = newTestDatabase()
const store = await testDatabase.open()
// A game that counts more than rounds.
const counting: Title = {
  ...highCardTitle,
  records: [
    { says: 'hall-fish', of: { part: 'fish' } },
    { says: 'hall-clashes', of: { fact: 'clashes' } },
    { says: 'hall-rounds-won', of: { counted: 'won' } },
  ],
  counts: (told, seats) => ({
    won: Array.from(
      { length: seats },
      (_, seat) =>
        told.filter(
          ({ key, args }) => key === 'high-card.took' && JSON.stringify(args?.who) === `{"seat":${seat}}`,
        ).length,
    ),
  }),
}
const { host, pass } = hostOn(store, { 'high-card': counting })
afterAll(async () => {
  await host.stop()
  await store.close()
})
beforeEach(() => store.db.game.deleteMany())

let games = 0

interface Over {
  readonly rounds: number
  readonly points?: readonly number[]
  /** The winner's shares of the win in the review. */
  readonly shares?: readonly number[]
  readonly guild?: string
  readonly status?: string
  /** What this game alone counts. */
  readonly fish?: readonly number[]
  readonly clashes?: number
}

/** A game that the first of these members has won. */
async function wonBy(
  people: readonly (Person | undefined)[],
  { rounds, points, shares, guild = 'guild', status = 'finished', fish, clashes }: Over,
): Promise<string> {
  const id = `hall${++games}`
  const outcome = {
    ...{
      winners: [0],
      ranks: people.map((_, seat) => seat + 1),
      facts: { rounds, ...(clashes !== undefined && { clashes }) },
    },
    ...(fish && { scores: fish.map((each) => [{ label: { key: 'high-card.fish' }, points: each }]) }),
    ...(points && { scores: points.map((each) => [{ label: { key: 'x' }, points: each }]) }),
  }
  const review = { moments: shares?.map((share) => ({ number: 0, shares: [share, 1 - share] })) ?? [] }
  await store.db.game.create({
    data: {
      ...{ id, title: 'high-card', status, guild, channel: 'c', host: 'h', language: 'en', options: {} },
      ...{ seats: people.length, secret: 's', commitment: 'c', outcome, finishedAt: new Date(games * 1_000) },
      players: {
        create: people.map((person, seat) => ({
          ...{
            seat,
            name: person?.name ?? 'Bot',
            member: person?.id ?? null,
            computer: person ? null : 'easy',
          },
        })),
      },
      ...(shares && {
        review: { create: { status: 'ready', judge: 1, rules: 1, judged: {}, review, at: new Date() } },
      }),
    },
  })
  return id
}

const records = async (title = 'high-card') =>
  Object.fromEntries(
    (await host.people.hall('guild', title)).map((record) => [
      'kind' in record ? record.kind : record.says,
      [record.holder, record.value, record.game],
    ]),
  )

describe('the hall of a server', () => {
  it('keeps the fastest, longest and closest game, the greatest comeback and the highest score', async () => {
    const fast = await wonBy([mei, arjun], { rounds: 4, points: [20, 10], shares: [0.5, 0.4, 1] })
    const long = await wonBy([arjun, lena], { rounds: 30, points: [12, 11], shares: [0.5, 0.03, 1] })
    const high = await wonBy([mei, lena], { rounds: 9, points: [15, 44] })
    expect(await records()).toEqual({
      fastest: ['Mei', 4, fast],
      longest: ['Arjun', 30, long],
      closest: ['Arjun', 1, long],
      comeback: ['Arjun', 0.03, long],
      highest: ['Lena', 44, high],
    })
  })

  it('leaves a record that is equalled with its first', async () => {
    const first = await wonBy([mei, arjun], { rounds: 4 })
    await wonBy([arjun, mei], { rounds: 4 })
    expect(await records()).toEqual({ fastest: ['Mei', 4, first], longest: ['Mei', 4, first] })
  })

  it('keeps what a game alone counts: a fact is its winner’s, a part of the score whose it is; nothing is no record', async () => {
    const fed = await wonBy([mei, arjun], { rounds: 4, fish: [3, 9], clashes: 0 })
    const long = await wonBy([lena, arjun, mei], { rounds: 4, fish: [8, 0, 1], clashes: 7 })
    expect(await records()).toMatchObject({
      'hall-fish': ['Arjun', 9, fed],
      'hall-clashes': ['Lena', 7, long],
    })
    await host.people.erase(arjun.id)
    expect(await records()).toMatchObject({ 'hall-fish': ['Lena', 8, long] })
  })

  it('keeps what a game counts by seat, once its log is packed, of whom sits there still', async () => {
    const { id } = await gameOf(host, [arjun])
    while ((await host.games.info(id))?.status === 'playing')
      for (const person of [mei, arjun]) await answerAs(host, id, person)
    expect(await records()).not.toHaveProperty('hall-rounds-won')
    pass(2 * 60 * 60_000)
    await host.runDue()
    const row = await store.db.game.findUniqueOrThrow({ where: { id } })
    const { won: counted } = row.counted as { won: number[] }
    expect(counted.reduce((sum, each) => sum + each, 0)).toBe(3)
    const best = counted.indexOf(Math.max(...counted))
    expect(await records()).toMatchObject({
      'hall-rounds-won': [best === 0 ? 'Mei' : 'Arjun', counted[best], id],
    })
  })

  it('counts no games against computers alone, of other servers or titles, or that were called off', async () => {
    await wonBy([mei, undefined], { rounds: 1 })
    await wonBy([mei, arjun], { rounds: 1, guild: 'elsewhere' })
    await wonBy([mei, arjun], { rounds: 1, status: 'cancelled' })
    expect(await records()).toEqual({})
    await wonBy([mei, arjun], { rounds: 5 })
    expect(await records('volley')).toEqual({})
  })

  it('keeps no record of a computer, and forgets who is erased', async () => {
    await wonBy([undefined, mei, arjun], { rounds: 2 })
    expect(await records()).toEqual({})
    await wonBy([lena, mei, arjun], { rounds: 3 })
    expect(await records()).toMatchObject({ fastest: ['Lena', 3, expect.anything()] })
    await host.people.erase(lena.id)
    expect(await records()).toEqual({})
  })
})
