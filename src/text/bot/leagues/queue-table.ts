// What a table of a queue is called by.

/**
 * The number of a table in a queue: that of the draw which made it, so that it fits the log and the export. A draw that makes
 * several tables numbers the others with a second number: 37, 37-2, 37-3.
 */
export const queueTable = (draw: number, number: number): string =>
  number === 1 ? `${draw}` : `${draw}-${number}`
