// `/league-admin`: who may is looked at anew each time, every act has a reason, and each asks the host for one thing.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OptionValues } from '../../../src/sandbox/driver/options.ts'
import { openTestServer, type TestServer } from '../test-server.ts'
import { toy } from '../toy.ts'
import { type FakeLeagues, fakeLeagues, leagueOf, tableOf } from './fake-leagues.ts'

let server: TestServer
let leagues: FakeLeagues
let role: string

beforeEach(async () => {
  leagues = fakeLeagues()
  server = await openTestServer(toy, undefined, leagues)
  const { sandbox, mei, arjun } = server
  sandbox.addRole({ name: 'events', permissions: ['ManageEvents'] })
  role = sandbox.addRole({ name: 'stewards' }).id
  const [a, b] = [
    { number: 1, name: 'Mei', member: mei.id },
    { number: 2, name: 'Arjun', member: arjun.id },
  ]
  leagues.leagues = [leagueOf({ guild: sandbox.guild.id, channel: sandbox.channel('#room').id, role })]
  leagues.rounds = {
    season: 1,
    rounds: [
      {
        number: 1,
        at: new Date('2026-01-01T12:00:00Z'),
        byes: [],
        resting: [],
        tables: [tableOf(1, [a, b]), tableOf(2, [b, a], { status: 'ended' })],
      },
    ],
  }
})
afterEach(() => server.close())

const WHY = { reason: 'Two clocks stood wrong' }

