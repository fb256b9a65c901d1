// Collecting what is wrong with a body, in Discord's form: nested by field, each with a code.
// https://discord.com/developers/docs/reference#error-messages

/** Where in a body: keys and positions from the outside in. */
export type Path = readonly (string | number)[]

/** One thing that is wrong. */
export interface Problem {
  path: Path
  code: string
  message: string
}

/** Finds what is wrong with a body; nothing means it may pass. */
export type Rule = (body: unknown) => Problem[]

/** The `errors` object of a 50035 answer. */
export function nested(problems: readonly Problem[]): Record<string, unknown> {
  const root: Record<string, unknown> = {}
  for (const { path, code, message } of problems) {
    let node = root
    for (const key of path) {
      const next = (node[key] ?? {}) as Record<string, unknown>
      node[key] = next
      node = next
    }
    node._errors = [...((node._errors as unknown[]) ?? []), { code, message }]
  }
  return root
}

/** Is it an object, not a list? */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Characters as Discord counts them: code points, not UTF-16 units. */
export function lengthOf(text: string): number {
  return [...text].length
}

/** A collector with the checks that occur everywhere. */
export interface Inspector {
  readonly problems: Problem[]
  add(path: Path, code: string, message: string): void
  /** A text of a length within bounds; `required` refuses its absence. Returns it when it is one. */
  text(
    path: Path,
    value: unknown,
    bounds: { min?: number; max: number; required?: boolean },
  ): string | undefined
  /** A list of a length within bounds; absent counts as empty. */
  list(path: Path, value: unknown, bounds: { min?: number; max: number }): unknown[]
  /** The objects of a list with their positions; any other element is a problem. */
  objects(path: Path, values: readonly unknown[]): [number, Record<string, unknown>][]
  /** A whole number within bounds, or nothing. */
  whole(
    path: Path,
    value: unknown,
    bounds: { min: number; max: number; required?: boolean },
  ): number | undefined
  /** One of some values, or nothing. */
  oneOf(path: Path, value: unknown, allowed: readonly unknown[]): void
}

/** A fresh collector. */
export function inspector(): Inspector {
  const problems: Problem[] = []
  const add = (path: Path, code: string, message: string) => {
    problems.push({ path, code, message })
  }
  return {
    problems,
    add,
    text(path, value, { min = 0, max, required = false }) {
      if (value === undefined || value === null) {
        if (required) add(path, 'BASE_TYPE_REQUIRED', 'This field is required')
        return undefined
      }
      if (typeof value !== 'string') {
        add(path, 'STRING_TYPE_CONVERT', `Could not interpret "${String(value)}" as string.`)
        return undefined
      }
      const length = lengthOf(value)
      if (min > 0 && value.trim() === '') add(path, 'BASE_TYPE_REQUIRED', 'This field is required')
      else if (length > max || length < min)
        add(path, 'BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`)
      return value
    },
    list(path, value, { min = 0, max }) {
      if (value === undefined || value === null) {
        if (min > 0) add(path, 'BASE_TYPE_REQUIRED', 'This field is required')
        return []
      }
      if (!Array.isArray(value)) {
        add(path, 'LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType')
        return []
      }
      if (value.length > max || value.length < min)
        add(path, 'BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`)
      return value
    },
    objects: (path, values) =>
      values.flatMap((value, n): [number, Record<string, unknown>][] => {
        if (isObject(value)) return [[n, value]]
        add([...path, n], 'MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType')
        return []
      }),
    whole(path, value, { min, max, required = false }) {
      if (value === undefined || value === null) {
        if (required) add(path, 'BASE_TYPE_REQUIRED', 'This field is required')
        return undefined
      }
      if (typeof value !== 'number' || !Number.isInteger(value)) {
        add(path, 'NUMBER_TYPE_COERCE', `Value "${String(value)}" is not int.`)
        return undefined
      }
      if (value < min) add(path, 'NUMBER_TYPE_MIN', `int value should be greater than or equal to ${min}.`)
      if (value > max) add(path, 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${max}.`)
      return value
    },
    oneOf(path, value, allowed) {
      if (value !== undefined && value !== null && !allowed.includes(value))
        add(path, 'BASE_TYPE_CHOICES', `Value must be one of {${allowed.map(String).join(', ')}}.`)
    },
  }
}
