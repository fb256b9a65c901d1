// An open season from its first entry to its last table: it runs by itself.
import { describe, expect, it } from 'vitest'
import { nextDate } from '../../../src/host/leagues/rounds.ts'
import { isLink, roundSeed } from '../../../src/league/chain.ts'
import { roundDigest } from '../../../src/league/export-file.ts'
import { POINT } from '../../../src/league/points.ts'
import { pairRound } from '../../../src/league/round.ts'
import { answerAs, granted, refused } from '../../support/host-table.ts'
import { type Club, clubOn, DAY, member, organiser } from './club.ts'
import { storeForLeagues } from './store.ts'

let club: Club
const store = storeForLeagues(() => club)

describe('the calendar of a season', () => {
  const day = (text: string) => new Date(`${text}T18:00:00Z`)

  it('has its rounds on the same weekday; those that an outage passed over are not caught up with', () => {
    expect(nextDate(day('2026-03-02'), 7, day('2026-03-02'))).toEqual(day('2026-03-09'))
    expect(nextDate(day('2026-03-02'), 7, day('2026-03-09'))).toEqual(day('2026-03-16'))
    expect(nextDate(day('2026-03-02'), 7, day('2026-03-28'))).toEqual(day('2026-03-30'))
    expect(nextDate(day('2026-03-02'), 7, day('2026-02-20')), 'said before its day').toEqual(
      day('2026-03-09'),
    )
  })
})

