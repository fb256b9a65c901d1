// An item of a list that is known to be there.

/** The item at an index. Throws when there is none. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`)
  return item
}
