// From the lobby to the end, through the unmodified discord.js: panels, `/play`, prompts, the story.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer()
})
afterEach(() => server.close())

/** The id of the game that is open. */
const gameId = async () => (await server.app.host.games.inGuild(server.sandbox.guild.id))[0]?.id ?? 'none'

const publicly = (place: string) =>
  server.sandbox.transcript({ id: place } as never).filter(({ ephemeral }) => !ephemeral)

describe('a lobby', () => {
  it('shows who sits and its fairness hash, and is edited in place', async () => {
    const { mei, arjun, sandbox, app } = server
    const opened = await mei.slash('#room', 'game new', {
      game: 'toy',
      seats: 3,
      language: 'en',
      options: 'sour',
    })
    expect(opened.text).toContain('已開桌')
    await app.settled()
    const lobby = last(sandbox.transcript('#room').filter(({ ephemeral }) => !ephemeral))
    expect(lobby.buttons).toEqual([
      ...['Join', 'Leave', 'Start', 'Rules'],
      ...['Add computer player', 'Invite', 'Options', 'More'],
    ])
    expect(lobby.content).toContain('Sour fruit')
    await arjun.click(lobby, 'Join')
    await mei.select(shown(await mei.click(lobby, 'Add computer player')), '電腦強度？', ['hard'])
    await app.settled()
    const after = mei.look(lobby)
    expect(after.content).toContain('2 **Arjun** · 3 🤖 **Wang Can** (Hard)')
    const more = shown(await mei.click(lobby, 'More'))
    expect(more).toMatchObject({ ephemeralFor: 'Mei', buttons: ['公平性'] })
    expect((await mei.click(more, '公平性')).text).toMatch(/`[0-9a-f]{64}`/)
  })

  it('says who sits there in the language of the member who asks', async () => {
    const { mei, sandbox, app } = server
    await mei.slash('#room', 'game new', { game: 'toy', seats: 2, language: 'en' })
    await app.settled()
    const lobby = last(sandbox.transcript('#room').filter(({ ephemeral }) => !ephemeral))
    await mei.select(shown(await mei.click(lobby, 'Add computer player')), '電腦強度？', ['hard'])
    await app.settled()
    expect(mei.look(lobby).content).toContain('**Wang Can** (Hard)')
    expect((await mei.slash('#room', 'game status')).text).toContain('**Wang Can**（困難）')
  })

  it('can be joined from /game list by members without a seat', async () => {
    const { mei, arjun, app } = server
    await mei.slash('#room', 'game new', { game: 'toy', seats: 3, language: 'en' })
    await app.settled()
    const id = await gameId()
    expect(shown(await mei.slash('#room', 'game list')).buttons).toEqual([])
    const list = shown(await arjun.slash('#room', 'game list'))
    expect((await arjun.click(list, `Join ${id}`)).text).toContain('You have seat 2.')
    expect((await app.host.games.info(id))?.players.map(({ name }) => name)).toEqual(['Mei', 'Arjun'])
  })

  it('tells a refusal to that person alone', async () => {
    const { mei, arjun, sandbox, app } = server
    await mei.slash('#room', 'game new', { game: 'toy', seats: 2, language: 'en' })
    await app.settled()
    const lobby = last(sandbox.transcript('#room').filter(({ ephemeral }) => !ephemeral))
    const refused = await arjun.click(lobby, 'Start')
    expect(shown(refused)).toMatchObject({ ephemeralFor: 'Arjun' })
    expect(refused.text).toContain('**Mei**')
  })
})

describe('a channel that is deleted', () => {
  it('takes its open lobbies with it, and pauses what is played there', async () => {
    const { mei, sandbox, app } = server
    await server.begin()
    const playing = await gameId()
    await mei.slash('#room', 'game new', { game: 'toy', seats: 3, language: 'en' })
    await app.settled()
    const lobby =
      (await app.host.games.inGuild(sandbox.guild.id)).find(({ status }) => status === 'lobby')?.id ?? 'none'
    sandbox.deleteChannel('#room')
    const status = async (id: string) => (await app.host.games.info(id))?.status
    await expect.poll(() => status(lobby)).toBe('cancelled')
    await expect.poll(() => status(playing)).toBe('paused')
  })
})

