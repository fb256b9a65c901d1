// Sends the bot's requests to Discord: how long an answer may take, and what counts as one.
import { DefaultRestOptions, type RESTOptions, type ResponseLike } from 'discord.js'

/** Sends one request, once. */
export type Send = RESTOptions['makeRequest']

/**
 * Discord's answer to a callback of an interaction, or to a message by its token, did not arrive: it may have done what was
 * asked. discord.js tries again what bears this name, as often as its client is told to.
 */
export class Unanswered extends Error {
  override readonly name = 'AbortError'
}

/** How long the answer to a callback may take before it is sent again, in milliseconds: Discord waits three seconds for it. */
const CALLBACK_MS = 1_200
/** How long is waited before what was lost is sent again, in milliseconds: a callback, and what has fifteen minutes. */
const CALLBACK_PAUSE_MS = 300
const PAUSE_MS = 1_000

const isCallback = (path: string): boolean => /\/interactions\/[^/]+\/[^/]+\/callback$/.test(path)
const isByToken = (path: string): boolean => /\/webhooks\/[^/]+\/[^/]+/.test(path)

/** Whether a request answers a person's interaction. */
export const isAnswer = (url: string): boolean => {
  const { pathname } = new URL(url)
  return isCallback(pathname) || isByToken(pathname)
}

/** Sends as discord.js does. */
export const plainSend: Send = (url, init) => DefaultRestOptions.makeRequest(url, init)

/**
 * Sends answers of interactions so that what Discord has done is known: a lost answer is `Unanswered`, and one whose status has arrived
 * is an answer, whether its body can be read or not. Other requests go through `send` as they are.
 */
export const answering =
  (send: Send): Send =>
  async (url, init) => {
    if (!isAnswer(url)) return send(url, init)
    const isFirst = isCallback(new URL(url).pathname)
    const limits = [
      ...(init.signal ? [init.signal] : []),
      ...(isFirst ? [AbortSignal.timeout(CALLBACK_MS)] : []),
    ]
    let why: string
    try {
      const response = await wholeAnswer(await send(url, { ...init, signal: AbortSignal.any(limits) }))
      if (!isFirst || response.status < 500) return response
      why = `status ${response.status}`
    } catch (error) {
      why = error instanceof Error ? error.message : String(error)
    }
    await new Promise((resolve) => setTimeout(resolve, isFirst ? CALLBACK_PAUSE_MS : PAUSE_MS))
    throw new Unanswered(`Discord’s answer was lost (${why})`)
  }

/** An answer with its body read; with an empty one where it cannot be read, or is not the JSON that it claims to be. */
async function wholeAnswer(response: ResponseLike): Promise<ResponseLike> {
  const text = await response.text().catch(() => '')
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
  return withBody(response, isJson && !isReadable(text) ? '{}' : text)
}

/** A response whose body is in memory. */
export const withBody = ({ status, statusText, headers, ok }: ResponseLike, text: string): ResponseLike => ({
  status,
  statusText,
  headers,
  ok,
  body: null,
  bodyUsed: false,
  text: async () => text,
  json: async () => JSON.parse(text),
  arrayBuffer: async () => new TextEncoder().encode(text).buffer,
})

function isReadable(json: string): boolean {
  try {
    JSON.parse(json)
    return true
  } catch {
    return false
  }
}
