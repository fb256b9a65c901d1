// What a thread does in tests of pools: adds up, speaks, stops, is killed, dies.
import type { Work } from '../../src/threads/thread-messages.ts'

export interface Sum {
  readonly numbers: readonly number[]
  readonly then?: 'fail' | 'exit' | 'hang' | 'throw later' | 'work long'
}

/** How long a thread works that works long, in milliseconds: nothing reaches it meanwhile. */
const LONG = 100

interface Given {
  readonly from: number
  /** Counts who has worked long to the end. */
  readonly finished?: SharedArrayBuffer
}

let worked = 0

/** Says each number as it adds it; the answer tells how often this thread has worked. */
export const work: Work<Given, Sum, { sum: number; worked: number }, number> = async (
  { numbers, then },
  { given, say },
) => {
  worked++
  let sum = given.from
  for (const number of numbers) {
    sum += number
    say(sum)
    await new Promise((next) => setTimeout(next, 1))
  }
  if (then === 'fail') throw new Error('the sum is too hard')
  if (then === 'exit') process.exit()
  if (then === 'hang') await new Promise(() => setInterval(() => {}, 1_000))
  if (then === 'work long') {
    for (const until = performance.now() + LONG; performance.now() < until; );
    if (given.finished) Atomics.add(new Int32Array(given.finished), 0, 1)
  }
  if (then === 'throw later') {
    setTimeout(() => {
      throw new Error('something broke')
    })
    await new Promise(() => setInterval(() => {}, 1_000))
  }
  return { sum, worked }
}
