// Divisions, cups and queues.
import { describe, expect, it } from 'vitest'
import { drawDivisions } from '../../../src/league/draws.ts'
import { granted, refused } from '../../support/host-table.ts'
import { type Club, clubOn, member, organiser } from './club.ts'
import { storeForLeagues } from './store.ts'

let club: Club
const store = storeForLeagues(() => club)

describe('divisions', () => {
  it('play all tables of a group at once; every pair meets twice and everyone sits at each seat', async () => {
    club = await clubOn(store(), { format: 'divisions' }, 7)
    await club.pass(7)
    const tables = await club.tables()
    expect(tables).toHaveLength(7)
    for (let n = 1; n <= 7; n++)
      expect(tables.map(({ seats }) => seats.findIndex(({ number }) => number === n)).sort()).toEqual([
        -1, -1, -1, 0, 1, 2, 3,
      ])
    await club.playSeason()
    const standings = await club.leagues.standings(club.id, 1)
    expect(standings?.groups).toMatchObject([{ tier: 1, group: 1 }])
    expect(standings?.groups[0]?.lines.map(({ games }) => games)).toEqual([4, 4, 4, 4, 4, 4, 4])
  })

  it('give newcomers two tables until one is finished; the others begin as soon as it is', async () => {
    club = await clubOn(store(), { format: 'divisions' }, 7)
    for (let n = 1; n <= 7; n++) await club.enter(n, 10)
    await club.pass(7)
    await club.pass(0.01)
    const gamesOf = async (n: number, ...states: readonly string[]) =>
      (await club.tables()).filter(
        ({ status, seats }) => states.includes(status) && seats.some(({ number }) => number === n),
      ).length
    for (let n = 1; n <= 7; n++) expect(await gamesOf(n, 'running')).toBeLessThanOrEqual(2)
    const waiting = (await club.tables()).filter(({ status }) => status === 'due')
    expect(waiting.length).toBeGreaterThan(2)
    expect(waiting.every(({ startsAt }) => startsAt > club.at.clock.now())).toBe(true)
    await club.play()
    await club.pass(0.01)
    const begun = (await club.tables()).filter(({ status }) => status === 'running')
    expect(begun.length).toBeGreaterThan(1)
    for (const { startsAt, due } of begun)
      expect((due.getTime() - startsAt.getTime()) / 86_400_000).toBeCloseTo(30, 1)
    for (let n = 1; n <= 7; n++)
      if ((await gamesOf(n, 'ended')) === 0) expect(await gamesOf(n, 'running')).toBe(2)
    await club.play()
    await club.pass(0.01)
    expect((await club.tables()).filter(({ status }) => status === 'due')).toEqual([])
    await club.playSeason()
  })

  it('make those who want fewer games at once play in two waves', async () => {
    club = await clubOn(store(), { format: 'divisions', rules: { tableDays: 2 } }, 6)
    await club.enter(7, 2)
    await club.pass(7)
    const tables = await club.tables()
    const begins = tables.map(({ startsAt }) => startsAt.getTime())
    const late = tables.filter(({ startsAt }) => startsAt.getTime() - Math.min(...begins) > 86_400_000)
    expect(late.length).toBeGreaterThan(0)
    expect(late.every(({ status }) => status === 'due')).toBe(true)
    const early = (n: number) =>
      tables.filter((table) => !late.includes(table) && table.seats.some(({ number }) => number === n)).length
    expect(early(7)).toBeLessThanOrEqual(2)
    // A table waits because somebody at it plays as many as they want already.
    for (const { seats } of late) expect(seats.some(({ number }) => early(number) === 2)).toBe(true)
    await club.playSeason()
    expect((await club.tables(1)).every(({ status }) => status === 'ended')).toBe(true)
  })

  it('begin a table as soon as somebody for whom it waits wants more games, or leaves', async () => {
    club = await clubOn(store(), { format: 'divisions', seats: 2 }, 0)
    for (const n of [1, 2]) await club.enter(n, 10)
    await club.enter(3, 1)
    await club.pass(7)
    await club.pass(0.01)
    const statuses = async () => (await club.tables()).map(({ status }) => status)
    await club.play()
    await club.pass(0.01)
    expect((await statuses()).sort()).toEqual(['due', 'ended', 'ended', 'ended', 'running', 'running'])
    await club.enter(3, 2)
    await club.pass(0.01)
    expect(await statuses()).not.toContain('due')
    await club.playSeason()
    for (const n of [1, 2]) await club.enter(n, 10)
    await club.enter(3, 1)
    await club.pass(7)
    await club.pass(0.01)
    expect(await statuses()).toContain('due')
    await club.leagues.leave(club.id, member(3))
    for (let looks = 0; looks < 2; looks++) await club.pass(0.01)
    expect(await statuses()).not.toContain('due')
  })

  it('move members up and down between tiers; a second season begins where the first ended', async () => {
    club = await clubOn(store(), { format: 'divisions', seats: 3 }, 14)
    await club.playSeason()
    const first = await club.leagues.standings(club.id, 1)
    expect(first?.groups.map(({ tier }) => tier)).toEqual([1, 2])
    for (let n = 1; n <= 14; n++) await club.enter(n)
    await club.pass(7)
    const numbers = (groups: typeof first) =>
      groups?.groups.map(({ lines }) => lines.map((line) => line.number))
    const [upper = [], lower = []] = numbers(first) ?? []
    const [top = []] = numbers(await club.leagues.standings(club.id, 2)) ?? []
    expect(top).toContain(lower[0])
    expect(top).not.toContain(upper.at(-1))
    const last = (await club.exported()).rounds.at(-1)
    if (last?.draw.input.format !== 'divisions') throw new Error('they are divisions')
    expect(drawDivisions(last.link, last.draw.input)).toEqual(last.draw.pairing)
  })

  it('take nobody while a season runs: they wait for a seat or for the next one', async () => {
    club = await clubOn(store(), { format: 'divisions' }, 5)
    await club.pass(7)
    expect(await club.enter(6)).toMatchObject({ entry: 'waiting' })
    expect((await club.leagues.schedule(club.id))?.waiting?.map(({ number }) => number)).toEqual([6])
    await club.playSeason()
    expect(await club.leagues.membership(club.id, member(6).id)).toMatchObject({ entry: 'in' })
  })
})

