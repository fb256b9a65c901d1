// What a person does is done once and shown, also where Discord's answers to the bot are lost on the way.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FaultOrder } from '../../src/sandbox/index.ts'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer()
})
afterEach(() => server.close())

const CALLBACK = 'POST /interactions/*/*/callback'
/** How the answer to something that Discord has done can be lost. */
const LOST: Readonly<Record<string, Omit<FaultOrder, 'route'>>> = {
  'its connection breaks': { drop: 'after' },
  'its connection breaks in the middle of the answer': { drop: 'body' },
  'a server before Discord answers 502': { status: 502, done: true },
  'it never comes': { delay: -1, done: true },
}

const moves = () => server.store.db.entry.count({ where: { number: { gt: 0 } } })
const panelOf = async (thread: string) => {
  const prompt = last(
    server.sandbox.transcript({ id: thread }).filter(({ buttons }) => buttons.includes('Your move')),
  )
  return shown(await server.mei.click(prompt, 'Your move'))
}
/** No panel stays without an answer, and no one is told of a fault. */
function expectQuiet(thread: string): void {
  const { mei, mishaps } = server
  expect(mei.notices).toEqual([])
  expect(
    mei
      .messages({ id: thread })
      .map(({ content }) => content)
      .join(),
  ).not.toContain('出了差錯')
  expect(mishaps).toEqual([])
}

describe.each(Object.entries(LOST))('the answer to the first word is lost, since %s', (_, how) => {
  it('a command that changes the game is played once, and answered', async () => {
    const { mei, sandbox } = server
    const thread = await server.begin()
    sandbox.fault({ route: CALLBACK, ...how })
    const played = await mei.slash({ id: thread }, 'play', { choice: 'peach' })
    expect(shown(played).content).toContain('收到')
    expect(await moves()).toBe(1)
    expectQuiet(thread)
  })

  it('a press that changes the game is played once, and its panel goes on', async () => {
    const { mei, sandbox } = server
    const thread = await server.begin()
    const panel = await panelOf(thread)
    sandbox.fault({ route: CALLBACK, ...how })
    expect((await mei.click(panel, '桃')).kind).toBe('update')
    await sandbox.until('the move', () => (mei.look(panel.id)?.buttons.includes('桃') ? undefined : true))
    expect(await moves()).toBe(1)
    expectQuiet(thread)
  })

  it('a panel that was shown stays the one panel, without a word of trouble', async () => {
    const { mei, sandbox } = server
    const thread = await server.begin()
    sandbox.fault({ route: CALLBACK, ...how })
    expect(shown(await mei.slash({ id: thread }, 'hand')).ephemeralFor).toBe('Mei')
    await server.restart()
    expect(mei.messages({ id: thread }).filter(({ ephemeral }) => ephemeral)).toHaveLength(1)
    expectQuiet(thread)
  })
})

describe('what can only be the first word', () => {
  const CUT = { route: CALLBACK, drop: 'after' } as const

  it('a form is open though the answer was lost, and what is written in it is played', async () => {
    const { mei, sandbox } = server
    const thread = await server.begin()
    for (const choice of ['peach', '1 2 3', 'none']) await mei.slash({ id: thread }, 'play', { choice })
    const panel = await panelOf(thread)
    sandbox.fault(CUT)
    const form = await mei.click(panel, '填寫')
    expect(form.kind).toBe('modal')
    sandbox.fault(CUT)
    expect((await mei.submit(form, { words: 'peach' })).kind).toBe('update')
    expect(await moves()).toBe(4)
    expectQuiet(thread)
  })

  it('suggestions are there though the answer was lost', async () => {
    const { mei, sandbox } = server
    const thread = await server.begin()
    sandbox.fault(CUT)
    expect(await mei.complete({ id: thread }, 'play', { choice: '' }, 'choice')).not.toEqual([])
    await server.restart()
    expectQuiet(thread)
  })
})

describe('what follows by the token', () => {
  it.each([
    ['is lost', { drop: 'after' }],
    ['cannot be read', { drop: 'body' }],
  ] as const)('is shown without a word of trouble, where the answer %s', async (_, how) => {
    const { mei, sandbox } = server
    const thread = await server.begin()
    const panel = await panelOf(thread)
    sandbox.fault({ route: 'PATCH /webhooks/**', ...how })
    expect((await mei.click(panel, '桃')).kind).toBe('update')
    await server.restart()
    expect(await moves()).toBe(1)
    expectQuiet(thread)
  })
})
