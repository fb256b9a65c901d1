// A league's game is over: its result counts once, its round closes after its last table, and the calendar goes on.
import type { Outcome } from '../../engine/game.ts'
import type { Phrase } from '../../engine/phrase.ts'
import { roundDigest } from '../../league/export-file.ts'
import { type PlayedSeat, type PlayedTable, stalledLast } from '../../league/results.ts'
import { findGame, type GameRow } from '../../store/games.ts'
import {
  changeTable,
  closeRound,
  findRound,
  type TableRow,
  tableOfGame,
  tablesOf,
} from '../../store/league-rounds.ts'
import { leagueMembers } from '../../store/leagues.ts'
import { whoAnswered } from '../../store/log.ts'
import type { Tx } from '../../store/open.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { callOff } from '../votes/vote-actions.ts'
import { step } from './calendar.ts'
import { roundNumber } from './campaign.ts'
import { type Changing, changing, note } from './changing.ts'
import { fileRound } from './filing.ts'
import { dropLeagueTasks, OVERDUE, postForLeague, tableKey, tellOfTables } from './league-jobs.ts'
import { DAY } from './rules.ts'
import { playersOf, type TablePlayer } from './table-players.ts'

const say = sayer<typeof en>('bot')

/** Counts the result of a game that is over; of one that was called off, or lost, none. */
export async function countResult(league: Changing, gameId: string): Promise<void> {
  const { tx } = league
  const table = await tableOfGame(tx, gameId)
  const game = await findGame(tx, gameId)
  if (table?.status !== 'running' || !game) return
  if (game.status === 'finished' && game.outcome) {
    const players = await playersAtEnd(league, table, game)
    const result = playedTable(table, players, game.outcome, game, await absentSeats(tx, gameId))
    await changeTable(tx, table, { status: 'ended', players, result, endedAt: game.finishedAt })
  } else if (game.status === 'cancelled') await annulTable(league, table)
  else return
  await tableIsOver(league, table)
}

/** A table counts nowhere; `result` remembers what it came to, if it had ended. A game that goes on is called off. */
export async function annulTable({ tx, context, now }: Changing, table: TableRow): Promise<void> {
  const game = table.gameId === null ? undefined : await findGame(tx, table.gameId)
  if (game) await callOff(tx, context, game)
  const result = table.result as PlayedTable | null
  await changeTable(tx, table, {
    status: 'annulled',
    endedAt: table.endedAt ?? now,
    ...(result && { result: { ...result, annulled: true } }),
  })
}

/** What follows when a table is over, or counts no more: its round closes, the calendar goes on, the page tells. */
export async function tableIsOver(league: Changing, table: TableRow): Promise<void> {
  const { tx, context, row } = league
  await dropLeagueTasks(tx, row.id, OVERDUE, tableKey(table))
  await closeIfOver(league, table.round)
  await postForLeague(tx, context, row.id, [{ kind: 'league-page', fresh: false }])
  await tellOfTables(tx, context, row.id)
  const now = await changing(tx, context, row.id)
  if (now) await step(now)
}

/** Closes a round whose tables are all over, or closes it anew after one was annulled: its digest is published. */
async function closeIfOver(league: Changing, round: number): Promise<void> {
  const { tx, row, now } = league
  const tables = (await tablesOf(tx, row.id)).filter((table) => table.round === round)
  if (!tables.every(({ status }) => status === 'ended' || status === 'annulled')) return
  const stored = await findRound(tx, row.id, round)
  if (!stored) return
  const digest = roundDigest(fileRound(stored, tables))
  await closeRound(tx, row.id, round, digest, stored.closedAt ?? now)
  await note(league, closed(row.format, await roundNumber(tx, row.id, round), digest, stored.digest))
}

/** Says that a round was closed, or closed anew: then its digest replaces the one that was published before. */
function closed(format: string, number: number, digest: string, before: string | null): Phrase {
  const typed = { digest: { typed: digest } }
  if (before === null)
    return format === 'queue'
      ? say('league-act-closed-queue', { draw: number, ...typed })
      : say('league-act-closed', { round: number, ...typed })
  const both = { ...typed, before: { typed: before } }
  return format === 'queue'
    ? say('league-act-closed-anew-queue', { draw: number, ...both })
    : say('league-act-closed-anew', { round: number, ...both })
}

/** Who had which seat at the end: who gave it up, whom a computer played for. */
async function playersAtEnd(
  { tx, row }: Changing,
  table: TableRow,
  game: GameRow,
): Promise<readonly TablePlayer[]> {
  // Members who have erased themselves are nobody in the game, and so is a computer: they are not to be taken for each other.
  const numbers = new Map(
    (await leagueMembers(tx, row.id)).flatMap(({ member, number }) =>
      member === null ? [] : [[member, number] as const],
    ),
  )
  return playersOf(table).map((player, seat) => {
    const now = game.players.find((each) => each.seat === seat)
    if (player.overdue) return player
    if (now?.standIn) return { ...player, away: true }
    const member = now?.member ?? null
    const number = member === null ? undefined : numbers.get(member)
    if (player.left) return number !== undefined && number === player.successor ? player : without(player)
    if (member === null) return { ...player, left: true }
    return number === undefined || number === player.player
      ? player
      : { ...player, left: true, successor: number }
  })
}

/** A seat whose successor has given it up as well. */
const without = ({ successor: _, ...player }: TablePlayer): TablePlayer => player

/**
 * Seats at which a member was asked and time or a stand-in decided, but never the member. Who was not asked before computers
 * took a table over, or whose auto-answers replied, was not absent.
 */
async function absentSeats(tx: Tx, gameId: string): Promise<ReadonlySet<number>> {
  const answered = await whoAnswered(tx, gameId)
  const present = new Set(answered.filter(({ by }) => by === 'member').map(({ seat }) => seat))
  const missed = answered.filter(({ by, seat }) => (by === 'time' || by === 'stand-in') && !present.has(seat))
  return new Set(missed.map(({ seat }) => seat))
}

/** The result as standings and ratings take it. */
export function playedTable(
  table: Pick<TableRow, 'round' | 'number' | 'entries'>,
  players: readonly TablePlayer[],
  outcome: Outcome,
  game: Pick<GameRow, 'players' | 'finishedAt'>,
  absent: ReadonlySet<number> = new Set(),
): PlayedTable {
  const seats = table.entries.map((entry, seat): PlayedSeat => {
    const { player, substitute, left, stalled, successor } = players[seat] ?? { player: entry }
    const now = game.players.find((each) => each.seat === seat)
    const parts = outcome.scores?.[seat]
    const team = outcome.teams?.[seat]
    return {
      entry,
      player,
      place: outcome.ranks[seat] ?? 1,
      winner: outcome.winners.includes(seat),
      ...(team !== undefined && { team }),
      ...(substitute && { substitute }),
      ...(left && { left }),
      ...(successor !== undefined && { successor }),
      ...(stalled && { stalled: true }),
      ...(absent.has(seat) && (!left || successor !== undefined) && { absent: true }),
      ...((now?.computer || now?.standIn) && { computer: true }),
      ...(parts && { score: parts.reduce((sum, { points }) => sum + points, 0) }),
    }
  })
  const day = Math.floor((game.finishedAt?.getTime() ?? 0) / DAY)
  return { round: table.round, table: table.number, day, seats: stalledLast(seats) }
}