describe('a season', () => {
  it('begins on its day, pairs its rounds, counts each table once, crowns somebody and opens the next', async () => {
    club = await clubOn(store(), { rules: { rounds: 2 } }, 9)
    expect((await club.info()).season).toMatchObject({ number: 1, status: 'entry', entered: 9 })
    await club.pass(6)
    expect(await club.tables()).toEqual([])
    await club.pass(1)
    expect((await club.info()).season).toMatchObject({ status: 'running', paired: 1, rounds: 2 })
    const first = await club.tables()
    expect(first.map(({ seats }) => seats.length).sort()).toEqual([3, 3, 3])
    await club.pass(0.1)
    expect((await club.tables()).every(({ status }) => status === 'running')).toBe(true)
    await club.playSeason()
    expect((await club.info()).season).toMatchObject({ number: 2, status: 'entry', entered: 0 })
    const standings = await club.leagues.standings(club.id, 1)
    const lines = standings?.groups[0]?.lines ?? []
    expect(lines).toHaveLength(9)
    expect(lines.every(({ reliability }) => reliability === 1)).toBe(true)
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(2 * 9 * 4 * POINT)
    expect(lines[0]).toMatchObject({ place: 1, games: 2, rating: { games: 2, provisional: true } })
    expect(await store().db.game.count({ where: { league: club.id } })).toBe(6)
  })

  it('counts points of its own, which are in its export and proved from it', async () => {
    const scale = { 4: [9, 5, 2, 0], 3: [7, 4, 1] }
    club = await clubOn(store(), { rules: { rounds: 2, scale } }, 7)
    await club.playSeason()
    const lines = (await club.leagues.standings(club.id, 1))?.groups[0]?.lines ?? []
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(2 * 7 * 4 * POINT)
    const worth = (await club.tables(1)).flatMap(({ seats }) => seats.map(({ points = 0 }) => points / POINT))
    expect(Math.max(...worth)).toBeLessThan(10)
    expect((await club.exported()).league.scale).toEqual(scale)
  })

  it('gives each table as many days as its rules say, from its own beginning', async () => {
    club = await clubOn(store(), { rules: { rounds: 1, tableDays: 12 } }, 8)
    await club.pass(7)
    const [one, two] = await club.tables()
    expect([one, two].map((table) => ((table?.due.getTime() ?? 0) - Number(table?.startsAt)) / DAY)).toEqual([
      12, 12,
    ])
    expect(Number(two?.startsAt) - Number(one?.startsAt)).toBe(3_000)
  })

  it('with points for one size alone has no shorter tables', async () => {
    club = await clubOn(store(), { seats: 3, rules: { rounds: 1, scale: { 3: [4, 2, 0] } } }, 8)
    await club.pass(7)
    expect((await club.tables()).map(({ seats }) => seats.length)).toEqual([3, 3])
    const byes = (await club.leagues.schedule(club.id))?.rounds[0]?.byes ?? []
    expect(byes).toHaveLength(2)
    // Members without a table are told so.
    expect(club.at.publisher.told.map(({ job }) => job)).toContainEqual({
      kind: 'league-note',
      phrase: { key: 'bot.league-has-bye', args: { round: 1, n: 2 } },
      members: byes.map(({ number }) => member(number).id).sort(),
    })
    await club.playSeason()
  })

  it('can be drawn again from its export, and every round has its digest', async () => {
    club = await clubOn(store(), { rules: { rounds: 2 } }, 9)
    await club.playSeason()
    const file = await club.exported()
    expect(file.rounds).toHaveLength(2)
    for (const round of file.rounds) {
      expect(isLink(round.link, round.round, file.league.end)).toBe(true)
      const { draw } = round
      if (draw.input.format !== 'season') throw new Error('it is a season')
      expect(roundSeed(round.link, draw.input)).toBe(round.seed)
      expect(pairRound(round.link, draw.input)).toEqual(draw.pairing)
      expect(round.digest).toBe(roundDigest(round))
    }
    expect(file.seasons[0]).toMatchObject({ season: 1, status: 'over' })
    expect(file.ratings).toHaveLength(9)
  })

  it('starts a round on its date also while tables still run; who has as many games as they want sits out and is told', async () => {
    club = await clubOn(store(), { title: 'high-card', seats: 2, rules: { rounds: 2, roundDays: 1 } }, 3)
    await club.enter(4, 1)
    await club.pass(7)
    await club.pass(1)
    const rounds = (await club.leagues.schedule(club.id))?.rounds ?? []
    expect(rounds.map(({ tables }) => tables.length)).toEqual([2, 1])
    expect(rounds[1]?.resting.map(({ number }) => number)).toEqual([4])
    expect(rounds[0]?.tables.some(({ status }) => status === 'running')).toBe(true)
    const told = club.at.publisher.told.map(({ job }) => job)
    expect(told).toContainEqual(
      expect.objectContaining({
        kind: 'league-note',
        phrase: expect.objectContaining({ key: 'bot.league-sits-out' }),
        members: [member(4).id],
      }),
    )
  })

  it('puts a round off while nobody is free for another game, and is not cut short by it', async () => {
    club = await clubOn(store(), { title: 'high-card', seats: 2, rules: { rounds: 2, roundDays: 1 } }, 0)
    for (let n = 1; n <= 4; n++) await club.enter(n, 1)
    await club.pass(7)
    await club.pass(1)
    expect((await club.info()).season).toMatchObject({ status: 'running', rounds: 2, paired: 1 })
    expect((await club.leagues.acts(club.id, 1))[0]?.phrase.key).toBe('bot.league-act-busy')
    await club.playSeason()
    expect((await club.leagues.schedule(club.id, 1))?.rounds).toHaveLength(2)
  })

  it('does not catch up with dates that an outage has passed over', async () => {
    club = await clubOn(store(), { rules: { rounds: 3 } }, 4)
    await club.pass(7)
    await club.play()
    await club.pass(20)
    const { season } = await club.info()
    expect(season?.paired).toBe(2)
    expect(season?.nextAt?.getTime()).toBeGreaterThan(club.at.clock.now().getTime())
  })

  it('takes late entries until half its rounds are paired; afterwards there is the waiting list', async () => {
    club = await clubOn(store(), { rules: { rounds: 4, roundDays: 1 } }, 5)
    await club.pass(7)
    expect(await club.enter(6)).toMatchObject({ entry: 'in' })
    await club.pass(1)
    expect(await club.enter(7)).toMatchObject({ entry: 'in' })
    await club.pass(1)
    expect(await club.enter(8)).toMatchObject({ entry: 'waiting' })
    // A member who is in stays so when they only say how many games they want.
    expect(await club.enter(6, 2)).toMatchObject({ entry: 'in' })
  })

  it('is put off by a week while too few are in, and says so', async () => {
    club = await clubOn(store(), {}, 1)
    await club.pass(7)
    expect((await club.info()).season).toMatchObject({ status: 'entry', paired: 0 })
    const [act] = await club.leagues.acts(club.id, 1)
    expect(act?.phrase.key).toBe('bot.league-act-too-few')
    for (let n = 2; n <= 4; n++) await club.enter(n)
    await club.pass(7)
    expect((await club.info()).season).toMatchObject({ status: 'running', paired: 1 })
  })

  it('pauses when too few are in for four weeks in a row, says how to go on, and goes on', async () => {
    club = await clubOn(store(), {}, 1)
    for (let weeks = 1; weeks <= 6; weeks++) await club.pass(7)
    expect((await club.info()).status).toBe('paused')
    const notes = club.at.publisher.told.flatMap(({ job }) =>
      job.kind === 'league-note' ? [job.phrase.key] : [],
    )
    const few = 'bot.league-too-few'
    expect(notes).toEqual([few, few, few, 'bot.league-too-few-paused'])
    for (let n = 2; n <= 4; n++) await club.enter(n)
    const by = { person: member(0), reason: 'enough now' }
    expect((await club.leagues.unpause(club.id, by, 'channel')).ok).toBe(true)
    await club.pass(1)
    expect((await club.info()).season).toMatchObject({ status: 'running', paired: 1 })
  })

  it('looks up who is still in the server before a round, and pairs nobody who has left it', async () => {
    club = await clubOn(store(), { rules: { rounds: 2 } }, 5)
    await club.pass(6.97)
    const roll = club.at.publisher.told.find(({ job }) => job.kind === 'league-roll')?.job
    expect(roll).toEqual({ kind: 'league-roll', members: [1, 2, 3, 4, 5].map((n) => member(n).id) })
    await club.leagues.gone(club.id, [member(2).id, member(9).id])
    await club.leagues.gone(club.id, [member(2).id])
    await club.pass(0.03)
    const seated = (await club.tables()).flatMap(({ seats }) => seats.map(({ number }) => number))
    expect(seated.sort()).toEqual([1, 3, 4, 5])
    const acts = await club.leagues.acts(club.id, 20)
    expect(acts.filter(({ phrase }) => phrase.key === 'bot.league-act-gone')).toHaveLength(1)
    expect(await club.enter(2)).toMatchObject({ entry: 'in' })
  })

  it('pairs nobody any more whom a table found gone from the server', async () => {
    club = await clubOn(store(), { seats: 2, rules: { rounds: 2 } }, 4)
    await club.pass(7)
    await club.pass(0.01)
    const table = (await club.tables()).find(({ seats }) => seats.some(({ number }) => number === 1))
    await club.at.host.upkeep.goneFrom(table?.game ?? '', member(1).id)
    await club.at.host.runDue()
    expect(await club.leagues.membership(club.id, member(1).id)).toMatchObject({ entry: 'withdrawn' })
  })

  it('lets members leave: they are paired no more, and may come back in the next', async () => {
    club = await clubOn(store(), { rules: { rounds: 2 } }, 5)
    await club.leagues.leave(club.id, member(5))
    expect((await club.info()).season?.entered).toBe(4)
    expect(refused(await club.leagues.leave(club.id, member(5)))).toBe('bot.refused-not-entered')
    await club.playSeason()
    expect((await club.tables(1)).every(({ seats }) => seats.every(({ number }) => number !== 5))).toBe(true)
    expect(await club.enter(5)).toMatchObject({ entry: 'in', number: 5 })
  })
})

