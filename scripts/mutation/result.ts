// Results of a run, in figures: mutants tried, found, not found, and listed as changing nothing.
import { relative } from 'node:path'
import type { MutantResult } from '@stryker-mutator/api/core'
import { keyOf, listedFor, type Named, namesOf } from './equivalent.ts'

/**
 * The result of a run.
 * @param seconds how long the run took
 * @returns the figures that are printed, what survived as ready-made entries of an equivalent list, and the faults of such lists
 */
export function resultOf(mutants: readonly MutantResult[], seconds: number) {
  const names = namesOf(mutants)
  const nameOf = ({ id }: MutantResult) => names.get(id) as Named
  const files = [...new Set(mutants.map(({ fileName }) => relative('.', fileName)))].sort()
  const listed = new Map(listedFor(files).map((entry) => [keyOf(entry), entry]))
  const isListed = (mutant: MutantResult) => listed.has(keyOf(nameOf(mutant)))
  const tried = figuresOf(mutants, isListed)
  const rows = files.map((file) => [
    file,
    figuresOf(
      mutants.filter(({ fileName }) => relative('.', fileName) === file),
      isListed,
    ),
  ])
  const survivors = mutants.filter((mutant) => isUnfound(mutant) && !isListed(mutant))
  return {
    figures: {
      ...tried,
      seconds: Math.round(seconds),
      meanSeconds: Number((seconds / Math.max(1, tried.mutants)).toFixed(2)),
      files: Object.fromEntries(rows.filter(([, figures]) => (figures as typeof tried).mutants > 0)),
    },
    survivors: survivors.map((mutant) => ({ ...nameOf(mutant), why: '' })),
    faults: faultsOf(mutants, names, listed),
  }
}

const isUnfound = ({ status }: MutantResult): boolean => status === 'Survived' || status === 'NoCoverage'

/** Entries of a list that name no mutant any more, or one that a test has found. */
function faultsOf(
  mutants: readonly MutantResult[],
  names: ReadonlyMap<string, Named>,
  listed: ReadonlyMap<string, Named>,
): string[] {
  const there = new Map(mutants.map((mutant) => [keyOf(names.get(mutant.id) as Named), mutant.status]))
  return [...listed].flatMap(([key, { file, was, becomes }]) => {
    const status = there.get(key)
    if (status === undefined)
      return [`listed as equivalent, and there is no such mutant: ${file}: ${was} → ${becomes}`]
    if (status !== 'Killed' && status !== 'Timeout') return []
    return [`listed as equivalent, and a test finds it: ${file}: ${was} → ${becomes}`]
  })
}

/** Counts of what was tried. The score is the part that was found of all that can be: what is listed as equivalent is left out. */
function figuresOf(mutants: readonly MutantResult[], isListed: (mutant: MutantResult) => boolean) {
  const count = (status: MutantResult['status']) =>
    mutants.filter((mutant) => mutant.status === status && !(isUnfound(mutant) && isListed(mutant))).length
  const [killed, survived, notReached, timeouts] = [
    count('Killed'),
    count('Survived'),
    count('NoCoverage'),
    count('Timeout'),
  ]
  const equivalent = mutants.filter((mutant) => isUnfound(mutant) && isListed(mutant)).length
  const countable = killed + survived + notReached + timeouts
  const score = countable === 0 ? 100 : Number(((100 * (killed + timeouts)) / countable).toFixed(1))
  const tried = countable + equivalent
  return {
    mutants: tried,
    killed,
    survived,
    notReached,
    timeouts,
    equivalent,
    left: mutants.length - tried,
    score,
  }
}
