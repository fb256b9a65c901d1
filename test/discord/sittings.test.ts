// Sittings as people meet them on Discord: proposed by a command, agreed on by buttons, in the calendar, live, and over.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '../../src/text/length.ts'
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
const stamp = (at: number, style: string): string => `<t:${Math.floor(at / 1000)}:${style}>`
const publicly = (place: string) =>
  server.sandbox
    .transcript(place.startsWith('#') ? place : { id: place })
    .filter(({ ephemeral }) => !ephemeral)
const withButton = (thread: string, label: string) =>
  last(publicly(thread).filter(({ buttons }) => buttons.includes(label)))
const said = (thread: string, part: string) =>
  publicly(thread).filter(({ content }) => content.includes(part))
const events = () => server.sandbox.guild.events.map(({ body }) => body)
const permit = () =>
  server.sandbox.setServerPermissions('bot', ['ViewChannel', 'SendMessages', 'CreateEvents'])

/** A table whose two players have agreed on a sitting in two hours. */
async function agreed(more: Readonly<Record<string, string>> = {}): Promise<string> {
  const { mei, arjun, app } = server
  const thread = await server.begin([mei, arjun], more)
  await mei.slash({ id: thread }, 'game sitting', { when: '2 hours', hours: 3 })
  await app.settled()
  await arjun.click(withButton(thread, 'Yes'), 'Yes')
  await app.settled()
  return thread
}

describe('/game sitting', () => {
  it('asks the table in its language, each answers by a button, and the clock shows what is agreed', async () => {
    const { mei, arjun, lena, app } = server
    permit()
    const thread = await server.begin()
    const from = server.clock.now() + 2 * HOUR
    const told = await mei.slash({ id: thread }, 'game sitting', { when: '2 小時', hours: 3 })
    expect(told.text).toContain(`${stamp(from, 'f')} 約局`)
    await app.settled()
    const vote = withButton(thread, 'Yes')
    expect(vote.content).toContain(
      `**Mei** proposes a live session: ${stamp(from, 'f')} to ${stamp(from + 3 * HOUR, 't')} (${stamp(from, 'R')}).`,
    )
    expect(vote.content).toContain('5 minutes per decision; one missed answer ends it')
    expect(vote.notified).toEqual(['Arjun'])
    expect(shown(await lena.click(vote, 'Yes'))).toMatchObject({ ephemeralFor: 'Lena' })
    await Promise.all([arjun.click(vote, 'Yes'), arjun.click(vote, 'Yes')])
    await app.settled()
    expect(mei.look(vote).content).toContain('✓ Agreed.')
    expect(said(thread, 'Live session agreed')).toHaveLength(1)
    expect(last(publicly(thread)).buttons).toContain('Your move')
    expect(shown(await mei.slash({ id: thread }, 'game clock')).content).toContain('約局已定')
    expect(shown(await arjun.slash({ id: thread }, 'game status')).content).toContain('Live session agreed')
    expect(events()).toMatchObject([
      {
        name: 'Orchard: live session',
        scheduled_start_time: new Date(from).toISOString(),
        scheduled_end_time: new Date(from + 3 * HOUR).toISOString(),
        entity_metadata: { location: expect.stringContaining(thread) },
      },
    ])
  })

  it('reads times in the member’s own zone, or the one that is named, and says when it had to guess', async () => {
    const { mei, arjun, lena, app } = server
    const utc = (clock: string) => stamp(Date.parse(`2026-01-02T${clock}:00Z`), 'f')
    server.clock.advance(Date.parse('2026-01-01T23:00:00Z') - server.clock.now())
    const thread = await server.begin([mei, arjun, lena])
    const propose = async (person: typeof mei, options: Record<string, string>) => {
      const { text } = await person.slash({ id: thread }, 'game sitting', options)
      await person.slash({ id: thread }, 'game sitting', { when: 'off' })
      await app.settled()
      return text
    }
    const guessed = await propose(arjun, { when: '20:00' })
    expect(guessed).toContain(utc('20:00'))
    expect(guessed).toContain('as UTC')
    expect(await propose(arjun, { when: '20:00', zone: 'Taipei' })).toContain(utc('12:00'))
    await arjun.slash('@bot', 'me quiet', { from: '23:00', to: '07:00', zone: 'Asia/Tokyo' })
    const own = await propose(arjun, { when: '8 pm' })
    expect(own).toContain(utc('11:00'))
    expect(own).not.toContain('UTC')
    expect(await propose(arjun, { when: '20:00', zone: 'Atlantis' })).toContain('“Atlantis”')
    expect(await propose(arjun, { when: 'never' })).toContain('“never” is not a future time')
    const zones = await arjun.complete({ id: thread }, 'game sitting', { zone: 'taip' }, 'zone')
    expect(zones.map(({ name }) => name)).toEqual(['Asia/Taipei'])
  })

  it('shows what is agreed with a button that calls it off, for those who sit there alone', async () => {
    const { mei, arjun, lena, app } = server
    permit()
    const thread = await agreed()
    expect(events()).toHaveLength(1)
    const look = shown(await arjun.slash({ id: thread }, 'game sitting'))
    expect(look).toMatchObject({ ephemeralFor: 'Arjun', buttons: ['Call it off'] })
    expect((await lena.slash({ id: thread }, 'game sitting', { when: 'off' })).text).not.toContain('已取消')
    expect((await arjun.click(look, 'Call it off')).text).toContain('The live session is called off.')
    await app.settled()
    expect(said(thread, 'The live session was called off: **Arjun** has called it off.')).toHaveLength(1)
    expect(events()).toEqual([])
    const again = await arjun.slash({ id: thread }, 'game sitting', { when: 'off' })
    expect(again.text).toContain('There is no live session here')
    expect((await mei.slash({ id: thread }, 'game sitting')).text).toContain('目前沒有約局')
    await mei.slash({ id: thread }, 'game sitting', { when: '1 hour' })
    await app.settled()
    await arjun.slash({ id: thread }, 'game sitting', { when: 'off' })
    await app.settled()
    expect(last(said(thread, 'proposes a live session')).content).toContain('✗ Cancelled: it was called off')
  })

  it('goes on without an event where the bot may make none', async () => {
    const thread = await agreed()
    expect(events()).toEqual([])
    expect(said(thread, 'Live session agreed')).toHaveLength(1)
    await pass(2 * HOUR)
    expect(said(thread, 'The live session begins')).toHaveLength(1)
  })
})

