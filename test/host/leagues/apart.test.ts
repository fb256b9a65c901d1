// Members of whom one blocks the other, in leagues: apart in a queue, and in rounds where anything else is possible.
import { expect, it } from 'vitest'
import { granted, refused } from '../../support/host-table.ts'
import { type Club, clubOn, member } from './club.ts'
import { storeForLeagues } from './store.ts'

let club: Club
const store = storeForLeagues(() => club)
const membersAt = async (season?: number) =>
  (await club.tables(season)).map(({ seats }) => seats.map(({ number }) => number).sort())

it('wait in a queue for somebody else, and nothing that is published names them', async () => {
  club = await clubOn(store(), { format: 'queue', seats: 2 })
  await club.at.host.people.block(member(2).id, member(1).id)
  await club.enter(1)
  await club.enter(2)
  await club.pass(1)
  expect(await membersAt()).toEqual([])
  await club.enter(3)
  await club.pass(0.1)
  expect(await membersAt()).toEqual([[1, 3]])
  expect(JSON.stringify((await club.exported()).rounds)).not.toContain('"forbidden":[[')
})

it('meet in a round only where nobody else is left', async () => {
  club = await clubOn(store(), { seats: 2, rules: { rounds: 3 } }, 4)
  await club.at.host.people.block(member(1).id, member(2).id)
  await club.playSeason()
  const rounds = (await membersAt(1)).filter((table) => table.join() === '1,2')
  // Three rounds of four members would have all of them meet once.
  expect(rounds).toEqual([])
  club = await clubOn(store(), { name: 'Two', seats: 2, rules: { rounds: 1 } }, 2)
  await club.playSeason()
  expect((await club.tables(1)).length).toBe(1)
})

it('a league may ask for reliability', async () => {
  club = await clubOn(store(), { seats: 2, rules: { reliability: 90 } })
  expect((await club.info()).rules.reliability).toBe(90)
  await club.enter(1)
  await store().db.member.update({ where: { id: member(1).id }, data: { lately: '10' } })
  granted(await club.leagues.join(club.id, member(1)))
  for (let n = 0; n < 3; n++)
    await store().db.game.create({
      data: {
        id: `over${n}`,
        title: 'one-card',
        status: 'finished',
        guild: 'guild',
        channel: 'channel',
        host: member(1).id,
        language: 'en',
        options: {},
        seats: 1,
        secret: '',
        commitment: '',
        players: { create: { seat: 0, name: 'One', member: member(1).id, over: true } },
      },
    })
  expect(refused(await club.leagues.join(club.id, member(1)))).toBe('bot.refused-reliability')
})
