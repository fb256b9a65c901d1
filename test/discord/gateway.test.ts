// The gateway's sessions: one lease for each shard, one number of shards for all processes, and an end with a last word
// when Discord lets nobody in any more. Processes here are gateways with leases of their own on one sandbox.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BotContext } from '../../src/discord/core/context.ts'
import { UNMEASURED } from '../../src/discord/core/measures.ts'
import { type Gateway, openGateway } from '../../src/discord/gateway/gateway.ts'
import { recommendedShards, type Shards } from '../../src/discord/gateway/layout.ts'
import { FAULTS_IN_A_ROW } from '../../src/discord/gateway/packets.ts'
import { TokenKeepingRest } from '../../src/discord/token/token-client.ts'
import { watchToken } from '../../src/discord/token/watch.ts'
import { isTokenTaken } from '../../src/discord/token/who.ts'
import type { OpenHost } from '../../src/host/index.ts'
import { openSandbox, type Sandbox } from '../../src/sandbox/index.ts'
import { eventually } from '../sandbox/bot.ts'

let sandbox: Sandbox
let gateways: Gateway[]
let settings: Map<string, string>
/** Who holds which lease. */
let leases: Map<string, string>
let events: string[]
let warnings: string[]
/** What the listener was told, and events that could not be handled. */
let received: string[]
let faults: string[]
/** What the host is told of sessions. */
let presence: string[]

beforeEach(async () => {
  sandbox = await openSandbox()
  gateways = []
  settings = new Map()
  leases = new Map()
  events = []
  warnings = []
  presence = []
  received = []
  faults = []
})
afterEach(async () => {
  for (const gateway of gateways) await gateway.close()
  await sandbox.close()
})

function botOf(name: string): BotContext {
  // Told again at each renewal of a lease.
  const note = (what: string) => {
    if (presence.at(-1) !== what) presence.push(what)
  }
  const host = {
    processes: {
      async lease(lease: string) {
        if (!leases.has(lease)) leases.set(lease, name)
        return leases.get(lease) === name
      },
      async release(lease: string) {
        if (leases.get(lease) === name) leases.delete(lease)
      },
      holdsLease: (lease: string) => leases.get(lease) === name,
    },
    clock: {
      sessionGone: async ({ id }) => note(`gone ${id}`),
      sessionThere: async ({ id }) => note(`there ${id}`),
    },
    settings: {
      get: async (key: string) => settings.get(key),
      save: async (key: string, value: string) => void settings.set(key, value),
    },
  } satisfies { [service in 'processes' | 'settings' | 'clock']: Partial<OpenHost[service]> }
  const log = {
    info: (_: object, what: string) => void events.push(`${name}: ${what}`),
    warn: (_: object, what: string) => void warnings.push(what),
    error: (_: object, what: string) => void warnings.push(what),
  }
  return { host, log } as unknown as BotContext
}

/** A process that holds shards; who they are is noted in `events`. */
function start(name: string, shards: Shards, token = sandbox.token): Gateway {
  const api = `${sandbox.url}/api`
  const bot = botOf(name)
  const watch = watchToken(() => isTokenTaken(token, api), bot.log)
  const rest = new TokenKeepingRest({ api }, token, watch)
  const gateway = openGateway(bot, {
    token,
    shards,
    rest,
    answering: { api },
    measures: { ...UNMEASURED, gatewayFault: (event) => void faults.push(event) },
    recommended: (end) => recommendedShards(rest, end),
    explain: async (error) => (await watch.decision()) ?? error,
    listener: {
      interaction: ({ id }) => void received.push(id),
      message: (channel, message) => void received.push(`${channel}/${message}`),
      messagesGone: () => undefined,
      placeGone: (id) => void received.push(`${id} is gone`),
      server: ({ id }) => void received.push(id),
    },
    begun: async (_, shard) => void events.push(`${name} ${shard}`),
  })
  gateways.push(gateway)
  return gateway
}

const held = () => [...leases.keys()].filter((lease) => lease.startsWith('gateway')).sort()

describe('what Discord closes permanently', () => {
  it.each([
    [4004, 'DISCORD_TOKEN'],
    [4010, 'SHARD_LIST'],
    [4011, 'SHARDS=auto'],
    [4012, 'newer version'],
    [4013, 'newer version'],
    [4014, 'Privileged Gateway Intents'],
  ])('%i ends the session and its lease, and one line says what to do', async (code, hint) => {
    const gateway = start('one', { count: 1 })
    await gateway.ready
    expect(held()).toEqual(['gateway 0/1'])
    sandbox.gateway.hangUp(code)
    const { message } = await gateway.failed
    expect(message).toMatch(new RegExp(`^[^\\n]*\\(${code}\\)[^\\n]*${hint}[^\\n]*$`))
    expect(held()).toEqual([])
    expect(gateway.state).not.toBe('online')
    await eventually(() => sandbox.gateway.connected === 0)
  })

  it('rejects the start: a token that is not taken, too few shards', async () => {
    const wrong = start('one', { count: 1 }, 'wrong')
    await expect(wrong.ready).rejects.toThrow(/\(4004\).*DISCORD_TOKEN/)
    Object.assign(sandbox.limits, { guildsPerShard: 0 })
    const few = start('two', { count: 1 })
    await expect(few.ready).rejects.toThrow(/\(4011\).*SHARDS=auto/)
    expect((await few.failed).message).toContain('4011')
    expect(held()).toEqual([])
  })
})

