// Interactions that no client sends: each is answered in private, and nothing of it is taken on trust.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fuzz } from '../../scripts/fuzz/fuzz.ts'
import { openTestServer, type TestServer } from './test-server.ts'

const [COMMAND, SUGGESTION, FORM] = [2, 4, 5]
let server: TestServer
let thread: string

beforeAll(async () => {
  server = await openTestServer()
  thread = await server.begin()
})
afterAll(() => server.close())

/** Sends one as Mei; what comes of it. */
const forge = (kind: number, data: Record<string, unknown>) =>
  server.sandbox.forge({ kind, user: server.mei.id, channel: thread, data })

const commandOf = (name: string, options: readonly object[]) => {
  const command = server.sandbox.commands.find((each) => each.name === name)
  return { id: command?.id, name, type: 1, options }
}

it('options of another type count as left out', async () => {
  for (const odd of [true, 7, 0.5])
    for (const type of [3, 4, 5, 6, 10]) {
      const options = [
        { type, name: 'choice', value: odd },
        { type, name: 'game', value: odd },
      ]
      const outcome = await forge(COMMAND, commandOf('play', options))
      expect(outcome.message?.ephemeralFor).toBe('Mei')
    }
  expect(server.mishaps).toEqual([])
})

it('suggestions for no option at all are none', async () => {
  for (const name of ['play', 'board', 'general'])
    expect((await forge(SUGGESTION, commandOf(name, []))).text).toMatch(/^\[/)
  expect(server.mishaps).toEqual([])
})

it('a form with a button’s id, or without its words, is answered like any other', async () => {
  const lobby = await server.store.db.game.create({
    data: {
      ...{ id: 'lobby1', title: 'toy', status: 'lobby', guild: server.sandbox.guild.id, channel: thread },
      ...{ host: server.mei.id, language: 'en', options: {}, seats: 2, secret: 's', seal: 's' },
      ...{ createdAt: new Date(), players: { create: { seat: 0, name: 'Mei', member: server.mei.id } } },
    },
  })
  for (const id of [`leave|${lobby.id}`, 'leave|x', 'wrote|x|y|0', 'start|x', 'move|x']) {
    const components = [{ type: 18, id: 1, component: { type: 4, id: 2, custom_id: 'other', value: 'x' } }]
    expect((await forge(FORM, { custom_id: id, components })).message?.ephemeralFor).toBe('Mei')
  }
  expect(server.mishaps).toEqual([])
})

it('four hundred mutated ones crash nothing, change nothing, ring nobody and tell nothing', {
  timeout: 600_000,
}, async () => {
  const findings: string[] = []
  const found = await fuzz(400, 'test', (line) => findings.push(line))
  expect(findings).toEqual([])
  expect(found).toEqual({
    ...{ inputs: 400, crashes: 0, unanswered: 0, stateChangedWrongly: 0, pings: 0, leaks: 0 },
  })
})
