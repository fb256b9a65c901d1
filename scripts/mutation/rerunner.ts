// Runs tests again and again in one thread of Vitest: modules are loaded once, test files anew for each mutant. That takes
// milliseconds where a run of its own takes a second, and what a test file computes outside of its tests is mutated too.
// For a mutant that only works while modules are loaded, those that depend on its file are loaded anew.
import { BroadcastChannel } from 'node:worker_threads'
import { type CoverageData, INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core'
import { type File, type Suite, startTests, type Task, type Test } from '@vitest/runner'
import { TestRunner } from 'vitest'
import { type Beginning, CHANNEL, computedMs, isGolden, type Order, type Ran, type Report } from './orders.ts'
import { type Loaded, ReloadedModules } from './reloading.ts'

/** What instrumented code looks at and writes into. */
interface Mutating {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount: number
  hitLimit?: number | undefined
  readonly mutantCoverage: { static: CoverageData; perTest: Record<string, CoverageData> }
}

const mutating: Mutating = { hitCount: 0, mutantCoverage: { static: {}, perTest: {} } }
Object.assign(globalThis, { [INSTRUMENTER_CONSTANTS.NAMESPACE]: mutating })

export default class Rerunner extends TestRunner {
  readonly #channel = new BroadcastChannel(CHANNEL)
  #serving = false
  /** Whether all modules have been loaded, which the first order is for. */
  #loaded = false
  #failed = false
  #file = ''
  #hits = 0
  /** Where each test that is wanted stands in the order. */
  #places: ReadonlyMap<string, number> = new Map()
  #without: ReadonlySet<string> = new Set()
  #covering: readonly string[] = []
  /** When only golden games are run any more. */
  #end = Number.POSITIVE_INFINITY
  #began = 0
  /** What tests have taken. */
  readonly #ms = new Map<string, number>()

  /** Before its first file the thread serves orders; it does not come back from there. */
  async onBeforeCollect(): Promise<void> {
    if (this.#serving) return
    this.#serving = true
    this.#channel.onmessage = async ({ data }: { data: Order }) =>
      this.#channel.postMessage(await this.#obey(data))
    this.#channel.postMessage('ready')
    await new Promise(() => {})
  }

  /** Puts the tests of a file into the order that is wanted. */
  async onCollected(files: File[]): Promise<void> {
    for (const file of files) this.#sort(file)
  }

  override async onBeforeRunTask(test: Test): Promise<void> {
    await super.onBeforeRunTask(test)
    if (this.#failed || this.#isLate(this.#file) || this.#without.has(test.id)) test.mode = 'skip'
    mutating.currentTestId = test.id
    mutating.hitCount = 0
    this.#began = computedMs()
    this.#channel.postMessage({ begins: test.id } satisfies Beginning)
  }

  override onAfterRunTask(test: Test): void {
    super.onAfterRunTask(test)
    this.#ms.set(test.id, computedMs() - this.#began)
    this.#keepCoverage(test.id)
    mutating.currentTestId = this.#file
    this.#hits = Math.max(this.#hits, mutating.hitCount)
    if (test.result?.state === 'fail') this.#failed = true
  }

  async #obey(order: Order): Promise<Report> {
    const { mutantCoverage: coverage } = mutating
    Object.assign(coverage, { static: {}, perTest: {} })
    mutating.hitLimit = order.hitLimit
    this.#hits = 0
    this.#failed = false
    this.#without = new Set(order.without)
    this.#covering = order.covering ?? []
    this.#end = computedMs() + (order.cap ?? Number.POSITIVE_INFINITY)
    const reloaded =
      order.reload === undefined ? undefined : new ReloadedModules(this.#modules(), order.reload)
    const ran: Ran[] = []
    for (const { file, ids } of order.wanted) {
      ran.push(...(await this.#runFile(file, ids, order.mutant)))
      if (ran.some(({ failure }) => failure !== undefined)) break
    }
    reloaded?.restore()
    this.#loaded = true
    return { ran, hits: this.#hits, coverage }
  }

  async #runFile(file: string, ids: readonly string[] | undefined, mutant: string | undefined) {
    if (this.#isLate(file)) return []
    this.#file = file
    this.#places = new Map(ids?.map((id, place) => [id, place]))
    this.#forget(file)
    mutating.hitCount = 0
    mutating.currentTestId = this.#loaded ? file : undefined
    mutating.activeMutant = mutant
    const [done] = await startTests([{ filepath: file, ...(ids && { testIds: [...ids] }) }], this)
    mutating.activeMutant = undefined
    this.#keepCoverage(file)
    return done ? resultsOf(done, this.#ms) : []
  }

  /** Forgets what else than wanted a test has come by. */
  #keepCoverage(test: string): void {
    const { perTest } = mutating.mutantCoverage
    const hits = perTest[test] ?? {}
    const kept = this.#covering.flatMap((id) => (hits[id] === undefined ? [] : [[id, hits[id]] as const]))
    perTest[test] = Object.fromEntries(kept)
  }

  #isLate(file: string): boolean {
    return computedMs() > this.#end && !isGolden(file)
  }

  /** Lets a test file be loaded anew, without what it imports. */
  #forget(file: string): void {
    const module = this.#modules().getModuleById(file)
    if (module) this.#modules().invalidateModule(module)
  }

  #modules(): Loaded {
    return (this as unknown as { workerState: { evaluatedModules: Loaded } }).workerState.evaluatedModules
  }

  #sort(suite: Suite): void {
    for (const task of suite.tasks) if (task.type === 'suite') this.#sort(task)
    suite.tasks.sort((a, b) => this.#placeOf(a) - this.#placeOf(b))
  }

  /** The first place that a test or one of a suite's has in the order; those that are not wanted come last. */
  #placeOf(task: Task): number {
    if (task.type === 'suite')
      return Math.min(...task.tasks.map((inner) => this.#placeOf(inner)), this.#places.size)
    return this.#places.get(task.id) ?? this.#places.size
  }
}

function resultsOf(file: File, ms: ReadonlyMap<string, number>): Ran[] {
  const results: Ran[] = []
  const outside = { file: file.filepath, id: file.filepath, name: '', ms: file.collectDuration ?? 0 }
  const visit = (task: Task): void => {
    const failure = task.result?.state === 'fail' ? (task.result.errors?.[0]?.message ?? 'failed') : undefined
    const ended = task.result?.state === 'pass' || task.result?.state === 'fail'
    if (task.type === 'suite') {
      if (task.result?.errors?.length && failure !== undefined) results.push({ ...outside, failure })
      for (const inner of task.tasks) visit(inner)
    } else if (ended)
      results.push({
        ...outside,
        id: task.id,
        name: task.fullTestName,
        ms: ms.get(task.id) ?? 0,
        ...(failure !== undefined && { failure }),
      })
  }
  visit(file)
  return results.some(({ id }) => id === outside.id) ? results : [outside, ...results]
}
