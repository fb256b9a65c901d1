// Votes as people see them: one message with the count, pressed by those at the table, explained to everyone else.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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

describe('a vote', () => {
  it('mentions those who are asked, shows the count, and says what came of it', async () => {
    const { mei, arjun, lena, app } = server
    const thread = await server.begin()
    const asked = await mei.slash({ id: thread }, 'game pause')
    expect(asked.text).toContain('徵詢眾人')
    await app.settled()
    const vote = withButton(thread, 'Yes')
    expect(vote.content).toContain('**Mei** asks to pause the game for 7 days.')
    expect(vote.content).toContain('1 yes · 0 no · 2 voters')
    expect(vote.notified).toEqual(['Arjun'])
    expect(last(publicly(thread)).buttons).toContain('Your move')

    const stranger = shown(await lena.click(vote, 'Yes'))
    expect(stranger).toMatchObject({ ephemeralFor: 'Lena' })
    expect((await mei.click(vote, 'No')).text).toContain('已經投過票')
    await Promise.all([arjun.click(vote, 'Yes'), arjun.click(vote, 'Yes')])
    await app.settled()
    expect(mei.look(vote).content).toContain('2 yes · 0 no')
    expect(mei.look(vote)).toMatchObject({ buttons: [] })
    expect(last(publicly(thread)).content).toContain('⏸ The game is paused')
    expect((await mei.slash({ id: thread }, 'play', { choice: 'pear' })).text).toContain('暫停')
    await arjun.slash({ id: thread }, 'game resume')
    await app.settled()
    await mei.click(withButton(thread, 'Yes'), 'Yes')
    await app.settled()
    // Mei was called to this decision a moment ago.
    expect(last(publicly(thread)).text).toContain('@Mei')
    expect(last(publicly(thread)).notified).toEqual([])
  })

  it('on an undo is asked when the next has answered, and expires when the game moves on', async () => {
    const { mei, arjun, app } = server
    const thread = await server.begin()
    for (const choice of ['1', '1 2 3', 'none', 'rain']) await mei.slash({ id: thread }, 'play', { choice })
    await arjun.slash({ id: thread }, 'play', { choice: 'plum' })
    expect((await mei.slash({ id: thread }, 'game undo')).text).toContain('徵詢眾人')
    await app.settled()
    const first = withButton(thread, 'Allow')
    await arjun.slash({ id: thread }, 'play', { choice: '1 2 3' })
    await app.settled()
    expect(mei.look(first).content).toContain('Cancelled')
    await mei.slash({ id: thread }, 'game undo')
    await app.settled()
    await arjun.click(withButton(thread, 'Allow'), 'Allow')
    await app.settled()
    const told = last(publicly(thread).filter(({ content }) => content.startsWith('↩')))
    expect(told.content).toContain('The others agree: **Mei** undoes a choice')
    expect(told.content).toContain('~~**Arjun** picked Plum 李')
    expect(last(publicly(thread)).text).toContain('@Mei')
  })

  it('that calls the game off leaves nobody a move to make, and no line of the last one', async () => {
    const { mei, arjun, app } = server
    const thread = await server.begin()
    await mei.slash({ id: thread }, 'game cancel')
    await app.settled()
    await arjun.click(withButton(thread, 'Yes'), 'Yes')
    await app.settled()
    expect(last(publicly(thread)).content).toContain('cancelled')
    expect(publicly(thread).filter(({ buttons }) => buttons.includes('Your move'))).toEqual([])
    expect(publicly(thread).filter(({ content }) => content.startsWith('-# ✓'))).toEqual([])
  })

  it('killed between commit and post is posted once', async () => {
    const { mei, app, bot, clock } = server
    const thread = await server.begin()
    const triedAt = new Date(clock.now())
    await mei.slash({ id: thread }, 'game cancel')
    await app.settled()
    const game = await app.host.games.inChannel(thread)
    const job = app.deliveries.map((each) => each.job).find((each) => each.kind === 'vote')
    if (!game || !job || job.kind !== 'vote') throw new Error('no vote was posted')
    // As if the process had died before it noted what it had posted, and what came after it.
    await app.host.votes.savePost(job.vote, 'nowhere', '1')
    const postedAt = new Date(0)
    await app.host.posts.save(game.id, {
      kind: 'prompt',
      channel: thread,
      message: '1',
      postedAt,
      data: null,
    })
    clock.advance(10 * 60_000)
    await bot.deliver({ id: 'again', game, job, doubtful: true, triedAt })
    expect(publicly(thread).filter(({ content }) => content.includes('asks to cancel'))).toHaveLength(1)
  })
})

