// Time as people meet it on Discord: deadlines in the prompt, reminders, absences, and a seat taken back.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../src/text/length.ts'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer()
})
afterEach(() => server.close())

async function pass(ms: number): Promise<void> {
  server.clock.advance(ms)
  await server.app.settled()
}
const stamp = (ms: number, style = 'R'): string =>
  `<t:${Math.floor((server.clock.now() + ms) / 1000)}:${style}>`
const messages = (thread: string) =>
  server.sandbox.transcript({ id: thread }).filter(({ ephemeral }) => !ephemeral)
const prompts = (thread: string) => messages(thread).filter(({ buttons }) => buttons.includes('Your move'))
const pings = (thread: string) => server.mei.pings.filter(({ channel }) => channel === thread).length
const direct = (name: string) => server.sandbox.directTranscript(name).map(({ content }) => content)

describe('a prompt', () => {
  it('says when time is out, to each reader by their own clock', async () => {
    const thread = await server.begin()
    expect(last(prompts(thread)).content).toContain(`⏳ ${stamp(DAY)}`)
    const status = shown(await server.arjun.slash({ id: thread }, 'game status'))
    expect(status.content).toContain(stamp(DAY))
  })

  it('shows who is away, and when they are back', async () => {
    const thread = await server.begin()
    const told = shown(await server.mei.slash('@bot', 'me away', { until: '2 days' }))
    expect(told.content).toContain(stamp(2 * DAY, 'f'))
    await server.app.settled()
    expect(prompts(thread)).toHaveLength(1)
    expect(last(prompts(thread)).content).toContain(`**Mei** is back on ${stamp(2 * DAY, 'D')}`)
    expect(last(prompts(thread)).content).toContain(`⏳ ${stamp(3 * DAY)}`)
    expect((await server.mei.slash('@bot', 'me away', { until: 'back' })).text).toContain('沒有在休假')
    await server.app.settled()
    expect(last(prompts(thread)).content).not.toContain('back on')
    expect(pings(thread)).toBe(1)
  })
})

describe('a table without a clock', () => {
  it('shows who is away too, until they are back', async () => {
    const thread = await server.begin([server.mei, server.arjun], { speed: 'none' })
    await server.mei.slash('@bot', 'me away', { until: '2 days' })
    await server.app.settled()
    expect(last(prompts(thread)).content).toContain(`**Mei** is back on ${stamp(2 * DAY, 'D')}`)
    await pass(2 * DAY)
    expect(last(prompts(thread)).content).not.toContain('back on')
    expect(pings(thread)).toBe(1)
  })
})

describe('a pause', () => {
  it('of less than an hour since the mention calls nobody a second time; a longer one does', async () => {
    const thread = await server.begin([server.mei])
    const pause = async (ms: number) => {
      await server.mei.slash({ id: thread }, 'game pause')
      await pass(ms)
      await server.mei.slash({ id: thread }, 'game resume')
      await server.app.settled()
      return pings(thread)
    }
    expect(pings(thread)).toBe(1)
    expect(await pause(30 * MINUTE)).toBe(1)
    expect(last(messages(thread)).buttons).toContain('Your move')
    expect(await pause(31 * MINUTE)).toBe(2)
    // What was asked before each pause is asked again below, and stands there no more.
    expect(messages(thread).filter(({ buttons }) => buttons.includes('Your move'))).toHaveLength(1)
  })
})

