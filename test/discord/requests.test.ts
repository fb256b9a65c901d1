// How requests to Discord wait: as its 429s say, and before so many were refused that it bans the address.
import { type APIInteraction, ApplicationCommandType, InteractionType, type ResponseLike } from 'discord.js'
import { expect, it } from 'vitest'
import { Postponed } from '../../src/discord/core/postponed.ts'
import { interactionBuilder } from '../../src/discord/gateway/interactions.ts'
import { readingWaits } from '../../src/discord/http/rate-limits.ts'
import { countingRefused } from '../../src/discord/http/refused.ts'

const MESSAGES = 'https://discord.com/api/v10/channels/1/messages'
const CALLBACK = 'https://discord.com/api/v10/interactions/1/token/callback'

/** Sends to a Discord that always answers this. */
const answers =
  (body: unknown, status: number, headers: Record<string, string> = {}) =>
  async (): Promise<ResponseLike> =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })

const waitOf = async (body: unknown, headers: Record<string, string> = {}) => {
  const response = await readingWaits(answers(body, 429, headers))(MESSAGES, {})
  return Number(response.headers.get('retry-after'))
}

it('a 429 lasts as long as its body says, also where it has no Retry-After or a shorter one', async () => {
  expect(await waitOf({ retry_after: 1163, code: 20028 })).toBe(1163)
  expect(await waitOf({ retry_after: 1163 }, { 'retry-after': '5' })).toBe(1163)
  expect(await waitOf({ retry_after: 0.3 }, { 'retry-after': '1' })).toBe(0.3)
})

it('where the body says nothing the header counts, and else a minute: never at once', async () => {
  expect(await waitOf('<html>banned</html>', { 'retry-after': '3600' })).toBe(3600)
  expect(await waitOf({}, { 'x-ratelimit-reset-after': '7' })).toBe(7)
  expect(await waitOf('error code: 1015')).toBe(60)
  expect(await waitOf({ retry_after: 'soon' })).toBe(60)
})

it('a limit of the whole bot is known by the body too, and the body stays readable', async () => {
  const response = await readingWaits(answers({ retry_after: 2, global: true }, 429))(MESSAGES, {})
  expect(response.headers.get('x-ratelimit-global')).toBe('true')
  expect(await response.json()).toEqual({ retry_after: 2, global: true })
})

it('edits of old messages (30046) wait six seconds, or as long as Discord says, and hold up nothing else', async () => {
  const edit = (body: object) => readingWaits(answers({ code: 30_046, ...body }, 429))(MESSAGES, {})
  await expect(edit({})).rejects.toMatchObject({ name: 'Postponed', retryAfterMs: 6_000 })
  await expect(edit({ retry_after: 2.5 })).rejects.toMatchObject({ retryAfterMs: 2_500 })
})

it('answers are not held back by the fifty requests a second that Discord grants posts', async () => {
  const builder = interactionBuilder({ makeRequest: answers({}, 200) })
  const pressed = builder.build({
    type: InteractionType.ApplicationCommand,
    data: { type: ApplicationCommandType.ChatInput, id: '1', name: 'hand' },
    ...{ id: '1', application_id: '1', token: 'token', user: { id: '1' }, channel_id: '1' },
  } as APIInteraction)
  const rest = pressed?.client.rest.setToken('token')
  let limited = 0
  rest?.on('rateLimited', () => void limited++)
  const edits = Array.from({ length: 60 }, (_, n) => rest?.patch(`/webhooks/1/${n}/messages/@original`))
  expect(await Promise.all(edits)).toHaveLength(60)
  expect(limited).toBe(0)
  await builder.close()
})

/** A count of refused requests on a clock of its own, over a Discord that answers with a status. */
function counted(status: number, headers: Record<string, string> = {}) {
  const said: string[] = []
  const metric = { refused: 0 }
  const time = { now: 0 }
  const note = (_: object, what: string) => void said.push(what)
  const log = { info: note, warn: note, error: note }
  const measures = { refused: () => void metric.refused++ }
  const send = countingRefused(answers('', status, headers), { log, measures, now: () => time.now })
  return { send, said, metric, time }
}

it.each([401, 403, 429])(
  'requests that Discord refuses with %i are counted, and posts stop at 5,000 in ten minutes',
  async (status) => {
    const { send, said, metric, time } = counted(status)
    for (let n = 0; n < 5_000; n++) await send(MESSAGES, {})
    expect(metric.refused).toBe(5_000)
    expect(said).toEqual(['Discord refuses many requests'])
    time.now = 60_000
    const refused = await send(MESSAGES, {}).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Postponed)
    expect(refused).toMatchObject({ retryAfterMs: 9 * 60_000 })
    expect(said.at(-1)).toContain('no more are sent')
    // People are answered on, but not until the address is banned.
    for (let n = 5_000; n < 9_000; n++) await send(CALLBACK, {})
    await expect(send(CALLBACK, {})).rejects.toThrow(Postponed)
    expect(metric.refused).toBe(9_000)
    time.now = 11 * 60_000
    expect((await send(MESSAGES, {})).status).toBe(status)
  },
)

it.each([
  ['an answer', 200, {}],
  ['a refusal that may be tried again at will', 404, {}],
  ['a limit that is shared with other bots', 429, { 'x-ratelimit-scope': 'shared' }],
] as const)('%s does not count', async (_, status, headers) => {
  const { send, metric } = counted(status, headers)
  for (let n = 0; n < 6_000; n++) await send(MESSAGES, {})
  expect(metric.refused).toBe(0)
})