describe('an organiser', () => {
  it('has Manage Events or the role of the league, at the time of each act', async () => {
    const { mei, arjun, sandbox } = server
    const denied = await mei.slash('#room', 'league-admin pause', WHY)
    expect(denied.text).toContain('「管理活動」權限，或身分組')
    expect((await arjun.slash('#room', 'league-admin pause', WHY)).text).toContain(
      'needs the permission Manage Events, or the role @stewards',
    )
    sandbox.giveRole('Mei', 'stewards')
    expect((await mei.slash('#room', 'league-admin pause', WHY)).text).toContain('已暫停')
    sandbox.giveRole('Arjun', 'events')
    expect((await arjun.slash('#room', 'league-admin resume', WHY)).text).toContain('resumes.')
    sandbox.setServerPermissions('events', [])
    expect((await arjun.slash('#room', 'league-admin pause', WHY)).text).toContain('needs the permission')
    leagues.leagues = leagues.leagues.map(({ role: _, ...league }) => league)
    expect((await mei.slash('#room', 'league-admin pause', WHY)).text).toContain('需要在這個伺服器有')
    expect(leagues.asked.map(([name, who]) => [name, who])).toEqual([
      ['pause', 'Mei'],
      ['unpause', 'Arjun'],
    ])
  })

  it('has the role that the server names, also where the league names another; a member who manages events names it', async () => {
    const { mei, arjun, lena, sandbox } = server
    const marshals = sandbox.addRole({ name: 'marshals' }).id
    const named = { ...WHY, role: 'marshals' }
    sandbox.giveRole('Mei', 'marshals')
    expect((await mei.slash('#room', 'league-admin organisers', named)).text).toContain('指定主辦身分組需要')
    sandbox.giveRole('Arjun', 'events')
    const everyone = { ...WHY, role: sandbox.guild.id }
    expect((await arjun.slash('#room', 'league-admin organisers', everyone)).text).toContain(
      '@everyone cannot organise',
    )
    expect((await arjun.slash('#room', 'league-admin organisers', named)).text).toContain(
      'Members with @marshals organise all leagues of this server',
    )
    expect((await mei.slash('#room', 'league-admin pause', WHY)).text).toContain('已暫停')
    expect((await mei.slash('#room', 'league-admin organisers', WHY)).text).toContain('指定主辦身分組需要')
    const opened = { name: 'Autumn', game: 'toy', format: 'season', seats: 2, language: 'en' }
    expect((await mei.slash('#room', 'league create', opened)).text).toContain('已開辦')
    expect((await lena.slash('#room', 'league create', opened)).text).toContain('/league-admin organisers')
    const shown = await lena.slash('#room', 'league info', { league: 'r4k2p' })
    expect(shown.text).toContain('@marshals')
    expect(shown.text).toContain('@stewards')
    const denied = await lena.slash('#room', 'league-admin pause', { ...WHY, league: 'r4k2p' })
    expect(denied.text).toContain('@marshals')
    expect((await arjun.slash('#room', 'league-admin organisers', WHY)).text).toContain(
      'each league’s own role',
    )
    const again = await mei.slash('#room', 'league-admin pause', { ...WHY, league: 'r4k2p' })
    expect(again.text).toContain('@stewards')
    expect(leagues.asked.filter(([name]) => name === 'nameOrganisers')).toEqual([
      ['nameOrganisers', 'Arjun', WHY.reason, marshals],
      ['nameOrganisers', 'Arjun', WHY.reason, undefined],
    ])
  })

  it('asks for roles and takes them back', async () => {
    const { arjun, mei, sandbox } = server
    sandbox.giveRole('Arjun', 'events')
    const on = await arjun.slash('#room', 'league-admin roles', { ...WHY, give: 'on' })
    expect(on.text).toContain('**Peach League** gives its champion a role after each season')
    const off = await arjun.slash('#room', 'league-admin roles', { ...WHY, give: 'off' })
    expect(off.text).toContain('**Peach League** gives no roles')
    expect((await mei.slash('#room', 'league-admin roles', { ...WHY, give: 'on' })).text).toContain(
      '「管理活動」',
    )
    expect(leagues.asked.map(([name, who, , given]) => [name, who, given])).toEqual([
      ['roles', 'Arjun', true],
      ['roles', 'Arjun', false],
    ])
  })

  it('of another server is none here, also with every permission there', async () => {
    const { sandbox } = server
    const other = sandbox.addGuild('Elsewhere')
    const place = sandbox.addChannel({ name: 'elsewhere', guild: other })
    sandbox.join('Arjun', other)
    const owner = sandbox.as('Owner of Elsewhere', other)
    leagues.members.set(`r4k2p ${owner.id}`, { number: 9, entry: 'in', limit: 3 })
    const denied = await owner.slash(place, 'league-admin archive', { ...WHY, league: 'r4k2p' })
    expect(denied.text).toContain('belongs to another server')
    expect(leagues.asked).toEqual([])
  })

  it('is offered the commands without any permission, since the role of a league is no matter of Discord’s', () => {
    const names = server.lena.commands('#room').map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['league', 'league-admin']))
  })
})

