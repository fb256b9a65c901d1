// The lobby: a free seat is asked about, a full table told to its host, and what servers and permissions allow.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

/** The interaction type of a pressed button. */
const COMPONENT = 3

let server: TestServer
beforeEach(async () => {
  server = await openTestServer()
})
afterEach(() => server.close())

const publicly = (place: string | { id: string } = '#room') =>
  server.sandbox.transcript(place).filter(({ bot, ephemeral }) => bot && !ephemeral)
const theLobby = () => last(publicly().filter(({ content }) => content.startsWith('**Orchard')))

/** Opens a lobby of Arjun's, who reads English. */
async function open(seats = 3) {
  await server.arjun.slash('#room', 'game new', { game: 'toy', seats, language: 'en' })
  await server.app.settled()
  return theLobby()
}
const theGame = async () =>
  (await server.app.host.games.inChannel('')) ?? last(await server.app.host.games.ofMember(server.arjun.id))

describe('Start with a free seat', () => {
  it('asks the host in private, and starts with those who sit', async () => {
    const { arjun, mei, app } = server
    const lobby = await open()
    await mei.click(lobby, 'Join')
    const asked = shown(await arjun.click(lobby, 'Start'))
    expect(asked).toMatchObject({ content: '1 seat is still free.', ephemeralFor: 'Arjun' })
    expect(asked.buttons).toEqual(['Start with 2', 'Add computer player', 'Wait'])
    expect((await theGame()).status).toBe('lobby')
    const begun = shown(await arjun.click(asked, 'Start with 2')).content
    expect(begun).toBe(`The game begins in <#${(await theGame()).thread}>.`)
    await app.settled()
    expect((await theGame()).players).toHaveLength(2)
    expect(theLobby().content).toContain('Playing in')
  })

  it('lets the host wait, add a computer player and then start, also by typing', async () => {
    const { arjun, mei, app } = server
    const lobby = await open()
    await mei.click(lobby, 'Join')
    const typed = shown(await arjun.slash('#room', 'game start'))
    expect((await arjun.click(typed, 'Wait')).text).toContain('The lobby stays open')
    const asked = shown(await arjun.click(lobby, 'Start'))
    let full = shown(await arjun.click(asked, 'Add computer player'))
    if (full.content.startsWith('Add'))
      full = shown(await arjun.select(full, 'How strong should it be?', ['Hard']))
    expect(full.content).toContain('The table is full.')
    await arjun.click(full, 'Start')
    await app.settled()
    expect((await theGame()).players).toHaveLength(3)
  })

  it('asks again when the table has changed meanwhile', async () => {
    const { arjun, mei, lena } = server
    const lobby = await open(4)
    await mei.click(lobby, 'Join')
    const asked = shown(await arjun.click(lobby, 'Start'))
    await lena.click(lobby, 'Join')
    const again = shown(await arjun.click(asked, 'Start with 2'))
    expect(again.buttons).toContain('Start with 3')
    expect((await theGame()).status).toBe('lobby')
  })

  it('is refused to everybody else as before', async () => {
    const lobby = await open()
    await server.lena.click(lobby, 'Join')
    expect((await server.lena.click(lobby, 'Start')).text).toContain('Arjun')
  })
})

describe('the language of a table', () => {
  it('is the host’s to change, from behind More, until the game begins', async () => {
    const { arjun, mei, app } = server
    const lobby = await open(2)
    const others = shown(await mei.click(lobby, 'More'))
    expect(others.content).not.toContain('選單')
    expect(others.components).toHaveLength(1)
    const more = shown(await arjun.click(lobby, 'More'))
    const menu = 'Language of this table'
    expect(shown(await arjun.select(more, menu, ['繁體中文'])).content).toContain(
      'What only you see is in yours',
    )
    await app.settled()
    expect((await theGame()).language).toBe('zh-TW')
    const chinese = last(publicly())
    expect(chinese.buttons).toContain('加入')
    await mei.click(chinese, '加入')
    await arjun.click(chinese, '開始')
    await app.settled()
    expect((await arjun.select(more, menu, ['English'])).text).toContain('has begun')
    expect((await theGame()).language).toBe('zh-TW')
  })
})

