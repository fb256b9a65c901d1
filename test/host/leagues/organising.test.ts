// What organisers may do, each with a reason for all to read; and what becomes of those who are erased.
import { describe, expect, it } from 'vitest'
import { readLeague } from '../../../scripts/league/verify/file.ts'
import { verifyLeague } from '../../../scripts/league/verify/verify.ts'
import { POINT } from '../../../src/league/points.ts'
import { answerAs, granted, refused } from '../../support/host-table.ts'
import { type Club, clubHost, clubOn, DAY, member, organiser } from './club.ts'
import { storeForLeagues } from './store.ts'

let club: Club
const store = storeForLeagues(() => club)

/** The game of the first table, which has just begun. */
async function begun(seats = 4): Promise<string> {
  club = await clubOn(store(), { seats, rules: { rounds: 1 } }, seats)
  await club.pass(7)
  await club.pass(0.05)
  return (await club.tables())[0]?.game ?? ''
}

describe('an organiser', () => {
  it('starts a season before its day, with a reason', async () => {
    club = await clubOn(store(), {}, 4)
    granted(await club.leagues.start(club.id, organiser('everyone is here')))
    expect((await club.info()).season).toMatchObject({ status: 'running', paired: 1 })
    const acts = await club.leagues.acts(club.id, 5)
    expect(acts.map(({ phrase }) => phrase.key)).toContain('bot.league-act-start')
    expect(acts.find(({ reason }) => reason === 'everyone is here')).toMatchObject({ by: member(0).id })
  })

  it('starts a season once, also when two do at once', async () => {
    club = await clubOn(store(), { rules: { rounds: 3 } }, 4)
    await Promise.all([1, 2].map(() => club.leagues.start(club.id, organiser())))
    expect((await club.info()).season?.paired).toBe(1)
  })

  it('cannot start what nobody can play', async () => {
    club = await clubOn(store(), {}, 1)
    const before = await club.info()
    expect(refused(await club.leagues.start(club.id, organiser()))).toBe('bot.refused-league-too-few')
    expect(await club.info()).toEqual(before)
    expect((await club.leagues.acts(club.id, 5)).map(({ phrase }) => phrase.key)).toEqual([
      'bot.league-act-created',
    ])
  })

  it('pauses and resumes: what fell due meanwhile is due a day later', async () => {
    club = await clubOn(store(), {}, 4)
    granted(await club.leagues.pause(club.id, organiser()))
    await club.pass(9)
    expect(await club.tables()).toEqual([])
    granted(await club.leagues.unpause(club.id, organiser(), 'channel'))
    await club.pass(1)
    expect(await club.tables()).toHaveLength(1)
  })

  it('pauses and resumes: what did not fall due meanwhile keeps its day', async () => {
    club = await clubOn(store(), {}, 4)
    const { nextAt } = (await club.info()).season ?? {}
    granted(await club.leagues.pause(club.id, organiser()))
    await club.pass(3)
    granted(await club.leagues.unpause(club.id, organiser(), 'channel'))
    expect((await club.info()).season?.nextAt).toEqual(nextAt)
    expect(refused(await club.leagues.unpause(club.id, organiser(), 'channel'))).toBe(
      'bot.refused-league-not-paused',
    )
  })

  it('pauses and resumes: a table that fell due meanwhile begins within the hour, with all its days', async () => {
    club = await clubOn(store(), { rules: { rounds: 1 } }, 4)
    granted(await club.leagues.start(club.id, organiser()))
    granted(await club.leagues.pause(club.id, organiser()))
    await club.pass(1)
    expect((await club.tables()).map(({ status }) => status)).toEqual(['due'])
    granted(await club.leagues.unpause(club.id, organiser(), 'channel'))
    await club.pass(1 / 24)
    const [table] = await club.tables()
    expect(table).toMatchObject({
      status: 'running',
      due: new Date(club.at.clock.now().getTime() + 30 * DAY),
    })
  })

  it('finds a league paused whose channel is lost, and resumes it in another', async () => {
    club = await clubOn(store(), {}, 4)
    club.at.publisher.lose()
    await club.at.host.runDue()
    expect((await club.info()).status).toBe('paused')
    expect((await club.leagues.acts(club.id, 1))[0]?.phrase.key).toBe('bot.league-act-place-lost')
    granted(await club.leagues.unpause(club.id, organiser('a new channel'), 'elsewhere'))
    await club.at.host.runDue()
    expect(await club.info()).toMatchObject({ status: 'open', channel: 'elsewhere' })
    expect(club.at.publisher.told.at(-1)?.league.channel).toBe('elsewhere')
  })

  it('loses with its channel the tables that are played under it, and none that has its post in a forum', async () => {
    club = await clubOn(store(), { seats: 2, rules: { rounds: 1 }, forum: 'forum' }, 4)
    await club.pass(7)
    await club.pass(0.05)
    const [above = '', under = ''] = (await club.tables()).map(({ game }) => game)
    const { posts, games } = club.at.host
    const status = async (game: string) => (await games.info(game))?.status
    await posts.saveThread(above, 'post')
    await posts.placeGone('channel')
    expect([await status(above), await status(under)]).toEqual(['playing', 'paused'])
    await posts.placeGone('post')
    expect(await status(above)).toBe('paused')
  })

  it('without a forum loses all its tables with its channel: their threads went with it', async () => {
    const game = await begun()
    await club.at.host.posts.saveThread(game, 'thread')
    await club.at.host.posts.placeGone('channel')
    expect((await club.at.host.games.info(game))?.status).toBe('paused')
  })

  it('gives a table more days', async () => {
    club = await clubOn(store(), { rules: { rounds: 1, tableDays: 1 } }, 4)
    await club.pass(7.1)
    const [before] = await club.tables()
    granted(await club.leagues.extend(club.id, organiser(), 5))
    const [after] = await club.tables()
    expect((after?.due.getTime() ?? 0) - (before?.due.getTime() ?? 0)).toBe(5 * 86_400_000)
    expect(refused(await club.leagues.extend(club.id, organiser(), 0))).toBe('bot.refused-league-days')
  })

  it('gives no more days to a table that computers finish because its time is over', async () => {
    await begun(2)
    const overdue = [1, 2].map((player) => ({ player, overdue: true }))
    await store().db.leagueTable.updateMany({ where: { leagueId: club.id }, data: { players: overdue } })
    expect(refused(await club.leagues.extend(club.id, organiser(), 5))).toBe('bot.refused-no-table')
  })

  it('excludes a member whose game is over and not counted yet: they finished it', async () => {
    const game = await begun(2)
    const where = { id: game }
    await store().db.game.update({ where, data: { status: 'finished' } })
    granted(await club.leagues.exclude(club.id, organiser(), member(2).id))
    await store().db.game.update({ where, data: { status: 'playing' } })
    await club.play(game)
    const seats = (await club.tables(1))[0]?.seats ?? []
    expect(seats.map(({ left }) => left)).toEqual([undefined, undefined])
    expect(seats.reduce((sum, { points = 0 }) => sum + points, 0)).toBe(8 * POINT)
  })

  it('excludes a member: a computer plays their seat, which scores nothing, and they sit out a season', async () => {
    const game = await begun()
    granted(await club.leagues.exclude(club.id, organiser('insults'), member(2).id))
    const acts = await club.leagues.acts(club.id, 9)
    expect(acts.find(({ phrase }) => phrase.key === 'bot.league-act-excluded')?.phrase.args).toEqual({
      who: { typed: member(0).name, member: member(0).id },
      member: expect.anything(),
    })
    await club.play(game)
    const [table] = await club.tables(1)
    expect(table?.seats.find(({ number }) => number === 2)).toMatchObject({ points: 0, left: true })
    expect(refused(await club.leagues.join(club.id, member(2)))).toBe('bot.refused-sits-out')
  })

  it('excludes a member whose table has not begun: a computer sits down for them', async () => {
    club = await clubOn(store(), { rules: { rounds: 1 } }, 8)
    granted(await club.leagues.start(club.id, organiser()))
    // The second table begins three seconds after the first.
    const table = (await club.tables())[1]
    expect(table?.status).toBe('due')
    const out = member(table?.seats[0]?.number ?? 0)
    granted(await club.leagues.exclude(club.id, organiser(), out.id))
    await club.pass(0.05)
    const game = (await club.tables())[1]?.game ?? ''
    const players = (await club.at.host.games.info(game))?.players ?? []
    expect(players.filter((player) => player.computer)).toHaveLength(1)
    expect(players.some((player) => player.member === out.id)).toBe(false)
  })

  it('lets somebody in again who was excluded, also from a queue, with a reason', async () => {
    club = await clubOn(store(), { format: 'queue', seats: 2 }, 1)
    granted(await club.leagues.exclude(club.id, organiser('insults'), member(1).id))
    expect(refused(await club.leagues.join(club.id, member(1)))).toBe('bot.refused-excluded')
    // A queue has one season, so that no other is named after which they may enter.
    expect(await club.leagues.membership(club.id, member(1).id)).not.toHaveProperty('sitsOutTo')
    const [excluded] = await club.leagues.acts(club.id, 1)
    expect(excluded?.phrase.key).toBe('bot.league-act-excluded-queue')
    granted(await club.leagues.readmit(club.id, organiser('an apology'), member(1).id))
    expect(await club.enter(1)).toMatchObject({ entry: 'waiting' })
    const acts = await club.leagues.acts(club.id, 5)
    expect(acts[0]).toMatchObject({ reason: 'an apology', phrase: { key: 'bot.league-act-readmitted' } })
    expect(refused(await club.leagues.readmit(club.id, organiser(), member(1).id))).toBe(
      'bot.refused-not-excluded',
    )
    expect(refused(await club.leagues.readmit(club.id, organiser(), member(7).id))).toBe(
      'bot.refused-no-member',
    )
  })

  it('lets somebody in again whom it excluded from the season that is open', async () => {
    club = await clubOn(store(), {}, 4)
    granted(await club.leagues.exclude(club.id, organiser(), member(2).id))
    granted(await club.leagues.readmit(club.id, organiser('a mistake'), member(2).id))
    expect(await club.enter(2)).toMatchObject({ entry: 'in' })
  })

  it('lets two meet again whom it kept apart', async () => {
    club = await clubOn(store(), { seats: 2 }, 2)
    const pair = [member(1).id, member(2).id] as const
    granted(await club.leagues.forbid(club.id, organiser('a quarrel'), pair))
    expect(refused(await club.leagues.start(club.id, organiser()))).toBe('bot.refused-league-too-few')
    granted(await club.leagues.forbid(club.id, organiser('made up'), pair, true))
    granted(await club.leagues.start(club.id, organiser()))
    expect((await club.leagues.acts(club.id, 9)).find(({ reason }) => reason === 'made up')).toBeDefined()
  })

  it('ends a season or a cup of which forbidden pairs leave no table: waiting would not help', async () => {
    for (const format of ['season', 'cup'] as const) {
      club = await clubOn(store(), { format, seats: 2, rules: { rounds: 3, roundDays: 1 } }, 4)
      await club.pass(7)
      await club.pass(0.05)
      for (const n of [3, 4]) granted(await club.leagues.leave(club.id, member(n)))
      const pair = [member(1).id, member(2).id] as const
      granted(await club.leagues.forbid(club.id, organiser('a quarrel'), pair))
      await club.play()
      for (let days = 0; days < 3; days++) await club.pass(1)
      expect((await club.info()).season).toMatchObject({ number: 2, status: 'entry' })
      const acts = (await club.leagues.acts(club.id, 20)).map(({ phrase }) => phrase.key)
      expect(acts).not.toContain('bot.league-act-busy')
      if (format === 'season') await club.close()
    }
  })

  it('puts a round off where those who are free must not meet, and others will be free', async () => {
    club = await clubOn(store(), { title: 'high-card', seats: 2, rules: { rounds: 2, roundDays: 1 } })
    for (let n = 1; n <= 4; n++) await club.enter(n, 1)
    await club.pass(7.01)
    const [table] = await club.tables()
    const [one = 0, other = 0] = table?.seats.map(({ number }) => number) ?? []
    const pair = [member(one).id, member(other).id] as const
    granted(await club.leagues.forbid(club.id, organiser('a quarrel'), pair))
    await club.play(table?.game)
    await club.play(table?.game)
    await club.play(table?.game)
    await club.pass(1)
    expect((await club.tables()).map(({ status }) => status)).toEqual(['ended', 'running'])
    expect((await club.leagues.acts(club.id, 1))[0]?.phrase.key).toBe('bot.league-act-busy')
    await club.playSeason()
    expect((await club.leagues.schedule(club.id, 1))?.rounds).toHaveLength(2)
  })

  it('keeps nobody apart in divisions, where all of a group meet by design, and says so', async () => {
    club = await clubOn(store(), { format: 'divisions', seats: 3 }, 2)
    const pair = [member(1).id, member(2).id] as const
    expect(refused(await club.leagues.forbid(club.id, organiser(), pair))).toBe(
      'bot.refused-apart-in-divisions',
    )
    granted(await club.leagues.forbid(club.id, organiser(), pair, true))
  })

  it('keeps two members from meeting', async () => {
    club = await clubOn(store(), { seats: 2, rules: { rounds: 3, roundDays: 1 } }, 4)
    const pair = [member(1).id, member(2).id] as const
    granted(await club.leagues.forbid(club.id, organiser('a quarrel'), pair))
    for (let n = 1; n <= 4; n++) await club.enter(n, 10)
    await club.playSeason()
    const met = (await club.tables(1)).some(({ seats }) =>
      [1, 2].every((each) => seats.some(({ number }) => number === each)),
    )
    expect(met).toBe(false)
    expect(refused(await club.leagues.forbid(club.id, organiser(), [pair[0], pair[0]]))).toBe(
      'bot.refused-same-person',
    )
  })

  it('seats a substitute, who plays for the entry; a member who left is rated last, the substitute by how they finish', async () => {
    const game = await begun()
    await club.leagues.join(club.id, member(9))
    granted(await club.leagues.substitute(club.id, organiser('ill'), game, member(3).id, member(9)))
    await answerAs(club.at.host, game, member(9))
    await club.play(game)
    const [table] = await club.tables(1)
    expect(table?.status).toBe('ended')
    const file = await club.exported()
    const seat = file.rounds[0]?.tables[0]?.result?.seats.find(({ entry }) => entry === 3)
    expect(seat).toMatchObject({ player: 3, left: true, successor: 5 })
    expect(file.ratings.map(({ member: number }) => number).sort()).toEqual([1, 2, 3, 4, 5])
  })

  it('annuls a game that runs: it is called off', async () => {
    const game = await begun()
    granted(await club.leagues.annul(club.id, organiser('a fault'), game))
    expect((await club.at.host.games.info(game))?.status).toBe('cancelled')
    expect((await club.tables(1))[0]?.status).toBe('annulled')
  })

  it('takes no substitute who plays there, was excluded or is at no league', async () => {
    const game = await begun()
    const ask = (n: number) => club.leagues.substitute(club.id, organiser(), game, member(3).id, member(n))
    expect(refused(await ask(8))).toBe('bot.refused-no-member')
    expect(refused(await ask(4))).toBe('bot.refused-newcomer-seated')
    await club.leagues.join(club.id, member(9))
    granted(await club.leagues.exclude(club.id, organiser(), member(9).id))
    expect(refused(await ask(9))).toBe('bot.refused-no-member')
    await club.play(game)
    expect(refused(await ask(8)), 'the game is over').toBe('bot.refused-no-table')
  })

  it('a seat that its substitute gives up as well scores nothing', async () => {
    const game = await begun()
    await club.leagues.join(club.id, member(9))
    granted(await club.leagues.substitute(club.id, organiser('ill'), game, member(3).id, member(9)))
    granted(await club.at.host.play.resign(game, member(9)))
    await club.play(game)
    const seat = (await club.tables(1))[0]?.seats.find(({ number }) => number === 3)
    expect(seat).toMatchObject({ points: 0, left: true })
  })

  it('a member who vanishes from a seat that was handed over sits out, not who handed it over', async () => {
    const game = await begun()
    await club.leagues.join(club.id, member(9))
    granted(await club.leagues.substitute(club.id, organiser('ill'), game, member(3).id, member(9)))
    await store().db.player.updateMany({
      where: { gameId: game, member: member(9).id },
      data: { standIn: 'hard' },
    })
    await club.play(game)
    await club.pass(1)
    const acts = (await club.leagues.acts(club.id, 9)).map(({ phrase }) => phrase)
    const vanished = acts.filter(({ key }) => key === 'bot.league-act-vanished')
    expect(vanished).toMatchObject([{ args: { member: { typed: member(9).name } } }])
  })

  it('cannot annul a table at which they sit, or sat: another organiser can', async () => {
    const game = await begun()
    const own = { person: member(2), reason: 'I lose' }
    expect(refused(await club.leagues.annul(club.id, own, game))).toBe('bot.refused-own-table')
    await club.at.host.play.resign(game, member(2))
    expect(refused(await club.leagues.annul(club.id, own, game))).toBe('bot.refused-own-table')
    expect((await club.tables(1))[0]?.status).toBe('running')
    granted(await club.leagues.annul(club.id, organiser('a fault'), game))
  })

  it('nobody sits out for a game that was annulled, which counts nowhere', async () => {
    club = await clubOn(store(), { seats: 2, rules: { rounds: 1 } }, 4)
    await club.pass(7)
    await club.pass(0.05)
    const [table, other] = await club.tables()
    const away = { gameId: table?.game ?? '', seat: 0 }
    await store().db.player.update({ where: { gameId_seat: away }, data: { standIn: 'hard' } })
    await answerAs(club.at.host, table?.game ?? '', member(table?.seats[1]?.number ?? 0))
    await club.pass(0.1)
    expect((await club.tables()).map(({ status }) => status)).toEqual(['ended', 'running'])
    granted(await club.leagues.annul(club.id, organiser('a fault'), table?.game ?? ''))
    await club.play(other?.game)
    expect((await club.info()).season?.number).toBe(2)
    const acts = (await club.leagues.acts(club.id, 9)).map(({ phrase }) => phrase.key)
    expect(acts).not.toContain('bot.league-act-vanished')
  })

  it('a seat whose substitute erases themselves is given up as well, no matter who was erased before', async () => {
    const game = await begun()
    await club.leagues.join(club.id, member(9))
    granted(await club.leagues.substitute(club.id, organiser('ill'), game, member(3).id, member(9)))
    await club.at.host.people.erase(member(9).id)
    await club.play(game)
    const seat = (await club.tables(1))[0]?.seats.find(({ number }) => number === 3)
    expect(seat).toMatchObject({ points: 0, left: true })
  })

  it('annuls a game, also one that has ended: it counts nowhere', async () => {
    const game = await begun()
    await club.play(game)
    granted(await club.leagues.annul(club.id, organiser('a fault'), game))
    const lines = (await club.leagues.standings(club.id, 1))?.groups[0]?.lines ?? []
    expect((await club.tables(1))[0]?.status).toBe('annulled')
    expect(lines.map(({ points }) => points)).toEqual([0, 0, 0, 0])
    expect((await club.exported()).ratings).toEqual([])
  })

  it('annuls games of a round that is closed: each digest that was posted can be proved, also those that were replaced', async () => {
    club = await clubOn(store(), { rules: { rounds: 1 } }, 8)
    await club.pass(7)
    await club.pass(0.05)
    const [one = '', other = ''] = (await club.tables()).map(({ game }) => game)
    await club.play()
    for (const game of [one, other]) granted(await club.leagues.annul(club.id, organiser('a fault'), game))
    const said = (await club.leagues.acts(club.id, 20)).map(({ phrase }) => phrase).reverse()
    const closed = said.filter(({ key }) => key.startsWith('bot.league-act-closed'))
    expect(closed.map(({ key }) => key)).toEqual(
      ['', '-anew', '-anew'].map((how) => `bot.league-act-closed${how}`),
    )
    const digests = closed.map(({ args }) => (args as { digest: { typed: string } }).digest.typed)
    expect(closed[2]?.args).toMatchObject({ round: 1, before: { typed: digests[1] } })
    const file = readLeague(JSON.stringify(await club.exported()))
    if (typeof file === 'string') expect.fail(file)
    expect(verifyLeague(file, digests)).toMatchObject({ faults: [], checked: { 'replaced digests': 2 } })
  })

  it('annuls no game of a season from whose standings the next one was drawn', async () => {
    const game = await begun()
    await club.play(game)
    for (let n = 1; n <= 4; n++) await club.enter(n)
    await club.pass(7)
    expect(refused(await club.leagues.annul(club.id, organiser(), game))).toBe('bot.refused-season-drawn')
  })

  it('archives a league when nothing runs; it stays readable and takes nobody', async () => {
    await begun()
    expect(refused(await club.leagues.archive(club.id, organiser()))).toBe('bot.refused-tables-run')
    await club.play()
    granted(await club.leagues.archive(club.id, organiser('over')))
    expect(refused(await club.leagues.join(club.id, member(1)))).toBe('bot.refused-league-archived')
    expect(await club.leagues.at('guild')).toEqual([])
    expect(await club.leagues.at('guild', true)).toHaveLength(1)
    expect(await club.leagues.standings(club.id, 1)).toBeDefined()
  })
})

