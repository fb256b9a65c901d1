// Rate limits: the headers on every answer, and the limits themselves when they are turned on.
// https://discord.com/developers/docs/topics/rate-limits
import { createHash } from 'node:crypto'
import { ApiError } from './errors.ts'
import type { World } from './world.ts'

/** The buckets of one server. */
export interface RateLimits {
  /** Takes one request and returns the headers of its answer. @throws 429 when the limits are on and used up */
  take(method: string, route: string, path: string): Record<string, string>
}

interface Bucket {
  used: number
  /** Real milliseconds: clients wait in real time, independent of the sandbox's clock. */
  ends: number
}

const GLOBAL = { limit: 50, window: 1_000 }
const MESSAGES = { limit: 5, window: 5_000 }
const OTHERS = { limit: 50, window: 1_000 }

/** Fresh buckets. */
export function createRateLimits(world: World): RateLimits {
  const buckets = new Map<string, Bucket>()
  const use = (key: string, rule: { limit: number; window: number }) => {
    const now = Date.now()
    const known = buckets.get(key)
    const bucket = known === undefined || known.ends <= now ? { used: 0, ends: now + rule.window } : known
    bucket.used += 1
    buckets.set(key, bucket)
    return { left: rule.limit - bucket.used, wait: (bucket.ends - now) / 1000, ends: bucket.ends }
  }
  return {
    take(method, route, path) {
      const open = path.startsWith('/interactions/') || path.startsWith('/webhooks/')
      const isMessage = /^\/channels\/:channel\/messages/.test(route) && method !== 'GET'
      const rule = isMessage ? MESSAGES : OTHERS
      const major = path.split('/').slice(0, 3).join('/')
      const bucket = use(`${method} ${route} ${major}`, rule)
      const whole = use('global', GLOBAL)
      const shown = world.limits.requests ? rule.limit : 10_000
      const left = world.limits.requests ? Math.max(0, bucket.left) : 9_999
      if (world.limits.requests && !open) {
        const over = whole.left < 0 ? whole : bucket.left < 0 ? bucket : undefined
        if (over !== undefined)
          throw new ApiError(429, 0, 'You are being rate limited.', { retryAfter: over.wait })
      }
      return {
        'x-ratelimit-limit': String(shown),
        'x-ratelimit-remaining': String(left),
        'x-ratelimit-reset': (bucket.ends / 1000).toFixed(3),
        'x-ratelimit-reset-after': bucket.wait.toFixed(3),
        'x-ratelimit-bucket': createHash('sha1').update(`${method} ${route}`).digest('hex').slice(0, 32),
      }
    },
  }
}
