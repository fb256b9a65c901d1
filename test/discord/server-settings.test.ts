// `/server settings`: forms for those who manage the server; what they say holds for every way to a table.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer()
  server.sandbox.addRole({ name: 'stewards', permissions: ['ManageGuild'] })
  server.sandbox.giveRole('Arjun', 'stewards')
})
afterEach(() => server.close())

const [COMMAND, COMPONENT, FORM] = [2, 3, 5]
const filled = (custom_id: string | undefined, component: object) => ({
  custom_id,
  components: [{ type: 18, id: 1, component: { id: 2, ...component } }],
})
const panel = async (options = {}) => shown(await server.arjun.slash('#room', 'server settings', options))
const stored = () => server.app.host.settings.server(server.sandbox.guild.id)
const publicly = () => server.sandbox.transcript('#room').filter(({ bot, ephemeral }) => bot && !ephemeral)

const form = async (page: 'Who, where, how many' | 'Speed, language, votes') =>
  server.arjun.click(await panel(), page)

describe('the panel', () => {
  it('says all that is set, and changes it by forms that show it', async () => {
    const { arjun, sandbox } = server
    const role = sandbox.addRole({ name: 'hosts' })
    const room = sandbox.channel('room')
    const first = await panel()
    expect(first.text).toContain('Who opens tables: everybody')
    expect(first.text).toContain('Where: in every channel')
    expect(first.text).toContain('Usual speed: Daily')
    expect(first.text).toContain('Position every day: none')
    const many = shown(
      await arjun.submit(await form('Who, where, how many'), {
        'Who opens tables?': ['hosts'],
        'Where?': ['room'],
        'Which roles may be invited?': ['hosts'],
        'How many tables per member?': '3',
      }),
    )
    expect(many.text).toContain('Who opens tables: @hosts (and members with Manage Server)')
    expect(many.text).toContain('Where: #room')
    expect(many.text).toContain('Tables per member at once: 3')
    expect(many.text).toContain('Roles that may be invited: @hosts')
    const all = shown(
      await arjun.submit(await form('Speed, language, votes'), {
        'Usual speed': 'live',
        'Language of tables': 'zh-TW',
        'How long are votes open?': '5',
        'Looking for players by a role of each game': 'off',
      }),
    )
    expect(all.text).toContain('Language of tables: 繁體中文')
    expect(all.text).toContain('Votes are open for: 5 days')
    expect(all.text).toContain('Looking for players: Off')
    expect(await stored()).toEqual({
      openers: [role.id],
      channels: [room.id],
      tables: 3,
      voteDays: 5,
      speed: 'live',
      invitable: [role.id],
      calls: false,
    })
    // What was set is taken away by the same form.
    await arjun.submit(await form('Who, where, how many'), {
      'Who opens tables?': [],
      'How many tables per member?': '0',
    })
    expect(await stored()).toMatchObject({ openers: [], invitable: [role.id] })
    expect((await stored()).tables).toBeUndefined()
  })

  it('tells when and where the daily position is posted', async () => {
    await server.arjun.slash('#room', 'server daily', { time: '18:00', zone: 'UTC' })
    expect((await panel()).text).toContain('in #room at 18:00 (UTC)')
  })

  it('takes the same as options of the command', async () => {
    const set = await panel({
      tables: 2,
      'vote-days': 1,
      speed: 'relaxed',
      language: 'zh-CN',
      looking: 'off',
    })
    expect(set.text).toContain('Tables per member at once: 2')
    expect(set.text).toContain('Language of tables: 简体中文')
    expect(await stored()).toMatchObject({ tables: 2, voteDays: 1, speed: 'relaxed', calls: false })
    await panel({ tables: 0, looking: 'on' })
    expect((await stored()).tables).toBeUndefined()
  })

  it('shows no role or channel as picked that is gone, and does not let everybody in for that', async () => {
    const { sandbox, arjun } = server
    const role = sandbox.addRole({ name: 'hosts' })
    const room = sandbox.addChannel({ name: 'gone' })
    await arjun.submit(await form('Who, where, how many'), {
      'Who opens tables?': ['hosts'],
      'Where?': ['gone'],
    })
    sandbox.guild.roles = sandbox.guild.roles.filter(({ id }) => id !== role.id)
    sandbox.deleteChannel(room)
    const open = await form('Who, where, how many')
    const picked = open.modal?.fields.flatMap(({ component }) => component.default_values ?? [])
    expect(picked).toEqual([])
    await arjun.submit(open, { 'How many tables per member?': '2' })
    expect(await stored()).toMatchObject({ openers: [role.id], channels: [room.id], tables: 2 })
  })

  it('does not undo what another steward has set since: the later form is refused whole', async () => {
    const { arjun, mei, sandbox } = server
    sandbox.giveRole('Mei', 'stewards')
    const hers = await mei.click(shown(await mei.slash('#room', 'server settings')), '速度、語言、投票')
    await arjun.submit(await form('Who, where, how many'), { 'How many tables per member?': '4' })
    const late = shown(await mei.submit(hers, { 預設速度: 'relaxed' }))
    expect(late.text).toContain('這些設定已經改變')
    expect(late.text).toContain('每位成員同時最多幾桌：4')
    expect((await stored()).speed).toBeUndefined()
    // In the same moment, one of two is taken.
    const [one, other] = [await form('Who, where, how many'), await form('Speed, language, votes')]
    const said = await Promise.all([
      arjun.submit(one, { 'How many tables per member?': '5' }),
      arjun.submit(other, { 'Usual speed': 'relaxed' }),
    ])
    expect(said.filter(({ text }) => text.includes('nothing in it was saved'))).toHaveLength(1)
    const { tables, speed } = await stored()
    expect([tables === 5, speed === 'relaxed'].filter((done) => done)).toHaveLength(1)
  })

  it('is for those who manage the server, at the moment they press and send', async () => {
    const { mei, arjun, sandbox } = server
    expect(mei.commands('#room').map(({ name }) => name)).not.toContain('server')
    const open = await panel()
    const command = sandbox.commands.find(({ name }) => name === 'server')
    const options = [{ type: 1, name: 'settings', options: [{ type: 4, name: 'tables', value: 1 }] }]
    const typed = { id: command?.id, name: 'server', type: 1, options }
    const forged = await sandbox.forge({ kind: COMMAND, user: mei.id, channel: open.channel, data: typed })
    expect(forged.text).toContain('管理伺服器')
    const at = { user: mei.id, channel: open.channel, source: open.id }
    const press = { custom_id: 'serverpage|who', component_type: 2, id: 1 }
    expect((await sandbox.forge({ kind: COMPONENT, ...at, data: press })).text).toContain('管理伺服器')
    const sent = await form('Who, where, how many')
    const data = filled(sent.modal?.custom_id, { type: 3, custom_id: 'tables', values: ['1'] })
    expect((await sandbox.forge({ kind: FORM, ...at, data })).text).toContain('管理伺服器')
    // Former stewards are none any more.
    const member = sandbox.guild.members.find(({ user }) => user === arjun.id)
    if (member) member.roles = []
    expect((await arjun.submit(sent, { 'How many tables per member?': '1' })).text).toContain(
      'Only members with Manage Server',
    )
    expect(await stored()).toEqual({ openers: [], channels: [], invitable: [], calls: true })
  })

  it('takes nothing that a field does not hold', async () => {
    const { arjun, sandbox } = server
    for (const [page, type, custom_id, values] of [
      ['Who, where, how many', 3, 'tables', ['-1']],
      ['Who, where, how many', 3, 'tables', ['999']],
      ['Who, where, how many', 8, 'channels', ['everywhere']],
      ['Who, where, how many', 6, 'openers', ['123']],
      ['Speed, language, votes', 3, 'speed', ['custom']],
      ['Speed, language, votes', 3, 'language', ['tlh']],
    ] as const) {
      const open = await form(page)
      const data = filled(open.modal?.custom_id, { type, custom_id, values })
      const source = last(sandbox.transcript('#room')).id
      await sandbox.forge({ kind: FORM, user: arjun.id, channel: sandbox.channel('room').id, source, data })
    }
    expect(await stored()).toEqual({ openers: [], channels: [], invitable: [], calls: true })
  })
})

