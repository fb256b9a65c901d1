// The private dashboard: opened after a test message, drawn in place, played on, lost and closed.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inOneLine } from '../../src/discord/panels/member/dashboard.ts'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer()
})
afterEach(() => server.close())

/** What stands in Arjun's direct messages, without what the bot answered him there alone. */
const direct = () => server.arjun.messages('@bot').filter(({ ephemeral }) => !ephemeral)
const theDashboard = () => last(direct())

/** Some time later, when everything due is done. */
async function later(ms = 60_000) {
  server.clock.advance(ms)
  await server.app.settled()
}

/** Arjun asks for a dashboard and keeps it. */
async function setUp() {
  const { arjun } = server
  expect((await arjun.slash('#room', 'me dashboard')).text).toContain('sent you a test message')
  await server.app.settled()
  const kept = shown(await arjun.click(theDashboard(), 'Set up my dashboard'))
  expect(kept.id).toBe(theDashboard().id)
  await server.app.settled()
  return kept.id
}

const TURN = ['1', '1 2 3', 'none', 'rain']

describe('a private dashboard', () => {
  it('tells a hand in one line, without the dashes of its lists', () => {
    expect(inOneLine('**Schemes**\n- Feint\n- Fire\n**Lord**: none')).toBe(
      '**Schemes** · Feint · Fire · **Lord**: none',
    )
  })

  it('comes only after a test message that its member has answered', async () => {
    const { arjun, app } = server
    await server.begin()
    expect(direct()).toEqual([])
    await arjun.slash('#room', 'me dashboard')
    expect(theDashboard().content).toContain('This message reached you')
    expect(theDashboard().content).not.toContain('Orchard')
    await arjun.click(theDashboard(), 'No, thank you')
    await app.settled()
    expect(theDashboard()).toMatchObject({
      buttons: [],
      content: expect.stringMatching(/^-# Your dashboard is removed/),
    })
    await later()
    expect(await server.store.db.dashboard.count()).toBe(0)
  })

  it('is one message that shows all games with hands and what is asked, and is played on in place', async () => {
    const { arjun, mei, app, sandbox } = server
    const first = await server.begin()
    const second = await server.begin([arjun, mei])
    const dashboard = await setUp()
    expect(theDashboard().content).toContain('**Your dashboard** · one game is waiting for you')
    expect(theDashboard().content).toContain(`/${first}/`)
    expect(theDashboard().content).toContain('Which fruit')

    // A press answers, and the same message shows what follows, with the hand.
    await arjun.click(theDashboard(), 'Pear 梨')
    expect(theDashboard()).toMatchObject({ id: dashboard, edited: true })
    expect(theDashboard().content).toContain('You hold pear.')
    expect(theDashboard().content).toContain('Arrange three fruits')
    await arjun.select(theDashboard(), 'Front / Middle / Rear', ['Peach 桃 / Plum 李 / Pear 梨'])
    await arjun.click(theDashboard(), 'Confirm')
    await arjun.click(theDashboard(), 'Confirm')
    const modal = await arjun.click(theDashboard(), 'Write')
    await arjun.submit(modal, { 'Your text': 'peace' })
    await app.settled()
    expect(sandbox.transcript({ id: second }).some(({ content }) => content.includes('wished: peace'))).toBe(
      true,
    )

    // Mei's turn in the other game ends: the dashboard shows it by itself, in the same message and without a ping.
    for (const choice of TURN) await mei.slash({ id: first }, 'play', { choice })
    await later()
    expect(direct()).toHaveLength(1)
    expect(theDashboard()).toMatchObject({
      id: dashboard,
      content: expect.stringContaining('one game is waiting for you'),
    })
    expect(arjun.pings.filter(({ channel }) => channel === theDashboard().channel)).toHaveLength(1)
  })

  it('shows where the game stands to the member who presses an old part of it', async () => {
    const { arjun, mei } = server
    const thread = await server.begin([arjun, mei])
    await setUp()
    const old = theDashboard()
    await arjun.slash({ id: thread }, 'play', { choice: 'plum' })
    await arjun.click(old, 'Pear 梨')
    expect(theDashboard().content).toContain('out of date')
    expect(theDashboard().content).toContain('Arrange three fruits')
  })

  it('draws moves that follow each other together', async () => {
    const { mei } = server
    const thread = await server.begin()
    await setUp()
    let edits = 0
    for (const choice of TURN.slice(0, 3)) {
      const before = theDashboard().content
      await mei.slash({ id: thread }, 'play', { choice })
      await server.app.settled()
      if (theDashboard().content !== before) edits++
    }
    expect(edits).toBe(0)
    await mei.slash({ id: thread }, 'play', { choice: 'rain' })
    await later(3_000)
    expect(theDashboard().content).toContain('Which fruit')
  })

  it('lists lobbies as /me games does, and has them in no menu', async () => {
    const { arjun } = server
    await setUp()
    await arjun.slash('#room', 'game new', { game: 'toy', seats: 3 })
    await later()
    expect(theDashboard().content).toContain('2 seats are still free')
    expect(theDashboard().components).toEqual([])
  })

  it('is laid out anew, without a sound, when its message is old and something new waits', async () => {
    const { mei, arjun } = server
    const thread = await server.begin()
    const dashboard = await setUp()
    await later(2 * 60 * 60_000)
    for (const choice of TURN) await mei.slash({ id: thread }, 'play', { choice })
    await later()
    expect(direct()).toHaveLength(1)
    expect(theDashboard().id).not.toBe(dashboard)
    expect(theDashboard().content).toContain('Which fruit')
    expect(arjun.pings.some(({ id }) => id === theDashboard().id)).toBe(false)
  })

  it('stands again after a restart, and is drawn though the change came while no bot ran', async () => {
    const { arjun, mei, app, bot } = server
    const thread = await server.begin()
    await setUp()
    await app.host.stop()
    const other = app.again()
    for (const choice of TURN) {
      const game = await other.games.inChannel(thread)
      const look = await other.play.getView(game?.id ?? '', { id: mei.id, name: 'Mei' })
      if (!look.ok || !look.value.token) throw new Error('Mei is not asked')
      const { decision } = look.value.playerView ?? {}
      const picks = decision?.text
        ? [choice]
        : (decision?.options ?? []).slice(0, decision?.min).map(({ id }) => id)
      await other.play.answer({
        game: game?.id ?? '',
        token: look.value.token,
        choice: picks,
        person: { id: mei.id, name: 'Mei' },
        interaction: `while away ${choice}`,
      })
    }
    server.clock.advance(60_000)
    await other.begin(bot)
    await other.runDue()
    expect(theDashboard().content).toContain('Which fruit')
    await other.stop()
    expect(arjun.messages('@bot').filter(({ ephemeral }) => !ephemeral)).toHaveLength(1)
  })

  it('is posted once, also when the answer to its posting is lost', async () => {
    const { arjun, sandbox } = server
    sandbox.fault({ route: 'POST /channels/*/messages', drop: 'after', times: 4 })
    await arjun.slash('#room', 'me dashboard')
    await later(5 * 60_000)
    await later(5 * 60_000)
    expect(direct()).toHaveLength(1)
    await arjun.click(theDashboard(), 'Set up my dashboard')
    expect(theDashboard().content).toContain('no game is waiting')
  })

  it('gives way to the thread when direct messages are closed (50007), which says so once', async () => {
    const { mei, arjun, sandbox } = server
    const thread = await server.begin()
    await setUp()
    await later(2 * 60 * 60_000)
    sandbox.directMessages('Arjun', false)
    for (const choice of TURN) await mei.slash({ id: thread }, 'play', { choice })
    await later()
    await later()
    const all = sandbox.transcript({ id: thread })
    expect(all.filter(({ content }) => content.includes('dashboard is gone'))).toHaveLength(1)
    expect(last(all)).toMatchObject({ text: expect.stringContaining('@Arjun') })
    expect(await server.store.db.dashboard.count()).toBe(0)
    expect((await arjun.slash('#room', 'me dashboard')).text).toContain('did not reach you')
  })

  it('is cleared by /me dashboard switch:off and when its member is forgotten', async () => {
    const { arjun } = server
    await server.begin()
    await setUp()
    expect((await arjun.slash('#room', 'me dashboard', { switch: 'off' })).text).toContain('is removed')
    await later()
    expect(theDashboard().content).not.toContain('Orchard')
    expect((await arjun.slash('#room', 'me dashboard', { switch: 'off' })).text).toContain('no dashboard')
    await setUp()
    expect(theDashboard().content).toContain('Orchard')
    await later()
    await arjun.click(await arjun.slash('#room', 'me erase'), 'Erase everything')
    expect(theDashboard()).toMatchObject({ buttons: [], content: expect.not.stringContaining('Orchard') })
    expect(await server.store.db.dashboard.count()).toBe(0)
  })
})

it('a note to a game stands on its author’s dashboard and in their history, as it was typed', async () => {
  const { mei, arjun, lena, app } = server
  const thread = await server.begin()
  await setUp()
  expect((await arjun.slash({ id: thread }, 'me note', {})).text).toContain('You have no notes')
  const written = shown(await arjun.slash({ id: thread }, 'me note', { text: '**Lena** @everyone bluffs' }))
  expect(written).toMatchObject({ ephemeralFor: 'Arjun' })
  expect(written.content).toContain('\\*\\*Lena\\*\\*')
  await app.settled()
  await later()
  expect(theDashboard().content).toContain('Your note: \\*\\*Lena')
  const page = await arjun.slash({ id: thread }, 'history show', {})
  expect(page.text).toContain('Your note: \\*\\*Lena\\*\\*')
  expect((await mei.slash({ id: thread }, 'history show', {})).text).not.toContain('bluffs')
  expect((await mei.slash({ id: thread }, 'me note', {})).text).toContain('還沒有筆記')
  expect((await lena.slash({ id: thread }, 'me note', { text: 'sneaky' })).text).not.toContain('sneaky')
  expect((await arjun.slash({ id: thread }, 'history quote', { text: 'I <@1> *win*' })).text).toContain(
    'for everybody',
  )
  const theirs = await mei.slash({ id: thread }, 'history show', {})
  expect(theirs.text).toContain('**Arjun**：「I')
  expect(theirs.text).not.toContain('<@1>')
  const left = shown(await arjun.select(written, 'Delete a note', ['**Lena** @everyone bluffs']))
  expect(left.content).toContain('quote: I')
  expect(left.content).not.toContain('bluffs')
  await later()
  expect(theDashboard().content).not.toContain('Your note')
})
