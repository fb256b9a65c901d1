// Plays finished games again to prove them, in a thread of its own: a long game takes seconds, and nobody waits for them.
import { Worker } from 'node:worker_threads'
import type { GameExport } from '../../engine/export.ts'
import { type Verdict, verify } from '../../engine/verify.ts'
import type { Title } from '../../games/title.ts'
import type { VerifyAnswer, VerifyOrder } from './verifying-thread.ts'

/** Where games are played again. */
export interface Verifier {
  /** What playing a game of a title again found. Rejects when that could not be done. */
  verify(title: string, file: GameExport): Promise<Verdict>
  close(): Promise<void>
}

/** Plays in the caller's thread, with these titles. */
export const verifierHere = (titles: Readonly<Record<string, Title>>): Verifier => ({
  async verify(id, file) {
    const title = titles[id]
    if (!title) throw new Error(`the game ${id} is not installed`)
    return verify(title.game, file)
  },
  close: async () => {},
})

/** How long a thread with nothing to do is kept, and how long all that it has to do may take, in milliseconds. */
const IDLE = 60_000
const LIMIT = 5 * 60_000

interface Waiting {
  readonly done: (verdict: Verdict) => void
  readonly failed: (error: Error) => void
}

/**
 * Opens a verifier; its thread starts with the first game, ends when it has had nothing to do for a while, and keeps
 * nobody from exiting.
 * @param titles Module that exports `TITLES`.
 * @param limit After so many milliseconds without an answer the thread is given up; what waits for it rejects.
 */
export function openVerifier(titles: URL, limit = LIMIT): Verifier {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let tardy: NodeJS.Timeout | undefined
  let count = 0

  function start(): Worker {
    const worker = new Worker(new URL('./verifying-boot.mjs', import.meta.url), {
      workerData: { titles: titles.href },
      execArgv: [], // what the main thread loads first may wait for something that a thread never gets
    })
    worker.on('message', (answer: VerifyAnswer) => {
      const one = waiting.get(answer.number)
      waiting.delete(answer.number)
      watch()
      if ('error' in answer) one?.failed(new Error(answer.error))
      else one?.done(answer.verdict)
      if (waiting.size === 0) rest()
    })
    worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))))
    worker.on(
      'exit',
      () => thread === worker && fail(new Error('the thread that plays games again has ended')),
    )
    return worker
  }

  /** Gives the thread up when it says nothing for too long. */
  function watch(): void {
    clearTimeout(tardy)
    if (waiting.size > 0) tardy = setTimeout(() => void end('took too long'), limit).unref()
  }

  function rest(): void {
    thread?.unref()
    idle = setTimeout(() => void end('has nothing to do'), IDLE).unref()
  }

  function fail(error: Error): void {
    thread = undefined
    clearTimeout(tardy)
    for (const { failed } of waiting.values()) failed(error)
    waiting.clear()
  }

  async function end(why: string): Promise<void> {
    const ending = thread
    fail(new Error(`the thread that plays games again ${why}`))
    await ending?.terminate()
  }

  return {
    verify: (title, file) =>
      new Promise((done, failed) => {
        clearTimeout(idle)
        thread ??= start()
        thread.ref()
        const number = count++
        waiting.set(number, { done, failed })
        if (waiting.size === 1) watch()
        thread.postMessage({ number, title, file } satisfies VerifyOrder)
      }),
    async close() {
      clearTimeout(idle)
      await end('is closed')
    },
  }
}
