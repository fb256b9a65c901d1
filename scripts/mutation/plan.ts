// Which mutants are tried, and by which tests in which order: quick rule tests first, then golden games, the shortest first,
// then what takes longer.
import { createHash } from 'node:crypto'
import { isGolden, type Ran, type Report, type Wanted } from './orders.ts'

/** How mutants are drawn: so many, else this part of them, from 0 to 1. */
export interface Draw {
  readonly sample: number
  readonly share: number
  readonly seed: string
}

/** The mutants that are tried: the same ones for the same seed and code. */
export function drawn(mutants: readonly string[], { sample, share, seed }: Draw): string[] {
  const ranks = mutants.map((id) => ({
    id,
    rank: createHash('sha256').update(`${seed}/${id}`).digest().readUInt32BE(),
  }))
  if (sample === 0) return ranks.filter(({ rank }) => rank < share * 2 ** 32).map(({ id }) => id)
  return ranks
    .sort((a, b) => a.rank - b.rank)
    .slice(0, sample)
    .map(({ id }) => id)
}

/** What a run without mutants has shown, for every process that tries mutants. */
export interface Measured {
  /** The tests that are run, with what they take. */
  readonly tests: readonly Omit<Ran, 'name'>[]
  readonly mutants: Readonly<Record<string, Reached>>
}

/** Where a mutant is reached. */
interface Reached {
  /** Places of tests in `tests`. */
  readonly by: readonly number[]
  /** How often at most in one test. */
  readonly hits: number
  /** Whether it is reached while modules are loaded, too. */
  readonly loading: boolean
}

/** What a run of all tests has shown of the mutants that are tried. */
export function measure(
  mutants: readonly string[],
  tests: readonly Ran[],
  loading: Report,
  run: Report,
): Measured {
  const reached = new Map(
    mutants.map((id) => [id, { by: [] as number[], hits: 0, loading: id in loading.coverage.static }]),
  )
  for (const [place, { id }] of tests.entries())
    for (const [mutant, hits] of Object.entries(run.coverage.perTest[id] ?? {})) {
      const mutants = reached.get(mutant)
      mutants?.by.push(place)
      if (mutants) mutants.hits = Math.max(mutants.hits, hits)
    }
  return { tests: tests.map(({ file, id, ms }) => ({ file, id, ms })), mutants: Object.fromEntries(reached) }
}

/** Tests up to so many milliseconds are run before golden games. */
const QUICK = 40

/**
 * The tests to run for a mutant. What works while modules are loaded may matter to any test, so all follow those that reach it.
 * What a test file does outside of its tests counts as all of its tests.
 */
export function wantedFor({ tests, mutants }: Measured, mutant: string): Wanted[] {
  const { by = [], loading = false } = mutants[mutant] ?? {}
  const reaching = by.flatMap((place) => tests[place] ?? [])
  const files = new Set(reaching.filter(({ id, file }) => id === file).map(({ file }) => file))
  const ids = new Set(reaching.map(({ id }) => id))
  const inTests = tests.filter(({ id, file }) => id !== file)
  const first = inTests.filter(({ id, file }) => ids.has(id) || files.has(file))
  const rest = loading ? inTests.filter((test) => !first.includes(test)) : []
  return [...inOrder(first), ...inOrder(rest)]
}

type Timed = Measured['tests'][number]

function inOrder(tests: readonly Timed[]): Wanted[] {
  const others = tests.filter(({ file }) => !isGolden(file))
  return [
    ...byFile(others.filter(({ ms }) => ms <= QUICK)),
    ...byFile(tests.filter(({ file }) => isGolden(file))),
    ...byFile(others.filter(({ ms }) => ms > QUICK)),
  ]
}

/** Each file with its tests, all by how long they take. */
function byFile(tests: readonly Timed[]): Wanted[] {
  const files = new Map<string, Timed[]>()
  for (const test of tests) files.set(test.file, [...(files.get(test.file) ?? []), test])
  const total = (some: readonly Timed[]) => some.reduce((sum, { ms }) => sum + ms, 0)
  return [...files]
    .sort(([, a], [, b]) => total(a) - total(b))
    .map(([file, some]) => ({ file, ids: some.sort((a, b) => a.ms - b.ms).map(({ id }) => id) }))
}
