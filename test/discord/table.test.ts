// From the lobby to the end, through the unmodified discord.js: panels, `/play`, prompts, the story.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Garden, last, openGarden, shown } from './garden.ts'

let garden: Garden
beforeEach(async () => {
  garden = await openGarden()
})
afterEach(() => garden.close())

/** The id of the game that is open. */
const gameId = async () => (await garden.house.host.gamesHere(garden.sandbox.guild.id))[0]?.id ?? 'none'

const publicly = (place: string) =>
  garden.sandbox.transcript({ id: place } as never).filter(({ ephemeral }) => !ephemeral)

describe('a lobby', () => {
  it('shows who sits and its seal, and is edited in place', async () => {
    const { mei, arjun, sandbox, house } = garden
    const opened = await mei.slash('#room', 'game new', {
      game: 'toy',
      seats: 3,
      language: 'en',
      options: 'sour',
    })
    expect(opened.text).toContain('已開桌')
    await house.settled()
    const lobby = last(sandbox.transcript('#room').filter(({ ephemeral }) => !ephemeral))
    expect(lobby.buttons).toEqual(['Join', 'Leave', 'Add computer player', 'Start', 'Rules'])
    expect(lobby.content).toContain('Sour fruit')
    await arjun.click(lobby, 'Join')
    await mei.click(lobby, 'Add computer player')
    await house.settled()
    const after = mei.look(lobby)
    expect(after.content).toContain('2 **Arjun** · 3 🤖 **Cao Zhi** (steady)')
    expect(after.content).toMatch(/Shuffle seal: `[0-9a-f]{64}`/)
  })

  it('says who sits there in the language of whoever asks', async () => {
    const { mei, sandbox, house } = garden
    await mei.slash('#room', 'game new', { game: 'toy', seats: 2, language: 'en' })
    await house.settled()
    const lobby = last(sandbox.transcript('#room').filter(({ ephemeral }) => !ephemeral))
    await mei.click(lobby, 'Add computer player')
    await house.settled()
    expect(mei.look(lobby).content).toContain('**Cao Zhi** (steady)')
    expect((await mei.slash('#room', 'game status')).text).toContain('**Cao Zhi**（穩健）')
  })

  it('can be joined from /game list by whoever has no seat there', async () => {
    const { mei, arjun, house } = garden
    await mei.slash('#room', 'game new', { game: 'toy', seats: 3, language: 'en' })
    await house.settled()
    const id = await gameId()
    expect(shown(await mei.slash('#room', 'game list')).buttons).toEqual([])
    const list = shown(await arjun.slash('#room', 'game list'))
    expect((await arjun.click(list, `Join ${id}`)).text).toContain('You have seat 2.')
    expect((await house.host.info(id))?.sitters.map(({ name }) => name)).toEqual(['Mei', 'Arjun'])
  })

  it('tells a refusal to that person alone', async () => {
    const { mei, arjun, sandbox, house } = garden
    await mei.slash('#room', 'game new', { game: 'toy', seats: 2, language: 'en' })
    await house.settled()
    const lobby = last(sandbox.transcript('#room').filter(({ ephemeral }) => !ephemeral))
    const refused = await arjun.click(lobby, 'Start')
    expect(shown(refused)).toMatchObject({ ephemeralFor: 'Arjun' })
    expect(refused.text).toContain('**Mei**')
  })
})

describe('a channel that is deleted', () => {
  it('takes its open lobbies with it, and pauses what is played there', async () => {
    const { mei, sandbox, house } = garden
    await garden.begin()
    const playing = await gameId()
    await mei.slash('#room', 'game new', { game: 'toy', seats: 3, language: 'en' })
    await house.settled()
    const lobby = await gameId()
    sandbox.deleteChannel('#room')
    const status = async (id: string) => (await house.host.info(id))?.status
    await expect.poll(() => status(lobby)).toBe('cancelled')
    await expect.poll(() => status(playing)).toBe('paused')
  })
})

