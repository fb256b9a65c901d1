// Runs tests again and again in one thread of Vitest: modules are loaded once, test files anew for each mutant. That takes
// milliseconds where a run of its own takes a second, and what a test file computes outside of its tests is mutated too.
import { BroadcastChannel } from 'node:worker_threads'
import { type CoverageData, INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core'
import { type File, startTests, type Task, type Test } from '@vitest/runner'
import { TestRunner } from 'vitest'
import { CHANNEL, type Order, type Ran, type Report } from './orders.ts'

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

/** What a thread of Vitest knows of the modules it has loaded. */
interface Loaded {
  getModuleById(id: string): object | undefined
  invalidateModule(module: object): void
}

export default class Rerunner extends TestRunner {
  #serving = false
  /** Whether all modules have been loaded, which the first order is for. */
  #loaded = false
  #failed = false
  #file = ''

  /** Before its first file the thread serves orders; it does not come back from there. */
  async onBeforeCollect(): Promise<void> {
    if (this.#serving) return
    this.#serving = true
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = async ({ data }: { data: Order }) => channel.postMessage(await this.#obey(data))
    channel.postMessage('ready')
    await new Promise(() => {})
  }

  override async onBeforeRunTask(test: Test): Promise<void> {
    await super.onBeforeRunTask(test)
    if (this.#failed) test.mode = 'skip'
    mutating.currentTestId = test.id
  }

  override onAfterRunTask(test: Test): void {
    super.onAfterRunTask(test)
    mutating.currentTestId = this.#file
    if (test.result?.state === 'fail') this.#failed = true
  }

  async #obey(order: Order): Promise<Report> {
    const { mutantCoverage: coverage } = mutating
    Object.assign(coverage, { static: {}, perTest: {} })
    mutating.hitCount = 0
    mutating.hitLimit = order.hitLimit
    this.#failed = false
    const ran: Ran[] = []
    for (const { file, ids } of order.wanted) {
      this.#file = file
      this.#forget(file)
      mutating.currentTestId = this.#loaded ? file : undefined
      mutating.activeMutant = order.mutant
      const [done] = await startTests([{ filepath: file, ...(ids && { testIds: [...ids] }) }], this)
      mutating.activeMutant = undefined
      if (done) ran.push(...resultsOf(done))
      if (ran.some(({ failure }) => failure !== undefined)) break
    }
    this.#loaded = true
    return { ran, hits: mutating.hitCount, coverage }
  }

  /** Lets a test file be loaded anew, without what it imports. */
  #forget(file: string): void {
    const { workerState } = this as unknown as { workerState: { evaluatedModules: Loaded } }
    const module = workerState.evaluatedModules.getModuleById(file)
    if (module) workerState.evaluatedModules.invalidateModule(module)
  }
}

function resultsOf(file: File): Ran[] {
  const results: Ran[] = []
  const outside = { file: file.filepath, id: file.filepath, name: '', ms: 0 }
  const visit = (task: Task): void => {
    const failure = task.result?.state === 'fail' ? (task.result.errors?.[0]?.message ?? 'failed') : undefined
    const ended = task.result?.state === 'pass' || task.result?.state === 'fail'
    if (task.type === 'suite') {
      if (task.result?.errors?.length && failure !== undefined) results.push({ ...outside, failure })
      for (const inner of task.tasks) visit(inner)
    } else if (ended)
      results.push({
        ...outside,
        ...{ id: task.id, name: task.fullTestName, ms: task.result?.duration ?? 0 },
        ...(failure !== undefined && { failure }),
      })
  }
  visit(file)
  return results.some(({ id }) => id === outside.id) ? results : [outside, ...results]
}
