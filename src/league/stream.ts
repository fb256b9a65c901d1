// A fast stream of chance for searches that draw a million times: sfc32, started from an HMAC, so that anyone can repeat it.
import { hmac } from '../engine/random.ts'

/** Draws an integer from 0 to `sides` − 1; `sides` below 2³². */
export type Draw = (sides: number) => number

/** The stream of a seed under a label: sfc32 started with the first 128 bits of HMAC-SHA256(seed, ...label). */
export function fastStream(seed: string, ...label: readonly (string | number)[]): Draw {
  const digest = hmac(seed, ...label)
  let [a, b, c, counter] = [0, 8, 16, 24].map((at) => Number.parseInt(digest.slice(at, at + 8), 16) | 0) as [
    number,
    number,
    number,
    number,
  ]
  return (sides) => {
    const word = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + word) | 0
    return Math.floor(((word >>> 0) / 2 ** 32) * sides)
  }
}

/** Shuffles the list in place (Fisher–Yates) and returns it. */
export function shuffled<T>(list: T[], draw: Draw): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = draw(last + 1)
    const [a, b] = [list[last], list[other]] as [T, T]
    list[last] = b
    list[other] = a
  }
  return list
}
