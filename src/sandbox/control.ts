// The sandbox's own HTTP endpoints under /sandbox: driving and watching it from another process.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Admin } from './admin.ts'
import type { Person } from './driver/person.ts'
import type { Gateway } from './gateway.ts'
import { CannotDo, type Reason } from './refusals/index.ts'
import type { Clock, TestClock } from './world/clock.ts'
import { ApiError, refuse } from './world/errors.ts'
import { type FaultOrder, faultFrom } from './world/faults.ts'
import { isObject } from './world/problems.ts'
import type { World } from './world/world.ts'

/** What of a person can be asked for over HTTP; `pings` and `notices` are read, the rest is called. */
export const personActions = [
  'slash',
  'useOn',
  'complete',
  'commands',
  'click',
  'select',
  'submit',
  'say',
  'startThread',
  'joinThread',
  'leaveThread',
  'messages',
  'look',
  'sees',
  'pings',
  'notices',
  'reload',
  'dismiss',
] as const satisfies readonly (keyof Person)[]

/** What of the server can be asked for over HTTP; `commands` and `notices` are read, the rest is called. */
export const adminActions = [
  'addMember',
  'join',
  'leave',
  'timeOut',
  'directMessages',
  'install',
  'speak',
  'addGuild',
  'addRole',
  'giveRole',
  'setServerPermissions',
  'addChannel',
  'setPermissions',
  'deleteChannel',
  'deleteMessage',
  'changeThread',
  'channel',
  'transcript',
  'directTranscript',
  'commands',
  'notices',
] as const satisfies readonly (keyof Admin)[]

const gatewayActions = ['drop', 'forget', 'reconnect'] as const satisfies readonly (keyof Gateway)[]

/** Bytes travel as `{ base64 }`. */
function revive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revive)
  if (!isObject(value)) return value
  const keys = Object.keys(value)
  if (keys.length === 1 && typeof value.base64 === 'string')
    return new Uint8Array(Buffer.from(value.base64, 'base64'))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, revive(inner)]))
}

function bodyOf(request: FastifyRequest): Record<string, unknown> {
  const raw = request.body
  // A page of another site can post a form here, but not JSON without asking first.
  if (request.headers['content-type']?.startsWith('application/json') !== true)
    throw new ApiError(415, 0, 'send JSON')
  const body: unknown = Buffer.isBuffer(raw) && raw.length > 0 ? JSON.parse(raw.toString('utf8')) : {}
  if (!isObject(body)) throw refuse('invalidJson')
  return revive(body) as Record<string, unknown>
}

/** What is said of something that could not be done, and why, for another program. */
function refusal(error: unknown, headers: FastifyRequest['headers']): { error: string; reason?: Reason } {
  if (error instanceof CannotDo)
    return { error: error.in(headers['accept-language'] ?? ''), reason: error.reason }
  return { error: error instanceof Error ? error.message : String(error) }
}

/**
 * Calls or reads a member of `target`, and answers `{ value }`, or 422 `{ error }` when it cannot be done, in the language
 * that is asked for. The page asks for refusals as ordinary answers, because browsers report a 422 as an error of the page.
 */
async function perform(target: object, action: string, args: unknown, reply: FastifyReply): Promise<unknown> {
  try {
    const member: unknown = Reflect.get(target, action)
    const value: unknown =
      typeof member === 'function'
        ? await Reflect.apply(member, target, Array.isArray(args) ? args : [])
        : member
    return { value: value ?? null }
  } catch (error) {
    const { headers } = reply.request
    return reply.status(headers['x-refusals'] === 'plain' ? 200 : 422).send(refusal(error, headers))
  }
}

const isDriven = (clock: Clock): clock is TestClock => 'advance' in clock

/** A promise for the next change after `since`, or for 25 real seconds without one. */
function changeAfter(world: World, since: number): Promise<void> {
  if (world.revision > since) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      world.listeners.delete(done)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(done, 25_000)
    timer.unref()
    world.listeners.add(done)
  })
}