describe('a game', () => {
  it('is played to its end by panel and by /play', async () => {
    const { mei, arjun, house, sandbox } = garden
    const thread = await garden.begin()
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
    const modal = await mei.click(panel, '書寫')
    panel = shown(await mei.submit(modal, { 你想說的話: 'long *life*' }))
    expect(panel.content).toContain('現在沒有要你決定的事')
    await house.settled()

    const asked = last(publicly(thread))
    expect(asked.notified).toEqual(['Arjun'])
    const turn = publicly(thread).find(({ content }) => content.includes('threw'))
    expect(turn?.content.split('\n')).toHaveLength(4)
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
    await house.settled()

    const end = last(publicly(thread))
    expect(end.content).toMatch(/wins!/)
    expect(end.content).toContain('checked ✓')
    expect(end.buttons).toContain('Rematch')
    expect((await arjun.slash({ id: thread }, 'game verify')).text).toContain('✓ Played again')
    const file = shown(await arjun.slash({ id: thread }, 'game export')).attachments[0]
    expect(file?.filename).toMatch(/^peach-garden-.*\.json$/)
    await arjun.click(end, 'Rematch')
    await house.settled()
    expect(last(publicly(sandbox.channel('#room').id)).buttons).toContain('Start')
  })

  it('keeps the prompt last and small lines where it was', async () => {
    const { mei, arjun, house } = garden
    const thread = await garden.begin()
    for (const choice of ['1', '1 2 3', 'none', 'rain']) {
      await mei.slash({ id: thread }, 'play', { choice })
      await house.settled()
    }
    const all = publicly(thread)
    expect(last(all).buttons).toEqual(['Your move', 'Hand', 'Board'])
    expect(all.filter(({ buttons }) => buttons.length > 0)).toHaveLength(1)
    expect(all.filter(({ content }) => content.startsWith('-# ✓'))).toHaveLength(2)
    expect(mei.pings.filter(({ channel }) => channel === thread)).toHaveLength(1)
    expect(arjun.pings.filter(({ channel }) => channel === thread)).toHaveLength(1)
  })

  it('posts the prompt again, without a ping, when chat has pushed it up', async () => {
    const { mei, arjun, sandbox } = garden
    const thread = await garden.begin()
    const before = last(publicly(thread))
    for (let n = 0; n < 5; n++) arjun.say({ id: thread }, `so ${n}`)
    await sandbox.until('the prompt again', () =>
      last(publicly(thread)).buttons.includes('Your move') ? true : undefined,
    )
    await sandbox.until('a small line', () => (mei.look(before).buttons.length === 0 ? true : undefined))
    expect(last(publicly(thread)).notified).toEqual([])
    expect(mei.look(before).content).toMatch(/^-# ↓ .*Mei/) // not answered, but asked again below
  })

  it('explains a wrong click in private', async () => {
    const { arjun, lena } = garden
    const thread = await garden.begin()
    const prompt = last(publicly(thread))
    expect((await arjun.click(prompt, 'Your move')).text).toContain('for **Mei** to choose')
    const spectator = shown(await lena.click(prompt, 'Board'))
    expect(spectator).toMatchObject({ ephemeralFor: 'Lena' })
    expect(spectator.content).toContain('Turn 1')
  })

  it('leads an old menu to the present', async () => {
    const { mei } = garden
    const thread = await garden.begin()
    const old = shown(await mei.click(last(publicly(thread)), 'Your move'))
    await mei.slash({ id: thread }, 'play', { choice: 'pear' })
    const present = await mei.click(old, '桃')
    expect(present.text).toContain('這個選單已經過時')
    expect(present.text).toContain('Arrange')
  })

  it('refuses a Confirm whose picks have changed elsewhere', async () => {
    const { mei, house } = garden
    const thread = await garden.begin()
    await mei.slash({ id: thread }, 'play', { choice: 'pear' })
    await house.settled()
    const prompt = last(publicly(thread))
    const phone = shown(await mei.click(prompt, 'Your move'))
    const desk = shown(await mei.click(prompt, 'Your move'))
    const first = shown(await mei.select(phone, 'Front / Middle / Rear', ['梨 / 桃 / 李']))
    const late = await mei.select(desk, 'Front / Middle / Rear', ['桃 / 李 / 梨'])
    expect(late.text).toContain('已在別處改過')
    const confirmed = await mei.click(first, '確認')
    expect(confirmed.text).toContain('thirty')
  })

  it('plays nothing for a suggestion of an earlier decision', async () => {
    const { mei } = garden
    const thread = await garden.begin()
    const [first] = await mei.complete({ id: thread }, 'play', { choice: '桃' }, 'choice')
    await mei.slash({ id: thread }, 'play', { choice: '梨' })
    const stale = await mei.slash({ id: thread }, 'play', { choice: String(first?.value) })
    expect(stale.text).toContain('沒有生效')
    expect(stale.text).toContain('Arrange')
  })

  it('wakes an archived thread before it edits there', async () => {
    const { mei, house, sandbox } = garden
    const thread = await garden.begin()
    sandbox.changeThread({ id: thread }, { archived: true })
    const direct = await mei.slash('#room', 'play', { choice: '1', game: await gameId() })
    expect(direct.text).toContain('Arrange')
    await house.settled()
    expect(house.deliveries.every(({ delivery }) => delivery.done)).toBe(true)
  })

  it('stays in the channel when no thread can be opened (160006)', async () => {
    const { sandbox, house } = garden
    sandbox.limits.activeThreads = 0
    await garden.begin()
    const prompt = last(publicly(sandbox.channel('#room').id))
    expect(prompt.content).toContain(await gameId())
    expect(house.deliveries.every(({ delivery }) => delivery.done)).toBe(true)
  })

  it('says what is lost when a permission is gone', async () => {
    const { sandbox, house, mei } = garden
    await garden.begin()
    sandbox.setPermissions('#room', { deny: ['SendMessagesInThreads'], for: 'bot' })
    await mei.slash('#room', 'play', { choice: '1', game: await gameId() })
    await house.settled()
    const lost = house.deliveries.filter(({ delivery }) => !delivery.done)
    expect(lost[0]).toMatchObject({ job: { kind: 'story' }, delivery: { lost: 'permission' } })
  })
})

describe('a delivery', () => {
  it('that may have got through is looked up before it is posted again, also when the nonce is forgotten', async () => {
    const { house, bot, clock } = garden
    const thread = await garden.begin()
    const game = await house.host.gameIn(thread)
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
    const { house, bot, sandbox, mei } = garden
    const thread = await garden.begin()
    const game = await house.host.gameIn(thread)
    if (!game) throw new Error('no game')
    sandbox.directMessages('Mei', false)
    const job = { kind: 'tell', member: mei.id, phrase: { key: 'bot.paused-locked' } } as const
    expect(await bot.deliver({ id: 't1', game, job, doubtful: false })).toEqual({ done: true })
  })

  it('into a locked thread says so', async () => {
    const { house, sandbox, mei } = garden
    const thread = await garden.begin()
    sandbox.changeThread({ id: thread }, { locked: true, archived: true })
    await mei.slash('#room', 'play', { choice: '1', game: await gameId() })
    await house.settled()
    const lost = house.deliveries.filter(({ delivery }) => !delivery.done)
    expect(lost[0]?.delivery).toMatchObject({ lost: 'locked' })
  })
})

describe('the commands that look', () => {
  it('name what is missing here, and what that costs', async () => {
    const { arjun, sandbox } = garden
    expect((await arjun.slash('#room', 'game doctor')).text).toContain('All permissions are here')
    sandbox.setPermissions('#room', { deny: ['CreatePublicThreads'], for: 'bot' })
    const found = await arjun.slash('#room', 'game doctor')
    expect(found.text).toContain(
      'Create Public Threads: games are played in the channel itself'.replace(':', '**:'),
    )
  })

  it('let the server’s language be set by those who manage it', async () => {
    const { mei, house, sandbox } = garden
    expect((await mei.slash('#room', 'language', { server: 'zh-TW' })).text).toContain('有權管理伺服器')
    expect(await house.host.languageOfGuild(sandbox.guild.id)).toBeUndefined()
    sandbox.addRole({ name: 'steward', permissions: ['ManageGuild'] })
    sandbox.giveRole('Mei', 'steward')
    await mei.slash('#room', 'language', { server: 'zh-TW', mine: 'en' })
    expect(await house.host.languageOfGuild(sandbox.guild.id)).toBe('zh-TW')
    expect((await mei.slash('#room', 'help')).text).toContain('Begin')
  })

  it('show rules in pages that lose nothing', async () => {
    const { arjun } = garden
    const first = await arjun.slash('#room', 'rules', { topic: 'end', game: 'toy' })
    const second = await arjun.click(first, 'More')
    expect(second.text).toContain('The last words.')
  })
})

describe('the log', () => {
  it('tells the story in the reader’s language', async () => {
    const { mei, lena } = garden
    const thread = await garden.begin()
    await mei.slash({ id: thread }, 'play', { choice: 'red-peach' })
    expect((await lena.slash({ id: thread }, 'game log')).text).toContain('红桃')
  })
})