describe('a game', () => {
  it('is played to its end by panel and by /play', async () => {
    const { mei, arjun, app, sandbox } = server
    const thread = await server.begin()
    expect(sandbox.channel({ id: thread }).thread?.members).toHaveLength(3)
    const prompt = last(publicly(thread))
    expect(prompt.text).toContain('@Mei')
    expect(prompt.notified).toEqual(['Mei'])

    // One fruit by a button, the line-up in one menu, stones over two pages, the wish in words.
    let panel = shown(await mei.click(prompt, 'Your move'))
    expect(panel.content).toContain('Which fruit')
    panel = shown(await mei.click(panel, '紅桃'))
    expect(panel.content).toContain('Arrange three fruits')
    panel = shown(await mei.select(panel, 'Front / Middle / Rear', ['梨 / 桃 / 李']))
    panel = shown(await mei.click(panel, '確認'))
    panel = shown(await mei.select(panel, '最多選 3 項', ['Stone 3', 'Stone 5']))
    panel = shown(await mei.click(panel, '下一頁'))
    panel = shown(await mei.select(panel, '最多選 3 項', ['Stone 30']))
    expect(panel.content).toContain('**Stone 3** · **Stone 5** · **Stone 30**')
    panel = shown(await mei.click(panel, '確認'))
    const modal = await mei.click(panel, '填寫')
    panel = shown(await mei.submit(modal, { 請輸入內容: 'long *life*' }))
    expect(panel.content).toContain('現在沒有要你決定的事')
    await app.settled()

    const asked = last(publicly(thread))
    expect(asked.notified).toEqual(['Arjun'])
    const turn = publicly(thread).find(({ content }) => content.includes('threw'))
    expect(turn?.content.split('\n')).toHaveLength(1)
    expect(turn?.content).toContain('wished: long \\*life\\*')

    const suggestions = await arjun.complete({ id: thread }, 'play', { choice: 'pl' }, 'choice')
    expect(suggestions.map(({ name }) => name)).toEqual(['Plum 李'])
    const next = await arjun.slash({ id: thread }, 'play', { choice: String(suggestions[0]?.value) })
    expect(shown(next)).toMatchObject({ ephemeralFor: 'Arjun' })
    expect(next.text).toContain('Arrange')
    await arjun.slash({ id: thread }, 'play', { choice: '3>1>2' })
    await arjun.slash({ id: thread }, 'play', { choice: '1, 30' })
    const over = await arjun.slash({ id: thread }, 'play', { choice: 'peace' })
    expect(over.text).toContain('wins')
    await app.settled()

    const end = last(publicly(thread))
    expect(end.content).toMatch(/wins!/)
    expect(end.content).toContain('verified ✓')
    expect(end.buttons).toContain('Rematch')
    expect((await arjun.slash({ id: thread }, 'history verify')).text).toContain('✓ Verified')
    const file = shown(await arjun.slash({ id: thread }, 'history export')).attachments[0]
    expect(file?.filename).toMatch(/^peach-garden-.*\.json$/)
    const again = await arjun.click(end, 'Rematch')
    await app.settled()
    expect(last(publicly(sandbox.channel('#room').id)).buttons).toContain('Start')
    // All who read the end are told, in the thread too, and sit down from there.
    const called = last(publicly(thread))
    const lobby = last(publicly(sandbox.channel('#room').id))
    const way = `https://discord.com/channels/${sandbox.guild.id}/${lobby.channel}/${lobby.id}`
    expect(called.content).toMatch(
      /^\*\*Arjun\*\* opens another game: \[Orchard · \w+\]\(.+\)\.\n-# Met before: Mei and Arjun, 1 : 0$/,
    )
    expect(called.content).toContain(`(${way})`)
    expect(again.text).toContain(`(${way})`)
    // With the last of those who played the game starts.
    expect((await mei.click(called, 'Join')).text).toContain('牌桌準備好了')
    const [started] = await app.host.games.ofMember(mei.id)
    expect(started).toMatchObject({ status: 'playing', host: arjun.id })
  })

  it('keeps the prompt last and no line where it was', async () => {
    const { mei, arjun, app } = server
    const thread = await server.begin()
    for (const choice of ['1', '1 2 3', 'none', 'rain']) {
      await mei.slash({ id: thread }, 'play', { choice })
      await app.settled()
    }
    const all = publicly(thread)
    expect(last(all).buttons).toEqual(['Your move', 'Hand', 'Board'])
    expect(all.filter(({ buttons }) => buttons.length > 0)).toHaveLength(1)
    expect(all.filter(({ content }) => content.startsWith('-# ✓'))).toEqual([])
    expect(mei.pings.filter(({ channel }) => channel === thread)).toHaveLength(1)
    expect(arjun.pings.filter(({ channel }) => channel === thread)).toHaveLength(1)
  })

  it('posts the prompt again, without a ping, when chat has pushed it up', async () => {
    const { arjun, sandbox } = server
    const thread = await server.begin()
    const before = last(publicly(thread))
    for (let n = 0; n < 5; n++) arjun.say({ id: thread }, `so ${n}`)
    await sandbox.until('the prompt again', () =>
      last(publicly(thread)).buttons.includes('Your move') ? true : undefined,
    )
    const isGone = () => !publicly(thread).some(({ id }) => id === before.id)
    await sandbox.until('the old one to go', () => isGone() || undefined)
    expect(last(publicly(thread)).notified).toEqual([])
  })

  it('lifts the prompts of all games of a channel, in the line of what else each of them posts', async () => {
    const { mei, arjun, lena, sandbox, app } = server
    sandbox.limits.activeThreads = 0
    await server.begin([mei, arjun])
    await server.begin([arjun, lena])
    const room = sandbox.channel('#room').id
    const prompts = () => publicly(room).filter(({ buttons }) => buttons.includes('Your move'))
    const before = prompts()
    expect(before).toHaveLength(2)
    for (let n = 0; n < 5; n++) arjun.say({ id: room }, `so ${n}`)
    await sandbox.until('both again', () => {
      const now = prompts()
      return now.length === 2 && now.every(({ id }) => !before.some((each) => each.id === id))
        ? true
        : undefined
    })
    await app.settled()
    expect(app.deliveries.filter(({ job }) => job.kind === 'lift')).toHaveLength(2)
    expect(prompts().flatMap(({ notified }) => notified)).toEqual([])
  })

  it('explains a wrong click in private', async () => {
    const { arjun, lena } = server
    const thread = await server.begin()
    const prompt = last(publicly(thread))
    expect((await arjun.click(prompt, 'Your move')).text).toContain('**Mei** must choose this, not you.')
    const spectator = shown(await lena.click(prompt, 'Board'))
    expect(spectator).toMatchObject({ ephemeralFor: 'Lena' })
    expect(spectator.content).toContain('Turn 1')
  })

  it('leads an old menu to the present', async () => {
    const { mei } = server
    const thread = await server.begin()
    const old = shown(await mei.click(last(publicly(thread)), 'Your move'))
    await mei.slash({ id: thread }, 'play', { choice: 'pear' })
    const present = await mei.click(old, '桃')
    expect(present.text).toContain('這個選單已經失效')
    expect(present.text).toContain('Arrange')
  })

  it('refuses a Confirm whose picks have changed elsewhere', async () => {
    const { mei, app } = server
    const thread = await server.begin()
    await mei.slash({ id: thread }, 'play', { choice: 'pear' })
    await app.settled()
    const prompt = last(publicly(thread))
    const phone = shown(await mei.click(prompt, 'Your move'))
    const dashboard = shown(await mei.click(prompt, 'Your move'))
    const first = shown(await mei.select(phone, 'Front / Middle / Rear', ['梨 / 桃 / 李']))
    const late = await mei.select(dashboard, 'Front / Middle / Rear', ['桃 / 李 / 梨'])
    expect(late.text).toContain('已在別處改過')
    const confirmed = await mei.click(first, '確認')
    expect(confirmed.text).toContain('thirty')
  })

  it('plays nothing for a suggestion of an earlier decision', async () => {
    const { mei } = server
    const thread = await server.begin()
    const [first] = await mei.complete({ id: thread }, 'play', { choice: '桃' }, 'choice')
    await mei.slash({ id: thread }, 'play', { choice: '梨' })
    const stale = await mei.slash({ id: thread }, 'play', { choice: String(first?.value) })
    expect(stale.text).toContain('沒有生效')
    expect(stale.text).toContain('Arrange')
  })

  it('wakes an archived thread before it edits there', async () => {
    const { mei, app, sandbox } = server
    const thread = await server.begin()
    sandbox.changeThread({ id: thread }, { archived: true })
    const direct = await mei.slash('#room', 'play', { choice: '1', game: await gameId() })
    expect(direct.text).toContain('Arrange')
    await app.settled()
    expect(app.deliveries.every(({ delivery }) => delivery.done)).toBe(true)
  })

  it('stays in the channel when no thread can be opened (160006)', async () => {
    const { sandbox, app } = server
    sandbox.limits.activeThreads = 0
    await server.begin()
    const prompt = last(publicly(sandbox.channel('#room').id))
    expect(prompt.content).toContain(await gameId())
    expect(app.deliveries.every(({ delivery }) => delivery.done)).toBe(true)
  })

  it('says what is lost when a permission is gone', async () => {
    const { sandbox, app, mei } = server
    await server.begin()
    sandbox.setPermissions('#room', { deny: ['SendMessagesInThreads'], for: 'bot' })
    await mei.slash('#room', 'play', { choice: '1', game: await gameId() })
    await app.settled()
    const lost = app.deliveries.filter(({ delivery }) => !delivery.done)
    expect(lost[0]).toMatchObject({ job: { kind: 'story' }, delivery: { lost: 'permission' } })
  })
})

