// Keeps the latest values by key and forgets the one not asked for longest.

/** A small cache of at most `limit` values. */
export interface Latest<V> {
  get(key: string): V | undefined
  set(key: string, value: V): void
  delete(key: string): void
}

/** An empty cache. */
export function latest<V>(limit: number): Latest<V> {
  const kept = new Map<string, V>()
  return {
    get(key) {
      const value = kept.get(key)
      if (value === undefined) return undefined
      kept.delete(key)
      kept.set(key, value)
      return value
    },
    set(key, value) {
      kept.delete(key)
      kept.set(key, value)
      const [oldest] = kept.keys()
      if (kept.size > limit && oldest !== undefined) kept.delete(oldest)
    },
    delete: (key) => void kept.delete(key),
  }
}