describe('a cup', () => {
  it('is a Swiss of two seats that pairs a round when the one before has ended', async () => {
    club = await clubOn(store(), { format: 'cup', seats: 2 }, 5)
    await club.pass(7)
    expect((await club.info()).season).toMatchObject({ rounds: 3, paired: 1 })
    await club.pass(0.1)
    const first = await club.leagues.schedule(club.id)
    expect(first?.rounds[0]).toMatchObject({ byes: [{}] })
    await club.play()
    expect((await club.info()).season).toMatchObject({ paired: 2 })
    await club.playSeason()
    const lines = (await club.leagues.standings(club.id, 1))?.groups[0]?.lines ?? []
    expect(lines.reduce((sum, { byes }) => sum + byes, 0)).toBe(3)
    expect(Math.max(...lines.map(({ byes }) => byes))).toBe(1)
  })

  it('has two seats and no other number', async () => {
    club = await clubOn(store())
    const call = { name: 'Cup', format: 'cup', title: 'high-card', seats: 3, language: 'en' } as const
    expect(
      refused(await club.leagues.create({ ...call, guild: 'guild', channel: 'channel', person: member(0) })),
    ).toBe('bot.refused-cup-seats')
  })
})

describe('a queue', () => {
  it('starts a table as soon as enough wait who are alike and awake together', async () => {
    club = await clubOn(store(), { format: 'queue', seats: 3 }, 2)
    await club.pass(1)
    expect(await club.tables()).toEqual([])
    await club.enter(3)
    await club.pass(0)
    const [table] = await club.tables()
    expect(table?.seats.map(({ number }) => number).sort()).toEqual([1, 2, 3])
    await club.play()
    expect((await club.tables())[0]?.status).toBe('ended')
    expect(await club.leagues.membership(club.id, member(1).id)).toMatchObject({ entry: 'in' })
    expect(await club.enter(1)).toMatchObject({ entry: 'waiting' })
  })

  it('gives nobody more games at once than they want', async () => {
    club = await clubOn(store(), { format: 'queue', seats: 2, title: 'high-card' }, 0)
    for (let times = 0; times < 3; times++) {
      await club.enter(1, 5)
      await club.enter(2 + times)
      await club.pass(0.05)
    }
    // A newcomer has two until one of them is finished.
    expect(await club.tables()).toHaveLength(2)
    expect(await club.leagues.membership(club.id, member(1).id)).toMatchObject({ entry: 'waiting' })
  })

  it('loses nobody who waits, and lets members leave', async () => {
    club = await clubOn(store(), { format: 'queue', seats: 3 }, 2)
    await club.leagues.leave(club.id, member(1))
    await club.enter(3)
    await club.pass(1)
    expect(await club.tables()).toEqual([])
    await club.enter(1)
    await club.pass(0.05)
    expect(await club.tables()).toHaveLength(1)
  })

  it('does not put the same two together again at once', async () => {
    club = await clubOn(store(), { format: 'queue', seats: 2 }, 2)
    await club.pass(0.05)
    await club.play()
    for (const n of [1, 2]) await club.enter(n)
    await club.pass(0.2)
    expect(await club.tables()).toHaveLength(1)
    await club.pass(0.2)
    expect(await club.tables()).toHaveLength(2)
  })

  it('seats nobody with those who sleep while they are awake', async () => {
    club = await clubOn(store(), { format: 'queue', seats: 2 }, 0)
    const quiet = (from: number, to: number) => ({ from: from * 60, to: to * 60, zone: 'Asia/Tokyo' })
    await club.at.host.clock.setQuiet(member(1), quiet(0, 12))
    await club.at.host.clock.setQuiet(member(2), quiet(12, 24))
    expect((await club.enter(1)).sleepsApart).toBeUndefined()
    expect((await club.enter(2)).sleepsApart).toBe(true)
    await club.pass(5)
    expect(await club.tables()).toEqual([])
    await club.at.host.clock.setQuiet(member(2), quiet(0, 8))
    await club.pass(0.1)
    expect(await club.tables()).toHaveLength(1)
  })

  it('calls its tables by the draw that made them, and speaks of no round', async () => {
    club = await clubOn(store(), { format: 'queue', seats: 2 }, 4)
    await club.pass(0.05)
    await club.enter(1)
    await club.enter(3)
    await club.pass(0.05)
    // Each table's line is in its own channel, in no order with the others.
    const told = club.at.publisher.postings.flatMap(({ job }) => (job.kind === 'note' ? [job.phrase] : []))
    const begins = (draw: number, table: number) => ({
      key: 'bot.league-table-begins-queue',
      args: { league: { typed: 'Spring' }, draw, table, due: expect.any(Number) },
    })
    expect(told).toHaveLength(3)
    expect(told).toEqual(expect.arrayContaining([begins(1, 1), begins(1, 2), begins(2, 1)]))
    const second = (await club.tables())[1]?.game ?? ''
    granted(await club.leagues.annul(club.id, organiser(), second))
    await club.play()
    const acts = (await club.leagues.acts(club.id, 9)).map(({ phrase }) => phrase)
    const who = { typed: member(0).name, member: member(0).id }
    expect(acts).toContainEqual({ key: 'bot.league-act-annulled-queue', args: { who, draw: 1, table: 2 } })
    const closed = { key: 'bot.league-act-closed-queue', args: { draw: 2, digest: expect.anything() } }
    expect(acts).toContainEqual(closed)
    expect(acts.filter(({ args }) => args && 'round' in args)).toEqual([])
  })

  it('says which table has run out of time, and which has lost its place', async () => {
    club = await clubOn(
      store(),
      { format: 'queue', seats: 2, title: 'high-card', rules: { tableDays: 1 } },
      2,
    )
    await club.pass(0.05)
    for (const n of [3, 4]) await club.enter(n)
    await club.pass(0.05)
    const lost = (await club.tables())[1]?.game ?? ''
    await store().db.game.update({ where: { id: lost }, data: { status: 'paused', pausedWhy: 'channel' } })
    await club.pass(1)
    expect((await club.tables()).map(({ status }) => status)).toEqual(['ended', 'annulled'])
    const acts = (await club.leagues.acts(club.id, 9)).map(({ phrase }) => phrase)
    expect(acts).toContainEqual({ key: 'bot.league-act-overdue-queue', args: { draw: 1, table: 1 } })
    expect(acts).toContainEqual({ key: 'bot.league-act-lost-queue', args: { draw: 2, table: 1 } })
  })

  it('opens no table while it is paused, and says so', async () => {
    club = await clubOn(store(), { format: 'queue', seats: 2 }, 1)
    granted(await club.leagues.pause(club.id, organiser()))
    await club.enter(2)
    await club.pass(1)
    expect(await club.tables()).toEqual([])
    expect((await club.leagues.acts(club.id, 1))[0]?.phrase.key).toBe('bot.league-act-paused-queue')
    granted(await club.leagues.unpause(club.id, organiser(), 'channel'))
    await club.pass(0.05)
    expect(await club.tables()).toHaveLength(1)
  })

  it('has no rounds to start', async () => {
    club = await clubOn(store(), { format: 'queue' })
    expect(refused(await club.leagues.start(club.id, organiser()))).toBe('bot.refused-no-rounds')
  })
})
