// `/server settings`: menus for those who manage the server, each taken at once; what they say holds for every way to a table.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer()
  server.sandbox.addRole({ name: 'stewards', permissions: ['ManageGuild'] })
  server.sandbox.giveRole('Arjun', 'stewards')
})
afterEach(() => server.close())

const [COMMAND, COMPONENT] = [2, 3]
const panel = async (options = {}) => shown(await server.arjun.slash('#room', 'server settings', options))
const stored = () => server.app.host.settings.server(server.sandbox.guild.id)
const publicly = () => server.sandbox.transcript('#room').filter(({ bot, ephemeral }) => bot && !ephemeral)

describe('the panel', () => {
  it('says all that is set, and takes each menu at once', async () => {
    const { arjun, sandbox } = server
    const role = sandbox.addRole({ name: 'hosts' })
    const room = sandbox.channel('room')
    const first = await panel()
    expect(first.text).toContain('Who opens tables: everybody')
    expect(first.text).toContain('Where: in every channel')
    expect(first.text).toContain('Usual speed: Daily')
    const who = shown(await arjun.select(first, 'setopeners', ['hosts']))
    expect(who.text).toContain('Who opens tables: @hosts (and members with Manage Server)')
    await arjun.select(who, 'setchannels', ['room'])
    const many = shown(await arjun.select(who, 'settables', ['3']))
    expect(many.text).toContain('Where: #room')
    expect(many.text).toContain('Tables per member at once: 3')
    const days = shown(await arjun.select(many, 'setvotedays', ['5']))
    expect(days.text).toContain('Votes are open for: 5 days')
    const more = shown(await arjun.click(days, 'Speed, language, roles'))
    await arjun.select(more, 'setspeed', ['live'])
    await arjun.select(more, 'setlanguage', ['zh-TW'])
    await arjun.select(more, 'setinvitable', ['hosts'])
    const all = shown(await arjun.click(more, 'Forbid looking for players'))
    expect(all.text).toContain('Language of tables: 繁體中文')
    expect(all.text).toContain('Roles that may be invited: @hosts')
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
    // What was set is taken away by the same menus.
    const back = shown(await arjun.click(all, 'Who, where, how many'))
    await arjun.select(back, 'setopeners', [])
    await arjun.select(back, 'settables', ['0'])
    expect(await stored()).toMatchObject({ openers: [] })
    expect((await stored()).tables).toBeUndefined()
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

  it('shows no role or channel as picked that is gone', async () => {
    const { sandbox, arjun } = server
    const role = sandbox.addRole({ name: 'hosts' })
    const room = sandbox.addChannel({ name: 'gone' })
    await arjun.select(await panel(), 'setopeners', ['hosts'])
    await arjun.select(await panel(), 'setchannels', ['gone'])
    sandbox.guild.roles = sandbox.guild.roles.filter(({ id }) => id !== role.id)
    sandbox.deleteChannel(room)
    const menus = (await panel()).components.flatMap(({ components = [] }) => components)
    expect(menus.filter((menu) => menu.default_values)).toEqual([])
    // Nobody may open tables by that: a role that is gone opens nothing to everybody.
    expect((await stored()).openers).toEqual([role.id])
  })

  it('is for those who manage the server, at the moment they press', async () => {
    const { mei, arjun, sandbox } = server
    expect(mei.commands('#room').map(({ name }) => name)).not.toContain('server')
    const open = await panel()
    const command = sandbox.commands.find(({ name }) => name === 'server')
    const options = [{ type: 1, name: 'settings', options: [{ type: 4, name: 'tables', value: 1 }] }]
    const typed = { id: command?.id, name: 'server', type: 1, options }
    const forged = await sandbox.forge({ kind: COMMAND, user: mei.id, channel: open.channel, data: typed })
    expect(forged.text).toContain('管理伺服器')
    for (const [custom_id, component_type, values] of [
      ['settables', 3, ['1']],
      ['setchannels', 8, ['123']],
      ['setlanguage', 3, ['zh-TW']],
      ['setcalls|off', 2, undefined],
      ['server|more', 2, undefined],
    ] as const) {
      const data = { custom_id, component_type, id: 1, ...(values && { values }) }
      const at = { kind: COMPONENT, user: mei.id, channel: open.channel, source: open.id, data }
      expect((await sandbox.forge(at)).text).toContain('管理伺服器')
    }
    // Former stewards are none any more.
    const member = sandbox.guild.members.find(({ user }) => user === arjun.id)
    if (member) member.roles = []
    expect((await arjun.select(open, 'settables', ['1'])).text).toContain('Only members with Manage Server')
    expect(await stored()).toEqual({ openers: [], channels: [], invitable: [], calls: true })
  })

  it('takes nothing that a menu does not hold', async () => {
    const { arjun, sandbox } = server
    const open = await panel()
    for (const [custom_id, component_type, values] of [
      ['settables', 3, ['-1']],
      ['settables', 3, ['999']],
      ['setspeed', 3, ['custom']],
      ['setchannels', 8, ['everywhere']],
      ['setopeners', 6, ['123']],
    ] as const) {
      const data = { custom_id, component_type, id: 1, values }
      await sandbox.forge({ kind: COMPONENT, user: arjun.id, channel: open.channel, source: open.id, data })
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
