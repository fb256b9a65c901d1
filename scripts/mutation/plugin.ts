// Stryker's side: a test runner that keeps one thread of Vitest with everything loaded, and what is not mutated.
import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'
import { BroadcastChannel } from 'node:worker_threads'
import type { CoverageData, CoveragePerTestId, MutantResult } from '@stryker-mutator/api/core'
import type { Ignorer } from '@stryker-mutator/api/ignore'
import { declareClassPlugin, declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'
import type { Reporter } from '@stryker-mutator/api/report'
import {
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner'
import { createVitest, type Vitest } from 'vitest/node'
import { CHANNEL, type Order, type Ran, type Report, type Wanted } from './orders.ts'

/** What the command tells the processes of Stryker, as JSON in the environment. */
export interface Choice {
  /** The test files. */
  readonly tests: readonly string[]
  /** Tests that take longer are run by nobody, in milliseconds. */
  readonly slowest: number
  /** Which part of the mutants is tried, from 0 to 1, and by which seed they are drawn. */
  readonly share: number
  readonly seed: string
}

export const CHOICE = 'MUTATION_CHOICE'

/** No project has more mutants in one run. */
const MOST_MUTANTS = 50_000

/** A test that hangs ends here; those that take long are not run at all. */
const PATIENCE = 60_000

class Rerunning implements TestRunner {
  readonly #choice = JSON.parse(process.env[CHOICE] ?? '{}') as Choice
  readonly #files = this.#choice.tests.map((file) => resolve(file))
  readonly #channel = new BroadcastChannel(CHANNEL)
  #vitest: Vitest | undefined
  #loaded: CoverageData = {}

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init(): Promise<void> {
    const stores = this.#choice.tests.some((file) => !file.startsWith('test/engine/'))
    this.#vitest = await createVitest('test', {
      ...{ config: false, watch: false, reporters: [{}], runner: 'scripts/mutation/rerunner.ts' },
      ...{ pool: 'threads', isolate: false, maxWorkers: 1, include: [...this.#choice.tests] },
      ...{ testTimeout: PATIENCE, hookTimeout: PATIENCE, onConsoleLog: () => false },
      globalSetup: stores ? ['test/support/snapshot.ts'] : [],
    })
    const ready = this.#next()
    void this.#vitest.start(this.#files.slice(0, 1))
    await ready
    const { coverage } = await this.#ask({ wanted: this.#files.map((file) => ({ file, ids: [] })) })
    this.#loaded = coverage.static
  }

  async dryRun(): Promise<DryRunResult> {
    const { ran, coverage } = await this.#ask({ wanted: this.#files.map((file) => ({ file })) })
    const slow = ran.filter(({ ms }) => ms > this.#choice.slowest)
    if (slow.length > 0) console.error(`not run: ${slow.map(({ name }) => name).join(', ')}`)
    const perTest: CoveragePerTestId = {}
    for (const { file, id } of ran)
      if (!slow.some((test) => test.id === id)) perTest[idOf(file, id)] = this.#drawn(coverage.perTest[id])
    return {
      status: DryRunStatus.Complete,
      tests: ran.map(resultOf),
      // What is not drawn counts as if only loading came by it: Stryker ignores that.
      mutantCoverage: { static: { ...this.#loaded, ...this.#left() }, perTest },
    }
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }: MutantRunOptions): Promise<MutantRunResult> {
    const order = {
      wanted: wantedOf(testFilter ?? []),
      mutant: activeMutant.id,
      ...(hitLimit !== undefined && { hitLimit }),
    }
    const { ran, hits } = await this.#ask(order)
    const hung = ran.some(({ failure }) => failure?.startsWith('Test timed out'))
    const endless = hung
      ? { status: DryRunStatus.Timeout as const }
      : determineHitLimitReached(hits, hitLimit)
    return toMutantRunResult(endless ?? { status: DryRunStatus.Complete, tests: ran.map(resultOf) })
  }

  async dispose(): Promise<void> {
    this.#channel.close()
    void this.#vitest?.close()
  }

  #next(): Promise<Report> {
    return new Promise((resolve) => {
      this.#channel.onmessage = ({ data }: { data: Report }) => resolve(data)
    })
  }

  #ask(order: Order): Promise<Report> {
    const answer = this.#next()
    this.#channel.postMessage(order)
    return answer
  }

  #isDrawn(mutant: string): boolean {
    const { seed, share } = this.#choice
    return createHash('sha256').update(`${seed}/${mutant}`).digest().readUInt32BE() < share * 2 ** 32
  }

  #drawn(coverage: CoverageData = {}): CoverageData {
    return Object.fromEntries(Object.entries(coverage).filter(([mutant]) => this.#isDrawn(mutant)))
  }

  #left(): CoverageData {
    const ids = this.#choice.share < 1 ? Array.from({ length: MOST_MUTANTS }, (_, n) => `${n}`) : []
    return Object.fromEntries(ids.filter((id) => !this.#isDrawn(id)).map((id) => [id, 1]))
  }
}

const SEPARATOR = '|'

/** Stryker knows a test by its file and Vitest's id. */
const idOf = (file: string, id: string): string => `${file}${SEPARATOR}${id}`

/** The tests of each file, those files first of which fewer are wanted; all where what stands outside of tests is wanted. */
function wantedOf(tests: readonly string[]): Wanted[] {
  const byFile = new Map<string, string[]>()
  for (const test of tests) {
    const [file = '', id = ''] = test.split(SEPARATOR)
    byFile.set(file, [...(byFile.get(file) ?? []), id])
  }
  return [...byFile]
    .sort(([, a], [, b]) => a.length - b.length)
    .map(([file, ids]) => (ids.includes(file) ? { file } : { file, ids }))
}

function resultOf({ file, id, name, ms, failure }: Ran): TestResult {
  const test = { id: idOf(file, id), name: name || file, timeSpentMs: ms, fileName: file }
  return failure === undefined
    ? { ...test, status: TestStatus.Success }
    : { ...test, status: TestStatus.Failed, failureMessage: failure }
}

/** What an error says is for whoever mends it; that it is thrown is what counts. */
const faults: Ignorer = {
  shouldIgnore: (path) =>
    (path as unknown as { node: { type: string } }).node.type === 'ThrowStatement'
      ? 'what an error says'
      : undefined,
}

/** Tells what survives as it comes, since a run takes long. */
const survivors: Reporter = {
  onMutantTested(mutant) {
    if (mutant.status === 'Survived' || mutant.status === 'NoCoverage') console.error(inWords(mutant))
  },
}

function inWords({ fileName, location, mutatorName, replacement, status }: MutantResult): string {
  const place = `${relative('.', fileName)}:${location.start.line}:${location.start.column}`
  const reached = status === 'Survived' ? '' : 'not reached: '
  return `${place} ${reached}${mutatorName} → ${replacement?.replace(/\s+/g, ' ')}`
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'rerunning', Rerunning),
  declareValuePlugin(PluginKind.Reporter, 'survivors', survivors),
  declareValuePlugin(PluginKind.Ignore, 'faults', faults),
]
