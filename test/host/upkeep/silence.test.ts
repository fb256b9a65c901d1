// Tables that nobody plays: asked about after a month, closed after two; lobbies expire, and pass from a silent host to the next.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paceOf } from '../../../src/host/clock/index.ts'
import { DAY } from '../../../src/text/length.ts'
import { testStore } from '../../support/databases.ts'
import {
  answerAs,
  arjun,
  gameOf,
  granted,
  hostOn,
  lena,
  lobbyOf,
  mei,
  refused,
} from '../../support/host-table.ts'

const store = await testStore()
const at = hostOn(store)
const { host, publisher } = at
const { jobsOf } = publisher

beforeAll(() => host.begin(publisher))
afterAll(() => host.stop())

const infoOf = async (game: string) => (await host.games.info(game)) ?? expect.fail('no game')
const asked = (game: string) => jobsOf(game).filter(({ kind }) => kind === 'keep').length
const notesOf = (game: string) =>
  jobsOf(game).flatMap((job) => (job.kind === 'note' || job.kind === 'tell' ? [job.phrase.key] : []))
/** What is due is posted before time passes: a prompt that comes late gives its wait back. */
const pass = async (days: number) => {
  await host.runDue()
  at.pass(days * DAY)
  await host.runDue()
}

describe('a table without clocks and without an answer', () => {
  it('asks its players after 30 days, and is closed as unfinished after 60; its story can be exported', async () => {
    const game = await gameOf(host, [arjun])
    granted(await answerAs(host, game.id, mei))
    expect(refused(await host.history.exportOf(game.id))).toBe('bot.refused-not-finished')
    await pass(29)
    expect(asked(game.id)).toBe(0)
    await pass(1)
    expect(asked(game.id)).toBe(1)
    await pass(29)
    expect((await infoOf(game.id)).status).toBe('playing')
    await pass(1)
    expect(await infoOf(game.id)).toMatchObject({ status: 'cancelled', closed: { why: 'silent' } })
    expect(asked(game.id)).toBe(1)
    expect(notesOf(game.id)).toContain('bot.closed-silent-note')
    expect(granted(await host.history.exportOf(game.id))).toMatchObject({ outcome: null, closed: 'silent' })
    expect(granted(await host.history.verify(game.id)).verdict.ok).toBe(true)
    expect(await host.history.story(game.id)).not.toEqual([])
    // It counts for nobody.
    expect(await host.games.finishedOf(mei.id, 'guild')).toEqual([])
  })

  it('is kept by an answer, or by the word of a player', async () => {
    const game = await gameOf(host, [arjun])
    await pass(30)
    expect(refused(await host.upkeep.keep(game.id, lena))).toBe('bot.refused-not-seated')
    granted(await host.upkeep.keep(game.id, arjun))
    expect(refused(await host.upkeep.keep(game.id, mei))).toBe('bot.refused-kept')
    await pass(29)
    expect(asked(game.id)).toBe(1)
    await pass(1)
    expect(asked(game.id)).toBe(2)
    granted(await answerAs(host, game.id, mei))
    expect(refused(await host.upkeep.keep(game.id, mei))).toBe('bot.refused-kept')
    await pass(30)
    expect((await infoOf(game.id)).status).toBe('playing')
    await pass(30)
    expect((await infoOf(game.id)).status).toBe('cancelled')
    expect(refused(await host.upkeep.keep(game.id, mei))).toBe('bot.refused-table-over')
  })

  it('is asked about before it is closed, however long the bot was away', async () => {
    const game = await gameOf(host, [arjun])
    at.pass(100 * DAY)
    await host.runDue()
    expect(asked(game.id)).toBe(1)
    await pass(29)
    expect((await infoOf(game.id)).status).toBe('playing')
    await pass(1)
    expect((await infoOf(game.id)).status).toBe('cancelled')
  })

  it('with a clock goes on by that', async () => {
    const pace = paceOf({ speed: 'daily' })
    const game = await gameOf(host, [arjun], pace ? { pace } : {})
    await pass(31)
    expect(asked(game.id)).toBe(0)
  })

  it('is closed the same way where its clocks run no more, since a computer plays for all others', async () => {
    const pace = paceOf({ speed: 'daily', timeout: 'stand-in', misses: 1 })
    const game = await gameOf(host, [arjun], pace ? { pace } : {})
    granted(await answerAs(host, game.id, arjun))
    await pass(1)
    expect((await infoOf(game.id)).players.map(({ standIn }) => standIn)).toEqual(['normal', undefined])
    await pass(30)
    expect(asked(game.id)).toBe(1)
    await pass(30)
    expect(await infoOf(game.id)).toMatchObject({ status: 'cancelled', closed: { why: 'silent' } })
  })
})