describe('a reminder', () => {
  it('is the prompt posted again with a mention, at half and at nine tenths', async () => {
    const thread = await server.begin()
    const first = last(prompts(thread))
    await pass(12 * HOUR)
    expect(pings(thread)).toBe(2)
    expect(prompts(thread)).toHaveLength(1)
    expect(last(prompts(thread)).id).not.toBe(first.id)
    expect(last(messages(thread)).buttons).toContain('Your move')
    await pass(9 * HOUR + 36 * MINUTE)
    expect(pings(thread)).toBe(3)
    await pass(HOUR)
    expect(pings(thread)).toBe(3)
    expect(server.arjun.pings.filter(({ channel }) => channel === thread)).toEqual([])
  })

  it('comes in private where somebody wishes that, and in the thread again where it cannot', async () => {
    const { mei, sandbox } = server
    const thread = await server.begin()
    await mei.slash('@bot', 'language', { mine: 'zh-TW' })
    expect((await mei.slash('@bot', 'me reminders', { where: 'dm', next: 'no' })).text).toContain('私訊')
    await pass(12 * HOUR)
    expect(pings(thread)).toBe(1)
    expect(direct('Mei').at(-1)).toContain(`${stamp(12 * HOUR)}截止`)
    sandbox.directMessages('Mei', false)
    await pass(9 * HOUR + 36 * MINUTE)
    expect(pings(thread)).toBe(2)
    expect((await server.app.host.clock.timesOf(mei.id)).reminders).toBe('thread')
  })

  it.each([
    ['to an account that was deleted', 50033],
    ['from a bot that is in quarantine', 20026],
  ])('in private %s (%i) comes in the thread instead, and keeps nothing up', async (_, code) => {
    const { mei, arjun, sandbox, app } = server
    const thread = await server.begin()
    await mei.slash('@bot', 'me reminders', { where: 'dm', next: 'no' })
    sandbox.fault({ route: 'POST /users/@me/channels', status: 403, code, times: 99 })
    await pass(12 * HOUR)
    expect(pings(thread)).toBe(2)
    expect((await app.host.clock.timesOf(mei.id)).reminders).toBe('dm')
    for (const choice of ['peach', '1 2 3', 'none', 'rain'])
      await mei.slash({ id: thread }, 'play', { choice })
    await app.settled()
    expect(last(messages(thread)).text).toContain(`@${arjun.name}`)
  })

  it('in private waits while direct messages are opened too fast (40003), and closes nothing by it', async () => {
    const { mei, sandbox, app } = server
    const thread = await server.begin()
    await mei.slash('@bot', 'me reminders', { where: 'dm', next: 'no' })
    sandbox.fault({ route: 'POST /users/@me/channels', status: 400, code: 40003, times: 2 })
    await pass(12 * HOUR)
    expect(direct('Mei').filter((content) => content.includes('⏳'))).toEqual([])
    await pass(MINUTE)
    await pass(MINUTE)
    expect(direct('Mei').filter((content) => content.includes('⏳'))).toHaveLength(1)
    expect(pings(thread)).toBe(1)
    expect((await app.host.clock.timesOf(mei.id)).reminders).toBe('dm')
  })

  it('in private that never gets through comes in the thread after the last try', async () => {
    const { mei, sandbox, mishaps } = server
    const thread = await server.begin()
    await mei.slash('@bot', 'me reminders', { where: 'dm', next: 'no' })
    sandbox.fault({ route: 'POST /users/@me/channels', status: 400, code: 40003, times: 99 })
    await pass(12 * HOUR)
    for (let minute = 0; minute < 6; minute++) await pass(MINUTE)
    expect(pings(thread)).toBe(1)
    await pass(MINUTE)
    expect(pings(thread)).toBe(2)
    await pass(HOUR)
    expect(pings(thread)).toBe(2)
    expect(mishaps).toContain('a direct message cannot be sent')
  })

  it('finds out who has left the server: a computer player takes over for them', async () => {
    const thread = await server.begin()
    server.sandbox.leave('Mei')
    await pass(12 * HOUR)
    expect(messages(thread).some(({ content }) => content.includes('has left the server'))).toBe(true)
    expect(last(prompts(thread)).text).toContain('@Arjun')
  })

  it('tells who is likely next, if they asked for it', async () => {
    await server.arjun.slash('@bot', 'me reminders', { next: 'yes' })
    const thread = await server.begin([server.mei, server.arjun, server.lena])
    for (const choice of ['peach', '1 2 3', 'none', 'rain'])
      await server.mei.slash({ id: thread }, 'play', { choice })
    await server.app.settled()
    expect(direct('Arjun').filter((content) => content.endsWith('\nYou’re probably next.'))).toHaveLength(1)
    expect(direct('Lena')).toEqual([])
  })
})

