// Pictures in messages: words first, the picture when it is drawn, and nobody ever waits for one or loses by it.
// Edits and attachments: https://discord.com/developers/docs/resources/message#edit-message
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Seen } from '../../src/sandbox/index.ts'
import { pictured, type TestRenderPool, testRenderPool } from './test-render-pool.ts'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
let renderPool: TestRenderPool
beforeEach(async () => {
  renderPool = testRenderPool()
  server = await openTestServer(pictured, renderPool)
})
afterEach(() => server.close())

const publicly = (place: string) =>
  server.sandbox.transcript({ id: place }).filter(({ ephemeral }) => !ephemeral)

/** A message as it is once it carries a picture. */
const withPicture = (message: Seen) =>
  server.sandbox.until('a picture', () => {
    const now = server.sandbox.transcript({ id: message.channel }).find(({ id }) => id === message.id)
    return now && now.attachments.length > 0 ? now : undefined
  })

/** What was sent to change a message, oldest first. */
const edits = (message: Seen) =>
  server.sandbox.requests
    .filter(({ method, path }) => method === 'PATCH' && path.endsWith(`/messages/${message.id}`))
    .map(({ body }) => body as { content?: string; attachments?: readonly object[] })

/** Whether a panel says that the pear is picked. */
const saysPear = (panel: unknown) => (panel as { content: string }).content.includes('**梨')

/** Waits until a check holds. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 60_000 })

/** Waits until Discord has refused something with this code. */
const refused = (code: number) =>
  eventually(() => expect(server.sandbox.requests.map((each) => each.code)).toContain(code))

/** A game in which Mei has picked a pear. */
async function picked(): Promise<string> {
  const thread = await server.begin()
  const panel = shown(await server.mei.slash({ id: thread }, 'play', { choice: 'pear' }))
  await server.app.settled()
  if (renderPool.fault === undefined) await withPicture(panel)
  return thread
}

/** Requests that brought a picture to a panel. */
const illustrations = () =>
  server.sandbox.requests.filter(
    ({ method, path, body }) =>
      method === 'PATCH' &&
      path.startsWith('/webhooks/') &&
      (body as { attachments?: readonly object[] }).attachments?.length === 1,
  )

