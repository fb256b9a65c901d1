// Tells discord.js how long a rate limit lasts where that stands in the body of a 429 alone.
// https://discord.com/developers/docs/topics/rate-limits
import { z } from 'zod'
import { Postponed } from '../core/postponed.ts'
import { type Send, withBody } from './sending.ts'

/** How long is waited where neither body nor header says it, in seconds: discord.js would ask again at once. */
const UNSAID_S = 60
/** Edits of messages older than an hour: three in six seconds a channel. */
const OLD_EDITS = 30_046
const OLD_EDITS_S = 6

const limitShape = z.object({
  retry_after: z.number().nonnegative().optional().catch(undefined),
  code: z.number().optional().catch(undefined),
  global: z.boolean().optional().catch(undefined),
})

/**
 * Sends, and writes the wait of a 429's body into its `Retry-After`, which is all that discord.js reads.
 * @throws Postponed where Discord limits edits of old messages: nothing else need wait for these
 */
export const readingWaits =
  (send: Send): Send =>
  async (url, init) => {
    const response = await send(url, init)
    const { status, headers } = response
    if (status !== 429) return response
    const text = await response.text().catch(() => '')
    const { retry_after: said, code, global } = limitShape.catch({}).parse(jsonIn(text))
    const header = Number(headers.get('retry-after') ?? headers.get('x-ratelimit-reset-after') ?? Number.NaN)
    const seconds = said ?? (Number.isNaN(header) ? undefined : header)
    if (code === OLD_EDITS)
      throw new Postponed('edits of old messages are limited', 1_000 * (seconds ?? OLD_EDITS_S))
    headers.set('retry-after', String(seconds ?? UNSAID_S))
    if (global) headers.set('x-ratelimit-global', 'true')
    return withBody(response, text)
  }

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
