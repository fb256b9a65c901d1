// What a file must look like: shapes that say where a value differs, and the types they stand for.

/** Says what is wrong with a value and where; `undefined` where nothing is. */
export interface Shape<T> {
  readonly fault: (value: unknown, at: string) => string | undefined
  /** Never there: it carries the type. */
  readonly stands?: T
}

/** The type that a shape stands for. */
export type Of<S> = S extends Shape<infer T> ? T : never

const plain = <T>(wanted: string, fits: (value: unknown) => boolean): Shape<T> => ({
  fault: (value, at) => (fits(value) ? undefined : `${at} is not ${wanted}`),
})

export const text = plain<string>('a text', (value) => typeof value === 'string')
export const hex = plain<string>(
  '64 hexadecimal digits',
  (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value),
)
export const flag = plain<boolean>('true or false', (value) => typeof value === 'boolean')
export const anything = plain<unknown>('', () => true)
export const number = plain<number>('a number', Number.isFinite)
export const integer = plain<number>('a whole number', Number.isSafeInteger)
export const count = plain<number>(
  'a whole number of 0 or more',
  (value) => Number.isSafeInteger(value) && Number(value) >= 0,
)
export const ordinal = plain<number>(
  'a whole number of 1 or more',
  (value) => Number.isSafeInteger(value) && Number(value) >= 1,
)

export const oneOf = <T extends string | number>(...values: readonly T[]): Shape<T> =>
  plain(values.map((value) => JSON.stringify(value)).join(' or '), (value) => values.includes(value as T))

export const optional = <T>(shape: Shape<T>): Shape<T | undefined> => ({
  fault: (value, at) => (value === undefined ? undefined : shape.fault(value, at)),
})

export const listOf = <T>(each: Shape<T>): Shape<readonly T[]> => ({
  fault: (value, at) =>
    Array.isArray(value)
      ? firstFault(value.map((item, index) => () => each.fault(item, `${at}[${index}]`)))
      : `${at} is not a list`,
})

export const pairOf = <T>(each: Shape<T>): Shape<readonly [T, T]> => ({
  fault: (value, at) =>
    listOf(each).fault(value, at) ?? ((value as unknown[]).length === 2 ? undefined : `${at} is not a pair`),
})

/** An object whose keys may be any and whose values are all alike. */
export const recordOf = <T>(each: Shape<T>): Shape<Readonly<Record<string, T>>> => ({
  fault: (value, at) =>
    isObject(value)
      ? firstFault(
          Object.entries(value).map(
            ([key, item]) =>
              () =>
                each.fault(item, `${at}.${key}`),
          ),
        )
      : `${at} is not an object`,
})

/** What an object of these shapes is: whatever may be missing is optional. */
type Fields<F> = {
  readonly [K in keyof F as undefined extends Of<F[K]> ? never : K]: Of<F[K]>
} & { readonly [K in keyof F as undefined extends Of<F[K]> ? K : never]?: Of<F[K]> }

/** An object with these fields; it may have others, which digests and seeds cover all the same. */
export const object = <F extends Readonly<Record<string, Shape<unknown>>>>(fields: F): Shape<Fields<F>> => ({
  fault: (value, at) =>
    isObject(value)
      ? firstFault(
          Object.entries(fields).map(
            ([key, shape]) =>
              () =>
                shape.fault(value[key], `${at}.${key}`),
          ),
        )
      : `${at} is not an object`,
})

/** One shape or another, as the value says itself. */
export const chosen = <A, B>(first: (value: unknown) => boolean, a: Shape<A>, b: Shape<B>): Shape<A | B> => ({
  fault: (value, at) => (first(value) ? a : b).fault(value, at),
})

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function firstFault(checks: readonly (() => string | undefined)[]): string | undefined {
  for (const check of checks) {
    const found = check()
    if (found !== undefined) return found
  }
  return undefined
}
