// A fast stream of chance for searches that draw a million times: sfc32, started from an HMAC, so that anyone can repeat it.
import { hmac } from '../engine/random.ts'
import { sfc32, WORDS } from '../engine/sfc32.ts'

/** Draws an integer from 0 to `sides` − 1; `sides` below 2³². */
export type Draw = (sides: number) => number

/** The stream of a seed under a label: sfc32 started with the first 128 bits of HMAC-SHA256(seed, ...label). */
export function fastStream(seed: string, ...label: readonly (string | number)[]): Draw {
  const digest = hmac(seed, ...label)
  const word = sfc32([0, 8, 16, 24].map((at) => Number.parseInt(digest.slice(at, at + 8), 16) | 0))
  return (sides) => Math.floor((word() / WORDS) * sides)
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
