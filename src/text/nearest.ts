// The names nearest to a text that nothing is called: by letters that differ, and in Chinese by signs that are the same.

/** A thing by all its names, each as it is compared. */
export interface Named<T> {
  readonly value: T
  readonly names: readonly string[]
}

/** A name may differ in this share of its letters, and in one letter however short it is. */
const SHARE = 0.4

/** The things whose names are nearest to a text, the nearest first; none where nothing is near. */
export function nearest<T>(text: string, all: readonly Named<T>[], most = 5): T[] {
  const near = all.flatMap(({ value, names }) => {
    const distance = Math.min(...names.map((name) => distanceTo(text, name)))
    return distance <= 1 ? [{ value, distance }] : []
  })
  return near
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ value }) => value)
}

/** How far a name is from a text: 0 is the same, 1 is the farthest that is still near. */
function distanceTo(text: string, name: string): number {
  const [typed, called] = [[...text], [...name]]
  const longest = Math.max(typed.length, called.length)
  if (text === '' || name === '') return Number.POSITIVE_INFINITY
  // A Chinese name is short: one wrong sign of two is near enough, where the other one is the same.
  const allowed = Math.max(1, Math.floor(longest * SHARE))
  if (Math.abs(typed.length - called.length) > allowed || longest === 1) return Number.POSITIVE_INFINITY
  if (longest <= 3 && !typed.some((sign) => called.includes(sign))) return Number.POSITIVE_INFINITY
  return edits(typed, called) / allowed
}

/** Letters to insert, leave out, replace or swap with their neighbour until one text is the other. */
function edits(from: readonly string[], to: readonly string[]): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, n) => n)
  for (const [i, sign] of from.entries()) {
    const row = [i + 1]
    for (const [j, other] of to.entries()) {
      const replaced = (last[j] ?? 0) + (sign === other ? 0 : 1)
      const swapped =
        i > 0 && j > 0 && sign === to[j - 1] && from[i - 1] === other
          ? (beforeLast[j - 1] ?? 0) + 1
          : Number.POSITIVE_INFINITY
      row.push(Math.min(replaced, swapped, (last[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1))
    }
    beforeLast = last
    last = row
  }
  return last[to.length] ?? 0
}
