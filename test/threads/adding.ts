// What a thread does in tests of pools: adds up, speaks, stops, is killed, dies.
import type { Work } from '../../src/threads/work.ts'

export interface Sum {
  readonly numbers: readonly number[]
  readonly then?: 'fail' | 'exit' | 'hang' | 'throw later'
}

let worked = 0

/** Says each number as it adds it; the answer tells how often this thread has worked. */
export const work: Work<{ readonly from: number }, Sum, { sum: number; worked: number }, number> = async (
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
  if (then === 'throw later') {
    setTimeout(() => {
      throw new Error('something broke')
    })
    await new Promise(() => setInterval(() => {}, 1_000))
  }
  return { sum, worked }
}