describe('a seat', () => {
  it('that is given up permanently scores nothing, and is last in the ratings', async () => {
    club = await clubOn(store(), { rules: { rounds: 1 } }, 4)
    await club.pass(7)
    const [table] = await club.tables()
    await club.at.host.play.resign(table?.game ?? '', member(1))
    await club.play()
    const [ended] = await club.tables(1)
    const own = ended?.seats.find(({ number }) => number === 1)
    expect(own).toMatchObject({ points: 0, left: true })
    // It has no place of its own: the others have theirs, and a computer has the one that is missing.
    expect(own).not.toHaveProperty('place')
    const places = ended?.seats.map(({ place, computerPlace }) => place ?? computerPlace)
    expect(places?.includes(1)).toBe(true)
    expect(places).not.toContain(undefined)
    const file = await club.exported()
    const rating = (number: number) => file.ratings.find((each) => each.member === number)?.mu ?? 0
    expect(Math.min(...[2, 3, 4].map(rating))).toBeGreaterThan(rating(1))
  })

  it('whose member decided nothing scores nothing, whether time decided; the others keep their places', async () => {
    club = await clubOn(store(), { rules: { rounds: 1 } }, 4)
    await club.pass(7)
    const game = (await club.tables())[0]?.game ?? ''
    for (const n of [2, 3, 4]) granted(await answerAs(club.at.host, game, member(n)))
    await club.pass(2)
    const [ended] = await club.tables(1)
    expect(ended?.status).toBe('ended')
    const own = ended?.seats.find(({ number }) => number === 1)
    expect(own).toMatchObject({ points: 0, absent: true })
    expect(own).not.toHaveProperty('winner')
    expect(ended?.seats.filter(({ absent }) => absent)).toEqual([own])
    const places = ended?.seats.map(({ place, computerPlace }) => place ?? computerPlace)
    expect(places).toContain(1)
    expect(places).not.toContain(undefined)
    const lines = (await club.leagues.standings(club.id, 1))?.groups[0]?.lines ?? []
    expect(lines.flatMap(({ number, absences }) => (absences ? [[number, absences]] : []))).toEqual([[1, 1]])
    const file = await club.exported()
    expect(file.seasons[0]?.standings?.[0]?.lines.filter(({ absences }) => absences)).toMatchObject([
      { entry: 1, points: 0, games: 1, wins: 0, absences: 1 },
    ])
    const rating = (number: number) => file.ratings.find((each) => each.member === number)?.mu ?? 0
    expect(Math.min(...[2, 3, 4].map(rating))).toBeGreaterThan(rating(1))
  })

  it('whose table was paused by all until computers took it over was not absent', async () => {
    club = await clubOn(store(), { title: 'high-card', seats: 2, rules: { rounds: 1, tableDays: 1 } }, 2)
    await club.pass(7)
    const game = (await club.tables())[0]?.game ?? ''
    const { votes } = club.at.host
    const { vote } = granted(await votes.propose(game, member(1), { kind: 'pause' }))
    granted(await votes.cast(vote?.id ?? '', member(2), true))
    await club.pass(1.1)
    const { status, seats = [] } = (await club.tables(1))[0] ?? {}
    expect(status).toBe('ended')
    expect(seats.filter(({ absent }) => absent)).toEqual([])
  })

  it('of a table that runs out of time is finished by computers: it scores, and is not rated', async () => {
    club = await clubOn(store(), { title: 'high-card', rules: { rounds: 1, tableDays: 1 } }, 4)
    await club.pass(7)
    const game = (await club.tables())[0]?.game ?? ''
    for (const n of [1, 2, 3, 4]) granted(await answerAs(club.at.host, game, member(n)))
    await club.pass(0.2)
    await club.pass(0.9)
    const [table] = await club.tables(1)
    expect(table).toMatchObject({ status: 'ended' })
    expect(table?.seats.reduce((sum, { points = 0 }) => sum + points, 0)).toBe(16 * POINT)
    expect((await club.exported()).ratings).toEqual([])
  })
  it('on which somebody lets the time run out counts that against them', async () => {
    club = await clubOn(store(), { title: 'high-card', seats: 2, rules: { rounds: 1, tableDays: 1 } }, 2)
    await club.pass(7.1)
    const game = (await club.tables())[0]?.game ?? ''
    await club.pass(0.5)
    for (const n of [1, 2, 2]) granted(await answerAs(club.at.host, game, member(n)))
    const { misses } = await club.at.host.clock.timesOf(member(1).id)
    await club.pass(0.6)
    const [ended] = await club.tables(1)
    const [waited, stalled] = [2, 1].map((n) => ended?.seats.find(({ number }) => number === n))
    expect(waited).toMatchObject({ place: 1, winner: true })
    expect(stalled).toMatchObject({ place: 2, stalled: true, points: 0 })
    expect((await club.at.host.clock.timesOf(member(1).id)).misses).toBe(misses + 1)
    expect((await club.at.host.clock.timesOf(member(2).id)).misses).toBe(0)
  })
  it('of nobody, whose member was erased while the table began, is finished at its time as well', async () => {
    club = await clubOn(store(), { title: 'high-card', seats: 2, rules: { rounds: 1, tableDays: 1 } }, 2)
    await club.pass(7.1)
    const [begun] = await club.tables()
    const seat = { gameId: begun?.game ?? '', seat: 0 }
    await store().db.player.update({ where: { gameId_seat: seat }, data: { member: null } })
    await club.pass(1)
    const [ended] = await club.tables(1)
    expect(ended?.status).toBe('ended')
    expect(ended?.seats[0]).toMatchObject({ left: true, points: 0 })
    expect(ended?.seats[1]).not.toHaveProperty('left')
  })

  /** Whether computers took a table's seats because its time was over. */
  const timeWasOver = async () =>
    (await club.leagues.acts(club.id, 50)).some(({ phrase }) => phrase.key === 'bot.league-act-overdue')

  it('of a table that is paused by agreement is finished on the same day: a pause does not stop its 30 days', async () => {
    club = await clubOn(store(), { title: 'high-card', rules: { rounds: 1 } }, 4)
    await club.pass(7.1)
    const [begun] = await club.tables()
    const { votes } = club.at.host
    const until = new Date(club.at.clock.now().getTime() + 30 * DAY)
    const asked = await votes.propose(begun?.game ?? '', member(1), { kind: 'pause', until })
    for (const other of [2, 3]) granted(await votes.cast(granted(asked).vote?.id ?? '', member(other), true))
    expect((await club.tables())[0]).toMatchObject({ status: 'running', paused: true, due: begun?.due })
    const left = ((begun?.due.getTime() ?? 0) - club.at.clock.now().getTime()) / DAY
    expect(left).toBeGreaterThan(29.8)
    await club.pass(left - 0.1)
    expect((await club.tables())[0]).toMatchObject({ status: 'running', paused: true })
    await club.pass(0.2)
    const [ended] = await club.tables(1)
    expect(ended?.status).toBe('ended')
    expect(ended?.seats.reduce((sum, { points = 0 }) => sum + points, 0)).toBe(16 * POINT)
    expect(await timeWasOver()).toBe(true)
  })

  it('of a table that was given more days is finished after them, and not before', async () => {
    club = await clubOn(store(), { title: 'high-card', rules: { rounds: 1, tableDays: 1 } }, 4)
    await club.pass(7.1)
    const [begun] = await club.tables()
    const asked = await club.at.host.votes.propose(begun?.game ?? '', member(1), { kind: 'pause' })
    for (const other of [2, 3])
      granted(await club.at.host.votes.cast(granted(asked).vote?.id ?? '', member(other), true))
    granted(await club.leagues.extend(club.id, organiser(), 2))
    await club.pass(2.5)
    expect((await club.tables())[0]).toMatchObject({ status: 'running', paused: true })
    await club.pass(0.5)
    expect((await club.tables(1))[0]?.status).toBe('ended')
    expect(await timeWasOver()).toBe(true)
  })

  it('of a table is finished at its time also while the league itself is paused', async () => {
    club = await clubOn(store(), { title: 'high-card', rules: { rounds: 1, tableDays: 1 } }, 4)
    await club.pass(7.1)
    granted(await club.leagues.pause(club.id, organiser()))
    await club.pass(0.5)
    expect((await club.tables())[0]?.status).toBe('running')
    await club.pass(0.5)
    expect((await club.tables(1))[0]?.status).toBe('ended')
    expect(await timeWasOver()).toBe(true)
  })
})
