// How much of a long proof is tried: a sample in `npm test`, all of it in `npm run slow`.

/** Whether all is tried. */
export const ALL = process.env.SLOW !== undefined

/** All, or a sample of it. */
export const allOr = <T>(all: T, sample: T): T => (ALL ? all : sample)
