// The error of a request that is not sent now, with when it may be.

/** Nothing was asked of Discord, or Discord did nothing: the same may be asked after `retryAfterMs`. */
export class Postponed extends Error {
  override readonly name = 'Postponed'
  readonly retryAfterMs: number

  constructor(message: string, retryAfterMs: number) {
    super(message)
    this.retryAfterMs = retryAfterMs
  }
}
