// A value that is known to be there.

/** The value. Throws when there is none. */
export function required<T>(value: T): NonNullable<T> {
  if (value === undefined || value === null) throw new Error('a value that must be there is missing')
  return value
}
