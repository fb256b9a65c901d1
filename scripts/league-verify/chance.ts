// Chance: sfc32 started from an HMAC.
import { hmac } from './words.ts'

/** Draws a whole number below a bound. */
export type Stream = (below: number) => number

/** The stream of a seed and its labels. */
export function streamOf(seed: string, ...labels: readonly (string | number)[]): Stream {
  const start = Buffer.from(hmac(seed, ...labels), 'hex')
  const state = Uint32Array.of(0, 4, 8, 12).map((at) => start.readUInt32BE(at))
  return (below) => {
    const [a = 0, b = 0, c = 0, d = 0] = state
    const word = (a + b + d) >>> 0
    state[3] = d + 1
    state[0] = b ^ (b >>> 9)
    state[1] = c + 8 * c
    state[2] = ((c << 21) | (c >>> 11)) + word
    return Math.floor((word * below) / 2 ** 32)
  }
}

/** The list shuffled, as a list of its own. */
export function shuffle<T>(list: readonly T[], stream: Stream): T[] {
  const shuffled = [...list]
  for (let position = shuffled.length; position > 1; position--) {
    const taken = stream(position)
    const moved = shuffled.splice(taken, 1, shuffled[position - 1] as T)
    shuffled.splice(position - 1, 1, ...moved)
  }
  return shuffled
}
