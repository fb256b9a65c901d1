// What Stryker's side asks of the thread in which tests run, and what it hears.
import type { CoverageData } from '@stryker-mutator/api/core'

/** The channel between both; each process of Stryker has its own. */
export const CHANNEL = 'mutation'

/** A test file, and which of its tests are meant; without ids all. */
export interface Wanted {
  readonly file: string
  readonly ids?: readonly string[]
}

/** Runs tests, one file after another, with one mutant or with none, up to the first that fails. */
export interface Order {
  readonly wanted: readonly Wanted[]
  readonly mutant?: string
  readonly hitLimit?: number
}

/** A test that ran. What a file computes outside of its tests is one more, with an empty name. */
export interface Ran {
  readonly file: string
  readonly id: string
  readonly name: string
  readonly ms: number
  readonly failure?: string
}

export interface Report {
  readonly ran: readonly Ran[]
  /** How often the mutant was reached. */
  readonly hits: number
  /** Which mutants each test has come by, by its id; those by none came by when modules were loaded. */
  readonly coverage: {
    readonly static: CoverageData
    readonly perTest: Readonly<Record<string, CoverageData>>
  }
}
