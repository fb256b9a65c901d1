// Chance for what is only thought: a small generator, a hundred times as fast as the game's own and never the game's.
import { createHash } from 'node:crypto'
import type { Random } from '../engine/random.ts'
import { sfc32, WORDS } from '../engine/sfc32.ts'

/** A stream of its own by its label: `sfc32` seeded with SHA-256. */
export function swiftStream(...label: readonly (string | number)[]): Random {
  const digest = createHash('sha256').update(label.join('\n')).digest()
  const word = sfc32([0, 4, 8, 12].map((at) => digest.readInt32LE(at)))
  const int = (sides: number): number => {
    if (!Number.isInteger(sides) || sides < 1 || sides > WORDS) throw new Error(`no die has ${sides} sides`)
    const fair = WORDS - (WORDS % sides)
    let drawn = word()
    while (drawn >= fair) drawn = word()
    return drawn % sides
  }
  const shuffle = <T>(list: T[]): T[] => {
    for (let last = list.length - 1; last > 0; last--) {
      const other = int(last + 1)
      const [one, two] = [list[last], list[other]] as [T, T]
      list[last] = two
      list[other] = one
    }
    return list
  }
  return { int, shuffle }
}
