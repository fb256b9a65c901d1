// Threads: opened, joined, asleep, locked, and too many.
// https://discord.com/developers/docs/topics/threads
import { ChannelType, type TextChannel, type ThreadChannel } from 'discord.js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSandbox, type Sandbox, type TestClock, testClock } from '../../src/sandbox/index.ts'
import { eventually, request, startBot } from './bot.ts'

const WEEK = 10_080
const MINUTE = 60_000

let clock: TestClock
let sandbox: Sandbox
let bot: Awaited<ReturnType<typeof startBot>>
let channel: TextChannel
let mei: ReturnType<Sandbox['as']>

beforeEach(async () => {
  clock = testClock()
  sandbox = await openSandbox({ clock, limits: { activeThreads: 3 } })
  sandbox.addMember({ name: 'Mei' })
  mei = sandbox.as('Mei')
  bot = await startBot(sandbox, (interaction) => interaction.isButton() && interaction.reply('pressed'))
  channel = (await bot.client.channels.fetch(sandbox.channel('#general').id)) as TextChannel
})

afterEach(async () => {
  await bot.stop()
  await sandbox.close()
})

const open = (name = 'table'): Promise<ThreadChannel> =>
  channel.threads.create({ name, autoArchiveDuration: WEEK, type: ChannelType.PublicThread })
const stored = (thread: ThreadChannel) => sandbox.channel(thread.id).thread

describe('sleep', () => {
  test('comes after a week without messages, and edits do not put it off (#7900)', async () => {
    const thread = await open()
    const message = await thread.send('turn 1')
    clock.advance((WEEK - 1) * MINUTE)
    expect(stored(thread)?.archived).toBe(false)
    await message.edit('turn 1, edited')
    clock.advance(MINUTE)
    expect(stored(thread)?.archived).toBe(true)
    await eventually(() => thread.archived === true)
  })

  test('is put off by a message', async () => {
    const thread = await open()
    clock.advance((WEEK - 1) * MINUTE)
    mei.say(thread.id, 'still here')
    clock.advance((WEEK - 1) * MINUTE)
    expect(stored(thread)?.archived).toBe(false)
    clock.advance(MINUTE)
    expect(stored(thread)?.archived).toBe(true)
  })

  test('forbids edits (50083) and commands, allows waking, and a message wakes', async () => {
    const thread = await open()
    const message = await thread.send('turn 1')
    sandbox.changeThread(thread.id, { archived: true })
    await expect(message.edit('x')).rejects.toMatchObject({ code: 50083 })
    await expect(mei.slash(thread.id, 'play')).rejects.toThrow('archived')
    await thread.setArchived(false)
    await message.edit('x')
    sandbox.changeThread(thread.id, { archived: true })
    await thread.send('good morning')
    expect(stored(thread)?.archived).toBe(false)
    sandbox.changeThread(thread.id, { archived: true })
    mei.say(thread.id, 'me too')
    expect(stored(thread)?.archived).toBe(false)
  })

  test('ended, begins anew after the whole time', async () => {
    const thread = await open()
    clock.advance(WEEK * MINUTE)
    await thread.setArchived(false)
    clock.advance((WEEK - 1) * MINUTE)
    expect(stored(thread)?.archived).toBe(false)
    clock.advance(MINUTE)
    expect(stored(thread)?.archived).toBe(true)
  })

  test('forbids new members and a new name (50083)', async () => {
    const thread = await open()
    sandbox.changeThread(thread.id, { archived: true })
    await expect(thread.members.add(mei.id)).rejects.toMatchObject({ code: 50083 })
    await expect(thread.setName('other')).rejects.toMatchObject({ code: 50083 })
  })

  test('an archived thread is listed among the archived', async () => {
    const thread = await open()
    await thread.setArchived(true)
    const { threads } = await channel.threads.fetchArchived()
    expect([...threads.keys()]).toEqual([thread.id])
  })
})

describe('a lock', () => {
  test('stops the bot without Manage Threads (160005), members, and even buttons (#5517)', async () => {
    const thread = await open()
    const row = { type: 1, components: [{ type: 2, style: 1, custom_id: 'go', label: 'Go' }] }
    const message = await thread.send({ content: 'press', components: [row] })
    expect((await mei.click(message.id, 'Go')).text).toBe('pressed')
    sandbox.changeThread(thread.id, { locked: true })
    await expect(thread.send('x')).rejects.toMatchObject({ code: 160005 })
    await expect(mei.click(message.id, 'Go')).rejects.toThrow('locked')
    expect(() => mei.say(thread.id, 'x')).toThrow('ManageThreads')
    sandbox.changeThread(thread.id, { archived: true })
    await expect(thread.setArchived(false)).rejects.toMatchObject({ code: 50013 })
    sandbox.setPermissions('#general', { for: 'bot', allow: ['ManageThreads'] })
    await thread.setArchived(false)
    await thread.send('x')
  })
})

