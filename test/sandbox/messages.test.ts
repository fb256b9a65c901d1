// Messages over REST: once, to whom, in what order, how long one may edit them.
// https://discord.com/developers/docs/resources/message
import { AttachmentBuilder, type TextChannel } from 'discord.js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSandbox, type Sandbox, type TestClock, testClock } from '../../src/sandbox/index.ts'
import { eventually, request, startBot } from './bot.ts'

let clock: TestClock
let sandbox: Sandbox
let bot: Awaited<ReturnType<typeof startBot>>
let channel: TextChannel
let mei: ReturnType<Sandbox['as']>

beforeEach(async () => {
  clock = testClock()
  sandbox = await openSandbox({ clock })
  sandbox.addMember({ name: 'Mei' })
  mei = sandbox.as('Mei')
  bot = await startBot(sandbox)
  channel = (await bot.client.channels.fetch(sandbox.channel('#general').id)) as TextChannel
})

afterEach(async () => {
  await bot.stop()
  await sandbox.close()
})

describe('posting', () => {
  test('an enforced nonce posts once within a few minutes and again afterwards', async () => {
    const order = { content: 'once', nonce: 'outbox-1', enforceNonce: true }
    const first = await channel.send(order)
    expect((await channel.send(order)).id).toBe(first.id)
    expect(mei.messages('#general')).toHaveLength(1)
    clock.advance(6 * 60_000)
    expect((await channel.send(order)).id).not.toBe(first.id)
  })

  test('a nonce that is not enforced posts again', async () => {
    await channel.send({ content: 'twice', nonce: 'n' })
    await channel.send({ content: 'twice', nonce: 'n' })
    expect(mei.messages('#general')).toHaveLength(2)
  })

  test('an empty message is refused with 50006', async () => {
    expect(
      await request(sandbox, 'POST', `/channels/${channel.id}/messages`, { content: ' ' }),
    ).toMatchObject({ status: 400, code: 50006 })
    expect(sandbox.violations.map((each) => each.code)).toEqual(['MESSAGE_EMPTY'])
  })

  test('files come with their descriptions, and the bytes are served', async () => {
    const file = new AttachmentBuilder(Buffer.from('hello'), { name: 'board.png', description: 'The board' })
    const message = await channel.send({ content: 'look', files: [file] })
    expect(message.attachments.first()).toMatchObject({
      name: 'board.png',
      description: 'The board',
      size: 5,
    })
    const url = message.attachments.first()?.url ?? ''
    expect(await (await fetch(url)).text()).toBe('hello')
  })

  test('a deleted or unknown channel answers 10003', async () => {
    sandbox.deleteChannel('#general')
    await expect(channel.send('x')).rejects.toMatchObject({ code: 10003 })
    await eventually(() => !bot.client.channels.cache.has(channel.id))
  })
})

describe('mentions', () => {
  test('notify by default, not with an empty allowance, and never by an edit', async () => {
    const ping = `<@${mei.id}> your move`
    await channel.send(ping)
    expect(mei.pings.map((each) => each.text)).toEqual(['@Mei your move'])
    const quiet = await channel.send({ content: ping, allowedMentions: { parse: [] } })
    expect(mei.pings).toHaveLength(1)
    expect(mei.look(quiet.id).mentions).toEqual([])
    await channel.send({ content: ping, allowedMentions: { users: [mei.id] } })
    expect(mei.pings).toHaveLength(2)
    const plain = await channel.send('nobody')
    await plain.edit(ping)
    expect(mei.pings).toHaveLength(2)
  })

  test('an edit without allowances reads all mentions anew (#2474)', async () => {
    const message = await channel.send({ content: `<@${mei.id}>`, allowedMentions: { parse: [] } })
    await request(sandbox, 'PATCH', `/channels/${channel.id}/messages/${message.id}`, {
      content: `<@${mei.id}>!`,
    })
    expect(mei.look(message.id)).toMatchObject({ mentions: ['Mei'], edited: true })
    await message.edit({ content: `<@${mei.id}>`, allowedMentions: { parse: [] } })
    expect(mei.look(message.id).mentions).toEqual([])
  })

  test('an allowance that names nothing allows nothing', async () => {
    await request(sandbox, 'POST', `/channels/${channel.id}/messages`, {
      content: `<@${mei.id}>`,
      allowed_mentions: { replied_user: false },
    })
    expect(mei.pings).toEqual([])
  })

  test('@everyone needs the permission', async () => {
    await channel.send('@everyone')
    expect(mei.pings).toEqual([])
    sandbox.setPermissions('#general', { for: 'bot', allow: ['MentionEveryone'] })
    await channel.send('@everyone')
    expect(mei.pings).toHaveLength(1)
  })
})

