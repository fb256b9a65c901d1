// From a stored game to its public facts.
import type { GameRow, SitterRow } from '../store/games.ts'
import type { Language } from '../text/language.ts'
import { readPace } from './pace.ts'
import type { GameInfo, Sitter } from './types.ts'

/** The public facts of a game. */
export const infoOf = (row: GameRow): GameInfo => ({
  id: row.id,
  title: row.title,
  status: row.status,
  guild: row.guild,
  channel: row.channel,
  ...(row.thread !== null && { thread: row.thread }),
  host: row.host,
  language: row.language as Language,
  options: row.options,
  pace: readPace(row.pace),
  seats: row.seats,
  sitters: row.sitters.map(sitterOf),
  seal: row.seal,
  ...(row.pausedWhy !== null && { pausedWhy: row.pausedWhy }),
  ...(row.outcome && { outcome: row.outcome }),
  ...(row.startedAt && { startedAt: row.startedAt }),
})

const sitterOf = ({ seat, name, member, computer, standIn }: SitterRow): Sitter => ({
  seat,
  name,
  ...(member !== null && { member }),
  ...(computer !== null && { computer }),
  ...(standIn !== null && { standIn }),
})

/** Where a person sits. */
export const sitterRow = (row: GameRow, member: string): SitterRow | undefined =>
  row.sitters.find((sitter) => sitter.member === member)

/** The seat of the member who opened the game; 0 when they have left it. */
export const hostSeat = (row: GameRow): number => sitterRow(row, row.host)?.seat ?? 0
