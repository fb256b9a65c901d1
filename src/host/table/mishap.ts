// What may be logged of a failure of rules or policies: their own words may name the cards somebody holds.

/** Where an error was thrown, without its message. */
export const placeOfError = (error: unknown): string =>
  error instanceof Error
    ? `${error.name} ${/^ +(at .*)$/m.exec(error.stack ?? '')?.[1] ?? ''}`.trim()
    : 'threw no error'
