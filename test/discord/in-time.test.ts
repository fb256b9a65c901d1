// Discord waits three seconds for the first word: it comes in time also when the database takes its time, and nothing is
// played of which the person was told that it failed.
import { setTimeout as pause } from 'node:timers/promises'
import { Client, Events, GatewayIntentBits } from 'discord.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { commandsFor } from '../../commands/index.ts'
import { rendererOf } from '../../src/discord/core/renderer.ts'
import { Icons } from '../../src/discord/icons/icons.ts'
import { routerOf } from '../../src/discord/router.ts'
import type { Host } from '../../src/host/index.ts'
import type { Outcome } from '../../src/sandbox/index.ts'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'
import { toy } from './toy.ts'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer()
})
afterEach(() => server.close())

/** What may have to wait, and the service of the host it belongs to. */
const SERVICES = { claim: 'processes', languageOf: 'people', getView: 'play' } as const

/** Lets a part of the host wait until told to go on. */
function held(part: keyof typeof SERVICES): () => void {
  const service = server.app.host[SERVICES[part]]
  const action = Reflect.get(service, part)
  let goOn = () => {}
  const gate = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const waiting = async (...args: unknown[]) => {
    await gate
    return Reflect.apply(action, service, args)
  }
  Object.assign(service, { [part]: waiting })
  return () => {
    Object.assign(service, { [part]: action })
    goOn()
  }
}

/** Does something while a part of the host takes four seconds, of which half are real. */
async function whileWaiting<T>(part: Parameters<typeof held>[0], action: () => Promise<T>): Promise<T> {
  const goOn = held(part)
  const doing = action()
  await pause(2_000)
  server.clock.advance(4_000)
  goOn()
  return doing
}

const whileClaimsWait = (action: () => Promise<Outcome>) => whileWaiting('claim', action)

/** The message with the buttons of a running game. */
const promptIn = (thread: string) =>
  last(server.sandbox.transcript({ id: thread }).filter(({ buttons }) => buttons.includes('Your move')))

describe('while the claims of interactions wait for the database', () => {
  it('a command is acknowledged, and answered when it has run', async () => {
    const { mei } = server
    const thread = await server.begin()
    const played = await whileClaimsWait(() => mei.slash({ id: thread }, 'play', { choice: 'peach' }))
    expect(shown(played).content).toContain('收到')
  })

  it('a press is acknowledged, and answered', async () => {
    const { mei, sandbox } = server
    const thread = await server.begin()
    const prompt = last(sandbox.transcript({ id: thread }).filter(({ buttons }) => buttons.length > 0))
    const panel = await whileClaimsWait(() => mei.click(prompt, 'Your move'))
    expect(shown(panel).buttons).toContain('桃')
  })

  it('a press that opens a form, which can only be the first answer, asks to press again', async () => {
    const { mei, sandbox } = server
    const thread = await server.begin()
    for (const choice of ['peach', '1 2 3', 'none']) await mei.slash({ id: thread }, 'play', { choice })
    const prompt = last(
      sandbox.transcript({ id: thread }).filter(({ buttons }) => buttons.includes('Your move')),
    )
    const panel = shown(await mei.click(prompt, 'Your move'))
    const pressed = await whileClaimsWait(() => mei.click(panel, '填寫'))
    expect(pressed.text).toContain('請再按一次')
    const form = await mei.click(panel, '填寫')
    expect(form.kind).toBe('modal')
    // And a form that is sent in is acknowledged, and taken.
    expect((await whileClaimsWait(() => mei.submit(form, { words: 'peach' }))).kind).toBe('update')
    expect(await moves()).toBe(4)
  })
})

describe('while the languages of people wait for the database', () => {
  it('a member who types is offered nothing in time, and everything again afterwards', async () => {
    const { mei } = server
    const thread = await server.begin()
    const complete = () => mei.complete({ id: thread }, 'play', { choice: '' }, 'choice')
    expect(await whileWaiting('languageOf', complete)).toEqual([])
    expect(mei.notices).toEqual([])
    expect(await complete()).not.toEqual([])
  })
})

describe('a form', () => {
  it('that is ready while the press is being acknowledged is not dropped in silence', async () => {
    const { mei, sandbox } = server
    const thread = await server.begin()
    for (const choice of ['peach', '1 2 3', 'none']) await mei.slash({ id: thread }, 'play', { choice })
    const panel = shown(await mei.click(promptIn(thread), 'Your move'))
    sandbox.fault({ route: 'POST /interactions/*/*/callback', delay: 600 })
    const goOn = held('getView')
    const pressing = mei.click(panel, '填寫')
    await pause(1_500)
    goOn()
    expect((await pressing).text).toContain('請再按一次')
  })
})

