// Common parts of the inputs of all formats.
import type { FileRound } from '../../../src/league/export-file.ts'
import { tablesOf } from './file.ts'
import { canonical } from './hashes.ts'

/** Whether past tables are all of these rounds, but for annulled ones that may be missing. */
export function hasPast(past: readonly (readonly number[])[], earlier: readonly FileRound[]): boolean {
  let next = 0
  for (const { draw, tables } of earlier)
    for (const [at, entries] of tablesOf(draw.pairing).entries()) {
      if (canonical(past[next] ?? null) === canonical(entries)) next++
      else if (tables[at]?.status !== 'annulled') return false
    }
  return next === past.length
}

export const isUnique = (numbers: readonly number[]): boolean => new Set(numbers).size === numbers.length

/** Whether both lists hold the same numbers, in any order. */
export const isSameSet = (some: readonly number[], others: readonly number[]): boolean =>
  canonical(some.toSorted((a, b) => a - b)) === canonical(others.toSorted((a, b) => a - b))
