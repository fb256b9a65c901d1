// A database of the days of three queues: what waited in them is carried over, and delivered.
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { type Handler, putTask, runAgenda } from '../../src/host/agenda.ts'
import type { HostContext } from '../../src/host/context.ts'
import type { DashboardPosting } from '../../src/host/dashboard/index.ts'
import { openStore, type Place } from '../../src/store/open.ts'
import { arjun, hostOn, lena, mei } from '../support/host-table.ts'
import { oldDatabase } from '../support/old-database.ts'

/** The first migration that came after those days. */
const AFTER = '20261122170000'

const clearings: (() => unknown)[] = []
afterEach(async () => {
  for (const clear of clearings.splice(0)) await clear()
})

/** Writes the tables of those days and these rows into a new database; its place. */
async function oldPlace(rows: string): Promise<Place> {
  const { place, clear } = await oldDatabase(AFTER, rows)
  clearings.push(clear)
  return place
}

const THEN = "'2026-01-01 11:00:00'"
/** A paused game, which plays nothing by itself, and one in which nothing waits for anybody. */
const GAMES = `
  insert into games (id, title, status, guild, channel, host, language, options, seats, secret, seal)
  values ('aaaaa', 'high-card', 'finished', 'g', 'c', '${mei.id}', 'en', '{}', 3, 's', 'S'),
    ('bbbbb', 'high-card', 'finished', 'g', 'd', '${mei.id}', 'en', '{}', 2, 's', 'S');
  insert into sitters (game_id, seat, name, member) values
    ('aaaaa', 0, 'Mei', '${mei.id}'), ('aaaaa', 1, 'Arjun', '${arjun.id}'), ('aaaaa', 2, 'Cao Zhi', null)`
const OUTBOX = `
  insert into outbox (id, game_id, job, status, attempts, due, tried_at, alone) values
    (41, 'aaaaa', '{"kind": "lobby"}', 'done', 1, ${THEN}, ${THEN}, false),
    (42, 'aaaaa', '{"kind": "story", "number": 0, "from": 0, "to": 1, "fresh": true}', 'sending', 2, ${THEN}, ${THEN}, false),
    (43, 'aaaaa', '{"kind": "tell", "member": "${lena.id}", "phrase": {"key": "bot.paused-locked"}}', 'waiting', 0, ${THEN}, null, true),
    (44, 'bbbbb', '{"kind": "note", "phrase": {"key": "bot.wound-back"}}', 'waiting', 0, ${THEN}, null, false),
    (45, 'aaaaa', '{"kind": "notify", "why": "time", "seat": 1}', 'sending', 1, ${THEN}, ${THEN}, true),
    (46, 'aaaaa', '{"kind": "notify", "why": "time", "seat": 2}', 'waiting', 0, ${THEN}, null, true),
    (47, 'aaaaa', '{"kind": "prompt"}', 'waiting', 0, ${THEN}, null, false),
    (48, 'aaaaa', '{"kind": "end"}', 'waiting', 0, ${THEN}, null, false);
  select setval('outbox_id_seq', 48)`

const TASKS = `
  insert into tasks (kind, game_id, key, at, data, attempts) values
    ('vote-ends', 'aaaaa', 'vote1', ${THEN}, 'null', 0), ('clock', 'bbbbb', '', ${THEN}, '"outage"', 2),
    ('clock', 'bbbbb', '1', '2030-01-01 00:00:00', 'null', 0)`

const DASHBOARDS = `
  insert into desks (member, status, language, asked_at, channel, message, posted_at, shown, seen, due, tried_at, attempts)
  values ('${mei.id}', 'open', 'en', ${THEN}, 'dm', '7', ${THEN}, '{"tokens": []}', 'open en', ${THEN}, null, 0),
    ('${arjun.id}', 'open', 'en', ${THEN}, null, null, null, '{}', '', ${THEN}, ${THEN}, 3),
    ('${lena.id}', 'asked', 'zh-CN', ${THEN}, null, null, null, '{}', '', ${THEN}, null, 0)`

describe('what waited in an old database', () => {
  it('to be posted is posted in order, under the same names, and what was doubtful still is', async () => {
    const place = await oldPlace(`${GAMES};${OUTBOX}`)
    const store = await openStore(place)
    const { host, publisher } = hostOn(store)
    await host.begin(publisher)
    await host.runDue()
    const told = publisher.postings.map(
      ({ id, game, job, doubtful }) => `${id} ${game.id} ${job.kind} ${doubtful}`,
    )
    expect(told.filter((each) => each.includes('aaaaa')).toSorted()).toEqual([
      '42 aaaaa story true',
      '43 aaaaa tell false',
      '45 aaaaa notify true',
      '48 aaaaa end false', // the prompt before it says nothing any more
    ])
    expect(told).toContain('44 bbbbb note false')
    expect(publisher.postings.find(({ id }) => id === '45')?.job).toMatchObject({ member: arjun.id })
    expect(publisher.postings.find(({ id }) => id === '43')?.job).toMatchObject({ member: lena.id })
    expect(await store.db.job.count({ where: { status: { not: 'done' } } })).toBe(0)
    expect(await store.db.job.count({ where: { status: 'done', kind: 'lobby' } })).toBe(1)
    // What comes now is named after them.
    await store.db
      .$executeRaw`insert into jobs (subject_kind, subject_id, lane, kind, due, payload) values ('game', 'x', 'y', 'z', now(), '1')`
    expect((await store.db.job.findFirst({ orderBy: { id: 'desc' } }))?.id).toBe(49n)
    await host.stop()
    await store.close()
  })
  it('to be done is done when it is due, and keeps its name', async () => {
    const store = await openStore(await oldPlace(`${GAMES};${TASKS}`))
    const at = hostOn(store)
    const context: HostContext = {
      store,
      titles: {},
      clock: at.clock,
      log: pino({ level: 'silent' }),
      notify: () => {},
    }
    const done: unknown[] = []
    const handler: Handler = async (_tx, _context, { kind, game, key, data }) =>
      void done.push([kind, game, key, data])
    await runAgenda(context, { 'vote-ends': handler, clock: handler }, () => true)
    expect(done).toEqual([
      ['vote-ends', 'aaaaa', 'vote1', null],
      ['clock', 'bbbbb', '', 'outage'],
    ])
    // The other waits for its time, and another one takes its place.
    await putTask(store.db, { kind: 'clock', game: 'bbbbb', key: '1', at: at.clock.now() })
    await runAgenda(context, { clock: handler }, () => true)
    expect(done).toHaveLength(3)
    expect(await store.db.job.count()).toBe(0)
    await store.close()
  })
  it('to be drawn is drawn, and what was doubtful still is', async () => {
    const store = await openStore(await oldPlace(`${GAMES};${DASHBOARDS}`))
    const { host, publisher } = hostOn(store)
    const drawn: DashboardPosting[] = []
    await host.begin({
      ...publisher,
      async tend(posting) {
        drawn.push(posting)
        return { done: true, shown: {} }
      },
    })
    await host.runDue()
    expect(drawn.map(({ member, doubtSince }) => [member, doubtSince?.toISOString()]).toSorted()).toEqual([
      [arjun.id, '2026-01-01T11:00:00.000Z'],
      [lena.id, undefined],
    ])
    expect(await store.db.job.count()).toBe(0)
    await host.stop()
    await store.close()
  })
})
