// Text that a database can store: without NUL, and without halves of characters (lone surrogates, which UTF-8 has no form for).

/** NUL, or a surrogate without its other half: with the `u` flag a whole pair is one character and matches neither. */
const UNSTORABLE = /[\0\p{Cs}]/u

/** Which character of a text cannot be stored, from 1; `undefined` where all can. */
export function unstorableAt(text: string): number | undefined {
  const at = text.search(UNSTORABLE)
  return at < 0 ? undefined : [...text.slice(0, at)].length + 1
}

/** Where in a JSON value such a character is: the path of the text, such as `[1].name`, and which of its characters. */
export interface Unstorable {
  readonly path: string
  readonly at: number
}

/** The first character in a JSON value that cannot be stored; texts and names of fields are looked at. */
export function unstorableIn(value: unknown, path = ''): Unstorable | undefined {
  if (typeof value === 'string') {
    const at = unstorableAt(value)
    return at === undefined ? undefined : { path, at }
  }
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const name = Array.isArray(value) ? `[${key}]` : path === '' ? key : `.${key}`
    const at = Array.isArray(value) ? undefined : unstorableAt(key)
    if (at !== undefined) return { path, at }
    const found = unstorableIn(inner, `${path}${name}`)
    if (found) return found
  }
  return undefined
}

/** The same in the text of a file: where it is JSON, in what that stands for too, since JSON can write such characters in others. */
export function unstorableInFile(text: string): Unstorable | undefined {
  const at = unstorableAt(text)
  if (at !== undefined) return { path: '', at }
  try {
    return unstorableIn(JSON.parse(text))
  } catch {
    return undefined
  }
}