describe('a seat', () => {
  it('is offered by mention, taken by a button, and its hand goes with it', async () => {
    const { mei, arjun, lena, app } = server
    const thread = await server.begin()
    await mei.slash({ id: thread }, 'play', { choice: 'pear' })
    const suggestions = await arjun.complete({ id: thread }, 'game replace', { seat: 'me' }, 'seat')
    expect(suggestions.map(({ name }) => name)).toEqual(['1 Mei'])
    const nobody = await mei.slash({ id: thread }, 'game replace', { seat: '2pac', member: lena.id })
    expect(nobody.text).toContain('沒有這個座位')
    expect(suggestions[0]?.value).toMatch(/^@\w{5}\/1$/)
    const said = await mei.slash({ id: thread }, 'game replace', {
      seat: suggestions[0]?.value ?? '',
      member: lena.id,
    })
    expect(said.text).toContain('已詢問 **Lena**')
    await app.settled()
    const offer = withButton(thread, 'Take the seat')
    expect(offer.notified).toEqual(['Lena'])
    expect((await arjun.click(offer, 'Take the seat')).text).toContain('offered to')
    await lena.click(offer, 'Take the seat')
    await app.settled()
    expect(mei.look(offer).content).toContain('✓ The seat is taken.')
    expect(last(publicly(thread)).text).toContain('@Lena')
    expect((await lena.slash({ id: thread }, 'hand')).text).toContain('pear')
    expect((await mei.slash({ id: thread }, 'hand')).text).not.toContain('pear')
  })

  it('of a present member is asked of them: nobody else has a say, and the host takes nothing by themselves', async () => {
    const { mei, arjun, lena, app } = server
    const thread = await server.begin()
    const said = await mei.slash({ id: thread }, 'game replace', { seat: 'ar', member: lena.id })
    expect(said.text).toContain('徵詢')
    await app.settled()
    const question = withButton(thread, 'Yes')
    expect(question.text).toContain('@Arjun')
    expect(question.content).toContain('Without your yes nothing changes')
    expect(question.notified).toEqual(['Arjun'])
    expect(last(arjun.messages('@bot')).content).toContain(`<#${thread}>`)
    expect((await lena.click(question, 'Yes')).text).toContain('只有')
    await arjun.click(question, 'No')
    await app.settled()
    expect((await arjun.slash({ id: thread }, 'hand')).text).not.toContain('no seat')
  })

  it('that was left is taken back by one press', async () => {
    const { arjun, app } = server
    const thread = await server.begin()
    const asked = await arjun.slash({ id: thread }, 'game resign')
    await arjun.click(shown(asked), 'Leave the game')
    await app.settled()
    const status = await arjun.click(withButton(thread, 'Your move'), 'Your move')
    expect(shown(status).buttons).toContain('Take my seat back')
    expect((await arjun.click(shown(status), 'Take my seat back')).text).toContain('yours again')
    await app.settled()
    const [game] = await app.host.games.ofMember(arjun.id)
    expect(game?.players.map(({ name }) => name)).toEqual(['Mei', 'Arjun'])
  })

  it('whose name fits two is refused with both named', async () => {
    const { mei, arjun, lena, sandbox } = server
    sandbox.addMember({ name: 'Ardent', locale: 'en-US' })
    const thread = await server.begin([mei, arjun, sandbox.as('Ardent')])
    const said = await mei.slash({ id: thread }, 'game replace', { seat: 'ar', member: lena.id })
    expect(said.text).toContain('**2 Arjun** 和 **3 Ardent**')
  })

  it('that changes hands at a table in a channel opens no thread, and the lobby names who has it', async () => {
    const { mei, arjun, lena, app, sandbox } = server
    const room = sandbox.channel('#room').id
    sandbox.setPermissions('#room', { deny: ['SendMessagesInThreads'], for: 'bot' })
    const lobby = await server.begin([mei, arjun])
    await mei.slash('#room', 'game replace', { seat: '1 Mei', member: lena.id })
    await app.settled()
    await lena.click(withButton(room, 'Take the seat'), 'Take the seat')
    await app.settled()
    const [game] = await app.host.games.ofMember(lena.id)
    expect(game).toMatchObject({ status: 'playing', players: [{ name: 'Lena' }, { name: 'Arjun' }] })
    expect(game?.thread).toBeUndefined()
    expect(sandbox.requests.filter(({ path }) => path.endsWith('/threads'))).toEqual([])
    expect(mei.look(lobby).content).toContain('**Lena**')
    expect(last(publicly(room)).text).toContain('@Lena')
  })
})
