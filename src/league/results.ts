// A table that has been played, and what of it counts for whom: leavers, substitutes, computers, annulled games.
import { type Finish, pointsOf, type Scale } from './points.ts'

/** A seat of a played table. Entries and members are numbered by the league. */
export interface PlayedSeat extends Finish {
  /** Whose points these are. */
  readonly entry: number
  /** The member who sat down for the entry. */
  readonly player: number
  /** The player came from the waiting list to play for the entry. */
  readonly substitute?: boolean
  /** The player gave the seat up permanently; being away with a stand-in for a while is not leaving. */
  readonly left?: boolean
  /** Who took the seat over from the waiting list and played to the end. */
  readonly successor?: number
  /** Time or a stand-in decided at this seat, and nobody else ever did. */
  readonly absent?: boolean
  /** The table's time was over while it was this member's move. */
  readonly stalled?: boolean
  /** A computer played this seat at the end. */
  readonly computer?: boolean
  /** Where the game counts points. */
  readonly score?: number
}

/** A table of a round that has ended. */
export interface PlayedTable {
  /** Goes on through all seasons, since ratings are taken in this order. */
  readonly round: number
  /** Its number within the round; ratings are taken in this order. */
  readonly table: number
  /** Days since 1970 on which it ended. */
  readonly day: number
  readonly seats: readonly PlayedSeat[]
  /** Counts nowhere. */
  readonly annulled?: boolean
}

/** What a table brings an entry. */
export interface Score {
  readonly entry: number
  /** In units of 1/27,720 point. */
  readonly points: number
  readonly won: boolean
}

/** Whether nobody played the seat: it was given up permanently and not taken over, or its member never decided anything. */
export const isAbandoned = ({ left, successor, absent }: PlayedSeat): boolean =>
  absent === true || (left === true && successor === undefined)

/**
 * The same seats, those whose members let the table's time run out behind all others that a member played. Where they leave no
 * winner, the first of the others wins.
 */
export function stalledLast(seats: readonly PlayedSeat[]): readonly PlayedSeat[] {
  const played = seats.filter((seat) => !isAbandoned(seat))
  const others = played.filter(({ stalled }) => !stalled)
  if (others.length === 0 || others.length === played.length) return seats
  const isAhead = (other: PlayedSeat, seat: PlayedSeat) =>
    played.includes(other) && played.includes(seat) && !other.stalled !== !seat.stalled
      ? seat.stalled === true
      : other.place < seat.place
  const first = Math.min(...others.map(({ place }) => place))
  const isWon = seats.some(({ winner, stalled }) => winner && !stalled)
  return seats.map((seat) => ({
    ...seat,
    place: 1 + seats.filter((other) => isAhead(other, seat)).length,
    winner: !seat.stalled && (isWon ? seat.winner : others.includes(seat) && seat.place === first),
  }))
}

/** What a table brings its entries: a seat that nobody played scores 0, and the others keep their places. */
export function scoresOf(table: PlayedTable, scale?: Scale): readonly Score[] {
  if (table.annulled) return []
  const points = pointsOf(table.seats, scale)
  return table.seats.map((seat, index) => ({
    entry: seat.entry,
    points: isAbandoned(seat) ? 0 : (points[index] ?? 0),
    won: seat.winner && !isAbandoned(seat),
  }))
}

/** Whether a table moves ratings: not one that was annulled or had computers in half its seats or more at its end. */
export const isRated = ({ annulled, seats }: PlayedTable): boolean =>
  !annulled && 2 * seats.filter(({ computer }) => computer).length < seats.length

/** The place that counts between members: a seat that nobody played is last, level with others like it. */
export const standingPlace = (seat: PlayedSeat, table: PlayedTable): number =>
  isAbandoned(seat) ? table.seats.length + 1 : seat.place