describe('a private panel', () => {
  it('of a past step shows the table as it stood', async () => {
    const thread = await picked()
    const before = renderPool.asked.filter(({ kind }) => kind === 'toy.table').length
    await withPicture(shown(await server.mei.slash({ id: thread }, 'history show')))
    expect(renderPool.asked.filter(({ kind }) => kind === 'toy.table')).toHaveLength(before + 1)
  })

  it('says all in words at once, and less beside the picture when that is ready', async () => {
    const thread = await picked()
    renderPool.held = true
    const panel = shown(await server.mei.slash({ id: thread }, 'hand'))
    expect(panel.content).toContain('You hold pear.')
    expect(panel.attachments).toEqual([])
    renderPool.release()
    const now = await withPicture(panel)
    expect(now).toMatchObject({ ephemeralFor: 'Mei', buttons: ['文字版'] })
    expect(now.content).not.toContain('You hold')
    expect(now.content).toContain('Beside the hand.')
    expect(now.attachments).toMatchObject([{ description: 'Your hand: pear', width: 1 }])
    const words = shown(await server.mei.click(now, '文字版'))
    expect(words).toMatchObject({ id: panel.id, attachments: [] })
    expect(words.content).toContain('You hold pear.')
  })

  it('shows a seat its own hand and table, and a reader without a seat the table of all', async () => {
    const thread = await picked()
    const prompt = last(publicly(thread))
    await withPicture(shown(await server.mei.click(prompt, 'Board')))
    await withPicture(shown(await server.lena.click(prompt, 'Board')))
    const none = shown(await server.lena.click(prompt, 'Hand'))
    expect(none.attachments).toEqual([])
    const tables = renderPool.asked.filter(({ kind }) => kind === 'toy.table').map(({ input }) => input)
    expect(tables.slice(-2)).toEqual([
      { mine: ['pear'], turn: 0 },
      { mine: [], turn: 0 },
    ])
  })

  it('keeps a picture that is the same, and lists it', async () => {
    const thread = await picked()
    const panel = await withPicture(shown(await server.mei.click(last(publicly(thread)), 'Your move')))
    expect(panel.content).toContain('Arrange')
    const asked = renderPool.asked.length
    const then = shown(await server.mei.select(panel, 'Front / Middle / Rear', ['梨 / 桃 / 李']))
    expect(then.attachments).toEqual(panel.attachments)
    expect(then.content).not.toContain('You hold')
    expect(renderPool.asked).toHaveLength(asked)
  })

  it('is not overtaken by a picture for what it showed before', async () => {
    const thread = await picked()
    const before = illustrations().length
    renderPool.held = true
    const panel = shown(await server.mei.click(last(publicly(thread)), 'Your move'))
    await server.mei.select(panel, 'Front / Middle / Rear', ['梨 / 桃 / 李'])
    const then = shown(await server.mei.click(panel, '確認'))
    expect(then.content).toContain('thirty')
    renderPool.release()
    const now = await withPicture(panel)
    await server.app.settled()
    expect(now.content).toContain('thirty')
    expect(now.content).toContain('Beside the hand.')
    expect(illustrations()).toHaveLength(before + 1)
  })

  it('that was crossed by an older picture on its way shows the present in the end', async () => {
    const thread = await picked()
    const before = illustrations().length
    const fault = server.sandbox.fault({ route: 'PATCH /webhooks/*/*/messages/*', delay: 400 })
    const panel = shown(await server.mei.click(last(publicly(thread)), 'Your move'))
    await eventually(() => expect(fault.times).toBe(0))
    const then = shown(await server.mei.select(panel, 'Front / Middle / Rear', ['梨 / 桃 / 李']))
    expect(then.content).toContain('**▸**')
    const late = () =>
      illustrations()
        .slice(before)
        .filter(({ body }) => !saysPear(body))
    await eventually(() => expect(late()).toHaveLength(1))
    await server.sandbox.until('the present again', () => {
      const now = server.mei.look(panel)
      return now.attachments.length === 1 && saysPear(now) ? now : undefined
    })
  })

  it('gets no picture after the 15 minutes of its token, and nothing is made of it (50027)', async () => {
    const thread = await picked()
    renderPool.held = true
    const panel = shown(await server.mei.slash({ id: thread }, 'hand'))
    server.clock.advance(16 * 60_000)
    renderPool.release()
    await refused(50027)
    expect(server.mei.look(panel).content).toContain('You hold pear.')
    expect(server.mishaps).toEqual([])
  })
})

