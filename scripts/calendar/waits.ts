// Adds up a table's days by what it waited for: by question and reason.
import { DAY, HOUR } from '../../src/text/length.ts'

/** Why a table waits: somebody's turn, a reaction that may be passed, several who must all answer, or only for the moment of auto-answers. */
export type Reason = 'own-turn' | 'reaction' | 'all-answer' | 'window'

/** What a table waits for. */
export interface Waiting {
  /** The question's prompt, without the game's name. */
  readonly question: string
  readonly reason: Reason
}

/** What one kind of waiting comes to. */
export interface Wait extends Waiting {
  /** Times that the table waited for it, times that somebody was called for it, and hours, a game. */
  readonly times: number
  readonly calls: number
  readonly hours: number
  /** Its share of the whole time, in percent. */
  readonly share: number
}

/** Adds up waiting over many games. */
export class Waits {
  readonly #sums = new Map<string, { readonly waiting: Waiting; ms: number; times: number; calls: number }>()
  readonly #seen = new Set<string>()
  #game = 0

  /** From now on it is another game. */
  begin(): void {
    this.#game++
  }

  /** @param request names what is open: waiting on for the same counts as once */
  add(waiting: Waiting, ms: number, request: number): void {
    const sum = this.#sumOf(waiting)
    const key = `${waiting.reason} ${waiting.question}`
    sum.ms += ms
    const once = `${this.#game} ${request} ${key}`
    if (!this.#seen.has(once)) sum.times++
    this.#seen.add(once)
  }

  /** So many were called to the table for it. */
  called(waiting: Waiting, people: number): void {
    this.#sumOf(waiting).calls += people
  }

  #sumOf(waiting: Waiting) {
    const key = `${waiting.reason} ${waiting.question}`
    const sum = this.#sums.get(key) ?? { waiting, ms: 0, times: 0, calls: 0 }
    this.#sums.set(key, sum)
    return sum
  }

  /** The mean of so many games, the longest first. */
  of(games: number): Wait[] {
    const all = [...this.#sums.values()]
    const total = all.reduce((sum, { ms }) => sum + ms, 0)
    return all
      .toSorted((a, b) => b.ms - a.ms)
      .map(({ waiting, ms, times, calls }) => ({
        ...waiting,
        times: rounded(times / games),
        calls: rounded(calls / games),
        hours: rounded(ms / games / HOUR),
        share: rounded((100 * ms) / Math.max(1, total)),
      }))
  }
}

/** Days with one decimal: of so many lengths the one below which such a part of them lies (nearest rank). */
export function daysAt(lengths: readonly number[], part: number): number {
  const sorted = lengths.toSorted((a, b) => a - b)
  const at = Math.max(0, Math.ceil(part * sorted.length) - 1)
  return rounded((sorted[at] ?? 0) / DAY)
}

export const rounded = (value: number): number => Math.round(value * 10) / 10
