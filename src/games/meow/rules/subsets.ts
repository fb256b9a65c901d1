// Every way to take some of a few things.

/** All subsets, the empty one first, each in the order of the list. */
export const subsets = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>((sets, item) => sets.concat(sets.map((set) => set.concat([item]))), [[]])
