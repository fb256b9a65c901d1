// Vacations that are over, and what they leave of a season's allowance: all tables of a league's season draw on one.
import { z } from 'zod'
import { DAY } from '../../../text/length.ts'
import type { Habits, Stretch } from './standstill.ts'

const vacationsShape = z.array(z.tuple([z.number(), z.number()]))

/** Vacations are remembered so long, and so many at most. */
const KEPT = { time: 1000 * DAY, stretches: 200 }

/** Earlier vacations as stored, the oldest first. */
export const readVacations = (stored: unknown): readonly Stretch[] =>
  vacationsShape.parse(stored ?? []).map(([from, until]) => ({ from, until }))

/** Earlier vacations with one that ends now, or has ended, as they are stored. */
export function remembered(past: readonly Stretch[], { from, until }: Stretch, now: number) {
  const ended = Math.min(until, now)
  const last = past.at(-1)
  const all =
    last && from <= last.until
      ? [...past.slice(0, -1), { from: last.from, until: Math.max(last.until, ended) }]
      : [...past, { from, until: ended }]
  return all
    .filter((each) => each.until > each.from && each.until > now - KEPT.time)
    .slice(-KEPT.stretches)
    .map((each) => [each.from, each.until])
}

/** A season that began at a moment and grants everybody so much vacation. */
interface Season {
  readonly from: number
  readonly now: number
  readonly granted: number
}

/**
 * What a season makes of a vacation: which part of it pauses clocks, and what is left of the allowance now. Days count by the
 * calendar, once for all tables, whether or not a decision was waiting.
 */
export function seasonVacation(
  away: Stretch | undefined,
  past: readonly Stretch[],
  { from: began, now, granted }: Season,
): { readonly habit: Pick<Habits, 'counted'>; readonly left: number } {
  const used = past.reduce((sum, { from, until }) => sum + Math.max(0, until - Math.max(from, began)), 0)
  const rest = Math.max(0, granted - used)
  if (!away) return { habit: {}, left: rest }
  const from = Math.max(away.from, began)
  const until = Math.max(from, Math.min(away.until, from + rest))
  const passed = Math.max(0, Math.min(now, until) - from)
  return { habit: { counted: { from, until } }, left: rest - passed }
}