describe('a suggestion that fails', () => {
  it('is none, and noted', async () => {
    const { mei, app, faults } = server
    const thread = await server.begin()
    const { people } = app.host
    const { languageOf } = people
    Object.assign(people, { languageOf: () => Promise.reject(new Error('broken')) })
    expect(await mei.complete({ id: thread }, 'play', { choice: '' }, 'choice')).toEqual([])
    Object.assign(people, { languageOf })
    expect(faults.splice(0).join()).toContain('an interaction failed')
  })
})

/** How many moves of a member the game in a thread has. */
const moves = async () => server.store.db.entry.count({ where: { number: { gt: 0 } } })

describe('what Discord does not take', () => {
  it.each([
    ['a command', (thread: string) => server.mei.slash({ id: thread }, 'play', { choice: 'peach' })],
    [
      'a press',
      async (thread: string) =>
        server.mei.click(shown(await server.mei.click(promptIn(thread), 'Your move')), '桃'),
    ],
  ] as const)('is not played: %s that comes too late', async (_, play) => {
    const { sandbox, clock, mishaps } = server
    const thread = await server.begin()
    const callbacks = sandbox.requests.filter(({ path }) => path.startsWith('/interactions/')).length
    const isPress = _ === 'a press'
    const late = { route: 'POST /interactions/*/*/callback', status: 404, code: 10062, skip: isPress ? 1 : 0 }
    sandbox.fault(late)
    const playing = play(thread)
    while (
      sandbox.requests.filter(({ path }) => path.startsWith('/interactions/')).length <
      callbacks + (isPress ? 2 : 1)
    )
      await pause(10)
    await pause(200)
    clock.advance(4_000)
    expect(await playing).toMatchObject({ kind: 'silence', text: 'The application did not respond' })
    expect(await moves()).toBe(0)
    expect(mishaps).toContain('an interaction was lost')
  })
})

describe('two sessions that both get an interaction', () => {
  /** A second session beside the bot's, whose claims are its own. */
  async function besideIt(claim: Host['processes']['claim']): Promise<() => Promise<void>> {
    const { sandbox, app, clock } = server
    const host = { ...app.host, processes: { ...app.host.processes, claim } }
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
    const titles = { [toy.game.id]: toy }
    const unused = () => Promise.reject(new Error('no roles are needed here'))
    const servers = {
      roles: unused,
      channels: unused,
      addRole: unused,
      giveRole: unused,
      takeRole: unused,
      post: unused,
      edit: unused,
      directWith: unused,
      sees: unused,
    }
    const bot = {
      host,
      titles,
      clock: { now: () => new Date(clock.now()) },
      log,
      icons: new Icons(),
      servers,
    }
    const router = routerOf(bot, commandsFor(titles), rendererOf(undefined, log))
    const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: `${sandbox.url}/api` } })
    client.on(Events.InteractionCreate, (interaction) =>
      router.route(Object.assign(interaction, { origin: {} })),
    )
    const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve))
    await client.login(sandbox.token)
    await ready
    return async () => {
      await router.settled()
      await client.destroy()
    }
  }

  /** Counts what is done for people, no matter who does it. */
  function counted(): { readonly looks: number } {
    const { play } = server.app.host
    const { getView: look } = play
    const count = { looks: 0 }
    Object.assign(play, {
      getView: (...args: Parameters<typeof look>) => {
        count.looks += 1
        return look(...args)
      },
    })
    return count
  }

  it('it is done once, by the process that has claimed it', async () => {
    const thread = await server.begin()
    const done = counted()
    const end = await besideIt(server.app.host.processes.claim)
    const hand = await server.mei.slash({ id: thread }, 'hand')
    expect(shown(hand).ephemeralFor).toBe('Mei')
    await end()
    expect(done.looks).toBe(1)
  })

  it('while claims wait it is done once, by whose first word Discord has taken', async () => {
    const thread = await server.begin()
    const done = counted()
    const end = await besideIt(() => pause(4_000, {}))
    const hand = await whileClaimsWait(() => server.mei.slash({ id: thread }, 'hand'))
    expect(shown(hand).ephemeralFor).toBe('Mei')
    await end()
    expect(done.looks).toBe(1)
  })

  it('a process that was taken at its word answers, also when its claim comes too late', async () => {
    const thread = await server.begin()
    const end = await besideIt(() => new Promise(() => {}))
    const goOn = held('claim')
    const asking = server.mei.slash({ id: thread }, 'hand')
    await pause(2_000)
    server.clock.advance(4_000)
    goOn()
    expect(shown(await asking).ephemeralFor).toBe('Mei')
    await end()
  })
})