/** Adds `/sandbox/…` and `/attachments/…` and `/emojis/…` to the server. */
export function addControl(app: FastifyInstance, world: World, admin: Admin, gateway: Gateway): void {
  addFiles(app, world)
  app.get('/sandbox', () => ({
    url: world.url,
    token: world.token,
    botId: world.state.application,
    guild: world.state.guild,
    now: world.clock.now(),
    revision: world.revision,
    connected: gateway.connected,
  }))
  app.get('/sandbox/changes', async (request) => {
    await changeAfter(world, Number((request.query as { since?: string }).since ?? 0))
    return { revision: world.revision }
  })
  app.get('/sandbox/violations', () => world.violations)
  app.get('/sandbox/requests', () => world.requests)
  app.get('/sandbox/people', () =>
    world.state.users.map(({ id, name, bot, locale }) => ({ id, name, bot, locale })),
  )
  app.get('/sandbox/guilds', () => world.state.guilds)
  app.get('/sandbox/channels', () => world.state.channels)
  app.post('/sandbox/faults', (request) => {
    const fault = faultFrom(bodyOf(request) as unknown as FaultOrder)
    world.faults.push(fault)
    return fault
  })
  app.delete('/sandbox/faults', (_request, reply) => {
    world.faults.length = 0
    return reply.status(204).send()
  })
  app.post('/sandbox/clock', (request) => {
    const { advance } = bodyOf(request)
    if (!isDriven(world.clock) || typeof advance !== 'number')
      throw new ApiError(400, 0, 'the clock runs by itself')
    world.clock.advance(advance)
    return { now: world.clock.now() }
  })
  app.post('/sandbox/gateway/:action', async (request, reply) => {
    const action = gatewayActions.find((each) => each === (request.params as { action: string }).action)
    if (action === undefined) throw refuse('notFound')
    bodyOf(request)
    return perform(gateway, action, [], reply)
  })
  app.post('/sandbox/admin/:action', async (request, reply) => {
    const action = adminActions.find((each) => each === (request.params as { action: string }).action)
    if (action === undefined) throw refuse('notFound')
    return perform(admin, action, bodyOf(request).args, reply)
  })
  app.post('/sandbox/person/:name/:action', async (request, reply) => {
    const { name, action: wanted } = request.params as { name: string; action: string }
    const action = personActions.find((each) => each === wanted)
    if (action === undefined) throw refuse('notFound')
    const { args, guild, device } = bodyOf(request)
    let person: Person
    try {
      person = admin.person(name, typeof guild === 'string' ? { id: guild } : undefined)
    } catch (error) {
      return reply.status(422).send(refusal(error, request.headers))
    }
    if (isObject(device)) Object.assign(person.device, device)
    return perform(person, action, args, reply)
  })
}

/** What messages show from files: attachments and emojis. */
function addFiles(app: FastifyInstance, world: World): void {
  app.get('/attachments/:channel/:id/:name', (request, reply) => {
    const { id } = request.params as { id: string }
    const bytes = world.files.get(id)
    if (bytes === undefined) throw refuse('notFound')
    const known = world.state.messages.flatMap((each) => each.attachments).find((each) => each.id === id)
    // What people upload must never run as a page of this server.
    const type = /^image\/(png|jpeg|gif|webp)$/.test(known?.contentType ?? '')
      ? known?.contentType
      : 'application/octet-stream'
    return reply
      .headers({ 'content-type': type, 'x-content-type-options': 'nosniff' })
      .send(Buffer.from(bytes))
  })
  app.get('/emojis/:file', (request, reply) => {
    const [, id = ''] = /^(\d+)\.png$/.exec((request.params as { file: string }).file) ?? []
    const bytes = world.files.get(id)
    if (bytes === undefined) throw refuse('notFound')
    return reply
      .headers({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })
      .send(Buffer.from(bytes))
  })
}
