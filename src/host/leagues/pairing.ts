// Pairs a round: freezes the entries, opens the next link of the chain, schedules the tables to begin one after the other.
import { insertRound, type TableRow } from '../../store/league-rounds.ts'
import { changeLeague } from '../../store/leagues.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import type { NextLink } from './chains.ts'
import { type Changing, note } from './changing.ts'
import { putLeagueTask, TABLE, tableKey } from './league-jobs.ts'
import { after, DAY, STAGGER } from './rules.ts'
import type { LeagueRules } from './types.ts'

const say = sayer<typeof en>('bot')

/** A table that a draw has made. */
export interface DrawnTable {
  /** Members by number, in the order of the seats. */
  readonly seats: readonly number[]
  /** When it begins; at once where nothing is said. */
  readonly at?: Date
}

/** Stores a round as it was drawn, and puts its tables down. The league's row as it is afterwards. */
export async function openRound(
  league: Changing,
  drawn: {
    readonly opened: NextLink
    readonly seed: string
    readonly input: unknown
    readonly pairing: unknown
    readonly tables: readonly DrawnTable[]
  },
): Promise<Changing> {
  const { tx, row, season, now } = league
  const { tables, opened, ...rest } = drawn
  const { link, chain, left } = opened
  const round = row.round + 1
  const { tableDays } = row.rules as LeagueRules
  const stored = tables.map(({ seats, at = now }, index): NewTable => {
    const startsAt = after(at, index * STAGGER)
    return {
      number: index + 1,
      entries: seats,
      startsAt,
      due: after(startsAt, tableDays * DAY),
      players: seats.map((player) => ({ player })),
    }
  })
  await insertRound(tx, { leagueId: row.id, round, season: season.season, at: now, link, ...rest }, stored)
  for (const { number, startsAt } of stored)
    await putLeagueTask(tx, row.id, TABLE, startsAt, tableKey({ round, number }))
  const chains = chain ? [...row.chains, chain] : row.chains
  await changeLeague(tx, row, { round, chains })
  const changed = { ...league, row: { ...row, round, chains, version: row.version + 1 } }
  if (chain) await note(changed, say('league-act-chain', { left, end: { typed: chain.end } }))
  return changed
}

type NewTable = Pick<TableRow, 'number' | 'entries' | 'players' | 'startsAt' | 'due'>
