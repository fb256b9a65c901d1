// Every failure of a delivery ends in something a person sees: sent later, sent another way, or paused with a word why.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { last, openTestServer, type TestServer } from './test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer()
})
afterEach(() => server.close())

const TURN = ['peach', '1 2 3', 'none', 'rain']
/** Mei's whole turn, typed in a place. */
async function turn(place: string, game?: string) {
  for (const choice of TURN)
    await server.mei.slash(place, 'play', { choice, ...(game !== undefined && { game }) })
  await server.app.settled()
}
/** So many seconds, one after the other, with all that falls due in them. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second++) {
    server.clock.advance(1_000)
    await server.app.settled()
  }
}
const said = (place: string) => server.sandbox.transcript({ id: place }).map(({ content }) => content)
const toMei = () => server.sandbox.directTranscript('Mei').map(({ content }) => content)
const infoAt = async (place: string) => server.app.host.games.inChannel(place)
/** What is posted in a place is refused so often, with a code that nobody knows by name. */
const refuse = (place: string, times: number) =>
  server.sandbox.fault({ route: `POST /channels/${place}/messages`, status: 400, code: 59999, times })

describe('a post that Discord refuses', () => {
  it.each([
    ['by a code not known by name', { status: 400, code: 59999 }],
    ['as an invalid form (50035)', { refusal: 'invalidForm' }],
    ['as empty (50006)', { refusal: 'emptyMessage' }],
    ['in a channel without text (50008)', { refusal: 'notText' }],
  ] as const)(
    '%s is tried three times, then left out; the table is told so, and the game goes on',
    async (_, how) => {
      const { sandbox, mei } = server
      const thread = await server.begin()
      const fault = sandbox.fault({ route: `POST /channels/${thread}/messages`, times: 3, ...how })
      await turn(thread)
      await pass(8)
      expect(fault.times).toBe(0)
      expect((await infoAt(thread))?.status).toBe('playing')
      expect(said(thread).filter((content) => content.includes('is missing here'))).toHaveLength(1)
      expect(last(sandbox.transcript({ id: thread })).text).toContain('@Arjun')
      expect((await mei.slash({ id: thread }, 'history log')).text).toContain('rain')
      expect(toMei()).toEqual([])
    },
  )

  it('with all others pauses the game and tells its host; resumed it goes on, there or elsewhere', async () => {
    const { mei, arjun, sandbox, app } = server
    const elsewhere = sandbox.addChannel({ name: 'elsewhere' }).id
    const thread = await server.begin()
    const game = (await infoAt(thread))?.id ?? ''
    refuse(thread, 99)
    await turn(thread)
    await pass(40)
    expect(await infoAt(thread)).toMatchObject({ status: 'paused', pausedWhy: 'refused' })
    expect(last(toMei())).toMatch(
      /refuses the bot’s messages there.*`\/game resume` where you want to continue/s,
    )
    expect((await mei.slash({ id: thread }, 'game status')).text).toContain('拒收')
    await mei.slash({ id: elsewhere }, 'game resume', { game })
    await app.settled()
    const info = async () => app.host.games.info(game)
    expect(await info()).toMatchObject({ status: 'playing', channel: elsewhere })
    expect(last(sandbox.transcript({ id: elsewhere }))).toMatchObject({ notified: ['Arjun'] })
    // Back in the thread, where Discord takes messages again.
    sandbox.calm()
    refuse(elsewhere, 99)
    for (const choice of TURN.slice(0, 2)) await arjun.slash({ id: elsewhere }, 'play', { choice, game })
    await pass(40)
    expect((await info())?.status).toBe('paused')
    await arjun.slash({ id: thread }, 'game resume', { game })
    await app.settled()
    expect((await info())?.status).toBe('playing')
    for (const choice of TURN.slice(2)) await arjun.slash({ id: thread }, 'play', { choice, game })
    await pass(4)
    expect((await info())?.status).toBe('finished')
    expect(said(thread).some((content) => content.startsWith('🏆'))).toBe(true)
  })

  it('as a prompt is left out with a word, once, and no prompt after the other is tried', async () => {
    const { arjun, lena } = server
    const thread = await server.begin()
    await turn(thread)
    const fault = refuse(thread, 3)
    for (let line = 0; line < 5; line++) lena.say({ id: thread }, `so ${line}`)
    await vi.waitFor(() => expect(fault.times).toBeLessThan(3), { timeout: 20_000 })
    await pass(60)
    expect(fault.times).toBe(0)
    expect((await infoAt(thread))?.status).toBe('playing')
    expect(said(thread).filter((content) => content.includes('is missing here'))).toHaveLength(1)
    for (const choice of TURN) await arjun.slash({ id: thread }, 'play', { choice })
    await pass(4)
    expect(said(thread).some((content) => content.startsWith('🏆'))).toBe(true)
  })

  it('for a lobby is left out after three times, and its host is told where the table is', async () => {
    const { mei, sandbox, app } = server
    const room = sandbox.channel('#room').id
    refuse(room, 99)
    await mei.slash('#room', 'game new', { game: 'toy', seats: 2, language: 'en' })
    await app.settled()
    await pass(4)
    expect(toMei()).toEqual([expect.stringContaining('/game list')])
    const open = await server.store.db.job.count({ where: { status: { not: 'done' }, lane: 'posts' } })
    expect(open).toBe(0)
  })

  it('because of the bot’s token (401) pauses nothing, and comes when the bot was started anew', async () => {
    const { sandbox } = server
    const thread = await server.begin()
    sandbox.fault({ route: `POST /channels/${thread}/messages`, refusal: 'unauthorized', times: 1 })
    await turn(thread)
    await pass(20)
    expect((await infoAt(thread))?.status).toBe('playing')
    await server.restart()
    await pass(60)
    expect(said(thread).some((content) => content.includes('wished: rain'))).toBe(true)
  })
})