describe('what can be resumed', () => {
  it.each([4000, 4001, 1006])('is: a close with %i', async (code) => {
    const gateway = start('one', { count: 1 })
    await gateway.ready
    if (code === 1006) sandbox.gateway.drop()
    else sandbox.gateway.hangUp(code)
    await eventually(() => events.includes('one: the gateway session goes on'))
    expect(held()).toEqual(['gateway 0/1'])
  })

  it('a heartbeat that Discord does not answer leads to a new connection', async () => {
    Object.assign(sandbox.limits, { heartbeat: 300 })
    const gateway = start('one', { count: 1 })
    await gateway.ready
    sandbox.gateway.mute()
    await eventually(() => events.includes('one: the gateway session goes on'))
    await eventually(() => sandbox.gateway.connected === 1)
  })
})

describe('the shards', () => {
  it('are shared by processes that start together, and their sessions start as slowly as Discord wants', async () => {
    Object.assign(sandbox.limits, { identifies: true, shards: 2 })
    const [one, two] = [start('one', { count: 'auto' }), start('two', { count: 'auto' })]
    await Promise.all([one.ready, two.ready])
    await eventually(() => sandbox.gateway.connected === 2)
    expect(held()).toEqual(['gateway 0/2', 'gateway 1/2'])
    expect(new Set(leases.values())).toEqual(new Set(['one', 'two']))
    expect(sandbox.gateway.shards.map(([id]) => id).sort()).toEqual([0, 1])
    // None was refused for coming too soon.
    expect(sandbox.gateway.invalid).toBe(0)
  })

  it('are all one process’s when it is alone', async () => {
    Object.assign(sandbox.limits, { identifies: true })
    await start('one', { count: 2 }).ready
    const begun = () => events.filter((event) => /^one \d/.test(event))
    await eventually(() => sandbox.gateway.connected === 2 && begun().length === 2)
    expect(begun()).toEqual(['one 0', 'one 1'])
    expect(sandbox.gateway.invalid).toBe(0)
  })

  it('are those that the process may hold', async () => {
    await start('one', { count: 3, ids: [2] }).ready
    expect(held()).toEqual(['gateway 2/3'])
    const beyond = start('two', { count: 3, ids: [3] })
    await expect(beyond.ready).rejects.toThrow(/SHARD_LIST names shard 3, but there are 3/)
  })

  it('are as many for all: who wants another number waits, who leaves it to Discord joins in', async () => {
    await start('one', { count: 1 }).ready
    await start('two', { count: 2 }).ready
    expect(warnings).toContainEqual(
      expect.stringMatching(/^SHARDS is \S+ here and \d+ in the processes that run: set the same/),
    )
    Object.assign(sandbox.limits, { shards: 2 })
    await start('three', { count: 'auto' }).ready
    expect(held()).toEqual(['gateway 0/1'])
    expect(gateways.map(({ state }) => state)).toEqual(['online', 'standing by', 'standing by'])
    expect(settings.get('shards')).toBe('1')
    await gateways[0]?.close()
    await gateways[2]?.close()
    await eventually(() => settings.get('shards') === '2')
    await eventually(() => held().includes('gateway 0/2'))
  })

  it('are not taken by a process that has begun with another number', async () => {
    await start('one', { count: 1 }).ready
    const standby = start('two', { count: 1 })
    await standby.ready
    await gateways[0]?.close()
    settings.set('shards', '4')
    expect((await standby.failed).message).toMatch(/with 4 shards since.*same SHARDS/)
    expect(held()).toEqual([])
  })
})