describe('the evening', () => {
  it('calls everybody, asks with five minutes each, and says when it is over', async () => {
    const { mei, arjun } = server
    permit()
    const thread = await agreed()
    await pass(2 * HOUR)
    const [begins] = said(thread, 'The live session begins: 5 minutes per decision')
    expect(begins?.notified?.toSorted()).toEqual(['Arjun', 'Mei'])
    expect(last(publicly(thread)).content).toContain(`⏳ ${stamp(server.clock.now() + 5 * MINUTE, 'R')}`)
    const clock = shown(await arjun.slash({ id: thread }, 'game clock')).content
    expect(clock).toContain('After it: Daily (24 hours per decision)')
    expect((await mei.slash({ id: thread }, 'game sitting', { when: 'off' })).text).toContain('約局已經開始')
    await pass(5 * MINUTE)
    expect(
      said(thread, 'The live session is over: **Mei** did not answer in time. Nothing is decided for them.'),
    ).toHaveLength(1)
    expect(last(publicly(thread)).content).toContain('⏳')
    expect(last(publicly(thread)).buttons).toContain('Your move')
    // It ended early: the calendar does not say otherwise.
    expect(events()).toEqual([])
  })

  it('is held and ends, also where somebody has deleted its event', async () => {
    permit()
    const thread = await agreed()
    expect(events()).toHaveLength(1)
    server.sandbox.guild.events = []
    await pass(2 * HOUR)
    expect(said(thread, 'The live session begins: 5 minutes per decision')).toHaveLength(1)
    await pass(5 * MINUTE)
    expect(said(thread, 'The live session is over')).toHaveLength(1)
    expect(server.app.deliveries.every(({ delivery }) => delivery.done)).toBe(true)
    expect((await server.app.host.games.inChannel(thread))?.status).toBe('playing')
  })

  it('speaks the language of the table', async () => {
    const { arjun, mei, app } = server
    await mei.slash('#room', 'game new', { game: 'toy', seats: 2, language: 'zh-TW' })
    await app.settled()
    const { id: thread } = withButton('#room', '加入')
    await arjun.click(withButton('#room', '加入'), '加入')
    await mei.click(withButton('#room', '開始'), '開始')
    await app.settled()
    await mei.slash({ id: thread }, 'game sitting', { when: '2 hours' })
    await app.settled()
    await arjun.click(withButton(thread, '同意'), '同意')
    await pass(2 * HOUR)
    expect(said(thread, '約局已定')).toHaveLength(1)
    expect(said(thread, '約局開始：到')).toHaveLength(1)
    await pass(5 * MINUTE)
    expect(
      said(thread, '約局結束：**Mei** 逾時未答。沒有代為做任何決定。這一局回到原本的速度。'),
    ).toHaveLength(1)
  })

  it('whose event was made unanswered is there once, also after a kill before it was noted', async () => {
    permit()
    server.sandbox.fault({ route: 'POST /guilds/*/scheduled-events', drop: 'after', times: 1 })
    const thread = await agreed()
    await pass(10_000)
    await server.app.settled()
    expect(events()).toHaveLength(1)
    const game = await server.app.host.games.inChannel(thread)
    const job = { kind: 'calendar' } as const
    if (!game) throw new Error('no game is played there')
    await server.store.db.post.deleteMany({ where: { gameId: game.id, kind: 'event' } })
    await server.bot.deliver({ id: 'again', game, job, doubtful: true })
    expect(events()).toHaveLength(1)
  })
})
