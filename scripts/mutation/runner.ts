// Stryker's test runner: first everything without a mutant, then mutant by mutant only what reaches it.
import { readFileSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { CoverageData, MutantCoverage } from '@stryker-mutator/api/core'
import {
  type DryRunOptions,
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  type TestRunner,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner'
import { isGolden, type Ran, type Report } from './orders.ts'
import { type Draw, drawn, type Measured, measure, wantedFor } from './plan.ts'
import { rememberSlow, slowTests } from './slow.ts'
import { TestThread } from './thread.ts'

/** What the command tells the processes of Stryker, as JSON in the environment. */
export interface Choice extends Draw {
  /** The test files, and whether they need a database. */
  readonly tests: readonly string[]
  readonly stores: boolean
  /** Tests that take longer are run by nobody, in milliseconds; golden games are. */
  readonly slowest: number
  /** After so many milliseconds a mutant is tried with golden games only. */
  readonly cap: number
  /** The file that remembers which tests are slow. */
  readonly memory: string
}

export const CHOICE = 'MUTATION_CHOICE'

/** Where a run without mutants is written for the other processes, in the copy of the project that all of them work in. */
const MEASURED = '.mutation-measured.json'

/** A mutant is endless that a test reaches so many times as often as without it, and some times more. */
const HITS = { times: 50, more: 10_000 }

/** Runs the tests that reach a mutant in a thread in which everything stays loaded; Stryker calls it. */
export class Rerunning implements TestRunner {
  readonly #choice = JSON.parse(process.env[CHOICE] ?? '{}') as Choice
  readonly #files = this.#choice.tests.map((file) => resolve(file))
  #thread: TestThread | undefined
  #loading: Report | undefined
  #measured: Measured | undefined

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init(): Promise<void> {
    this.#thread = await TestThread.open(this.#files, this.#choice.stores)
    this.#loading = await this.#thread.start()
  }

  async dryRun({ files = [] }: DryRunOptions): Promise<DryRunResult> {
    const { memory, slowest, tests: paths } = this.#choice
    const without = slowTests(memory, paths, 2 * slowest)
    const mutants = mutantsIn(files)
    const covering = drawn(mutants, this.#choice)
    const run = await this.#running.run({ wanted: this.#files.map((file) => ({ file })), without, covering })
    const slow = run.ran.filter(({ file, ms, name }) => ms > slowest && name && !isGolden(file))
    rememberSlow(
      memory,
      slow.map((test) => ({ ...test, path: relative('.', test.file) })),
      2 * slowest,
    )
    const tests = run.ran.filter((test) => !slow.includes(test))
    const measured = measure(covering, tests, this.#loading ?? run, run)
    writeFileSync(MEASURED, JSON.stringify(measured))
    return {
      status: DryRunStatus.Complete,
      tests: run.ran.map(resultOf),
      mutantCoverage: coverageOf(measured, mutants),
    }
  }

  async mutantRun({ activeMutant, sandboxFileName }: MutantRunOptions): Promise<MutantRunResult> {
    this.#measured ??= JSON.parse(readFileSync(MEASURED, 'utf8')) as Measured
    const measured = this.#measured
    const mutant = measured.mutants[activeMutant.id]
    const hitLimit = HITS.times * (mutant?.hits ?? 0) + HITS.more
    const order = {
      wanted: wantedFor(measured, activeMutant.id),
      mutant: activeMutant.id,
      hitLimit,
      cap: this.#choice.cap,
      ...(mutant?.loading && { reload: sandboxFileName }),
    }
    const usual = new Map(measured.tests.map(({ id, ms }) => [id, ms]))
    const report = await this.#running.runOrGiveUp(order, (test) => usual.get(test) ?? 0)
    if (!report || report.ran.some(({ failure }) => failure?.startsWith('Test timed out')))
      return { status: MutantRunStatus.Timeout, reason: 'a test does not end' }
    const endless = determineHitLimitReached(report.hits, hitLimit)
    return toMutantRunResult(endless ?? { status: DryRunStatus.Complete, tests: report.ran.map(resultOf) })
  }

  async dispose(): Promise<void> {
    await this.#thread?.close()
  }

  get #running(): TestThread {
    if (!this.#thread) throw new Error('no thread was started')
    return this.#thread
  }
}

/** The ids of all mutants in instrumented files: what is ignored has left no trace there. */
function mutantsIn(files: readonly string[]): string[] {
  const ids = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/stryMutAct_\w+\("(\d+)"\)/g)])
  return [...new Set(ids.map(([, id = '']) => id))]
}

/**
 * What Stryker is to believe: it leaves out what only loading comes by, so that is said of all that is not drawn; and of what is
 * drawn and only loading comes by it, that some test does.
 */
function coverageOf({ tests, mutants }: Measured, all: readonly string[]): MutantCoverage {
  const perTest = tests.map((): CoverageData => ({}))
  for (const [mutant, { by, hits, loading }] of Object.entries(mutants))
    for (const place of by.length === 0 && loading ? [0] : by)
      Object.assign(perTest[place] ?? {}, { [mutant]: Math.max(hits, 1) })
  return {
    static: Object.fromEntries(all.filter((id) => !(id in mutants)).map((id) => [id, 1])),
    perTest: Object.fromEntries(tests.map((test, place) => [idOf(test), perTest[place] ?? {}])),
  }
}

/** Stryker knows a test by its file and Vitest's id. */
const idOf = ({ file, id }: Pick<Ran, 'file' | 'id'>): string => `${file}|${id}`

function resultOf(ran: Ran): TestResult {
  const { file, name, ms, failure } = ran
  const test = { id: idOf(ran), name: name || file, timeSpentMs: ms, fileName: file }
  return failure === undefined
    ? { ...test, status: TestStatus.Success }
    : { ...test, status: TestStatus.Failed, failureMessage: failure }
}
