// What a league has on Discord beside its posts, as the host asks for it: kept up to date, complained of once, never in the way.
import { expect, it } from 'vitest'
import { answerAs, granted } from '../../support/host-table.ts'
import { type Club, clubOn, DAY, member, organiser } from './club.ts'
import { storeForLeagues } from './store.ts'

let club: Club
const store = storeForLeagues(() => club)

const MINUTE = 1 / 24 / 60
/** How often a kind of job has been done. */
const done = (kind: string) => club.at.publisher.told.filter(({ job }) => job.kind === kind).length
const acts = async () => (await club.leagues.acts(club.id, 50)).map(({ phrase }) => phrase.key)
const troubles = async () => (await club.leagues.faults('guild')).troubles

it('the calendar is looked at whenever the page changes; the channel is told of tables within a minute', async () => {
  club = await clubOn(store(), { seats: 2, rules: { rounds: 1 } }, 4)
  await club.at.host.runDue()
  expect(done('league-event')).toBeGreaterThan(0)
  const before = done('league-event')
  await club.leagues.pause(club.id, organiser())
  await club.at.host.runDue()
  expect(done('league-event')).toBe(before + 1)
  granted(await club.leagues.unpause(club.id, organiser(), 'channel'))
  await club.pass(8)
  await club.pass(0.1 * MINUTE)
  expect((await club.tables()).filter(({ status }) => status === 'running')).toHaveLength(2)
  expect(done('league-tables')).toBe(0)
  await club.pass(MINUTE)
  expect(done('league-tables')).toBe(1)
  await club.play()
  await club.pass(MINUTE)
  expect(done('league-tables')).toBe(2)
})

it('what the channel is told of tables is not put off by more of them', async () => {
  club = await clubOn(store(), { seats: 2, rules: { rounds: 1 } }, 4)
  await club.pass(7)
  await club.pass(2 * MINUTE)
  const [table, other] = await club.tables()
  const { posts } = club.at.host
  const before = done('league-tables')
  await posts.saveThread(table?.game ?? '', 'thread-1')
  await club.pass(MINUTE / 3)
  expect(done('league-tables')).toBe(before)
  await posts.saveThread(other?.game ?? '', 'thread-2')
  await club.pass(MINUTE / 3)
  expect(done('league-tables')).toBe(before + 1)
  await club.pass(2 * MINUTE)
  expect(done('league-tables')).toBe(before + 1)
})

it('the page is drawn again once a table has its thread, and only then; the channel is told where it is', async () => {
  club = await clubOn(store(), { seats: 2, rules: { rounds: 1 } }, 4)
  await club.pass(7)
  await club.pass(0.1 * MINUTE)
  await club.pass(MINUTE)
  const [table, other] = await club.tables()
  expect(table).toMatchObject({ status: 'running' })
  expect(table).not.toHaveProperty('thread')
  const count = () => ['league-page', 'league-tables', 'league-event'].map(done)
  const [pages = 0, tables = 0, events = 0] = count()
  const { posts } = club.at.host
  await posts.saveThread(table?.game ?? '', 'thread-1')
  await club.pass(0)
  expect((await club.tables())[0]).toMatchObject({ thread: 'thread-1' })
  expect(count()).toEqual([pages + 1, tables, events])
  await club.pass(1.1 * MINUTE)
  expect(count()).toEqual([pages + 1, tables + 1, events])
  await posts.saveThread(table?.game ?? '', 'thread-1')
  await club.pass(2 * MINUTE)
  expect(count()).toEqual([pages + 1, tables + 1, events])
  // Several at once are one look at the channel; the page may be drawn between them.
  await posts.saveThread(table?.game ?? '', 'thread-2')
  await posts.saveThread(other?.game ?? '', 'thread-3')
  await club.pass(0)
  const drawn = done('league-page')
  expect([pages + 2, pages + 3]).toContain(drawn)
  await club.pass(2 * MINUTE)
  expect(count()).toEqual([drawn, tables + 2, events])
  // A thread in which nothing could be said is left: the page no longer links it.
  club.at.publisher.plan.push({ done: false, lost: 'permission', why: 'it may not write there' })
  granted(await answerAs(club.at.host, other?.game ?? '', member(other?.seats[0]?.number ?? 0)))
  await club.pass(0)
  expect((await club.tables())[1]).not.toHaveProperty('thread')
  expect(done('league-page')).toBe(drawn + 1)
})

it('no roles are looked at before somebody asks for them; afterwards until there are none left', async () => {
  club = await clubOn(store(), { seats: 2 }, 2)
  await club.at.host.runDue()
  expect(done('league-roles')).toBe(0)
  expect(granted(await club.leagues.roles(club.id, organiser(), true)).roles).toBe(true)
  await club.at.host.runDue()
  expect(done('league-roles')).toBe(1)
  await club.leagues.remember(club.id, 'league-roles', { roles: ['1'] })
  expect(await club.leagues.recall(club.id, 'league-roles')).toEqual({ roles: ['1'] })
  expect(granted(await club.leagues.roles(club.id, organiser(), false)).roles).toBeUndefined()
  await club.at.host.runDue()
  expect(done('league-roles')).toBe(2)
  expect((await acts()).slice(0, 2)).toEqual(['bot.league-act-no-roles', 'bot.league-act-roles'])
})

