// A promise that somebody else settles.

/** A promise and its two ends. Callers that await it get a rejection; nobody else need. */
export interface Promised<T> {
  readonly promise: Promise<T>
  resolve(value: T): void
  reject(error: unknown): void
}

export function promised<T = void>(): Promised<T> {
  let ends: Pick<Promised<T>, 'resolve' | 'reject'> | undefined
  const promise = new Promise<T>((resolve, reject) => {
    ends = { resolve, reject }
  })
  promise.catch(() => undefined)
  return { promise, resolve: (value) => ends?.resolve(value), reject: (error) => ends?.reject(error) }
}
