// Carries games that were begun under older rules to these.
import type { DynastiesState } from './state.ts'

/** A checkpoint's state under the present rules: before version 7 no round was begun anew. */
export function upgrade(state: unknown, from: number): DynastiesState {
  const stored = state as DynastiesState
  return from < 7 ? { ...stored, renewed: false } : stored
}
