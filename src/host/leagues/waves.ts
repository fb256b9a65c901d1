// Tables of divisions that wait for the second wave: they begin as soon as everyone at them may have one more game.
import type { DivisionDraw } from '../../league/draws.ts'
import { changeTable, type TableRow, tablesOf } from '../../store/league-rounds.ts'
import { leagueMembers } from '../../store/leagues.ts'
import { type Campaign, finishedIn } from './campaign.ts'
import type { Changing } from './changing.ts'
import { putLeagueTask, STEP, TABLE, tableKey } from './league-jobs.ts'
import { after, HOUR, NEWCOMER_GAMES, STAGGER } from './rules.ts'
import { playersOf } from './table-players.ts'

/** Lets tables of the second wave begin for whose members it is time; at the latest they begin on their date. */
export async function beginWaiting(league: Changing, { rounds, tables }: Campaign): Promise<void> {
  const { tx, row, now } = league
  const soon = after(now, HOUR)
  const waits = (table: TableRow): boolean => {
    const drawn = rounds.find(({ round }) => round === table.round)?.pairing as DivisionDraw | undefined
    return table.status === 'due' && table.startsAt > soon && drawn?.tables[table.number - 1]?.wave === 2
  }
  const waiting = tables.filter(waits)
  if (waiting.length === 0) return
  const limits = new Map((await leagueMembers(tx, row.id)).map(({ number, limit }) => [number, limit]))
  const finished = finishedIn(await tablesOf(tx, row.id))
  const running = new Map<number, number>()
  const count = (numbers: readonly number[]) => {
    for (const number of numbers) running.set(number, (running.get(number) ?? 0) + 1)
  }
  for (const table of tables)
    if (table.status === 'running' || (table.status === 'due' && !waits(table))) count(present(table))
  const isFree = (number: number): boolean =>
    (running.get(number) ?? 0) <
    Math.min(limits.get(number) ?? 1, finished.has(number) ? Infinity : NEWCOMER_GAMES)
  let begun = 0
  for (const table of waiting) {
    if (!present(table).every(isFree)) continue
    count(present(table))
    const startsAt = after(now, begun++ * STAGGER)
    const earlier = table.startsAt.getTime() - startsAt.getTime()
    await changeTable(tx, table, { startsAt, due: after(table.due, -earlier) })
    await putLeagueTask(tx, row.id, TABLE, startsAt, tableKey(table))
  }
}

/** Who sits at a table and has not given the seat up. */
const present = (table: TableRow): readonly number[] =>
  playersOf(table).flatMap(({ player, left }) => (left ? [] : [player]))

/** Tables that waited for somebody who wants other games now, or has left, may begin. */
export async function lookAtTables({ tx, row, season, now }: Changing): Promise<void> {
  const mayWait = row.format === 'queue' || (row.format === 'divisions' && season.status === 'running')
  if (mayWait && row.status === 'open') await putLeagueTask(tx, row.id, STEP, now)
}