describe('a full table', () => {
  it('hides Join and tells its host by a mention, with the button that starts', async () => {
    const { arjun, mei, app } = server
    const lobby = await open(2)
    await mei.click(lobby, 'Join')
    await app.settled()
    expect(theLobby().buttons).toEqual(['Leave', 'Start', 'Rules', 'Options', 'More'])
    const told = last(publicly())
    expect(told).toMatchObject({ text: '@Arjun, the table is full.', buttons: ['Start'] })
    expect(arjun.pings.some(({ id }) => id === told.id)).toBe(true)
    await arjun.click(told, 'Start')
    await app.settled()
    expect((await theGame()).status).toBe('playing')
    const after = publicly().find(({ id }) => id === told.id)
    expect(after).toMatchObject({ content: '-# ✓ Arjun, the table is full.', buttons: [] })
  })

  it('that is full no more shows Join again, and its host is not called twice within minutes', async () => {
    const { arjun, mei, app, clock } = server
    const lobby = await open(2)
    await mei.click(lobby, 'Join')
    await app.settled()
    const pings = () => arjun.pings.length
    const before = pings()
    await mei.click(lobby, 'Leave')
    await app.settled()
    expect(theLobby().buttons).toContain('Join')
    expect(last(publicly()).buttons).not.toContain('Start')
    await mei.click(lobby, 'Join')
    await app.settled()
    expect(pings()).toBe(before)
    await mei.click(lobby, 'Leave')
    clock.advance(11 * 60_000)
    await mei.click(lobby, 'Join')
    await app.settled()
    expect(pings()).toBe(before + 1)
  })
})

describe('a rematch', () => {
  it('and its start say how those who play have met before', async () => {
    const { mei, arjun, lena, sandbox, app } = server
    const place = await server.begin()
    for (const person of [mei, arjun])
      for (const choice of ['1', '1 2 3', 'none', 'rain'])
        await person.slash({ id: place }, 'play', { choice })
    await app.settled()
    const end = last(sandbox.transcript({ id: place }).filter(({ buttons }) => buttons.includes('Rematch')))
    await mei.click(end, 'Rematch')
    await app.settled()
    const called = last(publicly({ id: place }))
    expect(called.content).toContain('Met before: Mei and Arjun, 1 : 0')
    expect((await arjun.click(end, 'Play best of three')).text).toContain('Your game is ready')
    await app.settled()
    const [begun] = await app.host.games.ofMember(mei.id)
    expect(await app.host.lobby.seriesOf(begun?.id ?? '')).toMatchObject({ games: 1 })
    // To others it says the same from the other side.
    expect((await arjun.slash('#room', 'stats', { member: 'Mei' })).text).toContain(
      'Met most often: Arjun 1 : 0',
    )
    expect((await lena.slash('#room', 'stats', { member: 'Arjun' })).text).toContain('Mei 0 : 1')
  })

  /** Arjun and Mei have played at a table with a computer. */
  async function played() {
    const { arjun, mei, app, store } = server
    const lobby = await open()
    await mei.click(lobby, 'Join')
    const { id } = await theGame()
    await app.host.lobby.addComputer(id, { id: arjun.id, name: 'Arjun' }, 'hard')
    await store.db.game.update({ where: { id }, data: { status: 'finished' } })
    return id
  }

  async function press(id: string, user: string) {
    const data = { custom_id: `again|${id}`, component_type: 2, id: 1 }
    const where = { kind: COMPONENT, channel: theLobby().channel, source: theLobby().id }
    const { text } = await server.sandbox.forge({ ...where, user, data })
    await server.app.settled()
    return text
  }

  it('seats the computers again, and starts with the press of the last who played', async () => {
    const { arjun, mei, app } = server
    const id = await played()
    await press(id, mei.id)
    const [opened, ...more] = await app.host.games.ofMember(mei.id)
    expect(opened).toMatchObject({ host: mei.id, players: [{ name: 'Mei' }, { computer: 'hard' }] })
    expect(more).toEqual([])
    expect(await press(id, arjun.id)).toContain('Your game is ready')
    const [joined, ...others] = await app.host.games.ofMember(arjun.id)
    expect(joined).toMatchObject({ id: opened?.id, status: 'playing' })
    expect(others).toEqual([])
  })

  it('is one table, too, where everybody presses at once', async () => {
    const { arjun, mei, app } = server
    const id = await played()
    await Promise.all([press(id, mei.id), press(id, arjun.id), press(id, mei.id)])
    const [table, ...more] = await app.host.games.ofMember(mei.id)
    expect(more).toEqual([])
    expect(table?.players.map(({ member }) => member)).toEqual(
      expect.arrayContaining([mei.id, arjun.id, undefined]),
    )
    expect(await app.host.games.ofMember(arjun.id)).toHaveLength(1)
  })
})

