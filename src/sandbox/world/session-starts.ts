// Limits session starts: one IDENTIFY per bucket of shards in five seconds, so many a day.
// https://discord.com/developers/docs/events/gateway#rate-limiting
import type { SessionStart, World } from './world.ts'

/** Real milliseconds: clients wait in real time, independent of the sandbox's clock. */
const WINDOW = 5_000
const DAY = 86_400_000

const ofToday = (world: World): SessionStart[] => world.starts.filter(({ at }) => at > Date.now() - DAY)

/** What `GET /gateway/bot` says of it. */
export function sessionStartLimit(world: World) {
  const starts = ofToday(world)
  const { sessions: total, concurrency } = world.limits
  return {
    total,
    remaining: Math.max(0, total - starts.length),
    reset_after: DAY - (Date.now() - (starts[0]?.at ?? Date.now())),
    max_concurrency: concurrency,
  }
}

/** Starts a session, or says why not: its bucket must `wait`, or those of the day are `spent`. */
export function startSession(world: World, shard: number): 'started' | 'wait' | 'spent' {
  const starts = ofToday(world)
  const { identifies, sessions, concurrency } = world.limits
  const start = { at: Date.now(), bucket: shard % concurrency }
  const isTooSoon = starts.some(({ at, bucket }) => bucket === start.bucket && at > start.at - WINDOW)
  if (identifies && starts.length >= sessions) return 'spent'
  if (identifies && isTooSoon) return 'wait'
  world.starts.splice(0, world.starts.length, ...starts, start)
  return 'started'
}
