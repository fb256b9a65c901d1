// Lists the players of a league's table, with the members they substitute for.
import type { TableRow } from '../../store/league-rounds.ts'

/** Who sat down at a seat, and what became of it. */
export interface TablePlayer {
  /** The member who sat down, by number. */
  readonly player: number
  /** They came from the waiting list to play for the entry. */
  readonly substitute?: true
  /** They gave the seat up permanently. */
  readonly left?: true
  /** Who took it over from the waiting list. */
  readonly successor?: number
  /** A computer plays it since the table's time was over. */
  readonly overdue?: true
  /** It was their move when the table's time was over. */
  readonly stalled?: true
  /** A computer played it for them at the end, without a word from them. */
  readonly away?: true
}

export const playersOf = ({ players }: Pick<TableRow, 'players'>): readonly TablePlayer[] =>
  players as readonly TablePlayer[]
