// A table's time is over: computers finish it for all, so that nobody gains by stalling.

import type { Seat } from '../../engine/phrase.ts'
import { findGame, type GameRow } from '../../store/games.ts'
import { changeTable, findTable, type TableRow } from '../../store/league-rounds.ts'
import { tally } from '../../store/members.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { autoAnsweredAt } from '../table/auto-answered.ts'
import { askedOf, isPresent } from '../table/clock/clocks-after-move.ts'
import { loadGame, releaseUnchanged } from '../table/load.ts'
import { type Changing, note } from './changing.ts'
import { OVERDUE, putLeagueTask, tableKey, tableNamed } from './league-jobs.ts'
import { sayOfTable } from './naming.ts'
import { seatComputers } from './replacing.ts'
import { annulTable, countResult, tableIsOver } from './results.ts'
import { after, DAY } from './rules.ts'
import { playersOf } from './table-players.ts'

const say = sayer<typeof en>('bot')

/** Lets computers finish a table; one whose place is lost, where nobody could see that, counts nowhere. */
export async function finishOverdue(league: Changing, key: string): Promise<void> {
  const { tx } = league
  const { round, number } = tableNamed(key)
  const table = await findTable(tx, league.row.id, round, number)
  if (table?.status !== 'running' || table.gameId === null) return
  const game = await findGame(tx, table.gameId)
  if (game?.status === 'finished' || game?.status === 'cancelled') return countResult(league, table.gameId)
  if (playersOf(table).some(({ overdue }) => overdue)) return lookAgain(league, table, game)
  // A member erased while the table began left an empty seat: a computer takes that as well.
  const seats = (game?.players ?? []).filter(({ computer }) => computer === null)
  const held = seats.filter(({ member }) => member !== null).map(({ seat }) => seat)
  const stalled = new Set(game ? await stalling(league, game) : [])
  const players = playersOf(table).map((player, seat) => {
    const away = game?.players[seat]?.standIn ? { away: true as const } : {}
    if (held.includes(seat))
      return {
        ...player,
        ...away,
        ...(stalled.has(seat) && { stalled: true as const }),
        overdue: true as const,
      }
    return player.left ? player : { ...player, left: true as const }
  })
  await changeTable(tx, table, { players })
  const act = await sayOfTable(league, table, {
    ofRound: (which) => say('league-act-overdue', which),
    ofQueue: (which) => say('league-act-overdue-queue', which),
  })
  await note(league, act)
  const taken = seats.map(({ seat }) => seat)
  if (await seatComputers(league, table.gameId, taken, say('league-time-over')))
    await putLeagueTask(tx, league.row.id, OVERDUE, after(league.now, DAY), key)
  else await giveUp(league, table)
}

/** The seats whose move it is when a table's time is over: it is a decision they missed. No reaction is. */
async function stalling({ tx, context }: Changing, row: GameRow): Promise<readonly Seat[]> {
  if (row.status !== 'playing') return []
  const loaded = await loadGame(tx, context, row)
  const { run: session, row: table } = loaded
  const answered = autoAnsweredAt(context, table, session)
  const players = table.players.filter((player) => isPresent(player) && !answered.includes(player.seat))
  const asked = askedOf(
    session,
    players.map(({ seat }) => seat),
  ).filter(({ reaction }) => !reaction)
  if (loaded.unsaved.length === 0) releaseUnchanged(context, loaded)
  for (const { member, name, seat } of players)
    if (member !== null && asked.some((each) => each.seat === seat))
      await tally(tx, { id: member, name }, 'misses')
  return asked.map(({ seat }) => seat)
}

/** Computers have had a day: where they go on they have another, where their place was lost the table counts nowhere. */
async function lookAgain(league: Changing, table: TableRow, game: GameRow | undefined): Promise<void> {
  if (game?.status !== 'playing') return giveUp(league, table)
  await putLeagueTask(league.tx, league.row.id, OVERDUE, after(league.now, DAY), tableKey(table))
}

/** Nobody can see this table any more: it is called off and counts nowhere. */
async function giveUp(league: Changing, table: TableRow): Promise<void> {
  await annulTable(league, table)
  const act = await sayOfTable(league, table, {
    ofRound: (which) => say('league-act-lost', which),
    ofQueue: (which) => say('league-act-lost-queue', which),
  })
  await note(league, act)
  await tableIsOver(league, table)
}