describe('editing', () => {
  test('files that the list leaves out are gone', async () => {
    const files = ['a.txt', 'b.txt'].map((name) => new AttachmentBuilder(Buffer.from(name), { name }))
    const message = await channel.send({ files })
    const kept = [...message.attachments.values()].slice(0, 1)
    await message.edit({
      attachments: kept,
      files: [new AttachmentBuilder(Buffer.from('c'), { name: 'c.txt' })],
    })
    // discord.js lists new files first, then the kept ones.
    expect(
      mei
        .look(message.id)
        .attachments.map((each) => each.filename)
        .sort(),
    ).toEqual(['a.txt', 'c.txt'])
    await message.edit({ content: 'text only' })
    expect(mei.look(message.id).attachments).toHaveLength(2)
    await message.edit({ attachments: [] })
    expect(mei.look(message.id).attachments).toEqual([])
  })

  test('an upload takes the place of a picture under a new id, and the old id is refused (50035)', async () => {
    const picture = () => new AttachmentBuilder(Buffer.from('p'), { name: 'p.png' })
    const message = await channel.send({ files: [picture()] })
    const first = mei.look(message.id).attachments[0]?.id ?? ''
    await message.edit({ attachments: [], files: [picture()] })
    const [second, ...others] = mei.look(message.id).attachments
    expect(others).toEqual([])
    expect(second?.id).not.toBe(first)
    const keep = (id: string) => ({ content: 'kept', attachments: [{ id }] })
    const path = `/channels/${channel.id}/messages/${message.id}`
    const refused = await request(sandbox, 'PATCH', path, keep(first))
    expect(refused).toMatchObject({ status: 400, body: { code: 50035 } })
    expect(JSON.stringify(refused.body)).toContain('attachments')
    expect(mei.look(message.id)).toMatchObject({ content: '', attachments: [{ id: second?.id }] })
    await request(sandbox, 'PATCH', path, keep(second?.id ?? ''))
    expect(mei.look(message.id)).toMatchObject({ content: 'kept', attachments: [{ id: second?.id }] })
  })

  test('messages older than an hour take few edits (30046)', async () => {
    const message = await channel.send('old')
    clock.advance(3_600_000)
    const edit = () =>
      request(sandbox, 'PATCH', `/channels/${channel.id}/messages/${message.id}`, { content: 'x' })
    for (let n = 0; n < sandbox.limits.oldEdits; n += 1) expect((await edit()).status).toBe(200)
    const refused = await edit()
    expect(refused).toMatchObject({ status: 429, code: 30046 })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    clock.advance(sandbox.limits.oldEditsWindow)
    expect((await edit()).status).toBe(200)
  })

  test("somebody else's message cannot be edited (50005), an unknown one is 10008", async () => {
    const theirs = mei.say('#general', 'mine')
    const path = `/channels/${channel.id}/messages`
    expect(await request(sandbox, 'PATCH', `${path}/${theirs.id}`, { content: 'x' })).toMatchObject({
      status: 403,
      code: 50005,
    })
    expect(await request(sandbox, 'PATCH', `${path}/1234`, { content: 'x' })).toMatchObject({
      status: 404,
      code: 10008,
    })
    const own = await channel.send('x')
    sandbox.deleteMessage(own.id)
    await expect(own.edit('y')).rejects.toMatchObject({ code: 10008 })
  })
})

describe('reading', () => {
  test('lists newest first, before, after and around a message', async () => {
    const ids: string[] = []
    for (const n of [0, 1, 2, 3, 4, 5, 6]) ids.push(mei.say('#general', String(n)).id)
    const list = async (query: string) => {
      const { body } = await request(sandbox, 'GET', `/channels/${channel.id}/messages?${query}`)
      return (body as unknown as { id: string }[]).map((each) => ids.indexOf(each.id)).join('')
    }
    expect(await list('limit=3')).toBe('654')
    expect(await list(`limit=2&before=${ids[3]}`)).toBe('21')
    expect(await list(`limit=2&after=${ids[3]}`)).toBe('54')
    expect(await list(`limit=3&around=${ids[3]}`)).toBe('432')
    expect(await request(sandbox, 'GET', `/channels/${channel.id}/messages?limit=101`)).toMatchObject({
      code: 50035,
    })
  })

  test('what people write is empty without the message-content intent, except when they mention the bot', async () => {
    const received: string[] = []
    bot.client.on('messageCreate', (message) => received.push(message.content))
    mei.say('#general', 'a secret')
    mei.say('#general', `<@${sandbox.botId}> hello`)
    await eventually(() => received.length === 2)
    expect(received).toEqual(['', `<@${sandbox.botId}> hello`])
  })

  test('pins need the permission and are listed', async () => {
    const message = await channel.send('rules')
    await expect(message.pin()).rejects.toMatchObject({ code: 50013 })
    sandbox.setPermissions('#general', { for: 'bot', allow: ['PinMessages'] })
    await message.pin()
    expect((await channel.messages.fetchPins()).items.map((each) => each.message.id)).toEqual([message.id])
    expect(mei.look(message.id).pinned).toBe(true)
    await message.unpin()
    expect(mei.look(message.id).pinned).toBe(false)
  })
})

describe('direct messages', () => {
  test('reach a member, ping, and are refused with 50007 when closed', async () => {
    const user = await bot.client.users.fetch(mei.id)
    await user.send('your turn')
    expect(mei.messages('@bot').map((each) => each.text)).toEqual(['your turn'])
    expect(mei.pings).toHaveLength(1)
    sandbox.directMessages('Mei', false)
    await expect(user.send('again')).rejects.toMatchObject({ code: 50007 })
  })

  test('are refused with 50007 once no server is shared', async () => {
    const user = await bot.client.users.fetch(mei.id)
    sandbox.leave('Mei')
    await expect(user.send('again')).rejects.toMatchObject({ code: 50007 })
  })
})
