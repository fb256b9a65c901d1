// A thread of a pool: takes one order after the other and answers each, or says what went wrong.
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { Message, Start, Work } from './thread-messages.ts'

const { module, given, nice } = workerData as Start

// Only on Linux is a priority a thread's own.
if (nice > 0 && process.platform === 'linux') setPriority(0, nice)

const { work } = (await import(module)) as { readonly work: Work<unknown, unknown, unknown, unknown> }

const post = (message: Message<unknown, unknown>): void => parentPort?.postMessage(message)

parentPort?.on('message', async (order: unknown) => {
  try {
    post({ answer: await work(order, { given, say: (word) => post({ word }) }) })
  } catch (error) {
    post({ error: error instanceof Error ? error.message : String(error) })
  }
})