describe('a paused table', () => {
  it('whose place is lost asks its members in private, and is closed the same way', async () => {
    const game = await gameOf(host, [arjun])
    await host.posts.placeGone(game.channel)
    expect((await infoOf(game.id)).pausedWhy).toBe('channel')
    await pass(30)
    const told = jobsOf(game.id).flatMap((job) =>
      job.kind === 'tell' && job.phrase.key === 'bot.keep-told' ? [job.member] : [],
    )
    expect(told.toSorted()).toEqual([mei.id, arjun.id])
    await pass(30)
    expect(await infoOf(game.id)).toMatchObject({ status: 'cancelled', closed: { why: 'silent' } })
  })
})

describe('a lobby', () => {
  it('expires after 14 days', async () => {
    const lobby = await lobbyOf(host, [arjun], 3)
    await pass(13)
    expect((await infoOf(lobby.id)).status).toBe('lobby')
    await pass(1)
    expect(await infoOf(lobby.id)).toMatchObject({ status: 'cancelled', closed: { why: 'expired' } })
    expect(refused(await host.lobby.start(lobby.id, mei))).toBe('bot.refused-not-lobby')
    expect(refused(await host.history.exportOf(lobby.id))).toBe('bot.refused-not-finished')
  })

  it('that is full passes from a host who says nothing for three days to the next member', async () => {
    const lobby = await lobbyOf(host, [arjun, lena])
    await pass(2)
    granted(await host.lobby.configure(lobby.id, mei, { language: 'zh-TW' }))
    await pass(2)
    expect((await infoOf(lobby.id)).host).toBe(mei.id)
    await pass(1)
    expect((await infoOf(lobby.id)).host).toBe(arjun.id)
    expect(notesOf(lobby.id)).toEqual(['bot.host-passes-silent'])
    await pass(3)
    granted(await host.lobby.start(lobby.id, lena))
  })

  it('that has a free seat waits for no host', async () => {
    const lobby = await lobbyOf(host, [arjun], 2)
    granted(await host.lobby.leave(lobby.id, arjun))
    await pass(4)
    expect((await infoOf(lobby.id)).host).toBe(mei.id)
  })
})

describe('a manager', () => {
  it('closes any table with a reason, which everybody reads and which names no id', async () => {
    const game = await gameOf(host, [arjun])
    const vote = granted(await host.votes.propose(game.id, mei, { kind: 'pause' })).vote?.id ?? ''
    const closed = granted(await host.upkeep.close(game.id, lena, `Spam by <@${arjun.id}>`))
    expect(closed).toMatchObject({ status: 'cancelled', closed: { why: 'manager', reason: 'Spam by …' } })
    expect((await host.votes.find(vote))?.status).toBe('void')
    await host.runDue()
    expect(notesOf(game.id)).toContain('bot.closed-by')
    expect(refused(await host.upkeep.close(game.id, lena, 'again'))).toBe('bot.refused-table-over')
    const lobby = await lobbyOf(host, [arjun])
    expect(granted(await host.upkeep.close(lobby.id, lena, 'too many')).status).toBe('cancelled')
  })
})
