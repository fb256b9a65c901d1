// Makes failures of rules or policies safe to log: their messages may name cards that somebody holds.

/** Where an error was thrown, without its message. */
export const placeOfError = (error: unknown): string =>
  error instanceof Error
    ? `${error.name} ${/^ +(at .*)$/m.exec(error.stack ?? '')?.[1] ?? ''}`.trim()
    : 'threw no error'
