// Counts the requests that Discord refuses, and sends no more before it bans this machine's address.
// https://discord.com/developers/docs/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans
import type { ResponseLike } from 'discord.js'
import type { Log } from '../core/context.ts'
import type { Measures } from '../core/measures.ts'
import { Postponed } from '../core/postponed.ts'
import { isAnswer, type Send } from './sending.ts'

/** Discord bans an address that sends 10,000 invalid requests in ten minutes, for up to a day. */
const WINDOW_MS = 10 * 60_000
const BANNED = 10_000
/** From how many on the log says so. */
const MANY = 1_000
/** How many a process sends before its posts wait: several processes may share an address. */
const POSTS = 5_000
/** How many before answers to people wait too. */
const ANSWERS = 9_000
/** How often the log says the same, in milliseconds. */
const SAID_MS = 60_000

/** What a count needs; `now` in milliseconds. */
interface Needs {
  readonly log: Log
  readonly measures: Pick<Measures, 'refused'>
  readonly now?: () => number
}

/**
 * Sends while few enough requests were refused in the last ten minutes. All requests of a process go through one count.
 * @throws Postponed where there were too many
 */
export function countingRefused(send: Send, { log, measures, now = Date.now }: Needs): Send {
  const times: number[] = []
  const last = { many: Number.NEGATIVE_INFINITY, stopped: Number.NEGATIVE_INFINITY }
  function say(kind: keyof typeof last, level: 'warn' | 'error', what: string): void {
    if (now() - last[kind] < SAID_MS) return
    last[kind] = now()
    log[level]({ inTenMinutes: times.length, banAt: BANNED }, what)
  }
  return async (url, init) => {
    const [first] = times
    if (first !== undefined && first <= now() - WINDOW_MS)
      times.splice(0, times.filter((at) => at <= now() - WINDOW_MS).length)
    const mark = times.at(-(isAnswer(url) ? ANSWERS : POSTS))
    if (mark !== undefined) {
      say('stopped', 'error', 'Discord refused so many requests that no more are sent for a while')
      throw new Postponed('too many requests were refused', mark + WINDOW_MS - now())
    }
    const response = await send(url, init)
    if (isInvalid(response)) {
      times.push(now())
      measures.refused(response.status)
      if (times.length >= MANY) say('many', 'warn', 'Discord refuses many requests')
    }
    return response
  }
}

/** Whether Discord counts an answer: 401, 403, and 429 unless the limit is shared with others. */
const isInvalid = ({ status, headers }: ResponseLike): boolean =>
  status === 401 || status === 403 || (status === 429 && headers.get('x-ratelimit-scope') !== 'shared')
