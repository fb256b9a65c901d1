// A finished game is played on in private: from any moment, at any seat, by anybody who may look at it; and counts nowhere.
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenHost } from '../../src/host/index.ts'
import type { Person } from '../../src/host/table/types.ts'
import { reviewerHere } from '../../src/search/review/reviewing.ts'
import { newTestDatabase } from '../support/databases.ts'
import { highCard, highCardTitle } from '../support/example-game.ts'
import {
  answerAs,
  arjun,
  gameOf,
  granted,
  hostOn,
  interaction,
  lena,
  lobbyOf,
  mei,
  refused,
} from '../support/host-table.ts'

const testDatabase = newTestDatabase()
const store = await testDatabase.open()
afterAll(() => store.close())
beforeEach(async () => {
  await store.db.game.deleteMany()
  await store.db.job.deleteMany()
})

const { normal } = highCard.computers
const withHard = { ...highCardTitle, game: { ...highCard, computers: { ...(normal && { hard: normal }) } } }
const titles = { 'high-card': withHard }

const opened = (version = 1) => {
  const title = { ...withHard, game: { ...withHard.game, version } }
  return hostOn(store, { 'high-card': title }, { reviewer: reviewerHere(titles) })
}

/** Three rounds, two answers each: entry 2 ends the first, entry 6 the game. */
async function finished(host: OpenHost): Promise<string> {
  const { id } = await gameOf(host, [arjun])
  for (let round = 0; round < 3; round++)
    for (const person of [mei, arjun]) granted(await answerAs(host, id, person))
  return id
}

const calling = (table: string, number: number, more: object = {}, person: Person = lena) => ({
  origin: { table, number, seat: 0, deal: 'same' as const, ...more },
  language: 'en' as const,
  guild: 'guild',
  channel: 'elsewhere',
  person,
  interaction: interaction(),
})

/** The state with which a branch began. */
const startOf = async (host: OpenHost, branch: string) =>
  JSON.parse(granted(await host.history.exportOf(branch)).stretches[0]?.checkpoint ?? '{}')

async function playOut(host: OpenHost, game: string, person: Person): Promise<void> {
  for (let look = granted(await host.lessons.proceed(game, person)); look.token; ) {
    granted(await answerAs(host, game, person))
    look = granted(await host.lessons.proceed(game, person))
  }
}