describe('a table at which nobody else can sit', () => {
  it.each(['everyone', 'invited'])('says to start it, and nothing of others (%s)', async (join) => {
    const alone = { game: 'toy', seats: 1, language: 'en', join }
    const opened = await server.arjun.slash('#room', 'game new', alone)
    expect(opened.text).toMatch(/^The lobby is open: `\w+`\. Press \*\*Start\*\* to play\.$/)
  })

  it('calls nobody to its rematch, which starts with one press', async () => {
    const { arjun, app } = server
    const thread = { id: await server.begin([arjun]) }
    for (const choice of ['plum', '1 2 3', 'none', 'rain']) await arjun.slash(thread, 'play', { choice })
    await app.settled()
    const before = publicly(thread)
    const again = await arjun.click(last(before), 'Rematch')
    await app.settled()
    expect(publicly(thread)).toEqual(before)
    expect(again.text).toContain('Your game is ready')
    const [next] = await app.host.games.ofMember(arjun.id)
    expect(next).toMatchObject({ status: 'playing', thread: expect.stringMatching(/^\d+$/) })
  })

  it('as when computers have all the other seats again', async () => {
    const { arjun, app } = server
    const lobby = await open(2)
    const { id } = await theGame()
    await app.host.lobby.addComputer(id, { id: arjun.id, name: 'Arjun' }, 'hard')
    await arjun.click(lobby, 'Start')
    await app.settled()
    const thread = { id: lobby.id }
    for (const choice of ['plum', '1 2 3', 'none', 'rain']) await arjun.slash(thread, 'play', { choice })
    await app.settled()
    const before = publicly(thread)
    expect(last(before).buttons).toContain('Rematch')
    expect((await arjun.click(last(before), 'Rematch')).text).toContain('Your game is ready')
    await app.settled()
    expect(publicly(thread)).toEqual(before)
  })
})

describe('where threads can be opened and not written in', () => {
  it('a game is played in the channel, and the doctor says so', async () => {
    const { arjun, mei, app, sandbox } = server
    sandbox.setPermissions('#room', { deny: ['SendMessagesInThreads'], for: 'bot' })
    expect((await arjun.slash('#room', 'game doctor')).text).toContain(
      'games are played in the channel itself',
    )
    const lobby = await open(2)
    await mei.click(lobby, 'Join')
    await arjun.click(lobby, 'Start')
    await app.settled()
    const game = await theGame()
    expect(game).toMatchObject({ status: 'playing' })
    expect(game.thread).toBeUndefined()
    expect(last(publicly()).buttons).toContain('Your move')
  })

  it('of which nothing was known at the start, too', async () => {
    const { arjun, mei, app, sandbox } = server
    const lobby = await open(2)
    await mei.click(lobby, 'Join')
    await app.settled()
    sandbox.setPermissions('#room', { deny: ['SendMessagesInThreads'], for: 'bot' })
    // Started from another place, whose permissions say nothing of this one.
    const done = await app.host.lobby.start((await theGame()).id, { id: arjun.id, name: 'Arjun' })
    expect(done.ok).toBe(true)
    await app.settled()
    const game = await theGame()
    expect(game.status).toBe('playing')
    expect(game.thread).toBeUndefined()
    expect(theLobby().content).toContain('Playing in')
    expect(last(publicly()).buttons).toContain('Your move')
  })
})