describe('a delivery', () => {
  it('that may have got through is looked up before it is posted again, also when the nonce is forgotten', async () => {
    const { app, bot, clock } = server
    const thread = await server.begin()
    const game = await app.host.games.inChannel(thread)
    if (!game) throw new Error('no game')
    const job = { kind: 'note', phrase: { key: 'bot.wound-back' } } as const
    const triedAt = new Date(clock.now())
    await bot.deliver({ id: 'n1', game, job, doubtful: false })
    clock.advance(10 * 60_000)
    await bot.deliver({ id: 'n1', game, job, doubtful: true, triedAt })
    const notes = () => publicly(thread).filter(({ content }) => content.startsWith('↩'))
    expect(notes()).toHaveLength(1)
    clock.advance(10 * 60_000)
    await bot.deliver({ id: 'n2', game, job, doubtful: false })
    expect(notes()).toHaveLength(2)
  })

  it('to somebody who takes no direct messages leaves them in peace', async () => {
    const { app, bot, sandbox, mei } = server
    const thread = await server.begin()
    const game = await app.host.games.inChannel(thread)
    if (!game) throw new Error('no game')
    sandbox.directMessages('Mei', false)
    const job = { kind: 'tell', member: mei.id, phrase: { key: 'bot.paused-locked' } } as const
    expect(await bot.deliver({ id: 't1', game, job, doubtful: false })).toMatchObject({ hopeless: true })
  })

  it('into a locked thread says so', async () => {
    const { app, sandbox, mei } = server
    const thread = await server.begin()
    sandbox.changeThread({ id: thread }, { locked: true, archived: true })
    await mei.slash('#room', 'play', { choice: '1', game: await gameId() })
    await app.settled()
    const lost = app.deliveries.filter(({ delivery }) => !delivery.done)
    expect(lost[0]?.delivery).toMatchObject({ lost: 'locked' })
  })
})

