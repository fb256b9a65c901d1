// The HTTP side: who may speak, bodies, checks, faults, rate-limit headers, errors in Discord's form.
import type { IncomingMessage } from 'node:http'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Upload } from './attachments.ts'
import { ApiError, refuse } from './errors.ts'
import { type Fault, takeFault } from './faults.ts'
import { nested, type Path, type Problem, type Rule } from './problems.ts'
import { createRateLimits } from './rate.ts'
import type { World } from './world.ts'

/** A request on its way to its handler, checked. */
export interface Call {
  readonly world: World
  readonly method: string
  /** Without `/api/v10` and query. */
  readonly path: string
  readonly query: Readonly<Record<string, string | undefined>>
  readonly body: unknown
  readonly uploads: readonly Upload[]
  /** A named part of the path. */
  param(name: string): string
}

/** What a handler answers; without a body it is a 204. */
export interface Answer {
  status: number
  body?: unknown
}

/** One route of the REST API; `path` without `/api/v10`. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  rule?: Rule
  /** A route that a token in its path opens, without the bot's own. */
  open?: boolean
  handle(call: Call): Answer
}

/** 200 with a body. */
export const ok = (body: unknown): Answer => ({ status: 200, body })
/** 201 with a body. */
export const created = (body: unknown): Answer => ({ status: 201, body })
/** 204. */
export const nothing: Answer = { status: 204 }

/** A check of a body against Discord's own description, or nothing to check with. */
export type Oracle = (method: string, path: string, body: unknown) => Problem[]

/** A refusal that a violation causes, noted for the tests. */
function violation(
  world: World,
  method: string,
  path: string,
  problems: readonly Problem[],
  by: 'rule' | 'openapi',
): ApiError {
  for (const { path: at, code, message } of problems)
    world.violations.push({ method, path, field: at.join('.'), code, message, by })
  return new ApiError(400, 50035, 'Invalid Form Body', { errors: nested(problems) })
}

/** A refusal for what a handler finds wrong with a body at `field`, noted like any violation. */
export function invalid(call: Call, field: Path, code: string, message: string): ApiError {
  return violation(call.world, call.method, call.path, [{ path: field, code, message }], 'rule')
}

async function readForm(bytes: Buffer, contentType: string): Promise<{ body: unknown; uploads: Upload[] }> {
  const form = await new Response(new Uint8Array(bytes), {
    headers: { 'content-type': contentType },
  }).formData()
  const uploads: Upload[] = []
  const fields: Record<string, unknown> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      fields[name] = value
      continue
    }
    const key = /^files\[(\d+)\]$/.exec(name)?.[1] ?? name
    const type = value.type === '' ? 'application/octet-stream' : value.type
    uploads.push({
      key,
      filename: value.name,
      contentType: type,
      bytes: new Uint8Array(await value.arrayBuffer()),
    })
  }
  const json = fields.payload_json
  return { body: typeof json === 'string' ? parse(json) : fields, uploads }
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  } catch {
    throw refuse('invalidJson')
  }
}

const LARGEST_FILE = 10 * 1024 * 1024

async function readBody(request: FastifyRequest): Promise<{ body: unknown; uploads: Upload[] }> {
  const raw = request.body
  if (!Buffer.isBuffer(raw)) return { body: undefined, uploads: [] }
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/form-data')) return { body: parse(raw.toString('utf8')), uploads: [] }
  const form = await readForm(raw, type)
  if (form.uploads.some((upload) => upload.bytes.length > LARGEST_FILE)) throw refuse('bodyTooLarge')
  return form
}

function sendError(reply: FastifyReply, error: ApiError): void {
  if (error.retryAfter !== undefined) void reply.header('retry-after', String(Math.ceil(error.retryAfter)))
  void reply
    .status(error.status)
    .send({
      message: error.message,
      code: error.code,
      ...(error.errors === undefined ? {} : { errors: error.errors }),
      ...(error.retryAfter === undefined ? {} : { retry_after: error.retryAfter, global: false }),
    })
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Does what a planned mishap does before the request is done. True when the request ends with it. */
async function suffer(
  fault: Fault | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (fault === undefined) return false
  if (fault.delay > 0) await pause(fault.delay)
  if (fault.drop === 'before') {
    hangUp(request, reply)
    return true
  }
  return !fault.done && sufferAnswer(fault, request, reply)
}

/** Answers as a planned mishap says, or never. False when it says nothing of the answer. */
function sufferAnswer(fault: Fault, request: FastifyRequest, reply: FastifyReply): boolean {
  if (fault.delay < 0) {
    reply.hijack()
    return true
  }
  if (fault.status === null) return false
  errorCodes.set(request, fault.code)
  if (fault.status === 429) {
    const { retryAfter, global, code } = fault
    void reply.header('x-ratelimit-scope', global ? 'global' : 'user')
    if (retryAfter > 0 && !fault.bodyOnly) void reply.header('retry-after', String(retryAfter))
    if (global) void reply.header('x-ratelimit-global', 'true')
    void reply
      .status(429)
      .send({
        message: fault.message || 'You are being rate limited.',
        global,
        ...(retryAfter > 0 && { retry_after: retryAfter }),
        ...(code > 0 && { code }),
      })
  } else {
    const message = fault.message || `${fault.status}: injected`
    void reply.status(fault.status).send({ message, code: fault.code })
  }
  return true
}

/** Closes the connection; with an `answer`, in the middle of its body. */
function hangUp(request: FastifyRequest, reply: FastifyReply, answer?: Answer): void {
  reply.hijack()
  if (!answer) return void request.raw.socket.destroy()
  const body = JSON.stringify(answer.body ?? {})
  reply.raw.writeHead(answer.body === undefined ? 200 : answer.status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body) + 1,
  })
  reply.raw.write(body.slice(0, -1), () => request.raw.socket.destroy())
}

