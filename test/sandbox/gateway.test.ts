// The gateway: who gets in, who gets which event, and what survives a cut line.
// https://discord.com/developers/docs/events/gateway
import { Client, Events, GatewayIntentBits, type Interaction, SlashCommandBuilder } from 'discord.js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { openSandbox, type Sandbox } from '../../src/sandbox/index.ts'
import { eventually, request, startBot } from './bot.ts'

let sandbox: Sandbox
const stops: (() => unknown)[] = []

beforeEach(async () => {
  sandbox = await openSandbox({ limits: { timeoutMs: 3_000 } })
  sandbox.addMember({ name: 'Mei' })
})

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  await sandbox.close()
})

const start = async (answer?: (interaction: Interaction) => unknown, intents?: number[]) => {
  const bot = await startBot(sandbox, answer, intents)
  stops.push(bot.stop)
  return bot
}

/** A bare client, for what discord.js would not send: it identifies so, and tells what it gets. */
async function bare(d: object, query = '?v=10&encoding=json') {
  const socket = new WebSocket(`${sandbox.url.replace('http', 'ws')}/gateway${query}`)
  const frames: { op: number; d: unknown; t?: string }[] = []
  let closed: number | undefined
  socket.on('message', (raw) => frames.push(JSON.parse(String(raw))))
  socket.on('close', (code) => {
    closed = code
  })
  stops.push(() => socket.terminate())
  await new Promise((resolve) => socket.on('open', resolve))
  const identify = { token: sandbox.token, intents: 1, ...d }
  socket.send(JSON.stringify({ op: 2, d: identify }))
  await eventually(() => closed !== undefined || frames.some(({ op }) => op === 9 || op === 0))
  return { socket, frames, closed: () => closed, ready: () => frames.some(({ t }) => t === 'READY') }
}

const play = new SlashCommandBuilder().setName('play').setDescription('Play')

describe('getting in', () => {
  test('a wrong token is told so, over REST and over the gateway', async () => {
    const client = new Client({ intents: [], rest: { api: `${sandbox.url}/api` } })
    await expect(client.login('wrong')).rejects.toThrow(/invalid token/i)
    const socket = new WebSocket(`${sandbox.url.replace('http', 'ws')}/gateway`)
    socket.on('open', () => socket.send(JSON.stringify({ op: 2, d: { token: 'wrong', intents: 0 } })))
    expect(await new Promise((resolve) => socket.on('close', resolve))).toBe(4004)
  })

  test('a privileged intent that was not given closes with 4014', async () => {
    const client = new Client({
      intents: [GatewayIntentBits.GuildMembers],
      rest: { api: `${sandbox.url}/api` },
    })
    stops.push(() => client.destroy())
    await expect(client.login(sandbox.token)).rejects.toThrow(/disallowed intents/i)
  })

  test('a page of another origin is not let in', async () => {
    const socket = new WebSocket(`${sandbox.url.replace('http', 'ws')}/gateway`, {
      origin: 'http://evil.example',
    })
    await expect(new Promise((_, reject) => socket.on('error', reject))).rejects.toThrow()
  })
})