describe('playing on from a moment of a finished game', () => {
  it('begins with the table as it was, by a seed of its own, and counts nowhere', async () => {
    const { host } = opened()
    const table = await finished(host)
    const then = granted(await host.history.page(table, lena, { viewer: 0, step: 2 }))
    expect(then.entry).toBe(2)
    const { info, how } = granted(await host.branches.begin(calling(table, 2)))
    expect(how).toBe('new')
    expect(info).toMatchObject({
      status: 'playing',
      playedOn: { table, number: 2, step: 2, seat: 0, deal: 'same' },
    })
    expect(info.players[1]).toMatchObject({ computer: 'hard' })
    const look = granted(await host.lessons.proceed(info.id, lena))
    expect(look.playerView?.view).toEqual(then.view)
    await playOut(host, info.id, lena)
    expect(await host.games.info(info.id)).toMatchObject({ status: 'cancelled', outcome: expect.anything() })
    const [over, branch] = await Promise.all(
      [table, info.id].map((id) => store.db.game.findUniqueOrThrow({ where: { id } })),
    )
    expect(branch?.seed).not.toBe(over?.seed)
    const stored = await store.db.entry.findMany({ where: { gameId: info.id } })
    const kept = JSON.stringify([
      branch,
      stored,
      await store.db.checkpoint.findMany({ where: { gameId: info.id } }),
    ])
    for (const secret of [over?.seed, over?.secret]) expect(kept).not.toContain(secret)
    expect((await host.people.stats(lena.id)).all.games).toBe(0)
    expect(await host.games.inGuild('guild')).toEqual([])
    expect(await host.games.finishedOf(lena.id)).toEqual([])
    const jobs = await store.db.job.findMany({ where: { subjectId: info.id } })
    expect(jobs.map(({ kind }) => kind)).toEqual(['pack'])
    await host.stop()
  })

  it('is proved like any game, from a start that is the moment it names', async () => {
    const { host } = opened()
    const table = await finished(host)
    for (const deal of ['same', 'anew'] as const) {
      const { info } = granted(await host.branches.begin(calling(table, 3, { deal })))
      await playOut(host, info.id, lena)
      const { file, verdict } = granted(await host.history.verify(info.id))
      expect(verdict).toMatchObject({ ok: true, unchecked: [] })
      expect(file.from).toEqual({ table, number: 3, seat: 0, deal })
      expect(await host.branches.startIsSame(file)).toBe(true)
      const [first, ...later] = file.stretches
      const forged = { ...file, stretches: [{ ...first, checkpoint: '{}' }, ...later] } as typeof file
      expect(await host.branches.startIsSame(forged)).toBe(false)
    }
    await host.stop()
  })

  it('deals anew what the seat could not know, and nothing else', async () => {
    const { host } = opened()
    const table = await finished(host)
    const hands: string[][][] = []
    for (const deal of ['same', 'anew'] as const) {
      const { info } = granted(await host.branches.begin(calling(table, 2, { deal })))
      await playOut(host, info.id, lena)
      hands.push((await startOf(host, info.id)).hands)
    }
    const [same, anew] = hands
    expect(anew?.[0]).toEqual(same?.[0])
    expect(anew?.[1]).not.toEqual(same?.[1])
    await host.stop()
  })

  it('is one for each member: a second press goes on with it, another moment takes its place when asked to', async () => {
    const { host } = opened()
    const table = await finished(host)
    const both = await Promise.all(
      [0, 1].map(async () => granted(await host.branches.begin(calling(table, 2)))),
    )
    expect(new Set(both.map(({ info }) => info.id)).size).toBe(1)
    expect(both.map(({ how }) => how).toSorted()).toEqual(['new', 'same'])
    const first = both[0]?.info.id ?? ''
    const elsewhere = calling(table, 2, { seat: 1 })
    expect(granted(await host.branches.begin(elsewhere))).toMatchObject({ how: 'other', info: { id: first } })
    expect((await host.branches.current(lena.id))?.id).toBe(first)
    const again = await Promise.all(
      [0, 1].map(async () =>
        granted(await host.branches.begin({ ...elsewhere, interaction: interaction(), instead: first })),
      ),
    )
    expect(again.map(({ how }) => how).toSorted()).toEqual(['new', 'same'])
    expect(await host.games.info(first)).toMatchObject({ status: 'cancelled' })
    expect(await store.db.game.count({ where: { status: 'playing' } })).toBe(1)
    // A lesson is no such game.
    expect(await host.lessons.current(lena.id)).toBeUndefined()
    await host.stop()
  })

  it('is refused while the game goes on, at its end, at no moment or seat of it, and under other rules', async () => {
    const { host } = opened()
    const lobby = await lobbyOf(host, [arjun])
    const at = async (table: string, number: number, more?: object) =>
      refused(await host.branches.begin(calling(table, number, more)))
    expect(await at(lobby.id, 0)).toBe('bot.refused-not-branched')
    granted(await host.lobby.start(lobby.id, mei))
    granted(await answerAs(host, lobby.id, mei))
    expect(await at(lobby.id, 0)).toBe('bot.refused-not-branched')
    expect(granted(await host.history.page(lobby.id, mei, { viewer: 'public' })).entry).toBeUndefined()
    expect(await at('nothing', 0)).toBe('bot.refused-no-game')
    const table = await finished(host)
    expect(await at(table, 6)).toBe('bot.refused-branch-over')
    for (const number of [-1, 7, 0.5]) expect(await at(table, number)).toBe('bot.refused-not-branched')
    expect(await at(table, 2, { seat: 2 })).toBe('bot.refused-not-branched')
    // A branch is no finished game itself.
    const { info } = granted(await host.branches.begin(calling(table, 2)))
    await playOut(host, info.id, lena)
    expect(await at(info.id, 0)).toBe('bot.refused-not-branched')
    await host.stop()
    const changed = opened(2)
    expect(refused(await changed.host.branches.begin(calling(table, 2)))).toBe('bot.refused-branch-changed')
    await changed.host.stop()
  })

  it('is nobody else’s to answer, to compare or to end', async () => {
    const { host } = opened()
    const table = await finished(host)
    const { info } = granted(await host.branches.begin(calling(table, 2)))
    expect(refused(await answerAs(host, info.id, mei, ['card-1']))).toBe('bot.refused-not-seated')
    expect(refused(await host.branches.compare(info.id, mei))).toBe('bot.refused-not-seated')
    expect(refused(await host.play.resign(info.id, mei))).toBe('bot.refused-not-seated')
    expect(refused(await host.branches.compare(table, mei))).toBe('bot.refused-no-game')
    await host.stop()
  })

  it('tells what happened then beside what happens now, also once it was ended early', async () => {
    const { host, publisher, pass } = opened()
    await host.begin(publisher)
    const table = await finished(host)
    pass(30_000)
    await host.runDue()
    pass(30_000)
    await host.runDue()
    const { info } = granted(await host.branches.begin(calling(table, 2)))
    granted(await host.lessons.proceed(info.id, lena))
    const begun = granted(await host.branches.compare(info.id, lena))
    expect(begun.before).toMatchObject({ id: table, outcome: expect.anything() })
    expect(begun.shareBefore).toBeGreaterThanOrEqual(0)
    expect(begun.shareNow).toBeGreaterThanOrEqual(0)
    granted(await host.play.resign(info.id, lena))
    expect(granted(await host.branches.compare(info.id, lena)).shareNow).toBe(begun.shareNow)
    const again = granted(await host.branches.begin(calling(table, 2)))
    expect(again.how).toBe('new')
    await playOut(host, again.info.id, lena)
    const over = granted(await host.branches.compare(again.info.id, lena))
    expect(over.shareNow).toBeUndefined()
    expect(over.info.outcome).toBeDefined()
    await host.stop()
  })

  it('ends with its member’s erasure, and goes on when somebody of the other table is erased', async () => {
    const { host, publisher } = opened()
    await host.begin(publisher)
    const table = await finished(host)
    const { info } = granted(await host.branches.begin(calling(table, 2)))
    await host.people.erase(arjun.id)
    granted(await answerAs(host, info.id, lena))
    await host.people.erase(lena.id)
    expect(await host.games.info(info.id)).toMatchObject({ status: 'cancelled' })
    const rows = [
      await store.db.game.findUnique({ where: { id: info.id } }),
      await store.db.player.findMany({ where: { gameId: info.id } }),
    ]
    for (const secret of [lena.id, lena.name, arjun.id, arjun.name])
      expect(JSON.stringify(rows)).not.toContain(secret)
    await host.stop()
  })
})
