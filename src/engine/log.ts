// The append-only log: what came from outside, numbered without gaps, each entry confirmed by a digest of the story.
import type { Choice } from './decision.ts'
import type { Seat } from './phrase.ts'

/** Who or what caused an entry. */
export type Cause = 'member' | 'auto-answer' | 'computer' | 'stand-in' | 'time' | 'host'

/**
 * What can come from outside.
 * `start` is entry 0. `answer` answers the decision that entry `opened` opened for `seat`; `close` ends a reaction
 * window; `replace` hands a seat to somebody else (rules do not notice); `wind-back` returns to the last checkpoint
 * with a new epoch of chance, because stored answers no longer tell the same story under the present rules; `undo`
 * returns to before the answer of `seat` in entry `taken`, at its member's word or, by `host`, with the consent of the
 * others; where chance was used since, it goes on in a new `epoch`. What is taken back stays in the log.
 */
export type Move =
  | { readonly kind: 'start'; readonly by: Cause }
  | {
      readonly kind: 'answer'
      readonly by: Cause
      readonly seat: Seat
      readonly opened: number
      readonly choice: Choice
    }
  | { readonly kind: 'close'; readonly by: Cause; readonly opened: number }
  | { readonly kind: 'replace'; readonly by: Cause; readonly seat: Seat }
  | { readonly kind: 'wind-back'; readonly by: Cause }
  | {
      readonly kind: 'undo'
      readonly by: Cause
      readonly seat: Seat
      readonly taken: number
      readonly epoch?: number
    }

/** A move in its place in the log. */
export type LogEntry = Move & LogPlace

/** What the log adds to a move. */
interface LogPlace {
  readonly number: number
  /** Rules version that took it. */
  readonly rules: number
  /** Chained from the start to here over moves, what was told and asked, and the checkpoints written. */
  readonly digest: string
  /** Where a stage ended in this entry: a digest of what was told and asked since that checkpoint. */
  readonly tail?: string
  /** The public decision that is still open after this entry: what was answered here was a private step of it. */
  readonly within?: Within
}

/** A public decision of one seat that is being answered in private steps. */
export interface Within {
  /** The entry that opened it. */
  readonly opened: number
  /** Its first answer: where an undo of the whole choice goes back to. */
  readonly first: number
}

/** JSON with keys in order, so that a value that was stored and read back reads the same. */
export function canonical(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  return Array.isArray(value) ? `[${listed(value)}]` : `{${keyed(value)}}`
}

function listed(values: readonly unknown[]): string {
  let text = ''
  for (const [index, value] of values.entries())
    text += index === 0 ? canonical(value) : `,${canonical(value)}`
  return text
}

function keyed(value: object): string {
  let text = ''
  for (const key of sortedKeys(value)) {
    const inner = (value as Record<string, unknown>)[key]
    if (inner !== undefined) text += `${text && ','}${quoted(key)}:${canonical(inner)}`
  }
  return text
}

/** Keys and ids as JSON: the same few hundred words come again and again, so those are written once. */
function quoted(text: string): string {
  if (text.length > WORD) return JSON.stringify(text)
  const known = words.get(text)
  if (known !== undefined) return known
  if (words.size >= MOST_WORDS) words.clear()
  const made = JSON.stringify(text)
  words.set(text, made)
  return made
}

const words = new Map<string, string>()
const WORD = 40
const MOST_WORDS = 4_000

/** Keys by code unit. Most objects have few of them: they are put in place one by one. */
function sortedKeys(value: object): string[] {
  const keys = Object.keys(value)
  if (keys.length > FEW) return keys.sort()
  for (let next = 1; next < keys.length; next++) {
    const key = keys[next] ?? ''
    let at = next
    for (; at > 0 && (keys[at - 1] ?? '') > key; at--) keys[at] = keys[at - 1] ?? ''
    keys[at] = key
  }
  return keys
}

const FEW = 12

/** The move of an entry, without its place; of a mere move, itself again. */
export function moveOf(entry: Move & Partial<LogPlace>): Move {
  const { number: _number, rules: _rules, digest: _digest, tail: _tail, within: _within, ...move } = entry
  return move
}

/** The entries that stand, in order: all but those that a later undo took back, the undo itself included. */
export function standing(log: readonly LogEntry[]): LogEntry[] {
  const kept: LogEntry[] = []
  for (const entry of log) {
    while (entry.kind === 'undo' && (kept.at(-1)?.number ?? -1) >= entry.taken) kept.pop()
    kept.push(entry)
  }
  return kept
}

/** The entries that were taken back, each with the undo that did it. */
export function takenBack(log: readonly LogEntry[]): ReadonlyMap<number, number> {
  const by = new Map<number, number>()
  for (const undo of log) {
    if (undo.kind !== 'undo') continue
    for (const { number } of log)
      if (number >= undo.taken && number < undo.number && !by.has(number)) by.set(number, undo.number)
  }
  return by
}
