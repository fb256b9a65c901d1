// Delays after failures that follow each other.

/** The first wait and the longest, in milliseconds. */
export interface Waits {
  readonly first: number
  readonly longest: number
}

/** How long to wait after so many failures more than one, in milliseconds: twice as long each time. */
export const backoff = (more: number, { first, longest }: Waits): number =>
  Math.min(first * 2 ** more, longest)