describe('events', () => {
  test('a client sees its servers, channels, threads and new ones', async () => {
    sandbox.as('Mei').startThread('#general', 'old thread')
    const { client } = await start()
    expect(
      client.guilds.cache
        .get(sandbox.guild.id)
        ?.channels.cache.map((each) => each.name)
        .sort(),
    ).toEqual(['general', 'old thread'])
    sandbox.addChannel({ name: 'game-room' })
    await eventually(() => client.channels.cache.some((each) => 'name' in each && each.name === 'game-room'))
    sandbox.addGuild('Second')
    await eventually(() => client.guilds.cache.size === 2)
    sandbox.leave('@bot')
    await eventually(() => client.guilds.cache.size === 1)
  })

  test('the member leaving is told only with the intent', async () => {
    await sandbox.close()
    sandbox = await openSandbox({ privileged: GatewayIntentBits.GuildMembers })
    sandbox.addMember({ name: 'Mei' })
    const left: string[] = []
    const { client } = await start(undefined, [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMembers])
    client.on(Events.GuildMemberRemove, (member) => left.push(member.user.displayName))
    // discord.js tells only of members it knows.
    await client.guilds.cache.first()?.members.fetch(sandbox.as('Mei').id)
    sandbox.leave('Mei')
    await eventually(() => left.length === 1)
    expect(left).toEqual(['Mei'])
  })

  test('messages need their intent and a channel the bot can see', async () => {
    const received: string[] = []
    const deaf = await start(undefined, [GatewayIntentBits.Guilds])
    const { client } = await start()
    for (const [name, each] of [
      ['deaf', deaf.client],
      ['hears', client],
    ] as const)
      each.on(Events.MessageCreate, (message) =>
        received.push(`${name} ${message.channelId === sandbox.channel('#general').id}`),
      )
    sandbox.addChannel({ name: 'hidden' })
    sandbox.setPermissions('#hidden', { for: 'bot', deny: ['ViewChannel'] })
    sandbox.as('Mei').say('#hidden', 'x')
    sandbox.as('Mei').say('#general', 'x')
    await eventually(() => received.length > 0)
    expect(received).toEqual(['hears true'])
  })

  test('two sessions of one token both get an interaction, and one of them is too late (40060)', async () => {
    const answer = (interaction: Interaction) => interaction.isChatInputCommand() && interaction.reply('me')
    const one = await start(answer)
    const two = await start(answer)
    await one.client.application.commands.set([play])
    expect((await sandbox.as('Mei').slash('#general', 'play')).text).toBe('me')
    await eventually(() => one.errors.length + two.errors.length === 1)
    expect([...one.errors, ...two.errors]).toMatchObject([{ code: 40060 }])
    expect(sandbox.as('Mei').messages('#general')).toHaveLength(1)
  })

  test('a server belongs to one shard', async () => {
    const home = Number((BigInt(sandbox.guild.id) >> 22n) % 2n)
    const sizes: number[] = []
    for (const shard of [0, 1]) {
      const client = new Client({
        intents: [GatewayIntentBits.Guilds],
        shards: shard,
        shardCount: 2,
        rest: { api: `${sandbox.url}/api` },
      })
      stops.push(() => client.destroy())
      const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve))
      await client.login(sandbox.token)
      await ready
      sizes.push(client.guilds.cache.size)
    }
    expect(sizes).toEqual(home === 0 ? [1, 0] : [0, 1])
  })
})

describe('a cut line', () => {
  test('is resumed, and what happened meanwhile arrives', async () => {
    const { client } = await start(
      (interaction) => interaction.isChatInputCommand() && interaction.reply('here'),
    )
    await client.application.commands.set([play])
    const resumed: number[] = []
    client.on(Events.ShardResume, (_, replayed) => resumed.push(replayed))
    sandbox.gateway.drop()
    await eventually(() => sandbox.gateway.connected === 0)
    const waiting = sandbox.as('Mei').slash('#general', 'play')
    expect((await waiting).text).toBe('here')
    await eventually(() => resumed.length === 1)
    expect(resumed[0]).toBeGreaterThan(0)
  })

  test('is resumed when the server asks to reconnect', async () => {
    const { client } = await start()
    const resumed: number[] = []
    client.on(Events.ShardResume, () => resumed.push(1))
    sandbox.gateway.reconnect()
    await eventually(() => resumed.length === 1)
  })

  test('of a forgotten session leads to a fresh one', async () => {
    const { client } = await start()
    const fresh: unknown[] = []
    client.on(Events.ShardReady, (id) => fresh.push(id))
    sandbox.gateway.forget()
    // discord.js waits between one and five seconds before it identifies again.
    await eventually(() => fresh.length > 0)
    expect(fresh).toHaveLength(1)
    expect((await request(sandbox, 'GET', '/users/@me')).status).toBe(200)
  })
})

