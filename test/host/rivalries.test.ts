// Who has met whom: counted from the results of one server, for members who sit there still.
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Outcome } from '../../src/engine/game.ts'
import type { Person } from '../../src/host/table/types.ts'
import { newTestDatabase } from '../support/databases.ts'
import { arjun, hostOn, lena, mei } from '../support/host-table.ts'

const testDatabase = newTestDatabase()
const store = await testDatabase.open()
const { host } = hostOn(store)
afterAll(async () => {
  await host.stop()
  await store.close()
})
beforeEach(() => store.db.game.deleteMany())

let games = 0

/** A game that is over, with these members in the order of its seats. */
async function over(people: readonly (Person | undefined)[], ranks: readonly number[], more: object = {}) {
  const id = `over${++games}`
  const { teams, ...columns } = more as { teams?: number[]; guild?: string; status?: string }
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  const outcome: Outcome = { winners, ranks, facts: {}, ...(teams && { teams }) }
  await store.db.game.create({
    data: {
      ...{
        id,
        title: 'high-card',
        status: 'finished',
        guild: 'guild',
        channel: 'c',
        host: 'h',
        language: 'en',
      },
      ...{ options: {}, seats: people.length, secret: 's', commitment: 'c', outcome: outcome as object },
      finishedAt: new Date(games * 1_000),
      ...columns,
      players: {
        create: people.map((person, seat) => ({
          ...{ seat, name: person ? `${person.name} ${games}` : 'Bot', member: person?.id ?? null },
          computer: person ? null : 'hard',
        })),
      },
    },
  })
}

const score = async (one: Person, guild?: string, first?: Person) =>
  (await host.people.rivals(one.id, guild, first?.id)).map(({ other, ahead, behind }) => [
    other,
    ahead,
    behind,
  ])

describe('rivals', () => {
  it('are counted by who finished ahead, the most met first, by the name they had last', async () => {
    await over([mei, lena], [1, 2])
    await over([lena, mei], [2, 1])
    await over([mei, lena, arjun], [3, 1, 2])
    await over([mei, undefined], [1, 2])
    expect(await score(mei, 'guild')).toEqual([
      [lena.id, 2, 1],
      [arjun.id, 0, 1],
    ])
    const [met] = await host.people.rivals(mei.id, 'guild')
    expect(met).toMatchObject({ games: 3, otherName: `Lena ${games - 1}` })
  })

  it('of one team do not meet, and a draw is nobody’s', async () => {
    await over([mei, lena, arjun], [1, 1, 3], { teams: [0, 0, 1] })
    await over([mei, arjun], [1, 1])
    expect(await score(mei, 'guild')).toEqual([[arjun.id, 1, 0]])
  })

  it('meet on their server, in games that were played to the end', async () => {
    await over([mei, lena], [1, 2], { guild: 'elsewhere' })
    await over([mei, lena], [1, 2], { status: 'cancelled' })
    expect(await score(mei, 'guild')).toEqual([])
    expect(await score(mei)).toEqual([[lena.id, 1, 0]])
  })

  it('stand first where the reader is one of them, from the side of whom is read about', async () => {
    for (let n = 0; n < 3; n++) await over([mei, lena], [1, 2])
    await over([arjun, mei], [1, 2])
    expect(await score(mei, 'guild', arjun)).toEqual([
      [arjun.id, 0, 1],
      [lena.id, 3, 0],
    ])
    expect(await score(arjun, 'guild', mei)).toEqual([[mei.id, 1, 0]])
  })

  it('at a table are its members, each pair once', async () => {
    await over([mei, lena], [1, 2])
    await over([lena, arjun], [1, 2])
    const players = [lena, mei, arjun].map(({ id, name }, seat) => ({ seat, name, member: id }))
    const met = await host.people.meetingsAt({ players, guild: 'guild' })
    expect(met.map(({ one, other }) => [one, other].toSorted())).toEqual(
      expect.arrayContaining([
        [mei.id, lena.id],
        [arjun.id, lena.id],
      ]),
    )
    expect(met).toHaveLength(2)
    expect(await host.people.meetingsAt({ players: players.slice(0, 1), guild: 'guild' })).toEqual([])
  })

  it('are gone when one of them is erased', async () => {
    await over([mei, lena], [1, 2])
    await host.people.erase(lena.id)
    expect(await score(mei)).toEqual([])
    expect(await score(lena)).toEqual([])
  })
})
