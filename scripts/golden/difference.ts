// Finds differences of two JSON values: the changes from one to the next, and the first place in words.

/** Under this key of a change stand the keys that are gone. */
const GONE = 'gone'

/** What changed from one value to the next: inside of objects, and of lists of equal length, only what did. `undefined`: nothing. */
export function changed(before: unknown, now: unknown): unknown {
  if (Object.is(before, now)) return undefined
  if (!isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return now
  if (Array.isArray(before) && before.length !== now.length) return now
  const change: Record<string, unknown> = {}
  let any = false
  for (const key of Object.keys(now)) {
    const inner = before[key] === undefined ? now[key] : changed(before[key], now[key])
    if (inner === undefined) continue
    change[key] = inner
    any = true
  }
  const gone = Object.keys(before).filter((key) => before[key] !== undefined && now[key] === undefined)
  if (gone.length > 0) change[GONE] = gone
  return any || gone.length > 0 ? change : undefined
}

/** A copy of plain data in which every part that is as it was before is the part of before: `before` itself where nothing changed. */
export const copySharing = (before: unknown, now: unknown): unknown =>
  isObject(now) ? partSharing(before, now) : now

const partSharing = (before: unknown, now: Plain): unknown =>
  Array.isArray(now) ? listSharing(before, now) : objectSharing(before, now)

function listSharing(before: unknown, now: readonly unknown[]): readonly unknown[] {
  const was: readonly unknown[] = Array.isArray(before) ? before : []
  let copy: unknown[] | undefined = was === before && was.length === now.length ? undefined : []
  for (let n = 0; n < now.length; n++) {
    const [old, value] = [was[n], now[n]]
    const inner = isObject(value) ? partSharing(old, value) : value
    if (!copy && inner !== old) copy = was.slice(0, n)
    copy?.push(inner)
  }
  return copy ?? was
}

/** The order of an object's keys says nothing, nor does a key that is `undefined`. */
function objectSharing(before: unknown, now: Plain): Plain {
  const was: Plain = isObject(before) && !Array.isArray(before) ? before : {}
  let copy: Record<string, unknown> | undefined = was === before ? undefined : {}
  let [count, had] = [0, 0]
  for (const key in now) {
    const value = now[key]
    if (value === undefined) continue
    const old = was[key]
    const inner = isObject(value) ? partSharing(old, value) : value
    if (!copy && inner !== old) copy = begunAs(was, now, key)
    if (copy) copy[key] = inner
    count++
  }
  if (copy) return copy
  for (const _ in was) had++
  return had === count ? was : begunAs(was, now)
}

/** What an object of now has in common with before, up to a key: all before it is as it was. */
function begunAs(was: Plain, now: Plain, end?: string): Record<string, unknown> {
  const copy: Record<string, unknown> = {}
  for (const key in now) {
    if (key === end) break
    if (now[key] !== undefined) copy[key] = was[key]
  }
  return copy
}

/** A place in JSON at which two values differ. */
export interface Difference {
  readonly path: readonly string[]
  readonly before: unknown
  readonly now: unknown
}

/** The first place at which two values differ; the order of an object's keys says nothing. */
export function firstDifference(
  before: unknown,
  now: unknown,
  path: readonly string[] = [],
): Difference | undefined {
  if (Object.is(before, now)) return undefined
  if (!isObject(before) || !isObject(now)) return { path, before, now }
  for (const key of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const found = firstDifference(before[key], now[key], [...path, key])
    if (found) return found
  }
  return undefined
}

type Plain = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null
