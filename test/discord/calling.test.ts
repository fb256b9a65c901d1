// Looking for players: a role for each game that members take by a press, called by the bot at most once an hour.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer()
})
afterEach(() => server.close())

const publicly = () => server.sandbox.transcript('#room').filter(({ bot, ephemeral }) => bot && !ephemeral)
const BOT = [
  ...(['ViewChannel', 'SendMessages', 'SendMessagesInThreads', 'CreatePublicThreads'] as const),
  ...(['EmbedLinks', 'AttachFiles', 'ReadMessageHistory', 'ManageRoles'] as const),
]
const permit = () => server.sandbox.setServerPermissions('bot', BOT)
const theRole = () => server.sandbox.guild.roles.find(({ name }) => name.startsWith('Players wanted'))
const has = (who: { id: string }) =>
  server.sandbox.guild.members.find(({ user }) => user === who.id)?.roles.includes(theRole()?.id ?? '')

async function open() {
  await server.arjun.slash('#room', 'game new', { game: 'toy', seats: 4, language: 'en' })
  await server.app.settled()
  return last(publicly().filter(({ content }) => content.startsWith('**Orchard')))
}

/** Somebody asks to be called, from the chooser. */
async function askToBeCalled(person: TestServer['mei'], label: string) {
  const chooser = shown(await person.slash('#room', 'game new'))
  const about = shown(await person.select(chooser, 'about', ['toy']))
  return shown(await person.click(about, label))
}

/** The button behind the lobby's More, in the member's own language. */
async function lookFor(person: TestServer['mei'], lobby: Awaited<ReturnType<typeof open>>) {
  const more = shown(await person.click(lobby, 'More'))
  return person.click(more, more.buttons.find((label) => /Look for players|找人來玩/.test(label)) ?? '')
}

describe('looking for players', () => {
  it('without the permission says what is missing; the doctor says what that costs', async () => {
    const lobby = await open()
    expect((await lookFor(server.arjun, lobby)).text).toContain('Manage Roles')
    expect((await server.arjun.slash('#room', 'game doctor')).text).toMatch(/Manage Roles.*Look for players/)
    expect((await askToBeCalled(server.lena, '有人找就通知我')).text).toContain('管理身份组')
    expect(theRole()).toBeUndefined()
  })

  it('calls those who took the role, and nobody else; nobody else can mention it', async () => {
    permit()
    const { arjun, mei, lena, app, sandbox } = server
    const lobby = await open()
    const nobody = shown(await lookFor(arjun, lobby))
    expect(nobody.text).toContain('Nobody wants to be called for this game yet')
    expect(nobody.buttons).toEqual(['Call me for games'])
    expect((await askToBeCalled(mei, '有人找就通知我')).text).toContain('每小時最多一次')
    expect(theRole()).toMatchObject({ permissions: '0', mentionable: false })
    expect(has(mei)).toBe(true)
    expect((await lookFor(arjun, lobby)).text).toContain('I’ve pinged @Players wanted')
    await app.settled()
    const call = last(publicly())
    expect(call.notified).toEqual(['Mei'])
    expect(call.buttons).toEqual(['Join', 'Call me for games', 'Do not call me'])
    expect(theRole()?.mentionable).toBe(false)
    expect(lena.pings).toEqual([])

    // The message itself lets one join, or be called no more.
    expect((await lena.click(call, 'Call me for games')).text).toContain('通知你')
    expect(has(lena)).toBe(true)
    expect(sandbox.guild.roles.filter(({ name }) => name.startsWith('Players wanted'))).toHaveLength(1)
    await mei.click(call, 'Do not call me')
    expect(has(mei)).toBe(false)
    expect((await mei.click(call, 'Join')).text).toContain('2')
  })

  it('leaves no role that all may mention where a process died while it called', async () => {
    permit()
    const { arjun, mei, app, bot, clock } = server
    await askToBeCalled(mei, '有人找就通知我')
    const lobby = await open()
    const game = await app.host.games.inChannel(lobby.channel)
    const role = theRole()
    if (!game || !role) throw new Error('no lobby')
    const job = { kind: 'call', role: role.id } as const
    const triedAt = new Date(clock.now())
    const again = () => bot.deliver({ id: 'c1', game, job, doubtful: true, triedAt })
    role.mentionable = true
    expect(await again()).toMatchObject({ done: true })
    expect(theRole()?.mentionable).toBe(false)
    // Meanwhile the table has filled up, or is no lobby any more.
    role.mentionable = true
    await arjun.click(lobby, 'Start')
    await arjun.slash('#room', 'game cancel')
    await app.settled()
    const calls = publicly().length
    expect(await again()).toMatchObject({ done: true })
    expect(theRole()?.mentionable).toBe(false)
    expect(publicly()).toHaveLength(calls)
  })

  it('happens once an hour for a game of a server, no matter who asks', async () => {
    permit()
    const { arjun, mei, app, clock } = server
    await askToBeCalled(mei, '有人找就通知我')
    const lobby = await open()
    await mei.click(lobby, 'Join')
    await lookFor(arjun, lobby)
    await app.settled()
    const before = publicly().length
    expect((await lookFor(mei, lobby)).text).toContain('再提及')
    await app.settled()
    expect(publicly()).toHaveLength(before)
    clock.advance(61 * 60_000)
    await lookFor(arjun, lobby)
    await app.settled()
    expect(publicly()).toHaveLength(before + 1)
  })

  it('makes the role anew that somebody has deleted, and is quiet where it stands above the bot’s', async () => {
    permit()
    const { mei, lena, sandbox } = server
    await askToBeCalled(mei, '有人找就通知我')
    const before = theRole()
    sandbox.guild.roles = sandbox.guild.roles.filter(({ id }) => id !== before?.id)
    await askToBeCalled(lena, '有人找就通知我')
    expect(theRole()?.id).not.toBe(before?.id)
    expect(has(lena)).toBe(true)
    const role = theRole()
    if (role) role.position = 99
    expect((await askToBeCalled(mei, '有人找就通知我')).text).toContain('位置在我的身分組之上')
  })

  it('never gives a role that permits something, regardless of its name', async () => {
    permit()
    const { mei, sandbox } = server
    sandbox.addRole({ name: 'Players wanted: Orchard', permissions: ['Administrator'] })
    await askToBeCalled(mei, '有人找就通知我')
    const given = sandbox.guild.members.find(({ user }) => user === mei.id)?.roles ?? []
    const roles = sandbox.guild.roles.filter(({ id }) => given.includes(id))
    expect(roles.map(({ permissions }) => permissions)).toEqual(['0'])
  })
})
