// Messages between Stryker's side and the thread in which tests run.
import type { CoverageData } from '@stryker-mutator/api/core'

/** The channel between both; each process of Stryker has its own. */
export const CHANNEL = 'mutation'

/** A test file, and which of its tests are meant, in the order in which they are run; without ids all. */
export interface Wanted {
  readonly file: string
  readonly ids?: readonly string[]
}

/** Runs tests, one file after another, with one mutant or with none, up to the first that fails. */
export interface Order {
  readonly wanted: readonly Wanted[]
  readonly mutant?: string
  /** How often a mutant may be reached in one test before it counts as endless. */
  readonly hitLimit?: number
  /** The file of a mutant that works while modules are loaded: it and what imports it are loaded anew with it. */
  readonly reload?: string
  /** The ids of tests that are not run. */
  readonly without?: readonly string[]
  /** The mutants of which is wanted which test comes by them; without it none. In a large folder all would fill the memory. */
  readonly covering?: readonly string[]
  /** After so many milliseconds only golden games are run. */
  readonly cap?: number
}

/** A test that ran. What a file computes outside of its tests is one more, with an empty name and the id of the file. */
export interface Ran {
  readonly file: string
  readonly id: string
  readonly name: string
  readonly ms: number
  readonly failure?: string
}

export interface Report {
  readonly ran: readonly Ran[]
  /** How often the mutant was reached in one test at most. */
  readonly hits: number
  /** Which mutants each test has come by, by its id; those by none came by when modules were loaded. */
  readonly coverage: {
    readonly static: CoverageData
    readonly perTest: Readonly<Record<string, CoverageData>>
  }
}

/** Said before each test, so that one which never ends is noticed. */
export interface Beginning {
  readonly begins: string
}

/** Recorded games are replayed by a file of this name, one test each. */
export const isGolden = (file: string): boolean => file.endsWith('/golden.test.ts')

/** Milliseconds that this process has computed: other work on the machine makes no test slow. */
export function computedMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
