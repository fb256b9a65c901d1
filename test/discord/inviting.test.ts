// Inviting from a lobby: by menus of members and roles, with one mention that names exactly those; tables for invited members.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer()
})
afterEach(() => server.close())

const COMPONENT = 3
const [USERS, STRINGS] = [5, 3]
const publicly = () => server.sandbox.transcript('#room').filter(({ bot, ephemeral }) => bot && !ephemeral)
const theLobby = () => last(publicly().filter(({ content }) => content.startsWith('**Orchard')))

/** Opens a lobby of Arjun's, who reads English. */
async function open(more: Readonly<Record<string, string | number>> = {}) {
  await server.arjun.slash('#room', 'game new', { game: 'toy', seats: 4, language: 'en', ...more })
  await server.app.settled()
  return theLobby()
}
const theGame = async () => last(await server.app.host.games.ofMember(server.arjun.id))

/** What the bot may have mentioned in the last message that it posted. */
const allowed = () =>
  last(
    server.sandbox.requests.filter(
      ({ method, path }) => method === 'POST' && /\/channels\/\d+\/messages$/.test(path),
    ),
  ).body as { allowed_mentions: unknown }

describe('Invite', () => {
  it('mentions the members that were picked, once, with Join beside it', async () => {
    const { arjun, mei, lena, app } = server
    const lobby = await open()
    const panel = shown(await arjun.click(lobby, 'Invite'))
    expect(panel).toMatchObject({ ephemeralFor: 'Arjun' })
    const done = shown(await arjun.select(panel, 'Members of this server', ['Mei', 'Lena']))
    expect(done.text).toBe('Invited: @Mei @Lena.')
    await app.settled()
    const call = last(publicly())
    expect(call.text).toMatch(
      /^@Mei @Lena Arjun invites you to Orchard.*: 3 seats free\.$|^@Mei @Lena \*\*Arjun\*\* invites you/,
    )
    expect(call).toMatchObject({ buttons: ['Join'], notified: ['Mei', 'Lena'] })
    expect(allowed().allowed_mentions).toEqual({ parse: [], users: [mei.id, lena.id], roles: [] })
    expect((await mei.click(call, 'Join')).text).toContain('2')
    await app.settled()
    expect((await theGame()).players).toHaveLength(2)
    expect(mei.pings.filter(({ id }) => id === call.id)).toHaveLength(1)
  })

  it('leaves out bots, who sits there, and who is not of the server', async () => {
    const { arjun, mei, app, sandbox } = server
    const lobby = await open()
    await mei.click(lobby, 'Join')
    const elsewhere = sandbox.addGuild('Elsewhere')
    sandbox.addMember({ name: 'Faraway', guild: elsewhere })
    const panel = shown(await arjun.click(lobby, 'Invite'))
    const picks = ['Mei', 'Lena', 'Faraway', sandbox.botId]
    const done = shown(await arjun.select(panel, 'Members of this server', picks))
    expect(done.text).toContain('Invited: @Lena.')
    expect(done.text).toContain(
      'Left out, because they sit there, were invited, or cannot be invited now: @Mei.',
    )
    expect(done.text).toMatch(/bots or not in this server: @Faraway @/)
    await app.settled()
    expect(last(publicly()).notified).toEqual(['Lena'])
    const more = shown(await arjun.click(done, 'Invite'))
    const nobody = shown(await arjun.select(more, 'Members of this server', ['Mei']))
    expect(nobody.text).toContain('nobody to invite')
  })

  it('is not for passers-by, and takes no ids from a menu that Discord did not fill', async () => {
    const { arjun, lena, mei, app, sandbox } = server
    const lobby = await open()
    const panel = shown(await lena.click(lobby, 'Invite'))
    expect((await lena.select(panel, '这个服务器的成员', ['Mei'])).text).toContain('没有座位')
    const { id } = await theGame()
    const before = publicly().length
    for (const component_type of [USERS, STRINGS]) {
      const data = { custom_id: `invitepeople|${id}`, component_type, id: 1, values: [mei.id, 'everyone'] }
      const forged = { kind: COMPONENT, user: arjun.id, channel: lobby.channel, source: lobby.id, data }
      expect((await sandbox.forge(forged)).text).toContain('nobody to invite')
    }
    await app.settled()
    expect(publicly()).toHaveLength(before)
  })

  it('offers the roles that organisers allow and that can be mentioned, and pings those alone', async () => {
    const { arjun, lena, app, sandbox } = server
    const mentionable = sandbox.addRole({ name: 'players', mentionable: true })
    const mute = sandbox.addRole({ name: 'guards' })
    sandbox.giveRole('Lena', 'players')
    await app.host.settings.changeServer(sandbox.guild.id, { invitable: [mentionable.id, mute.id] })
    const lobby = await open()
    const panel = shown(await arjun.click(lobby, 'Invite'))
    expect(panel.text).toContain('I cannot mention @guards')
    const done = await arjun.select(panel, 'A role that may be invited', ['@players'])
    expect(done.text).toBe('Invited: @players.')
    await app.settled()
    expect(last(publicly()).notified).toEqual(['Lena'])
    expect(allowed().allowed_mentions).toEqual({ parse: [], users: [], roles: [mentionable.id] })
    expect(lena.pings.length).toBeGreaterThan(0)

    // Made-up roles, the one of everybody among them, are refused.
    const { id } = await theGame()
    for (const role of [sandbox.guild.id, '1', `${mute.id}0`]) {
      const data = { custom_id: `inviterole|${id}`, component_type: STRINGS, id: 1, values: [role] }
      const forged = { kind: COMPONENT, user: arjun.id, channel: lobby.channel, source: lobby.id, data }
      expect((await sandbox.forge(forged)).text).toContain('may not be invited')
    }
  })
})

