// A table's time is over: computers finish it for all, so that nobody gains by stalling.

import { findGame } from '../../store/games.ts'
import { changeTable, findTable } from '../../store/league-rounds.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { roundNumber } from './campaign.ts'
import { type Changing, note } from './changing.ts'
import { tableNamed } from './jobs.ts'
import { playersOf } from './players.ts'
import { seatComputers } from './replacing.ts'
import { annulTable, countResult, tableIsOver } from './results.ts'

const say = sayer<typeof en>('bot')

/** Lets computers finish a table; one whose place is lost, where nobody could see that, counts nowhere. */
export async function finishOverdue(league: Changing, key: string): Promise<void> {
  const { tx } = league
  const { round, number } = tableNamed(key)
  const table = await findTable(tx, league.row.id, round, number)
  if (table?.status !== 'running' || table.gameId === null) return
  const game = await findGame(tx, table.gameId)
  if (game?.status === 'finished' || game?.status === 'cancelled') return countResult(league, table.gameId)
  const held = (game?.players ?? []).filter(({ member }) => member !== null).map(({ seat }) => seat)
  const players = playersOf(table).map((player, seat) => {
    if (held.includes(seat)) return { ...player, overdue: true as const }
    return player.left ? player : { ...player, left: true as const }
  })
  await changeTable(tx, table, { players })
  const which = { round: await roundNumber(tx, league.row.id, round), table: number }
  await note(league, say('league-act-overdue', which))
  if (await seatComputers(league, table.gameId, held, say('league-time-over'))) return
  await annulTable(league, table)
  await note(league, say('league-act-lost', which))
  await tableIsOver(league, table)
}
