// A league's table begins: its game is opened with everybody seated, and started at once.
import { commitmentOf, newSecret, seedOf, sha256 } from '../../engine/commitment.ts'
import { startSession } from '../../engine/lifecycle.ts'
import { defaultOptions } from '../../engine/options.ts'
import { findGame, insertGame, type PlayerRow, replacePlayers } from '../../store/games.ts'
import { changeTable, findRound, findTable, type TableRow, tablesOf } from '../../store/league-rounds.ts'
import { leagueMembers, memberNames } from '../../store/leagues.ts'
import { tableOf } from '../../store/table.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { fillAutoAnswers } from '../table/auto-answered.ts'
import { freeId } from '../table/change.ts'
import { titleOf } from '../table/context.ts'
import type { Job } from '../table/posts.ts'
import { record } from '../table/record.ts'
import { computerName, contributionsOf, hardStrength } from '../table/seats.ts'
import type { Changing } from './changing.ts'
import {
  OVERDUE,
  postForLeague,
  putLeagueTask,
  TABLE,
  tableKey,
  tableNamed,
  tellOfTables,
} from './league-jobs.ts'
import { sayOfTable } from './naming.ts'
import { hasRoom } from './room.ts'
import { after, DAY, HOUR } from './rules.ts'
import { playersOf, type TablePlayer } from './table-players.ts'
import type { LeagueRules } from './types.ts'
import { lookAtTables } from './waves.ts'

const say = sayer<typeof en>('bot')

/** Starts the table that a key names, unless it has begun. */
export async function startTable(league: Changing, key: string): Promise<void> {
  const { tx, row, now } = league
  const { round, number } = tableNamed(key)
  const table = await findTable(tx, row.id, round, number)
  if (table?.status !== 'due' || row.status === 'archived') return
  // The round may have been paired before the league paused: its tables wait like those for which there is no room.
  if (row.status === 'paused' || !(await hasRoom(league))) {
    await putLeagueTask(tx, row.id, TABLE, after(now, HOUR), key)
    return
  }
  // A table that could not begin on its day has all its days from now on.
  const { tableDays } = row.rules as LeagueRules
  const due = new Date(Math.max(table.due.getTime(), after(now, tableDays * DAY).getTime()))
  const game = await openGame(league, { ...table, due })
  await putLeagueTask(tx, row.id, OVERDUE, due, tableKey(table))
  await postForLeague(tx, league.context, row.id, [{ kind: 'league-page', fresh: false }])
  await tellOfTables(tx, league.context, row.id)
  const players = await whoSits(league, table)
  await changeTable(tx, table, { status: 'running', gameId: game, due, players })
}

/** Whose seat a computer plays from the start, because they have gone since the round was paired. */
async function whoSits(league: Changing, table: TableRow): Promise<readonly TablePlayer[]> {
  const there = await memberIds(league)
  return playersOf(table).map((each) => (there.has(each.player) ? each : { ...each, left: true }))
}

async function memberIds({ tx, row }: Changing): Promise<ReadonlyMap<number, string>> {
  const members = await leagueMembers(tx, row.id)
  return new Map(
    members.flatMap(({ number, member }) => (member === null ? [] : [[number, member] as const])),
  )
}

/** Opens the game of a table and starts it; its id. */
async function openGame(league: Changing, table: TableRow): Promise<string> {
  const { tx, context, row, now } = league
  const rules = titleOf(context, row.title).game
  const id = await freeId(tx)
  const secret = newSecret()
  const seats = table.entries.length
  const options = { ...defaultOptions(rules), ...(row.options as object) }
  const players = await seated(league, table)
  const host = players.find(({ member }) => member !== null)?.member ?? row.organiser ?? '0'
  const { title, guild, channel, language, pace } = row
  await insertGame(tx, {
    id,
    title,
    guild,
    channel,
    language,
    pace,
    options,
    seats,
    secret,
    host,
    commitment: commitmentOf(secret),
    createdAt: now,
    league: row.id,
  })
  await replacePlayers(tx, id, players)
  const game = await findGame(tx, id)
  if (!game) throw new Error(`game ${id} was not stored`)
  const seed = seedOf(secret, contributionsOf(game))
  const { run, step } = startSession(rules, { seats, options, seed })
  for (const { member } of players) if (member !== null) await fillAutoAnswers(tx, context, game, member)
  // The league's channel is told of several tables in one message, and what else there is to say stands in their threads.
  const notes: Job[] = [
    { kind: 'thread' },
    { kind: 'lobby' },
    { kind: 'opening' },
    { kind: 'note', phrase: await opening(league, table) },
  ]
  await record(tx, context, { row: await tableOf(tx, game), run }, [step], {
    notes,
    change: { status: 'playing', seats, seed, startedAt: now },
  })
  return id
}

/** What a table is told first: where it belongs, and until when it has time. */
function opening(league: Changing, table: TableRow) {
  const told = { league: { typed: league.row.name }, due: Math.round(table.due.getTime() / 1000) }
  return sayOfTable(league, table, {
    ofRound: (which) => say('league-table-begins', { ...told, ...which }),
    ofQueue: (which) => say('league-table-begins-queue', { ...told, ...which }),
  })
}

/**
 * Who sits at a table. What a seat brings to the shuffle is made from its round's seed, which nobody could choose; the
 * secret that is mixed with it is drawn now.
 */
async function seated(league: Changing, table: TableRow): Promise<readonly PlayerRow[]> {
  const { tx, context, row } = league
  const there = await memberIds(league)
  const names = await memberNames(tx, [...there.values()])
  const seed = (await findRound(tx, row.id, table.round))?.seed ?? row.end
  const players: PlayerRow[] = []
  for (const [seat, { player, left }] of playersOf(table).entries()) {
    const member = left ? undefined : there.get(player)
    const empty = { seat, standIn: null, standInSince: null, clientSeed: null }
    if (member === undefined) {
      const computer = hardStrength(context, row)
      players.push({ ...empty, name: computerName(row, players), member: null, computer, join: null })
      continue
    }
    const join = sha256(`${seed} ${table.number} ${seat}`)
    players.push({ ...empty, name: names.get(member) ?? '?', member, computer: null, join })
  }
  return players
}

/** The tables of a league that are not over. */
export const openTables = async ({ tx, row }: Changing): Promise<readonly TableRow[]> =>
  (await tablesOf(tx, row.id)).filter(({ status }) => status === 'due' || status === 'running')

/** Somebody gives up a seat of a table that has not begun: a computer sits down for them, and nobody waits for them. */
export async function giveUpSeat(league: Changing, table: TableRow, number: number): Promise<void> {
  const players = playersOf(table).map((each) =>
    each.player === number ? { ...each, left: true as const } : each,
  )
  await changeTable(league.tx, table, { players })
  await lookAtTables(league)
}
