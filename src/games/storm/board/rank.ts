// Comparing by several numbers, the first that differs deciding.
import { at } from '../../common/at.ts'

/** Orders two lists of numbers as long as each other, of which at least one differs. */
export function byRank(a: readonly number[], b: readonly number[]): number {
  const first = a.findIndex((each, index) => each !== b[index])
  return at(a, first) - at(b, first)
}
