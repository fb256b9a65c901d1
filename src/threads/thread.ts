// One worker thread of a pool, seen from the main thread: works on one order at a time and ends at the first error.
import { setTimeout as after } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Message, Start } from './thread-messages.ts'

/** What a thread is, and what it is called where something is wrong with it. */
export interface ThreadSettings {
  /** As in “… is closed”, “… took too long”. */
  readonly name: string
  /** Module that exports `work`. */
  readonly module: URL
  /** Plain data told to each `work`. */
  readonly given: unknown
  /** How far it stands back behind everything else, as `nice` counts it; on Linux alone. */
  readonly nice?: number
  /** Environment beside that of this process. */
  readonly env?: Readonly<Record<string, string>>
}

/**
 * Milliseconds that a thread has to finish what it works on before it is killed: Node.js 20 aborts the whole process when
 * a thread is killed just as it begins to pack or unpack something (`init_done_`, src/node_zlib.cc).
 */
const GRACE = 500

/** Who waits for an answer. */
export interface Asker<Answer, Word> {
  readonly done: (answer: Answer) => void
  readonly failed: (error: unknown) => void
  readonly onWord: ((word: Word) => void) | undefined
  /** Milliseconds without a word after which the thread is given up. */
  readonly limit: number | undefined
}

/** A thread. */
export interface OpenThread<Order, Answer, Word> {
  work(order: Order, asker: Asker<Answer, Word>): void
  /** Nothing is to be done: it ends after so many milliseconds, or stays. */
  rest(ms: number | undefined): void
  /** Ends it; callers that wait for an answer get the reason. */
  end(why: unknown): Promise<void>
}

/**
 * Starts a thread.
 * @param on `freed` when it has answered, `ended` once when it is no more
 */
export function openThread<Order, Answer, Word>(
  { name, module, given, nice = 0, env }: ThreadSettings,
  on: { readonly freed: () => void; readonly ended: () => void },
): OpenThread<Order, Answer, Word> {
  const worker = new Worker(new URL('./boot.mjs', import.meta.url), {
    workerData: { module: module.href, given, nice } satisfies Start,
    execArgv: [], // what the main thread loads first may wait for something that a thread never gets
    ...(env && { env: { ...process.env, ...env } }),
  })
  let asker: Asker<Answer, Word> | undefined
  let alarm: NodeJS.Timeout | undefined
  let ending: Promise<void> | undefined
  const gone = new Promise<void>((done) => worker.once('exit', () => done()))
  let finished = () => {}
  let idle = Promise.resolve()

  const end = (why: unknown): Promise<void> => (ending ??= finish(why))

  async function finish(why: unknown): Promise<void> {
    clearTimeout(alarm)
    const last = asker
    asker = undefined
    on.ended()
    last?.failed(why)
    await Promise.race([idle, gone, after(GRACE, undefined, { ref: false })])
    await worker.terminate()
  }

  /** Ends the thread unless something comes of it in time. */
  function watch(ms: number | undefined, what: string): void {
    clearTimeout(alarm)
    if (ms !== undefined) alarm = setTimeout(() => void end(new Error(`${name} ${what}`)), ms).unref()
  }

  function hear(word: Word): void {
    watch(asker?.limit, 'took too long')
    try {
      asker?.onWord?.(word)
    } catch (error) {
      void end(error)
    }
  }

  worker.unref()
  worker.on('message', (message: Message<Answer, Word>) => {
    if (!('word' in message)) finished()
    if (ending) return
    if ('word' in message) return hear(message.word)
    const last = asker
    asker = undefined
    clearTimeout(alarm)
    worker.unref()
    if ('error' in message) last?.failed(new Error(message.error))
    else last?.done(message.answer)
    on.freed()
  })
  worker.on('error', (error) => void end(error))
  worker.on('exit', () => void end(new Error(`${name} has ended`)))

  return {
    work(order, next) {
      asker = next
      worker.ref()
      watch(next.limit, 'took too long')
      try {
        worker.postMessage(order)
        idle = new Promise((done) => {
          finished = done
        })
      } catch (error) {
        void end(error) // what cannot be copied
      }
    },
    rest: (ms) => watch(ms, 'has nothing to do'),
    end,
  }
}