describe('what is sent', () => {
  /** A button that Mei presses, as Discord sends it. https://discord.com/developers/docs/interactions/receiving-and-responding */
  const press = (id: string) => ({
    id,
    application_id: sandbox.botId,
    type: 3,
    token: 'a token',
    version: 1,
    locale: 'en-US',
    guild_id: sandbox.guild.id,
    channel_id: '7',
    channel: { id: '7', type: 11, parent_id: '6' },
    member: { user: { id: '5', username: 'mei', discriminator: '0' }, roles: [], permissions: '0' },
    data: { custom_id: 'a:b', component_type: 2 },
    message: { id: '8', channel_id: '7', author: { id: '9', username: 'bot' }, content: '', flags: 64 },
    entitlements: [],
    authorizing_integration_owners: {},
    app_permissions: '0',
  })
  const message = (id: string, author?: { readonly id: string }) => ({
    id,
    channel_id: '7',
    content: '',
    author,
  })
  const without = (field: string, raw: object) =>
    Object.fromEntries(Object.entries(raw).filter(([name]) => name !== field))

  it('is heard also where fields are missing that the bot does not need', async () => {
    await start('one', { count: 1 }).ready
    received.length = 0
    sandbox.gateway.send('INTERACTION_CREATE', press('1'))
    for (const [index, field] of [
      'entitlements',
      'authorizing_integration_owners',
      'guild_id',
      'channel',
      'locale',
    ].entries())
      sandbox.gateway.send('INTERACTION_CREATE', without(field, press(`${index + 2}`)))
    sandbox.gateway.send('MESSAGE_CREATE', message('10', { id: '5' }))
    sandbox.gateway.send('MESSAGE_CREATE', message('11'))
    sandbox.gateway.send('MESSAGE_CREATE', message('12', { id: sandbox.botId }))
    sandbox.gateway.send('THREAD_DELETE', { id: '7' })
    sandbox.gateway.send('A_NEW_EVENT', null)
    await eventually(() => received.includes('7 is gone'))
    expect(received).toEqual(['1', '2', '3', '4', '5', '6', '7/10', '7/11', '7 is gone'])
    expect(faults).toEqual([])
  })

  it('and cannot be handled is noted, and the next is heard', async () => {
    const gateway = start('one', { count: 1 })
    await gateway.ready
    received.length = 0
    for (const field of ['member', 'data', 'message'])
      sandbox.gateway.send('INTERACTION_CREATE', without(field, press('1')))
    for (const event of ['MESSAGE_CREATE', 'GUILD_CREATE', 'CHANNEL_DELETE', 'INTERACTION_CREATE'])
      sandbox.gateway.send(event, event === 'GUILD_CREATE' ? {} : null)
    sandbox.gateway.send('INTERACTION_CREATE', press('2'))
    await eventually(() => received.length > 0)
    expect(received).toEqual(['2'])
    const interactions = Array.from({ length: 3 }, () => 'INTERACTION_CREATE')
    expect(faults).toEqual([
      ...interactions,
      'MESSAGE_CREATE',
      'GUILD_CREATE',
      'CHANNEL_DELETE',
      'INTERACTION_CREATE',
    ])
    expect(gateway.state).toBe('online')
  })

  it('ends the process when nothing of it can be handled', async () => {
    const gateway = start('one', { count: 1 })
    await gateway.ready
    for (let times = 0; times < FAULTS_IN_A_ROW; times++) sandbox.gateway.send('CHANNEL_DELETE', {})
    expect((await gateway.failed).message).toMatch(/100 events .* in a row .* CHANNEL_DELETE/)
    expect(held()).toEqual([])
  })
})

describe('Discord out of order', () => {
  it.each([
    ['at the question how many shards there are', 'GET /gateway/bot', { count: 'auto' } as const],
    ['at the question where the gateway is', 'GET /gateway/bot', { count: 1 }],
  ])('%s is said and tried again', async (_, route, shards) => {
    sandbox.fault({ route, status: 502, times: 4 })
    const gateway = start('one', shards)
    await gateway.ready
    expect(gateway.state).toBe('connecting')
    expect(warnings.join()).toMatch(/could not be (agreed on|held)/)
    await eventually(() => gateway.state === 'online')
    expect(events).toContain('one 0')
  })

  it('is told to the host: a session that is gone, and one that is there again', async () => {
    const gateway = start('one', { count: 1 })
    await gateway.ready
    await eventually(() => presence.join() === 'gone 0,there 0')
    sandbox.gateway.drop()
    await eventually(() => presence.length === 4)
    await gateway.close()
    expect(presence).toEqual(['gone 0', 'there 0', 'gone 0', 'there 0', 'gone 0'])
  })

  it.each([
    ['how many shards there are', { count: 'auto' } as const],
    ['where the gateway is', { count: 1 }],
  ])('keeps nobody from stopping: the question %s is never answered', async (_, shards) => {
    const fault = sandbox.fault({ route: 'GET /gateway/bot', delay: -1 })
    const gateway = start('one', shards)
    await eventually(() => fault.times === 0)
    await gateway.close()
    expect([held(), warnings]).toEqual([[], []])
  })

  it('with some of the servers keeps nobody waiting', async () => {
    const away = sandbox.addGuild('Away')
    sandbox.gateway.outage(away)
    const gateway = start('one', { count: 1 })
    await gateway.ready
    expect(gateway.state).toBe('online')
    await eventually(() => received.length > 0)
    expect(received).toEqual([sandbox.guild.id])
    sandbox.gateway.recover(away)
    await eventually(() => received.length > 1)
    expect(received).toEqual([sandbox.guild.id, away.id])
  })
})
