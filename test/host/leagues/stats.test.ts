// What members have played to its end: counted by server and title, with ratings and medals; public facts alone.
import { expect, it } from 'vitest'
import { POINT } from '../../../src/league/points.ts'
import { answerAs, gameOf, mei } from '../../support/host-table.ts'
import { type Club, clubOn, member } from './club.ts'
import { storeForLeagues } from './store.ts'

let club: Club
const store = storeForLeagues(() => club)

const statsOf = (n: number, guild?: string) => club.at.host.people.stats(member(n).id, guild)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Mei and a member play one card each, on a server. */
async function playCard(guild: string, n: number): Promise<string> {
  const game = await gameOf(club.at.host, [member(n)], { title: 'one-card', guild })
  for (const person of [mei, member(n)]) await answerAs(club.at.host, game.id, person)
  return game.id
}

it('a season counts games, wins and opponents beaten, rates, and gives its medals', async () => {
  club = await clubOn(store(), { rules: { rounds: 2 } }, 8)
  await club.playSeason()
  const lines = (await club.leagues.standings(club.id, 1))?.groups[0]?.lines ?? []
  for (const { number, place, points, wins } of lines) {
    const stats = await statsOf(number, 'guild')
    expect(stats).toMatchObject({
      all: { games: 2, wins },
      titles: [{ title: 'one-card', games: 2, wins }],
      more: false,
      reliability: 1,
      medals: [1, 2, 3].map((medal) => Number(medal === place)),
      ratings: [{ name: 'Spring', title: 'one-card', rating: { games: 2, provisional: true } }],
    })
    expect(stats.latest).toHaveLength(2)
    expect(stats.all.beaten).toBeCloseTo(mean(stats.latest.map(({ beaten = -1 }) => beaten)), 9)
    // Points are 6 × the share beaten, and the seats for a win, shared by those who win together.
    expect(points / POINT).toBeGreaterThanOrEqual(12 * (stats.all.beaten ?? 0) - 1e-9)
  }
  // After sixty days without a game a rating is no longer shown.
  club.at.pass(61 * 86_400_000)
  expect((await statsOf(1, 'guild')).ratings).toEqual([])
})

it('a season in which nothing was won gives no medal, though somebody stands first', async () => {
  club = await clubOn(store(), { seats: 2, rules: { rounds: 1 } }, 2)
  await club.pass(7)
  const [table] = await club.tables(1)
  for (const n of [1, 2]) await club.at.host.play.resign(table?.game ?? '', member(n))
  await club.at.host.runDue()
  await club.at.host.runDue()
  const { lines = [] } = (await club.leagues.standings(club.id, 1))?.groups[0] ?? {}
  expect(lines.map(({ place, points, scored, tieBreak }) => [place, points, scored, tieBreak])).toEqual([
    [1, 0, undefined, 'lot'],
    [2, 0, undefined, undefined],
  ])
  expect((await club.info()).season).toMatchObject({ number: 2 })
  for (const n of [1, 2]) expect((await statsOf(n, 'guild')).medals).toEqual([0, 0, 0])
})

it('others see one server; a member who asks for themselves sees all, the newest game last', async () => {
  club = await clubOn(store())
  await playCard('guild', 1)
  club.at.pass(1000)
  await playCard('elsewhere', 1)
  expect((await statsOf(1, 'guild')).all.games).toBe(1)
  expect((await statsOf(1, 'nowhere')).all).toEqual({ games: 0, wins: 0 })
  const all = await statsOf(1)
  expect(all.all.games).toBe(2)
  expect(all.latest.map(({ place, seats }) => [place, seats])).toHaveLength(2)
  expect(all.ratings).toEqual([])
})

it('the strongest computers beaten alone are told to the member alone, the weakest of a table counting', async () => {
  club = await clubOn(store())
  const { db } = store()
  await playCard('guild', 1)
  const game = await db.game.findFirstOrThrow({ where: { status: 'finished' }, include: { players: true } })
  const own = game.players.find((player) => player.member === member(1).id)?.seat ?? 0
  const others = { gameId: game.id, seat: { not: own } }
  const win = (winners: readonly number[]) =>
    db.game.update({
      where: { id: game.id },
      data: { outcome: { winners: [...winners], ranks: game.players.map(() => 1), facts: {} } },
    })
  await win([own])
  await db.player.updateMany({ where: others, data: { member: null, computer: 'normal' } })
  expect((await statsOf(1)).ladder).toEqual([{ title: 'one-card', strength: 'normal' }])
  expect((await statsOf(1, 'guild')).ladder).toBeUndefined()
  await win(game.players.flatMap(({ seat }) => (seat === own ? [] : [seat])))
  expect((await statsOf(1)).ladder).toEqual([])
  await win([own])
  await db.player.updateMany({ where: others, data: { computer: null, member: '77' } })
  expect((await statsOf(1)).ladder).toEqual([])
})

it('running and cancelled games count nowhere', async () => {
  club = await clubOn(store())
  const game = await gameOf(club.at.host, [member(1)], { title: 'one-card' })
  expect((await statsOf(1)).all.games).toBe(0)
  await store().db.game.update({ where: { id: game.id }, data: { status: 'cancelled' } })
  expect((await statsOf(1)).all.games).toBe(0)
})

it('how reliable somebody is is told to others of members of a league of theirs alone', async () => {
  club = await clubOn(store(), {}, 1)
  await playCard('guild', 1)
  await playCard('guild', 2)
  for (const n of [1, 2])
    await store().db.member.upsert({
      where: { id: member(n).id },
      create: { ...member(n), lately: '1101' },
      update: { lately: '1101' },
    })
  expect((await statsOf(1, 'guild')).reliability).toBe(0.75)
  expect((await statsOf(2, 'guild')).reliability).toBeUndefined()
  expect((await statsOf(2)).reliability).toBe(0.75)
})

it('of a member who was erased nothing is left', async () => {
  club = await clubOn(store(), { rules: { rounds: 2 } }, 8)
  await club.playSeason()
  await club.at.host.people.erase(member(3).id)
  expect(await statsOf(3, 'guild')).toEqual({
    all: { games: 0, wins: 0 },
    titles: [],
    latest: [],
    more: false,
    ratings: [],
    medals: [0, 0, 0],
  })
})
