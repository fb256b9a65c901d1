// From a stored game to its public facts.
import type { GameRow, PlayerRow } from '../../store/games.ts'
import type { Language } from '../../text/language.ts'
import { firstVisible } from '../../text/visible.ts'
import { readPace } from './clock/pace.ts'
import { sittingFacts } from './sitting.ts'
import type { GameInfo, Player } from './types.ts'

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
  players: row.players.map(playerOf),
  commitment: row.commitment,
  ...(row.pausedWhy !== null && { pausedWhy: row.pausedWhy }),
  ...(row.outcome && { outcome: row.outcome }),
  ...(row.startedAt && { startedAt: row.startedAt }),
  ...(row.league !== null && { league: row.league }),
  ...(row.lesson !== null && { isLesson: true }),
  ...(row.inviteOnly && { inviteOnly: true }),
  ...sittingFacts(row),
})

const playerOf = ({ seat, name, member, computer, standIn }: PlayerRow): Player => ({
  seat,
  // Names may have been stored before anybody looked at what can be seen of them.
  name: firstVisible(name) ?? (member === null ? `${seat + 1}` : `#${member.slice(-4)}`),
  ...(member !== null && { member }),
  ...(computer !== null && { computer }),
  ...(standIn !== null && { standIn }),
})

/** Where a person sits. */
export const playerRow = (row: GameRow, member: string): PlayerRow | undefined =>
  row.players.find((player) => player.member === member)

/** The seat of the member who opened the game; 0 when they have left it. */
export const hostSeat = (row: GameRow): number => playerRow(row, row.host)?.seat ?? 0
