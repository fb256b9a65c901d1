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
  sandbox = await openSandbox({ limits: { patience: 3_000 } })
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
    const heard: string[] = []
    const deaf = await start(undefined, [GatewayIntentBits.Guilds])
    const { client } = await start()
    for (const [name, each] of [
      ['deaf', deaf.client],
      ['hears', client],
    ] as const)
      each.on(Events.MessageCreate, (message) =>
        heard.push(`${name} ${message.channelId === sandbox.channel('#general').id}`),
      )
    sandbox.addChannel({ name: 'hidden' })
    sandbox.setPermissions('#hidden', { for: 'bot', deny: ['ViewChannel'] })
    sandbox.as('Mei').say('#hidden', 'x')
    sandbox.as('Mei').say('#general', 'x')
    await eventually(() => heard.length > 0)
    expect(heard).toEqual(['hears true'])
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
    await eventually(() => fresh.length > 0, 12_000)
    expect(fresh).toHaveLength(1)
    expect((await request(sandbox, 'GET', '/users/@me')).status).toBe(200)
  })
})