describe('the public story', () => {
  it('shows the table where it changed, as all may see it, on the message that tells it', async () => {
    const thread = await picked()
    const turn = publicly(thread).find(({ content }) => content.includes('picked'))
    if (!turn) throw new Error('no turn')
    const now = await withPicture(turn)
    expect(now.content).toBe(turn.content)
    expect(now.attachments).toMatchObject([{ description: 'Turn 1 of the toy', contentType: 'image/png' }])
    const table = renderPool.asked.find(({ kind }) => kind === 'toy.table')
    expect(table?.input).toEqual({ mine: [], turn: 0 })
  })

  it('goes on below the picture; a scene takes its place and stays', async () => {
    const { mei, app, sandbox, clock } = server
    const thread = await picked()
    const turn = await withPicture(
      publicly(thread).find(({ content }) => content.includes('picked')) ?? last([]),
    )
    const [table] = turn.attachments
    clock.advance(5_000)
    renderPool.held = true
    for (const choice of ['1 2 3', 'none']) await mei.slash({ id: thread }, 'play', { choice })
    await app.settled()
    expect(mei.look(turn).attachments.map(({ id }) => id)).toEqual([table?.id])
    // Its id is never named: by the time of an edit another upload may have replaced it.
    const redrawn = edits(turn).filter(({ content }) => content !== undefined)
    expect(redrawn.map(({ attachments }) => attachments)).toEqual([undefined, undefined])
    renderPool.release()
    await sandbox.until('the scene', () =>
      mei.look(turn).attachments[0]?.description === 'Stones in the air' ? true : undefined,
    )
    expect(mei.look(turn).attachments).toHaveLength(1)
    await mei.slash({ id: thread }, 'play', { choice: 'rain' })
    await app.settled()
    expect(mei.look(turn).content).toContain('wished')
    expect(mei.look(turn).attachments).toMatchObject([{ description: 'Stones in the air' }])
  })

  it('ends with the last scene, or else the table, above the result, which carries the card', async () => {
    const { mei, arjun, app } = server
    const thread = await server.begin()
    for (const person of [mei, arjun])
      for (const choice of ['1', '1 2 3', 'none', 'rain'])
        await person.slash({ id: thread }, 'play', { choice })
    await app.settled()
    const [table, result] = publicly(thread).slice(-2)
    const now = await withPicture(table ?? last([]))
    expect(now).toMatchObject({ attachments: [{ description: 'Stones in the air' }] })
    const card = await withPicture(result ?? last([]))
    expect(card.content).toMatch(/^🏆/u)
    expect(card.attachments).toMatchObject([{ description: expect.stringContaining('1. ') }])
  })

  it('shows a table that has moved on where that is told, and nowhere before', async () => {
    const { mei, app, store, bot } = server
    const thread = await server.begin()
    const game = await app.host.games.inChannel(thread)
    if (!game) throw new Error('no game')
    // Another process delivers: what this one is given was all told before it looks.
    const lock = `jobs game ${game.id} posts`
    const elsewhere = vi.spyOn(store.locks, 'take').mockImplementation(async (name) => name !== lock)
    for (const choice of ['pear', '1 2 3']) await mei.slash({ id: thread }, 'play', { choice })
    const [first] = (await app.host.history.story(game.id)).filter(({ told }) => told.mark === 'turn')
    const job = { kind: 'story', number: first?.number ?? 0, from: 0, to: 0, fresh: true } as const
    await bot.deliver({ id: 'first', game, job, doubtful: false })
    expect(renderPool.asked.filter(({ kind }) => kind === 'toy.table')).toEqual([])
    elsewhere.mockRestore()
    await app.settled()
    await withPicture(publicly(thread).findLast(({ content }) => content.includes('picked')) ?? last([]))
    expect(renderPool.asked.filter(({ kind }) => kind === 'toy.table')).toHaveLength(1)
  })

  it('that a process owed when it died is hung by the next one, and not twice', async () => {
    const thread = await server.begin()
    renderPool.held = true
    await server.mei.slash({ id: thread }, 'play', { choice: 'pear' })
    await server.app.settled()
    const closing = server.bot.close()
    renderPool.release()
    await closing
    const turn = publicly(thread).find(({ content }) => content.includes('picked')) ?? last([])
    expect(server.mei.look(turn).attachments).toEqual([])
    await server.restart()
    await withPicture(turn)
    const drawn = renderPool.asked.length
    await server.restart()
    await server.app.settled()
    expect(renderPool.asked).toHaveLength(drawn)
  })

  it('delivered again hangs nothing twice', async () => {
    const { app, bot } = server
    const thread = await picked()
    const turn = publicly(thread).find(({ content }) => content.includes('picked')) ?? last([])
    await withPicture(turn)
    const told = app.deliveries.findLast(({ job }) => job.kind === 'story')
    const game = await app.host.games.inChannel(thread)
    if (!told || !game) throw new Error('no story')
    const asked = renderPool.asked.length
    await bot.deliver({ id: 'again', game, job: told.job, doubtful: true, triedAt: new Date(0) })
    await app.settled()
    expect(renderPool.asked).toHaveLength(asked)
    expect(server.mei.look(turn).attachments).toHaveLength(1)
    expect(publicly(thread).filter(({ content }) => content.includes('picked'))).toHaveLength(1)
  })
})

/** Where the public messages of a thread are edited. */
const editing = (thread: string) => `PATCH /channels/${thread}/messages/*`

