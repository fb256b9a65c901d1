// Chance for wobbling lines and worn paper: the same seed gives the same numbers, so equal data make equal pixels.

/** A stream of numbers from 0 up to 1 that only the seed decides (FNV-1a into mulberry32). */
export function seeded(seed: string | number): () => number {
  let a = 2166136261
  for (const sign of String(seed)) a = Math.imul(a ^ (sign.codePointAt(0) ?? 0), 16777619)
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