describe('the settings of a lobby', () => {
  it('are checked by the host too: no seat is lost, and nothing made up is taken', async () => {
    const { arjun, mei, app } = server
    const lobby = await open(3)
    await mei.click(lobby, 'Join')
    const { id } = await theGame()
    const { host } = app
    const call = { id: arjun.id, name: 'Arjun' }
    expect((await host.lobby.configure(id, call, { seats: 1 })).ok).toBe(false)
    expect((await host.lobby.configure(id, call, { seats: 2.5 })).ok).toBe(false)
    expect((await host.lobby.configure(id, call, { title: 'chess' })).ok).toBe(false)
    expect((await host.lobby.configure(id, call, { options: { sour: 'very' } })).ok).toBe(false)
    expect((await host.lobby.configure(id, call, { seats: 2 })).ok).toBe(true)
    await arjun.click(theLobby(), 'Start')
    expect((await host.lobby.configure(id, call, { seats: 3 })).ok).toBe(false)
  })
})

describe('a nickname', () => {
  it('that is an invite, turned around or not to be seen is shown as harmless text', async () => {
    const { app, sandbox } = server
    const lobby = await open(4)
    for (const name of ['discord.gg/peach', '\u202eiem', '\u3164\u200b']) {
      sandbox.addMember({ name })
      await sandbox.as(name).click(lobby, 'Join')
    }
    await app.settled()
    const { content } = theLobby()
    expect(content).not.toMatch(/discord\.gg\/\w/)
    expect(content).toContain('discord.gg\\/peach')
    expect(content).not.toMatch(/[\u202e\u3164\u200b]/)
    const names = (await theGame()).players.map((player) => player.name)
    expect(names.slice(1, 3)).toEqual(['discord.gg/peach', 'iem'])
    expect(names[3]?.trim()).not.toBe('')
  })
})

describe('a button of a game', () => {
  it('pressed on another server is refused there as a command is', async () => {
    const { app, sandbox, mei, lena } = server
    const thread = await server.begin()
    const game = await app.host.games.inChannel(thread)
    const prompt = last(publicly({ id: thread }).filter(({ buttons }) => buttons.includes('Board')))
    await server.store.db.game.update({ where: { id: game?.id ?? '' }, data: { guild: '1' } })
    const there = await lena.click(prompt, 'Board')
    expect(there.text).toContain('没有')
    expect(there.text).toContain(game?.id)
    expect(shown(await mei.click(prompt, 'Board')).content).toContain('果園')
    expect(sandbox.violations).toEqual([])
  })
})

describe('open tables of one host', () => {
  it('are three on one server; a fourth is refused with what can be done', async () => {
    const { arjun, app } = server
    for (let n = 0; n < 3; n++) await open()
    const ids = (await app.host.games.ofMember(arjun.id)).map(({ id }) => id)
    const { text } = await arjun.slash('#room', 'game new', { game: 'toy', seats: 2, language: 'en' })
    expect(text).toContain('You have 3 open lobbies in this server')
    for (const id of ids) expect(text).toContain(id)
    await arjun.slash('#room', 'game cancel', { game: ids[0] ?? '' })
    expect((await arjun.slash('#room', 'game new', { game: 'toy', seats: 2 })).text).toContain(
      'lobby is open',
    )
  })
})
