// Carries games that were begun under older rules to these.
import type { RecordsState } from './state.ts'

/** A checkpoint's state under the present rules: before version 8 nothing was known of whereabouts. */
export function upgrade(state: unknown, from: number): RecordsState {
  const stored = state as RecordsState
  return from < 8 ? { ...stored, whereabouts: [] } : stored
}
