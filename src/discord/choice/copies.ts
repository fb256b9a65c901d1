// Options that are copies of one card: they stand in one line with how many there are, and any of them is as good.

import type { Decision, Option } from '../../engine/decision.ts'
import type { Arg } from '../../engine/phrase.ts'

/**
 * For each option the index of the first that is its copy, its own where none comes before it. Copies are things of one
 * name that mean the same: `names` are the options' names without numbers.
 */
export function copiesIn(
  { options }: Pick<Decision, 'options'>,
  names: readonly string[],
): readonly number[] {
  const keys = options.map((option, index) => copyKey(option, names[index] ?? option.id))
  return keys.map((key) => keys.indexOf(key))
}

function copyKey({ id, text, hint, irrevocable = [], cost = [], harms = [] }: Option, name: string): string {
  const args = Object.values(text.args ?? {})
  if (args.length === 0 || !args.every(isName)) return id
  const meaning = irrevocable.map(({ kind, text: done }) => [kind, done])
  return JSON.stringify([name, text.key, hint, meaning, cost, harms])
}

/** Whether it is the name of a thing: players and numbers tell options apart. */
const isName = (arg: Arg): boolean => typeof arg === 'object' && 'name' in arg

/** Equal items as one, with how many they are. */
export const countedItems = (items: readonly string[]): string[] =>
  [...new Set(items)].map((item) => timesText(item, items.filter((other) => other === item).length))

/** A name with how many of it there are. */
export const timesText = (name: string, n: number): string => (n > 1 ? `${name} ×${n}` : name)