describe('what waits behind a post that failed', () => {
  it('is told by /game status and /game doctor, with the next try', async () => {
    const { mei, arjun, sandbox } = server
    const thread = await server.begin()
    sandbox.fault({ route: `POST /channels/${thread}/messages`, status: 503, times: 8 })
    await turn(thread)
    const status = (await arjun.slash({ id: thread }, 'game status')).text
    expect(status).toMatch(
      /⚠️ \d messages of this game could not be posted yet; tried once\. Next try: <t:\d+:R>/,
    )
    expect((await mei.slash({ id: thread }, 'game doctor')).text).toContain('還沒發出去')
    await pass(10)
    expect((await arjun.slash({ id: thread }, 'game status')).text).not.toContain('⚠️')
    expect((await arjun.slash({ id: thread }, 'game doctor')).text).not.toContain('⚠️')
  })
})

describe('another way', () => {
  it('is the channel, where Discord refuses a thread for any reason', async () => {
    const { sandbox } = server
    sandbox.fault({ route: 'POST /channels/*/messages/*/threads', status: 400, code: 59999, times: 9 })
    await server.begin()
    const room = sandbox.channel('#room').id
    expect(await infoAt(room)).toMatchObject({ status: 'playing' })
    expect(last(sandbox.transcript('#room').filter(({ ephemeral }) => !ephemeral)).buttons).toContain(
      'Your move',
    )
  })

  it('is the channel where the game was opened, for a host who takes no direct messages', async () => {
    const { sandbox, mei } = server
    const thread = await server.begin()
    const game = await infoAt(thread)
    sandbox.directMessages('Mei', false)
    sandbox.changeThread({ id: thread }, { locked: true })
    await turn('#room', game?.id)
    await pass(2)
    const told = sandbox.transcript('#room').filter(({ content }) => content.includes(`<@${mei.id}>`))
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ notified: ['Mei'], content: expect.stringContaining('is paused') })
  })

  it('is the thread, for a dashboard that Discord refuses three times', async () => {
    const { arjun, mei, sandbox, app, store } = server
    const thread = await server.begin()
    await arjun.slash('#room', 'me dashboard')
    await app.settled()
    const direct = () => last(arjun.messages('@bot').filter(({ ephemeral }) => !ephemeral))
    await arjun.click(direct(), 'Set up my dashboard')
    await app.settled()
    const to = direct().channel
    for (const route of [`PATCH /channels/${to}/messages/*`, `POST /channels/${to}/messages`])
      sandbox.fault({ route, refusal: 'invalidForm', times: 99 })
    for (const choice of TURN) await mei.slash({ id: thread }, 'play', { choice })
    await pass(20)
    expect(await store.db.dashboard.count()).toBe(0)
    expect(said(thread).filter((content) => content.includes('direct messages any more'))).toHaveLength(1)
  })

  it('is a new message, where one was deleted whose name Discord still knows (10008)', async () => {
    const { bot, app, sandbox } = server
    const thread = await server.begin()
    const game = await app.host.games.inChannel(thread)
    if (!game) throw new Error('no game')
    const job = { kind: 'note', phrase: { key: 'bot.wound-back' } } as const
    const notes = () => sandbox.transcript({ id: thread }).filter(({ content }) => content.startsWith('↩'))
    await bot.deliver({ id: 'n1', game, job, doubtful: false })
    sandbox.deleteMessage(last(notes()).id)
    expect(await bot.deliver({ id: 'n1', game, job, doubtful: false })).toEqual({ done: true })
    expect(notes()).toHaveLength(1)
  })
})
