// One thread of Vitest in which tests run again and again, with everything loaded. It is started anew when a test hangs.
import { BroadcastChannel } from 'node:worker_threads'
import { createVitest, type Vitest } from 'vitest/node'
import { type Beginning, CHANNEL, computedMs, type Order, type Report } from './orders.ts'

/** Tests that wait for ever are ended by Vitest. Those that compute for ever it cannot end. */
const TEST_TIMEOUT = 60_000

/** A test hangs that computes so many times as long as it did without a mutant, and so many milliseconds more. */
const TIMEOUT_MS = { times: 10, more: 3_000 }

/** A thread of Vitest that answers one order after another. */
export class TestThread {
  readonly #channel = new BroadcastChannel(CHANNEL)
  readonly #files: readonly string[]
  readonly #vitest: Vitest
  /** Comes when the thread has ended, such as for want of memory. */
  #over: Promise<undefined> = Promise.resolve(undefined)

  private constructor(vitest: Vitest, files: readonly string[]) {
    this.#vitest = vitest
    this.#files = files
  }

  /** Starts a thread for these test files; `stores` gives them a database. */
  static async open(files: readonly string[], stores: boolean): Promise<TestThread> {
    const vitest = await createVitest('test', {
      config: false,
      watch: false,
      reporters: [{}],
      runner: 'scripts/mutation/rerunner.ts',
      pool: 'threads',
      isolate: false,
      maxWorkers: 1,
      include: [...files],
      testTimeout: TEST_TIMEOUT,
      hookTimeout: TEST_TIMEOUT,
      onConsoleLog: () => false,
      globalSetup: stores ? ['test/support/snapshot.ts'] : [],
    })
    return new TestThread(vitest, files)
  }

  /** Starts the thread and loads everything into it. */
  async start(): Promise<Report> {
    const ready = this.#answer()
    const over = this.#vitest.start(this.#files.slice(0, 1))
    this.#over = over.then(
      () => undefined,
      () => undefined,
    )
    await ready
    return this.run({ wanted: this.#files.map((file) => ({ file, ids: [] })) })
  }

  run(order: Order): Promise<Report> {
    const answer = this.#answer()
    this.#channel.postMessage(order)
    return answer
  }

  /**
   * Runs tests of which is known how long they usually take. If one hangs or ends the thread there is no report, and the thread is
   * a new one.
   */
  async runOrGiveUp(order: Order, usualMs: (test: string) => number): Promise<Report | undefined> {
    let end = computedMs() + TIMEOUT_MS.more
    const answer = this.#answer((test) => {
      end = computedMs() + TIMEOUT_MS.times * usualMs(test) + TIMEOUT_MS.more
    })
    this.#channel.postMessage(order)
    let timer: NodeJS.Timeout | undefined
    const hanging = new Promise<undefined>((resolve) => {
      timer = setInterval(() => computedMs() > end && resolve(undefined), 200)
    })
    const report = await Promise.race([answer, hanging, this.#over])
    clearInterval(timer)
    if (!report) await this.#restart()
    return report
  }

  async close(): Promise<void> {
    this.#channel.close()
    void this.#vitest.close()
  }

  /** What the thread reports next; `onBegin` hears of each test before it. */
  #answer(onBegin: (test: string) => void = () => {}): Promise<Report> {
    return new Promise((resolve) => {
      this.#channel.onmessage = ({ data }: { data: Report | Beginning | 'ready' }) => {
        if (typeof data === 'object' && 'begins' in data) onBegin(data.begins)
        else resolve(data as Report)
      }
    })
  }

  /** Vitest ends a thread that hangs only when it is asked twice. */
  async #restart(): Promise<void> {
    const asked = this.#vitest.cancelCurrentRun('keyboard-input')
    await Promise.all([asked, this.#vitest.cancelCurrentRun('keyboard-input')])
    await this.start()
  }
}