describe('a league game', () => {
  it('is called off, and its seats handed over, by nobody but the organisers', async () => {
    const game = await begun()
    const { host } = club.at
    const ask = (kind: 'cancel') => host.votes.propose(game, member(1), { kind })
    expect(refused(await ask('cancel'))).toBe('bot.refused-in-league')
  })

  it('of two processes at once begins once', async () => {
    club = await clubOn(store(), { seats: 2, rules: { rounds: 1 } }, 8)
    const twin = clubHost(store())
    twin.clock.at = club.at.clock.at
    await twin.host.begin(twin.publisher)
    for (let hours = 0; hours < 8 * 24; hours += 12) {
      club.at.pass(12 * 3_600_000)
      twin.clock.at = club.at.clock.at
      await Promise.all([club.at.host.runDue(), twin.host.runDue()])
    }
    await club.pass(0.05)
    await twin.host.stop()
    expect((await club.tables()).filter(({ game }) => game)).toHaveLength(4)
    expect(await store().db.game.count({ where: { league: club.id } })).toBe(4)
  })
})

describe('a member who erases themselves', () => {
  it('leaves true standings under nobody, and is paired no more', async () => {
    club = await clubOn(store(), { rules: { rounds: 2 } }, 5)
    await club.pass(7)
    await club.play()
    const before = (await club.leagues.standings(club.id))?.groups[0]?.lines ?? []
    const kept = (await club.at.host.people.exportOf(member(1))).kept.league_members
    expect(kept).toMatchObject([{ league_id: club.id, number: 1 }])
    await club.at.host.people.erase(member(1).id)
    const after = (await club.leagues.standings(club.id))?.groups[0]?.lines ?? []
    expect(after.map(({ number, points }) => [number, points])).toEqual(
      before.map(({ number, points }) => [number, points]),
    )
    const own = after.find(({ number }) => number === 1)
    expect(own?.member).toBeUndefined()
    expect(own?.name).toBeUndefined()
    await club.playSeason()
    const second = (await club.leagues.schedule(club.id, 1))?.rounds[1]?.tables ?? []
    expect(second.flatMap(({ seats }) => seats.map(({ number }) => number))).not.toContain(1)
  })
})