describe('a seat that a computer plays', () => {
  it('is shown with its sign, and is taken back by a press on Your move', async () => {
    const { mei, app } = server
    const thread = await server.begin([mei, server.arjun, server.lena], { timeout: 'stand-in:1' })
    await pass(DAY)
    expect(messages(thread).some(({ content }) => content.includes('a computer player takes over'))).toBe(
      true,
    )
    expect((await mei.slash({ id: thread }, 'game status')).text).toContain('🤖 **Mei**')
    const panel = shown(await mei.click(last(prompts(thread)), 'Your move'))
    expect(panel.content).toContain('座位又是你的了')
    await app.settled()
    expect(messages(thread).some(({ content }) => content.includes('is back in the game'))).toBe(true)
    expect((await mei.slash({ id: thread }, 'game status')).text).not.toContain('🤖 **Mei**')
    expect((await mei.slash({ id: thread }, 'game back')).text).toContain('座位又是你的了')
  })
})

describe('/game clock', () => {
  it('shows every member’s time', async () => {
    const { arjun } = server
    const thread = await server.begin([server.mei, arjun], { speed: '2d+8h' })
    await pass(HOUR)
    const { content } = shown(await arjun.slash({ id: thread }, 'game clock'))
    expect(content).toContain('2 days + 8 hours per move')
    expect(content).toContain(`1 **Mei** · ⏳ ${stamp(55 * HOUR)} (${stamp(55 * HOUR, 'f')}) · bank 2 days`)
    expect(content).toContain('2 **Arjun** · bank 2 days · 14 days of vacation left')
    const daily = await server.begin([server.mei, arjun], { speed: 'daily' })
    expect((await arjun.slash({ id: daily }, 'game clock')).text).toContain(
      '2 **Arjun** · bank 24 hours · 7 days',
    )
    // Nothing has been saved up yet where it can be.
    const saving = await server.begin([server.mei, arjun], { speed: '8h max 2d' })
    expect((await arjun.slash({ id: saving }, 'game clock')).text).toMatch(/2 \*\*Arjun\*\* · bank 0 /)
    const still = await server.begin([server.mei, arjun], { speed: 'none' })
    expect((await arjun.slash({ id: still }, 'game clock')).text).toContain('No clock is running')
  })
})

describe('/game give-time', () => {
  it('gives another player time, in public; what cannot be given is said', async () => {
    const thread = await server.begin()
    const give = async (amount: string, seat = 'Mei') =>
      (await server.arjun.slash({ id: thread }, 'game give-time', { seat, amount })).text
    expect(await give('soon')).toContain('“soon”')
    expect(await give('2h', 'Zed')).toContain('seat')
    expect(await give('3 days')).toContain('24 hours')
    expect(await give('2h')).toContain('2 hours')
    await server.app.settled()
    expect(messages(thread).some(({ text }) => /gives .*Mei.* 2 hours more/.test(text))).toBe(true)
    expect(last(prompts(thread)).content).toContain(`⏳ ${stamp(26 * HOUR)}`)
  })
})

describe('/me reminders when:', () => {
  it('says how long before the end, or never', async () => {
    const set = async (when: string) => (await server.arjun.slash('@bot', 'me reminders', { when })).text
    expect(await set('3')).toContain('3 hours before')
    expect(await set('0')).toContain('no reminders')
    expect(await set('usual')).toContain('nine tenths')
  })
})

