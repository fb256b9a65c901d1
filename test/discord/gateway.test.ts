// The gateway's sessions: one lease for each shard, one number of shards for all processes, and an end with a last word
// when Discord lets nobody in any more. Processes here are gateways with leases of their own on one sandbox.
import { Events } from 'discord.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BotContext } from '../../src/discord/context.ts'
import { type Gateway, openGateway } from '../../src/discord/gateway/gateway.ts'
import type { Shards } from '../../src/discord/gateway/layout.ts'
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

beforeEach(async () => {
  sandbox = await openSandbox()
  gateways = []
  settings = new Map()
  leases = new Map()
  events = []
  warnings = []
})
afterEach(async () => {
  for (const gateway of gateways) await gateway.close()
  await sandbox.close()
})

function botOf(name: string): BotContext {
  const host = {
    processes: {
      async lease(lease: string) {
        if (!leases.has(lease)) leases.set(lease, name)
        return leases.get(lease) === name
      },
      async release(lease: string) {
        if (leases.get(lease) === name) leases.delete(lease)
      },
    },
    settings: {
      get: async (key: string) => settings.get(key),
      save: async (key: string, value: string) => void settings.set(key, value),
    },
  } satisfies { [service in 'processes' | 'settings']: Partial<OpenHost[service]> }
  const log = {
    info: () => undefined,
    warn: (_: object, what: string) => void warnings.push(what),
    error: (_: object, what: string) => void warnings.push(what),
  }
  return { host, log } as unknown as BotContext
}

/** A process that holds shards; who they are is noted in `events`. */
function start(name: string, shards: Shards, token = sandbox.token): Gateway {
  const gateway = openGateway(botOf(name), {
    ...{ token, shards, rest: { api: `${sandbox.url}/api` } },
    recommended: async () => sandbox.limits.shards,
    listen(client) {
      client.on(Events.ShardResume, (shard) => void events.push(`${name} resumed ${shard}`))
    },
    begun: async (_, shard) => void events.push(`${name} ${shard}`),
  })
  gateways.push(gateway)
  return gateway
}

const held = () => [...leases.keys()].filter((lease) => lease.startsWith('gateway')).sort()

describe('what Discord closes for good', () => {
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
    expect(gateway.online).toBe(false)
    await eventually(() => sandbox.gateway.connected === 0)
  })

  it('is heard by whoever starts: a token that is not taken, too few shards', async () => {
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
    await eventually(() => events.includes('one resumed 0'))
    expect(held()).toEqual(['gateway 0/1'])
  })

  it('a heartbeat that Discord does not answer leads to a new connection', async () => {
    Object.assign(sandbox.limits, { heartbeat: 300 })
    const gateway = start('one', { count: 1 })
    await gateway.ready
    sandbox.gateway.mute()
    await eventually(() => events.includes('one resumed 0'))
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
    await eventually(() => sandbox.gateway.connected === 2 && events.length === 2)
    expect(events).toEqual(['one 0', 'one 1'])
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
    expect(warnings).toContain('the bot runs with another number of shards: waiting until it stops')
    Object.assign(sandbox.limits, { shards: 2 })
    await start('three', { count: 'auto' }).ready
    expect(held()).toEqual(['gateway 0/1'])
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