describe('identify', () => {
  const limited = async (limits: object) => {
    await sandbox.close()
    sandbox = await openSandbox({ limits })
  }

  test.each([
    ['a shard beyond the count', { shard: [2, 2] }, 4010],
    ['no such shard', { shard: ['x'] }, 4010],
    ['intents there are not', { intents: 1 << 30 }, 4013],
  ])('is turned away: %s', async (_, d, code) => {
    expect((await bare(d)).closed()).toBe(code)
  })

  test('is turned away in another version, and where there are too many servers for the shard', async () => {
    expect((await bare({}, '?v=8')).closed()).toBe(4012)
    await limited({ guildsPerShard: 0 })
    expect((await bare({})).closed()).toBe(4011)
  })

  test('is limited to one in five seconds for each bucket of shards, else the session is invalid', async () => {
    await limited({ identifies: true, concurrency: 2 })
    expect((await bare({ shard: [0, 4] })).ready()).toBe(true)
    expect((await bare({ shard: [1, 4] })).ready()).toBe(true)
    expect((await bare({ shard: [2, 4] })).frames.at(-1)).toEqual({ op: 9, d: false })
    expect(sandbox.gateway.shards).toEqual([
      [0, 4],
      [1, 4],
    ])
  })

  test('is limited to so many a day, which `GET /gateway/bot` says; then all sessions end', async () => {
    await limited({ identifies: true, sessions: 2, concurrency: 16, shards: 3 })
    const first = await bare({ shard: [0, 3] })
    await bare({ shard: [1, 3] })
    const { body } = await request(sandbox, 'GET', '/gateway/bot')
    expect(body).toMatchObject({
      shards: 3,
      session_start_limit: { total: 2, remaining: 0, max_concurrency: 16 },
    })
    expect((await bare({ shard: [2, 3] })).closed()).toBe(4004)
    await eventually(() => first.closed() === 4004)
    expect(sandbox.gateway.connected).toBe(0)
  })

  test('direct messages go to shard 0, wherever the person is', async () => {
    const shards = await Promise.all([0, 1].map((index) => bare({ shard: [index, 2], intents: 1 | 4096 })))
    const { id } = sandbox.as('Mei')
    const dm = await request(sandbox, 'POST', '/users/@me/channels', { recipient_id: id })
    await request(sandbox, 'POST', `/channels/${dm.body?.id}/messages`, { content: 'hello' })
    await eventually(() => shards.some(({ frames }) => frames.some(({ t }) => t === 'MESSAGE_CREATE')))
    expect(shards.map(({ frames }) => frames.some(({ t }) => t === 'MESSAGE_CREATE'))).toEqual([true, false])
  })
})

describe('a heartbeat', () => {
  test('that a client does not send closes with 4009, and its session is none any more', async () => {
    await sandbox.close()
    sandbox = await openSandbox({ limits: { heartbeat: 60 } })
    const client = await bare({})
    await eventually(() => client.closed() === 4009)
    const ready = client.frames.find(({ t }) => t === 'READY')
    const { session_id } = (ready?.d ?? {}) as { session_id?: string }
    const again = new WebSocket(`${sandbox.url.replace('http', 'ws')}/gateway`)
    stops.push(() => again.terminate())
    const frames: { op: number; d: unknown }[] = []
    again.on('message', (raw) => frames.push(JSON.parse(String(raw))))
    await new Promise((resolve) => again.on('open', resolve))
    again.send(JSON.stringify({ op: 6, d: { token: sandbox.token, session_id, seq: 1 } }))
    await eventually(() => frames.length > 1)
    expect(frames.at(-1)).toEqual({ op: 9, d: false })
  })

  test('that is not answered makes discord.js reconnect, and it misses nothing', async () => {
    await sandbox.close()
    sandbox = await openSandbox({ limits: { heartbeat: 300, timeoutMs: 8_000 } })
    sandbox.addMember({ name: 'Mei' })
    const { client } = await start(
      (interaction) => interaction.isChatInputCommand() && interaction.reply('here'),
    )
    await client.application.commands.set([play])
    const resumed: unknown[] = []
    client.on(Events.ShardResume, (id) => resumed.push(id))
    sandbox.gateway.mute()
    await eventually(() => sandbox.gateway.connected === 0)
    expect((await sandbox.as('Mei').slash('#general', 'play')).text).toBe('here')
    expect(resumed).toEqual([0])
  })

  test('a close that can be resumed is', async () => {
    const { client } = await start()
    const resumed: unknown[] = []
    client.on(Events.ShardResume, (id) => resumed.push(id))
    sandbox.gateway.hangUp(4000)
    await eventually(() => resumed.length === 1)
  })
})