describe('when pictures fail', () => {
  it('the lost answer to an upload stops no game: the next edit goes through, and the next picture hangs', async () => {
    const { mei, app, sandbox, clock } = server
    const thread = await picked()
    const turn = await withPicture(
      publicly(thread).find(({ content }) => content.includes('picked')) ?? last([]),
    )
    const [table] = turn.attachments
    clock.advance(5_000)
    renderPool.held = true
    for (const choice of ['1 2 3', 'none']) await mei.slash({ id: thread }, 'play', { choice })
    await app.settled()
    const fault = sandbox.fault({ route: editing(thread), drop: 'after' })
    renderPool.release()
    await eventually(() => expect(fault.times).toBe(0))
    await sandbox.until('the scene', () =>
      mei.look(turn).attachments[0]?.description === 'Stones in the air' ? true : undefined,
    )
    expect(mei.look(turn).attachments[0]?.id).not.toBe(table?.id)
    clock.advance(5_000)
    await mei.slash({ id: thread }, 'play', { choice: 'rain' })
    await app.settled()
    expect((await app.host.games.inChannel(thread))?.status).toBe('playing')
    expect(mei.look(turn).content).toContain('wished')
    expect(app.deliveries.every(({ delivery }) => delivery.done)).toBe(true)
    expect(mei.look(turn).attachments).toMatchObject([{ description: 'Stones in the air' }])
  })

  it('a table whose upload did not get through hangs where the story goes on', async () => {
    await server.close()
    const unchanging = { ...pictured, pictures: { ...pictured.pictures, scene: () => undefined } }
    server = await openTestServer(unchanging as typeof pictured, renderPool)
    const { mei, app, sandbox } = server
    const thread = await server.begin()
    renderPool.held = true
    for (const choice of ['pear', '1 2 3']) await mei.slash({ id: thread }, 'play', { choice })
    await app.settled()
    const fault = sandbox.fault({ route: editing(thread), status: 503 })
    renderPool.release()
    await eventually(() => expect(fault.times).toBe(0))
    await eventually(() => expect(server.mishaps).toEqual(['no picture']))
    await mei.slash({ id: thread }, 'play', { choice: 'none' })
    await app.settled()
    await withPicture(publicly(thread).find(({ content }) => content.includes('picked')) ?? last([]))
  })

  it('a panel whose picture is another by now is told in words first', async () => {
    const { mei, sandbox } = server
    const thread = await picked()
    const panel = await withPicture(shown(await mei.click(last(publicly(thread)), 'Your move')))
    const fault = sandbox.fault({ route: 'POST /interactions/*/*/callback', refusal: 'invalidForm' })
    const then = shown(await mei.select(panel, 'Front / Middle / Rear', ['梨 / 桃 / 李']))
    expect(fault.times).toBe(0)
    expect(then.id).toBe(panel.id)
    expect(saysPear(then)).toBe(true)
    await withPicture(panel)
  })

  it('the game goes on in words, and the fault is noted once', async () => {
    renderPool.fault = 'out of ink'
    const thread = await picked()
    const panel = shown(await server.mei.slash({ id: thread }, 'hand'))
    await server.mei.slash({ id: thread }, 'board')
    await server.app.settled()
    expect(server.mei.look(panel).content).toContain('You hold pear.')
    expect(server.mishaps).toEqual(['no picture'])
    renderPool.fault = undefined
    await withPicture(shown(await server.mei.slash({ id: thread }, 'hand')))
  })

  it('for want of Attach Files, the table plays on and is not paused', async () => {
    const { sandbox, app, mei } = server
    const thread = await server.begin()
    sandbox.setPermissions('#room', { deny: ['AttachFiles'], for: 'bot' })
    await mei.slash({ id: thread }, 'play', { choice: 'pear' })
    await app.settled()
    await refused(50013)
    expect(app.deliveries.every(({ delivery }) => delivery.done)).toBe(true)
    expect((await app.host.games.inChannel(thread))?.status).toBe('playing')
  })

  it('an upload that never ends holds up neither story nor prompt', async () => {
    const { sandbox, app, mei } = server
    const thread = await server.begin()
    renderPool.held = true
    await mei.slash({ id: thread }, 'play', { choice: 'pear' })
    await app.settled()
    const fault = sandbox.fault({ route: `PATCH /channels/${thread}/messages/*`, delay: -1 })
    renderPool.release()
    await eventually(() => expect(fault.times).toBe(0))
    for (const choice of ['1 2 3', 'none', 'rain']) await mei.slash({ id: thread }, 'play', { choice })
    await app.settled()
    const all = publicly(thread)
    expect(last(all).notified).toEqual(['Arjun'])
    const turn = all.find(({ content }) => content.includes('wished')) ?? last([])
    expect(turn.attachments).toEqual([])
  })
})
