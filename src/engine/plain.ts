// A copy of plain data that shares nothing with it: what comes of writing it as JSON and reading it back, much sooner.

/** What `JSON.parse(JSON.stringify(value))` gives, for data that knows no `toJSON`. */
export function readBack<T>(value: T): T
export function readBack(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null // JSON has no −0
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((inner) => (isWritten(inner) ? readBack(inner) : null))
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value)) {
    const inner = (value as Record<string, unknown>)[key]
    if (isWritten(inner)) setOwn(copy, key, readBack(inner))
  }
  return copy
}

/** Sets an own key of any name: a plain assignment to `__proto__` sets none. */
function setOwn(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') object[key] = value
  else Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true })
}

const isWritten = (value: unknown): boolean => value !== undefined && typeof value !== 'function'
