// Times what a process does to take one answer: the game revived from checkpoint and log, and the answer taken.
import type { Game } from '../../src/engine/game.ts'
import {
  type GameSession,
  resume,
  type Snapshot,
  type Step,
  snapshotAfter,
} from '../../src/engine/lifecycle.ts'
import { moveOf } from '../../src/engine/log.ts'

/** One answer in so many is timed. */
const EVERY = 100

/** Watches playouts and times some of their answers. */
export interface Stopwatch {
  /** A new game begins. */
  start(): void
  watch(session: GameSession, step: Step): void
  /** The time that so many of a hundred answers stay under, in milliseconds; 0 when none was timed. */
  percentile(percent: number): number
}

/** A stopwatch for a game. */
export function stopwatch(game: Game): Stopwatch {
  const times: number[] = []
  let rest: Snapshot | undefined
  let seen = 0

  function time(before: Snapshot, step: Step): void {
    const move = moveOf(step.entry)
    if (move.kind !== 'answer') return
    const began = performance.now()
    resume(game, before).take(move)
    times.push(performance.now() - began)
  }

  return {
    start: () => {
      rest = undefined
    },
    watch(session, step) {
      if (rest && ++seen % EVERY === 0) time(rest, step)
      rest = snapshotAfter(session.setting, rest, step)
    },
    percentile(percent) {
      const sorted = times.toSorted((a, b) => a - b)
      return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
    },
  }
}