/** Only this machine's own pages and programs may speak to the server: no other Host, no other Origin. */
export function isLoopback(request: IncomingMessage): boolean {
  const hosts = ['127.0.0.1', 'localhost'].map((name) => `${name}:${request.socket.localPort}`)
  const { host, origin } = request.headers
  if (host === undefined || !hosts.includes(host)) return false
  return origin === undefined || hosts.some((each) => origin === `http://${each}`)
}

const requestBodies = new WeakMap<FastifyRequest, unknown>()
const errorCodes = new WeakMap<FastifyRequest, number>()

/** The path without the API's prefix and the query. */
const apiPath = (url: string) => decodeURIComponent(url.split('?')[0] ?? '').replace(/^\/api(\/v\d+)?/, '')

/** An HTTP server without routes: loopback only, bodies as bytes, errors in Discord's form. */
export function createApp(): FastifyInstance {
  const app = fastify({
    bodyLimit: 30 * 1024 * 1024,
    forceCloseConnections: true,
    logger: false,
    routerOptions: { maxParamLength: 400 },
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.addHook('onRequest', async (request) => {
    if (!isLoopback(request.raw)) throw new ApiError(403, 0, 'foreign Host or Origin')
  })
  app.setNotFoundHandler((_request, reply) => sendError(reply, refuse('notFound')))
  app.setErrorHandler((error, request, reply) => {
    const known =
      error instanceof ApiError
        ? error
        : new ApiError(500, 0, error instanceof Error ? (error.stack ?? error.message) : String(error))
    errorCodes.set(request, known.code)
    sendError(reply, known)
  })
  return app
}

/** Puts the REST API's routes on a server. */
export function addRoutes(
  app: FastifyInstance,
  world: World,
  routes: readonly Route[],
  oracle: Oracle,
): void {
  const rates = createRateLimits(world)
  app.addHook('onResponse', async (request, reply) => {
    if (!request.url.startsWith('/api')) return
    const code = errorCodes.get(request) ?? 0
    const entry = {
      at: world.clock.now(),
      method: request.method,
      path: apiPath(request.url),
      status: reply.statusCode,
      code,
    }
    world.requests.push({ ...entry, body: requestBodies.get(request) })
    if (world.requests.length > 10_000) world.requests.splice(0, 5_000)
  })
  for (const route of routes) {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const path = apiPath(request.url)
      const fault = takeFault(world.faults, request.method, path)
      if (await suffer(fault, request, reply)) return reply
      if (!route.open && request.headers.authorization !== `Bot ${world.token}`) throw refuse('unauthorized')
      void reply.headers(rates.take(request.method, route.path, path))
      const { body, uploads } = await readBody(request)
      requestBodies.set(request, body)
      const problems = route.rule?.(body) ?? []
      if (problems.length > 0) throw violation(world, request.method, path, problems, 'rule')
      const strict = body === undefined ? [] : oracle(request.method, path, body)
      if (strict.length > 0) throw violation(world, request.method, path, strict, 'openapi')
      const params = request.params as Record<string, string | undefined>
      const answer = route.handle({
        world,
        method: request.method,
        path,
        query: request.query as Record<string, string>,
        body: body ?? {},
        uploads,
        param: (name) => params[name] ?? '',
      })
      if (fault?.drop === 'after' || fault?.drop === 'body') {
        hangUp(request, reply, fault.drop === 'body' ? answer : undefined)
        return reply
      }
      if (fault?.done && sufferAnswer(fault, request, reply)) return reply
      // A 204 must carry no content type, or clients try to read JSON from nothing.
      if (answer.body === undefined) return reply.status(answer.status).send()
      return reply.status(answer.status).send(answer.body)
    }
    for (const prefix of ['/api/v10', '/api'])
      app.route({ method: route.method, url: `${prefix}${route.path}`, handler })
  }
}