describe('a table for invited members', () => {
  it('is opened by a command or a menu, says so, and lets nobody else in', async () => {
    const { arjun, mei, app } = server
    const typed = { game: 'toy', seats: 4, language: 'en', join: 'invited' }
    expect((await arjun.slash('#room', 'game new', typed)).text).toContain('Ask others with **Invite**')
    await app.settled()
    const lobby = theLobby()
    expect(lobby.content).toContain('Invite only')
    expect(shown(await arjun.click(lobby, 'More')).buttons).toEqual(['Fairness'])
    const refused = shown(await mei.click(lobby, 'Join'))
    expect(refused).toMatchObject({ ephemeralFor: 'Mei', buttons: ['請桌主讓我加入'] })
    expect((await mei.slash('#room', 'game join')).text).toContain('限邀請')
    await arjun.submit(await arjun.click(lobby, 'Options'), { 'Who may join?': 'everyone' })
    await app.settled()
    expect(theLobby().content).not.toContain('Invite only')
    await mei.click(theLobby(), 'Join')
    expect((await theGame()).players).toHaveLength(2)
  })

  it('can be asked: the host is mentioned and lets them in, or does not', async () => {
    const { arjun, mei, lena, app, sandbox } = server
    const lobby = await open({ join: 'invited' })
    const refused = shown(await mei.click(lobby, 'Join'))
    expect((await mei.click(refused, '請桌主讓我加入')).text).toContain('已經問了')
    await app.settled()
    const requestToJoin = last(publicly())
    expect(requestToJoin).toMatchObject({ buttons: ['Let in', 'Not this time'], notified: ['Arjun'] })
    expect(requestToJoin.text).toMatch(/^@Arjun, @Mei asks to join/)
    expect((await lena.click(requestToJoin, 'Let in')).text).toContain('Arjun')
    expect((await theGame()).players).toHaveLength(1)
    await arjun.click(requestToJoin, 'Let in')
    await app.settled()
    expect((await theGame()).players.map(({ name }) => name)).toEqual(['Arjun', 'Mei'])
    expect(sandbox.transcript('#room').find(({ id }) => id === requestToJoin.id)).toMatchObject({
      buttons: [],
      text: expect.stringMatching(/^✓ @Mei joins/),
    })

    const ask = shown(await lena.click(theLobby(), 'Join'))
    await lena.click(ask, last(ask.buttons))
    await app.settled()
    await arjun.click(last(publicly()), 'Not this time')
    expect(last(publicly()).buttons).toEqual([])
    expect((await lena.click(theLobby(), 'Join')).text).toContain('没有让你加入')
    expect((await theGame()).players).toHaveLength(2)
  })

  it('seats a member who was invited meanwhile and still presses that they ask the host', async () => {
    const { arjun, mei, app } = server
    const lobby = await open({ join: 'invited' })
    const refused = shown(await mei.click(lobby, 'Join'))
    const { id } = await theGame()
    await app.host.lobby.invite(id, { id: arjun.id, name: 'Arjun' }, { members: [mei.id] })
    await app.settled()
    const asked = await mei.click(refused, '請桌主讓我加入')
    expect(asked.text).not.toContain('已經問了')
    expect(asked.text).toContain('2')
    await app.settled()
    expect((await theGame()).players.map(({ name }) => name)).toEqual(['Arjun', 'Mei'])
  })

  it('played again is a table for the same members', async () => {
    const { arjun, mei, lena, app, store, sandbox } = server
    await open({ join: 'invited', seats: 2 })
    const { id } = await theGame()
    const asker = { id: mei.id, name: 'Mei' }
    await app.host.lobby.invite(id, { id: arjun.id, name: 'Arjun' }, { members: [mei.id] })
    await app.host.lobby.join(id, asker, 'mei joins')
    await store.db.game.update({ where: { id }, data: { status: 'finished' } })
    const again = { custom_id: `again|${id}`, component_type: 2, id: 1 }
    const source = theLobby().id
    const pressed = { kind: COMPONENT, user: mei.id, channel: theLobby().channel, source, data: again }
    expect((await sandbox.forge(pressed)).text).toMatch(
      /上一局的玩家都能加入，到齊後自動開始。 \[果園 · \w+\]\(https:\/\/.+\)$/,
    )
    await app.settled()
    expect((await lena.click(theLobby(), 'Join')).text).toContain('这一桌限邀请')
    await arjun.click(theLobby(), 'Join')
    expect(last(await app.host.games.ofMember(mei.id))).toMatchObject({
      inviteOnly: true,
      host: mei.id,
      players: [{ name: 'Mei' }, { name: 'Arjun' }],
    })
  })
})