describe('in quiet hours', () => {
  const time = (ms: number) => new Date(server.clock.now() + ms).toISOString().slice(11, 16)
  /** Mei has quiet hours that end in two hours, to the minute. */
  const quiet = () =>
    server.mei.slash('@bot', 'me quiet', { from: time(-HOUR), to: time(2 * HOUR), zone: 'UTC' })

  it('a mention makes no sound; it comes once, aloud, when they are over', async () => {
    await quiet()
    const thread = await server.begin()
    expect(last(prompts(thread)).text).toContain('@Mei')
    await pass(HOUR)
    expect(pings(thread)).toBe(0)
    await pass(HOUR)
    expect(pings(thread)).toBe(1)
    expect(prompts(thread)).toHaveLength(1)
    await pass(HOUR)
    expect(pings(thread)).toBe(1)
  })

  it('it comes at once where they are called off, and not at all once nobody waits', async () => {
    await quiet()
    const [thread, other] = [await server.begin(), await server.begin()]
    for (const choice of ['peach', '1 2 3', 'none', 'rain'])
      await server.mei.slash({ id: other }, 'play', { choice })
    await server.mei.slash('@bot', 'me quiet', { from: 'off' })
    await server.app.settled()
    expect([pings(thread), pings(other)]).toEqual([1, 0])
  })

  it('the host of a full lobby hears of it once, when they are over', async () => {
    const { mei, arjun, sandbox, app } = server
    await quiet()
    await mei.slash('#room', 'game new', { game: 'toy', seats: 2 })
    await app.settled()
    await arjun.click(last(sandbox.transcript('#room')), 'Join')
    await app.settled()
    expect(last(sandbox.transcript('#room')).text).toContain('@Mei')
    const calls = () => mei.pings.filter(({ content }) => content.includes('<@')).length
    expect(calls()).toBe(0)
    await pass(2 * HOUR)
    expect(calls()).toBe(1)
    await pass(HOUR)
    expect(calls()).toBe(1)
  })

  it('a private reminder waits for their end too', async () => {
    await server.mei.slash('@bot', 'me reminders', { where: 'dm', next: 'no' })
    await quiet()
    const thread = await server.begin([server.mei, server.arjun], { speed: 'none' })
    await pass(2 * HOUR)
    expect(pings(thread)).toBe(0)
    expect(direct('Mei').at(-1)).toContain('⏳')
  })
})

describe('/me quiet and /me away', () => {
  it('take what people type, and say what is wrong with the rest', async () => {
    const say = async (command: string, options: Record<string, string> = {}) =>
      (await server.arjun.slash('@bot', command, options)).text
    expect(await say('me quiet')).toContain('You have no quiet hours')
    expect(await say('me quiet', { from: '23:00' })).toContain('Give both times')
    expect(await say('me quiet', { from: '11 pm', to: '7' })).toContain('time zone')
    expect(await say('me quiet', { from: '11 pm', to: '7', zone: 'Atlantis' })).toContain('“Atlantis”')
    expect(await say('me quiet', { from: '20:00', to: '9:00', zone: 'Berlin' })).toContain('12 hours')
    expect(await say('me quiet', { from: 'late', to: '7', zone: 'Berlin' })).toContain('“late”')
    expect(await say('me quiet', { from: '11 pm', to: '7', zone: 'berlin' })).toContain(
      '23:00 to 07:00 (Europe/Berlin)',
    )
    expect(await say('me quiet', { to: '8:00' })).toContain('23:00 to 08:00 (Europe/Berlin)')
    expect(await say('me quiet')).toContain('23:00 to 08:00')
    expect(await say('me away')).toContain('You are not away')
    expect(await say('me away', { until: 'yesterday' })).toContain('“yesterday”')
    expect(await say('me away', { until: '90 days' })).toContain('60 days')
    expect(await say('me away', { from: 'tomorrow' })).toContain('Add when it ends')
    expect(await say('me away', { from: 'tomorrow', until: '3 days' })).toContain('You will be away from')
    expect(await say('me away')).toContain('You will be away from')
    expect(await say('me away', { from: '3 days', until: 'someday' })).toContain('“someday”')
    expect(await say('me quiet', { from: 'off' })).toContain('You have no quiet hours')
    expect(await say('me away', { until: 'tomorrow' })).toContain('You are away until')
    expect(await say('me away')).toContain('You are away until')
  })

  it('repeat no more of what was typed than anybody can read, however much a forged command brings', async () => {
    const { sandbox, arjun } = server
    const channel = await server.begin()
    const command = sandbox.commands.find(({ name }) => name === 'me')
    const until = { type: 3, name: 'until', value: 'p'.repeat(1_990) }
    const data = {
      id: command?.id,
      name: 'me',
      type: 1,
      options: [{ type: 1, name: 'away', options: [until] }],
    }
    const { text } = await sandbox.forge({ kind: 2, user: arjun.id, channel, data })
    expect(text).toContain(`“${'p'.repeat(59)}…”`)
  })
})