describe('opening', () => {
  test('a message has one thread, with its id (160004)', async () => {
    const message = await channel.send('lobby')
    const thread = await message.startThread({ name: 'table', autoArchiveDuration: WEEK })
    expect(thread.id).toBe(message.id)
    expect(
      await request(sandbox, 'POST', `/channels/${channel.id}/messages/${message.id}/threads`, {
        name: 'again',
      }),
    ).toMatchObject({ status: 400, code: 160004 })
  })

  test('a server has only so many that are active (160006)', async () => {
    const threads = [await open('1'), await open('2'), await open('3')]
    await expect(open('4')).rejects.toMatchObject({ code: 160006 })
    await threads[0]?.setArchived(true)
    await open('4')
    await expect(threads[0]?.setArchived(false)).rejects.toMatchObject({ code: 160006 })
  })

  test('threads do not nest', async () => {
    const thread = await open()
    expect(
      await request(sandbox, 'POST', `/channels/${thread.id}/threads`, { name: 'inner', type: 11 }),
    ).toMatchObject({ code: 50024 })
  })

  test('needs the permission (50013)', async () => {
    sandbox.setPermissions('#general', { deny: ['CreatePublicThreads'], for: 'bot' })
    await expect(open()).rejects.toMatchObject({ code: 50013 })
  })

  test('in a forum a person starts a post, and the bot can too', async () => {
    const forum = sandbox.addChannel({ name: 'tables', type: 'forum' })
    const post = mei.startThread('#tables', 'My table', { content: 'who plays?' })
    expect(mei.messages(post).map((each) => each.text)).toEqual(['who plays?'])
    const made = await request(sandbox, 'POST', `/channels/${forum.id}/threads`, {
      name: 'Bot table',
      message: { content: 'welcome' },
    })
    expect(made).toMatchObject({ status: 201, body: { name: 'Bot table', message: { content: 'welcome' } } })
    const { id, message } = made.body as { id: string; message: { id: string } }
    expect(message.id).toBe(id)
  })
})

describe('tags of a forum', () => {
  const wire = (id: string) => request(sandbox, 'GET', `/channels/${id}`)
  const post = (forum: string, applied_tags?: readonly string[]) =>
    request(sandbox, 'POST', `/channels/${forum}/threads`, {
      name: 'Table',
      message: { content: 'welcome' },
      ...(applied_tags && { applied_tags }),
    })

  test('are made by members who manage the channel (50013), 20 at most, each name once (40061)', async () => {
    const forum = sandbox.addChannel({ name: 'tables', type: 'forum', tags: ['Round 1'] })
    const change = (available_tags: readonly object[]) =>
      request(sandbox, 'PATCH', `/channels/${forum.id}`, { available_tags })
    const [first] = ((await wire(forum.id)).body as { available_tags: { id: string }[] }).available_tags
    expect(await change([{ ...first }, { name: 'Round 2' }])).toMatchObject({ code: 50013 })
    sandbox.setPermissions('#tables', { allow: ['ManageChannels'], for: 'bot' })
    expect(await change([{ ...first }, { name: 'Round 2' }])).toMatchObject({
      body: { available_tags: [first, { name: 'Round 2', moderated: false, emoji_id: null }] },
    })
    expect(await change([{ ...first }, { name: 'Round 1' }])).toMatchObject({ code: 40061 })
    expect(await change([{ id: '1', name: 'Round 9' }])).toMatchObject({ code: 10087 })
    expect(await change(Array.from({ length: 21 }, (_, n) => ({ name: `${n}` })))).toMatchObject({
      code: 50035,
    })
    expect(await change([{ name: 'x'.repeat(21) }])).toMatchObject({ code: 50035 })
  })

  test('go onto a post: 5 at most, those that are there (10087), and one where the forum needs it (40067)', async () => {
    const forum = sandbox.addChannel({ name: 'tables', type: 'forum', tags: ['a'], requiresTag: true })
    const { available_tags: tags, flags } = (await wire(forum.id)).body as {
      available_tags: { id: string }[]
      flags: number
    }
    expect(flags).toBe(16)
    const tag = tags[0]?.id ?? ''
    const made = await post(forum.id, [tag])
    expect(made).toMatchObject({ status: 201, body: { applied_tags: [tag] } })
    expect(await post(forum.id)).toMatchObject({ code: 40067 })
    expect(await post(forum.id, ['1'])).toMatchObject({ code: 10087 })
    expect(
      await post(
        forum.id,
        Array.from({ length: 6 }, () => tag),
      ),
    ).toMatchObject({ code: 50035 })
    // A tag that is taken from the forum is on none of its posts any more.
    sandbox.setPermissions('#tables', { allow: ['ManageChannels'], for: 'bot' })
    await request(sandbox, 'PATCH', `/channels/${forum.id}`, { available_tags: [] })
    const { id } = made.body as { id: string }
    expect((await wire(id)).body).toMatchObject({ applied_tags: [] })
  })
})

describe('members', () => {
  test('are added by the bot, by a mention and by an edited-in mention, without a ping for the edit', async () => {
    sandbox.addMember({ name: 'Arjun' })
    sandbox.addMember({ name: 'Lena' })
    const thread = await open()
    await thread.members.add(mei.id)
    await thread.send(`<@${sandbox.as('Arjun').id}>`)
    const message = await thread.send('x')
    await message.edit(`<@${sandbox.as('Lena').id}>`)
    const members = await thread.members.fetch()
    expect([...members.keys()].sort()).toEqual(
      [sandbox.botId, mei.id, sandbox.as('Arjun').id, sandbox.as('Lena').id].sort(),
    )
    expect(sandbox.as('Lena').pings).toEqual([])
  })

  test('somebody who left the server cannot be added (10007) and is out of its threads', async () => {
    const thread = await open()
    await thread.members.add(mei.id)
    sandbox.leave('Mei')
    expect(stored(thread)?.members.map((each) => each.user)).toEqual([sandbox.botId])
    await expect(thread.members.add(mei.id)).rejects.toMatchObject({ code: 10007 })
  })
})
