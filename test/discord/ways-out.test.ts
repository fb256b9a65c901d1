// Ways out of a table as people see them: pauses with a day, a ready check, a table that is kept, closed or claimed.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY, HOUR } from '../../src/text/length.ts'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer()
})
afterEach(() => server.close())

const publicly = (place: string) =>
  server.sandbox.transcript({ id: place } as never).filter(({ ephemeral }) => !ephemeral)
const withButton = (place: string, label: string) =>
  last(publicly(place).filter(({ buttons }) => buttons.includes(label)))
const pass = async (ms: number) => {
  server.clock.advance(ms)
  await server.app.host.runDue()
  await server.app.settled()
}
const secondsIn = (ms: number) => Math.floor((server.clock.now() + ms) / 1000)

describe('/game pause', () => {
  it('names the day on which the game goes on, and the game does', async () => {
    const { mei, arjun, app } = server
    const thread = await server.begin([mei, arjun], { speed: 'none' })
    expect((await mei.slash({ id: thread }, 'game pause', { until: 'soon' })).text).toContain(
      '不是未來的時間',
    )
    expect((await mei.slash({ id: thread }, 'game pause', { until: '31 days' })).text).toContain('最多 30 天')
    const until = secondsIn(3 * DAY)
    await mei.slash({ id: thread }, 'game pause', { until: '3 days' })
    await app.settled()
    const vote = withButton(thread, 'Yes')
    expect(vote.content).toContain(`asks to pause the game until <t:${until}:f>`)
    await arjun.click(vote, 'Yes')
    await app.settled()
    expect(last(publicly(thread)).content).toContain(`⏸ The game is paused until <t:${until}:f>`)
    expect((await arjun.slash({ id: thread }, 'game status')).text).toContain('This game is paused until')
    expect((await mei.slash({ id: thread }, 'game resume')).text).toContain('沒有人反對的話')
    await app.settled()
    expect(withButton(thread, 'No').content).toContain('unless somebody votes No')
    await arjun.click(withButton(thread, 'No'), 'No')
    await pass(3 * DAY)
    expect(publicly(thread).some(({ content }) => content.includes('The pause is over'))).toBe(true)
    expect(last(publicly(thread)).buttons).toContain('Your move')
  })
})

describe('silence', () => {
  it('lets a vote lapse, which says so and who asked', async () => {
    const { mei, app } = server
    const thread = await server.begin([mei, server.arjun], { speed: 'none' })
    await mei.slash({ id: thread }, 'game cancel')
    await app.settled()
    const vote = withButton(thread, 'Yes')
    await pass(3 * DAY)
    expect(mei.look(vote)).toMatchObject({ buttons: [] })
    expect(mei.look(vote).content).toContain('**Mei** asks to cancel the game.')
    expect(mei.look(vote).content).toContain('✗ Not enough votes in 3 days.')
    expect(publicly(thread).some(({ content }) => content.includes('on what **Mei** proposed'))).toBe(true)
  })

  it('for a month asks whether the table is kept; then it is closed, and says so', async () => {
    const { mei, arjun, lena } = server
    const thread = await server.begin([mei, arjun], { speed: 'none' })
    await pass(30 * DAY)
    const question = withButton(thread, 'Keep it')
    expect(question.notified.toSorted()).toEqual(['Arjun', 'Mei'])
    expect(shown(await lena.click(question, 'Keep it'))).toMatchObject({ ephemeralFor: 'Lena' })
    await mei.click(question, 'Keep it')
    expect(mei.look(question)).toMatchObject({ buttons: [] })
    expect(mei.look(question).content).toContain('keeps this table')
    for (const _month of [1, 2]) await pass(30 * DAY)
    expect(publicly(thread).some(({ content }) => content.includes('closed as unfinished and counts'))).toBe(
      true,
    )
    expect((await mei.slash({ id: thread }, 'game status')).text).toContain('以未完成結束')
    expect(shown(await mei.slash({ id: thread }, 'history export')).attachments).toHaveLength(1)
  })
})

describe('who has left the server', () => {
  it('is found out by a vote at a table without clocks, which goes on without them', async () => {
    const { mei, arjun, lena, app, sandbox } = server
    const thread = await server.begin([mei, arjun, lena], { speed: 'none' })
    sandbox.leave('Lena')
    await mei.slash({ id: thread }, 'game cancel')
    await app.settled()
    expect(publicly(thread).some(({ content }) => content.includes('has left the server'))).toBe(true)
    await arjun.click(withButton(thread, 'Yes'), 'Yes')
    await app.settled()
    expect(publicly(thread).some(({ content }) => content.includes('The game is cancelled'))).toBe(true)
  })
})

describe('a lobby that fills late', () => {
  it('asks who is ready, and starts once all are', async () => {
    const { mei, arjun, app, sandbox } = server
    await mei.slash('#room', 'game new', { game: 'toy', seats: 2, language: 'en' })
    await app.settled()
    const room = sandbox.channel('room').id
    const lobby = withButton(room, 'Join')
    await pass(7 * HOUR)
    await arjun.click(lobby, 'Join')
    await app.settled()
    const question = withButton(room, 'I am ready')
    expect(question.notified).toEqual(['Mei'])
    expect((await arjun.click(question, 'I am ready')).text).toContain('ready already')
    await mei.click(question, 'I am ready')
    await app.settled()
    expect(mei.look(question)).toMatchObject({ buttons: [] })
    expect((await app.host.games.ofMember(mei.id))[0]?.status).toBe('playing')
  })
})

describe('/game cancel', () => {
  it('closes a table for a manager of the server, who gives a reason that all can read', async () => {
    const { mei, lena, app, sandbox } = server
    const thread = await server.begin()
    sandbox.addRole({ name: 'stewards', permissions: ['ManageGuild'] })
    expect((await mei.slash({ id: thread }, 'game cancel', { reason: 'no' })).text).toContain('管理伺服器')
    sandbox.giveRole('Lena', 'stewards')
    expect((await lena.slash({ id: thread }, 'game cancel')).text).toContain('reason:')
    await lena.slash({ id: thread }, 'game cancel', { reason: 'Made *twice*' })
    await app.settled()
    expect(publicly(thread).some(({ content }) => content.includes('Lena closes this table: '))).toBe(true)
    expect((await mei.slash({ id: thread }, 'game status')).text).toContain('Made \\*twice\\*')
    expect(publicly(thread).filter(({ buttons }) => buttons.includes('Your move'))).toEqual([])
  })

  it('offers the last member three ways on, as does the table', async () => {
    const { mei, arjun, app } = server
    const thread = await server.begin()
    await arjun.slash({ id: thread }, 'game resign')
    await arjun.click(last(server.sandbox.transcript({ id: thread } as never)), 'Leave the game')
    await app.settled()
    const question = withButton(thread, 'End it as won')
    expect(question.notified).toEqual(['Mei'])
    expect((await arjun.click(question, 'End it as won')).text).toContain('no seat')
    await mei.click(question, 'Play on')
    await app.settled()
    const said = server.sandbox.transcript({ id: thread } as never)
    expect(last(said).content).toContain('你繼續玩')
    // The question is answered: it has no buttons any more.
    expect(said.find(({ id }) => id === question.id)).toMatchObject({ buttons: [] })
    const panel = shown(await mei.slash({ id: thread }, 'game cancel'))
    await mei.click(panel, '以獲勝結束')
    await app.settled()
    expect(publicly(thread).some(({ content }) => content.includes('🏆 **Mei** claims the win'))).toBe(true)
    expect((await mei.slash({ id: thread }, 'game status')).text).toContain('宣布獲勝')
  })
})
