// What lay hidden until the end of a game: cards by name, equal ones counted together.
import { DOT } from './voice.ts'

/** Names in their order, equal ones once with their number. */
export function countedNames(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, n]) => (n === 1 ? name : `${name} ×${n}`)).join(DOT)
}
