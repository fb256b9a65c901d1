// Encodes a seat in an option's id.
import type { Id, Seat } from '../../engine/phrase.ts'

const PREFIX = 'seat-'

/** The id by which a seat is chosen: `seat-2`. */
export const seatId = (seat: Seat): Id => `${PREFIX}${seat}`

/** Whether an id names a seat. */
export const isSeatId = (id: Id): boolean => id.startsWith(PREFIX)

/** The seat an id names, as `seat-2` and `seat-2:ma-chao` do; -1 for any other id. */
export const seatOf = (id: Id): Seat => (isSeatId(id) ? Number.parseInt(id.slice(PREFIX.length), 10) : -1)