describe('an act', () => {
  beforeEach(() => server.sandbox.giveRole('Arjun', 'stewards'))

  it.each([
    ['start', {}, 'start', [], '**Peach League** begins now.'],
    ['archive', {}, 'archive', [], '**Peach League** is archived.'],
    ['extend', { days: 5 }, 'extend', [5], 'All running tables have 5 days more.'],
    ['extend', { days: 1, game: 'gam1' }, 'extend', [1, 'gam1'], 'Table `gam1` has 1 day more.'],
    ['annul', { game: 'gam2' }, 'annul', ['gam2'], 'Table `gam2` is annulled.'],
  ] as const)('%s %o asks for it with its reason', async (name, options, method, given, done) => {
    const { arjun } = server
    const outcome = await arjun.slash('#room', `league-admin ${name}`, { ...WHY, ...options } as OptionValues)
    expect(outcome.text).toContain(done)
    expect(outcome.text).toContain('`/league log`: “Two clocks stood wrong”')
    expect(outcome.message).toMatchObject({ ephemeralFor: 'Arjun' })
    expect(leagues.asked).toEqual([[method, 'Arjun', WHY.reason, ...given]])
  })

  it('about members names them, also one who has left the server', async () => {
    const { arjun, mei, lena, sandbox } = server
    sandbox.leave('Lena')
    const out = await arjun.slash('#room', 'league-admin exclude', { ...WHY, member: 'Lena' })
    expect(out.text).toContain('**Lena** is out of this season and the next.')
    const back = await arjun.slash('#room', 'league-admin readmit', { ...WHY, member: 'Lena' })
    expect(back.text).toContain('**Lena** may enter again')
    const pair = { member: 'Mei', other: 'Lena' }
    const apart = await arjun.slash('#room', 'league-admin forbid', { ...WHY, ...pair })
    expect(apart.text).toContain('**Mei** and **Lena** do not meet')
    const again = { ...WHY, ...pair, how: 'They may meet again' }
    expect((await arjun.slash('#room', 'league-admin forbid', again)).text).toContain('may meet again')
    const self = { ...WHY, member: 'Mei', other: 'Mei' }
    expect((await arjun.slash('#room', 'league-admin forbid', self)).text).toContain('two different members')
    const seat = { ...WHY, game: 'gam1', out: 'Lena', into: 'Mei' }
    expect((await arjun.slash('#room', 'league-admin substitute', seat)).text).toContain(
      '**Mei** plays for **Lena** at table `gam1`',
    )
    const absent = { ...WHY, game: 'gam1', out: 'Mei', into: 'Lena' }
    expect((await arjun.slash('#room', 'league-admin substitute', absent)).text).toContain('Name a member')
    expect(leagues.asked).toEqual([
      ['exclude', 'Arjun', WHY.reason, lena.id],
      ['readmit', 'Arjun', WHY.reason, lena.id],
      ['forbid', 'Arjun', WHY.reason, [mei.id, lena.id], false],
      ['forbid', 'Arjun', WHY.reason, [mei.id, lena.id], true],
      ['substitute', 'Arjun', WHY.reason, 'gam1', lena.id, { id: mei.id, name: 'Mei' }],
    ])
  })

  it('needs a reason that can be read, and a table of this league', async () => {
    const { arjun } = server
    const blank = { reason: '\u200b \u2060 \u200b', days: 1 }
    expect((await arjun.slash('#room', 'league-admin extend', blank)).text).toContain('reason of 2 to 200')
    const strange = { ...WHY, game: 'k7q2m' }
    expect((await arjun.slash('#room', 'league-admin annul', strange)).text).toContain(
      '“k7q2m” is not a table',
    )
    await expect(arjun.slash('#room', 'league-admin annul', { game: 'gam1' })).rejects.toThrow('reason')
    expect(leagues.asked).toEqual([])
  })

  it('that moves tables to a forum promises tags of rounds to leagues that have rounds', async () => {
    const { arjun, sandbox } = server
    sandbox.giveRole('Arjun', 'events')
    const forum = sandbox.addChannel({ name: 'tables', type: 'forum' }).id
    const moved = async () => (await arjun.slash('#room', 'league-admin forum', { ...WHY, forum })).text
    expect(await moved()).toContain('each with a tag of its round')
    leagues.leagues = leagues.leagues.map((league) => ({ ...league, format: 'queue' }))
    expect(await moved()).not.toContain('round')
  })

  it('that the host refuses says so', async () => {
    leagues.refuses = true
    expect((await server.arjun.slash('#room', 'league-admin start', WHY)).text).toBe('All seats are taken.')
  })

  it('completes the tables that it may be about, and takes a suggestion’s name too', async () => {
    const { arjun, mei } = server
    const running = await arjun.complete('#room', 'league-admin extend', { game: '' }, 'game')
    expect(running).toEqual([{ name: 'Round 1, table 1 · gam1 · Mei, Arjun', value: 'gam1' }])
    const all = await mei.complete('#room', 'league-admin annul', { game: '第 1 輪' }, 'game')
    expect(all.map(({ value }) => value)).toEqual(['gam1', 'gam2'])
    const named = { ...WHY, game: String(running[0]?.name) }
    expect((await arjun.slash('#room', 'league-admin annul', named)).text).toContain('`gam1` is annulled')
  })
})
