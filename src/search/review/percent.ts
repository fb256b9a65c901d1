// Shares of the win as people are told them.
import type { Seat } from '../../engine/phrase.ts'
import type { Review } from './types.ts'

/** A share as whole percent. */
export const percent = (share: number): number => Math.round(share * 100)

/** A seat's share at a moment that was judged, named by its entry; in whole percent. */
export const percentAt = ({ moments }: Pick<Review, 'moments'>, number: number, seat: Seat): number =>
  percent(moments.find((moment) => moment.number === number)?.shares[seat] ?? 0)