describe('what is set holds for', () => {
  it('`/game new`, the chooser and Try: who may, and where', async () => {
    const { mei, arjun, app, sandbox } = server
    const role = sandbox.addRole({ name: 'hosts' })
    const lounge = sandbox.addChannel({ name: 'lounge' })
    await app.host.settings.changeServer(sandbox.guild.id, { openers: [role.id], channels: [lounge.id] })
    const refused = await mei.slash('#room', 'game new', { game: 'toy' })
    expect(refused.text).toContain('只有 @hosts 的成員可以開桌')
    const chooser = shown(await mei.slash('#lounge', 'game new'))
    const about = shown(await mei.select(chooser, 'about', ['toy']))
    expect((await mei.click(about, '試玩這個遊戲')).text).toContain('只有 @hosts')
    expect((await mei.click(about, '開桌')).text).toContain('只有 @hosts')
    sandbox.giveRole('Mei', 'hosts')
    expect((await mei.slash('#room', 'game new', { game: 'toy' })).text).toContain('請到 #lounge 開桌')
    expect((await arjun.slash('#room', 'game new', { game: 'toy' })).text).toContain(
      'tables are opened in #lounge',
    )
    expect((await mei.slash('#lounge', 'game new', { game: 'toy' })).text).toContain('已開桌')
    const thread = arjun.startThread('#lounge', 'here')
    expect((await arjun.slash(thread, 'game new', { game: 'toy' })).text).toContain('The lobby is open')
  })

  it('a rematch, which opens where the game was', async () => {
    const { arjun, mei, app, sandbox, store } = server
    const place = await server.begin([mei, arjun])
    const game = last(await app.host.games.ofMember(mei.id))
    await store.db.game.update({ where: { id: game.id }, data: { status: 'finished' } })
    const lounge = sandbox.addChannel({ name: 'lounge' })
    await app.host.settings.changeServer(sandbox.guild.id, { channels: [lounge.id] })
    const message = last(sandbox.transcript({ id: place }).filter(({ channel }) => channel === place))
    const data = { custom_id: `again|${game.id}`, component_type: 2, id: 1 }
    const press = { kind: COMPONENT, user: mei.id, channel: place, source: message.id, data }
    expect((await sandbox.forge(press)).text).toContain('請到 #lounge 開桌')
  })

  it('joining: a member who sits at as many tables as allowed joins no more', async () => {
    const { arjun, mei, app, sandbox } = server
    await app.host.settings.changeServer(sandbox.guild.id, { tables: 1 })
    await mei.slash('#room', 'game new', { game: 'toy' })
    await arjun.slash('#room', 'game new', { game: 'toy', language: 'en' })
    await app.settled()
    const lobby = last(publicly())
    expect((await mei.click(lobby, 'Join')).text).toMatch(/同時最多坐 1 桌.*`\/game leave game:`/)
  })

  it('the speed where nobody names one', async () => {
    const { arjun, app, sandbox } = server
    await app.host.settings.changeServer(sandbox.guild.id, { speed: 'relaxed' })
    await arjun.slash('#room', 'game new', { game: 'toy' })
    await arjun.slash('#room', 'game new', { game: 'toy', speed: 'live' })
    const chooser = shown(await arjun.slash('#room', 'game new'))
    await arjun.click(shown(await arjun.select(chooser, 'about', ['toy'])), 'Open a lobby')
    const speeds = (await app.host.games.ofMember(arjun.id)).map(({ pace }) => pace.speed)
    expect(speeds).toEqual(['relaxed', 'live', 'relaxed'])
  })
})
