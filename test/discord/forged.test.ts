// Interactions that no client sends: each is answered in private, and nothing of it is taken on trust.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fuzz } from '../../scripts/fuzz/fuzz.ts'
import { allOr } from '../support/sample.ts'
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
      id: 'lobby1',
      title: 'toy',
      status: 'lobby',
      guild: server.sandbox.guild.id,
      channel: thread,
      host: server.mei.id,
      language: 'en',
      options: {},
      seats: 2,
      secret: 's',
      commitment: 's',
      createdAt: new Date(),
      players: { create: { seat: 0, name: 'Mei', member: server.mei.id } },
    },
  })
  for (const id of [`leave|${lobby.id}`, 'leave|x', 'wrote|x|y|0', 'start|x', 'move|x']) {
    const components = [{ type: 18, id: 1, component: { type: 4, id: 2, custom_id: 'other', value: 'x' } }]
    expect((await forge(FORM, { custom_id: id, components })).message?.ephemeralFor).toBe('Mei')
  }
  expect(server.mishaps).toEqual([])
})

/** Every way to a string option of a command: subcommand, if any, and the option's name. */
interface Leaf {
  readonly type: number
  readonly name: string
  readonly options?: readonly Leaf[]
}
const textOptions = ({ options = [] }: Pick<Leaf, 'options'>): readonly (readonly string[])[] =>
  options.flatMap((option) =>
    option.type === 3
      ? [[option.name]]
      : option.type <= 2
        ? textOptions(option).map((rest) => [option.name, ...rest])
        : [],
  )

/** An option on its way, within its subcommand. */
const wayTo = ([name, ...rest]: readonly string[], value: string): object =>
  rest.length === 0 ? { type: 3, name, value } : { type: 1, name, options: [wayTo(rest, value)] }

it('text with NUL or half a character is refused with its place, in any option or form it is typed', async () => {
  let tried = 0
  for (const command of server.sandbox.commands)
    for (const way of textOptions(command as unknown as Leaf)) {
      const text = tried++ % 2 === 0 ? 'ab\0' : '🐉x\ud800'
      const { message } = await forge(COMMAND, commandOf(command.name, [wayTo(way, text)]))
      expect(message?.content).toContain(`\`${way.at(-1)}\`：第 3 個字元已損壞`)
      expect(message?.ephemeralFor).toBe('Mei')
    }
  expect(tried).toBeGreaterThan(50)
  const components = [{ type: 18, id: 1, component: { type: 4, id: 2, custom_id: 'words', value: 'x\0' } }]
  for (const id of ['wrote|x|y|0', 'move|x', 'leave|x']) {
    const { message } = await forge(FORM, { custom_id: id, components })
    expect(message?.content).toContain('你的文字第 2 個字元已損壞')
  }
  expect(
    (await forge(SUGGESTION, commandOf('play', [{ ...wayTo(['choice'], '\0'), focused: true }]))).text,
  ).toBe('[]')
  expect(server.mishaps).toEqual([])
})

it('hundreds of mutated ones crash nothing, change nothing, ring nobody and tell nothing', {
  timeout: 600_000,
}, async () => {
  const findings: string[] = []
  const inputs = allOr(400, 60)
  const found = await fuzz(inputs, 'test', (line) => findings.push(line))
  expect(findings).toEqual([])
  expect(found).toEqual({ inputs, crashes: 0, unanswered: 0, stateChangedWrongly: 0, pings: 0, leaks: 0 })
})