describe('the commands that look', () => {
  it('name what is missing here, and what that costs', async () => {
    const { arjun, sandbox } = server
    expect((await arjun.slash('#room', 'game doctor')).text).toContain('I have every permission I need')
    sandbox.setPermissions('#room', { deny: ['CreatePublicThreads'], for: 'bot' })
    const found = await arjun.slash('#room', 'game doctor')
    expect(found.text).toContain(
      'Create Public Threads: Games are played in the channel itself'.replace(':', '**:'),
    )
  })

  it('name Connect alone in a voice channel, where nothing else is granted without it', async () => {
    const { arjun, sandbox } = server
    sandbox.addChannel({ name: 'voice', type: 'voice' })
    expect((await arjun.slash('#voice', 'game doctor')).text).toContain('I have every permission I need')
    sandbox.setPermissions('#voice', { deny: ['Connect'], for: 'bot' })
    const found = (await arjun.slash('#voice', 'game doctor')).text
    expect(found).toContain('**Connect**: Without it I cannot do anything in a voice channel')
    expect(found).not.toContain('Send Messages')
    expect((await arjun.slash('#voice', 'game new', { game: 'toy', seats: 2 })).text).toContain('Connect')
  })

  it('let the server’s language be set by those who manage it', async () => {
    const { mei, app, sandbox } = server
    expect((await mei.slash('#room', 'language', { server: 'zh-TW' })).text).toContain('「管理伺服器」權限')
    expect(await app.host.settings.languageOfGuild(sandbox.guild.id)).toBeUndefined()
    sandbox.addRole({ name: 'steward', permissions: ['ManageGuild'] })
    sandbox.giveRole('Mei', 'steward')
    await mei.slash('#room', 'language', { server: 'zh-TW', mine: 'en' })
    expect(await app.host.settings.languageOfGuild(sandbox.guild.id)).toBe('zh-TW')
    expect((await mei.slash('#room', 'help')).text).toContain('Begin')
  })

  it('show rules in pages that lose nothing', async () => {
    const { arjun } = server
    const first = await arjun.slash('#room', 'rules', { topic: 'end', game: 'toy' })
    const second = await arjun.click(first, 'More')
    expect(second.text).toContain('The last words.')
  })
})

describe('the log', () => {
  it('tells the story in the reader’s language', async () => {
    const { mei, lena } = server
    const thread = await server.begin()
    await mei.slash({ id: thread }, 'play', { choice: 'red-peach' })
    expect((await lena.slash({ id: thread }, 'history log')).text).toContain('红桃')
  })
})
