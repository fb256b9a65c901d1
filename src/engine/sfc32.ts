// The generator sfc32 (Chris Doty-Humphrey, PractRand): small and fast, for what is only searched or thought.

/** So many words there are. */
export const WORDS = 2 ** 32

/** Draws words of 32 bits, 0 to `WORDS` − 1; four equal words to begin with draw the same. */
export function sfc32(begin: readonly number[]): () => number {
  let [a = 0, b = 0, c = 0, counter = 0] = begin
  return () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
}