it('what Discord does not let it have is said once, stands in the doctor’s words, and stops nothing', async () => {
  club = await clubOn(store(), { seats: 2, rules: { rounds: 1 } }, 2)
  club.at.publisher.answers.set('league-event', { done: true, fault: 'full' })
  club.at.publisher.answers.set('league-roles', {
    done: false,
    lost: 'permission',
    why: 'Missing Permissions',
  })
  await club.leagues.roles(club.id, organiser(), true)
  await club.at.host.runDue()
  await club.enter(3)
  await club.at.host.runDue()
  const said = await acts()
  expect(said.filter((key) => key === 'bot.league-event-full')).toHaveLength(1)
  expect(said.filter((key) => key === 'bot.league-roles-permission')).toHaveLength(1)
  expect(await troubles()).toEqual([
    { league: 'Spring', kind: 'league-event', fault: 'full' },
    { league: 'Spring', kind: 'league-roles', fault: 'permission' },
  ])
  expect((await club.info()).status).toBe('open')
  club.at.publisher.answers.clear()
  await club.leagues.roles(club.id, organiser('again'), true)
  // A member who switches roles on has read what was wrong with them: it is not told any more until it is wrong again.
  expect((await troubles()).map(({ kind }) => kind)).toEqual(['league-event'])
  await club.at.host.runDue()
  expect(await troubles()).toEqual([])
  await club.playSeason()
  expect((await club.info()).season?.number).toBe(2)
})

it('a refusal that nobody knows is tried again, then left out and said', async () => {
  club = await clubOn(store(), { seats: 2 }, 2)
  club.at.publisher.answers.set('league-event', { done: false, refusal: 12_345, why: 'No' })
  for (let tries = 0; tries < 8; tries++) await club.pass(0.04)
  expect(await acts()).toContain('bot.league-event-refused')
  expect(await store().db.job.count({ where: { kind: 'league-event', status: { not: 'done' } } })).toBe(0)
})

it('an event that was never permitted is missed by nobody: the doctor says it, the log does not', async () => {
  club = await clubOn(store(), { seats: 2 }, 2)
  club.at.publisher.answers.set('league-event', { done: true, fault: 'permission' })
  await club.at.host.runDue()
  expect(await acts()).not.toContain('bot.league-event-permission')
  expect(await troubles()).toEqual([{ league: 'Spring', kind: 'league-event', fault: 'permission' }])
})

it('tables go untold while the channel is lost, and are told where the league goes on', async () => {
  club = await clubOn(store(), { seats: 2, rules: { rounds: 1 } }, 2)
  await club.pass(7)
  await club.pass(0.1 * MINUTE)
  club.at.publisher.answers.set('league-tables', { done: false, lost: 'channel', why: 'it is gone' })
  await club.pass(MINUTE)
  expect((await club.info()).status).toBe('open')
  club.at.publisher.answers.clear()
  await club.pass(0.1)
  expect(done('league-tables')).toBe(1)
})

it('the role that a server names organises all its leagues, and each logs who named it and why', async () => {
  club = await clubOn(store(), { seats: 2 }, 2)
  expect(await club.leagues.organisersOf('guild')).toBeUndefined()
  await club.leagues.nameOrganisers('guild', organiser('they asked'), '77')
  expect(await club.leagues.organisersOf('guild')).toBe('77')
  expect(await club.leagues.organisersOf('another')).toBeUndefined()
  await club.leagues.nameOrganisers('guild', organiser('no more'))
  expect(await club.leagues.organisersOf('guild')).toBeUndefined()
  const [last, first] = await club.leagues.acts(club.id, 2)
  expect(first).toMatchObject({ by: organiser().person.id, reason: 'they asked' })
  expect([first?.phrase.key, last?.phrase.key]).toEqual([
    'bot.league-act-organisers',
    'bot.league-act-no-organisers',
  ])
})

it('with 900 threads open in the server tables wait, the organiser is told once, and it is tried again each hour', async () => {
  club = await clubOn(store(), { seats: 2, rules: { rounds: 1 } }, 4)
  const begun = async () => (await club.tables()).filter(({ status }) => status === 'running').length
  club.at.publisher.answers.set('league-threads', { done: true, threads: 900 })
  await club.pass(7 - 30 * MINUTE)
  await club.pass(30 * MINUTE)
  await club.pass(MINUTE)
  expect((await club.tables()).map(({ status }) => status)).toEqual(['due', 'due'])
  await club.pass(62 * MINUTE)
  await club.pass(2 * MINUTE)
  expect(await begun()).toBe(0)
  expect((await acts()).filter((key) => key === 'bot.league-threads-full')).toHaveLength(1)
  const notes = club.at.publisher.told.flatMap(({ job }) =>
    job.kind === 'league-note' && job.phrase.key === 'bot.league-threads-full' ? [job.members] : [],
  )
  expect(notes).toEqual([[organiser().person.id]])
  expect(await club.leagues.faults('guild')).toEqual({ troubles: [], threadsFull: true })
  // One thread short of it: one table begins, and counts.
  club.at.publisher.answers.set('league-threads', { done: true, threads: 899 })
  await club.pass(55 * MINUTE)
  await club.pass(10 * MINUTE)
  expect(await begun()).toBe(1)
  club.at.publisher.answers.set('league-threads', { done: true, threads: 3 })
  await club.pass(55 * MINUTE)
  await club.pass(10 * MINUTE)
  expect(await begun()).toBe(2)
  expect((await club.leagues.faults('guild')).threadsFull).toBe(false)
  // They have all their 30 days from when they began, an hour ago and now, not from when they should have.
  const left = (await club.tables()).map(({ due }) => (due.getTime() - club.at.clock.now().getTime()) / DAY)
  for (const days of left) expect(days).toBeGreaterThan(30 - 80 * MINUTE)
})

it('where Discord says nothing of threads, those of games count', async () => {
  club = await clubOn(store(), { seats: 2, rules: { rounds: 1 } }, 2)
  club.at.publisher.answers.set('league-threads', { done: false, why: 'out of reach' })
  await club.pass(7)
  await club.pass(0.1 * MINUTE)
  expect((await club.tables()).map(({ status }) => status)).toEqual(['running'])
})
