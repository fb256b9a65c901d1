// Asks the players of tables that nobody plays, and closes them later; lobbies that nobody starts expire.
import { changeGame, type GameRow } from '../../store/games.ts'
import { lastMoveAt } from '../../store/log.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import { lostPlace } from '../../store/pause-reason.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { DAY } from '../../text/length.ts'
import { change } from '../table/change.ts'
import { isTimed, readPace } from '../table/clock/pace.ts'
import type { HostContext } from '../table/context.ts'
import { clocksOf } from '../table/hours.ts'
import { playerRow } from '../table/info.ts'
import { refusals } from '../table/refusals.ts'
import type { GameId, GameInfo, Person, Result } from '../table/types.ts'
import { upkeepOf, upkeepWith } from '../table/upkeep.ts'
import { closeTable, tellings } from './closing.ts'

const say = sayer<typeof en>('bot')

/** A lobby that was not started by then expires. */
const LOBBY = 14 * DAY
/** Without an answer for so long its players are asked; for so long, and so long after that, a table is closed. */
const ASKED = 30 * DAY
const CLOSED = 60 * DAY

/** Does what its silence comes to at a table. */
export async function lookAtSilence(tx: Tx, context: HostContext, row: GameRow): Promise<void> {
  const now = context.clock.now().getTime()
  if (row.status === 'lobby') {
    const isExpired = row.league === null && now - row.createdAt.getTime() >= LOBBY
    if (isExpired) await closeTable(tx, context, row, { why: 'expired' })
    return
  }
  if (!isWaiting(row)) return
  const { asked = 0 } = upkeepOf(row)
  const since = await silentSince(tx, row)
  const isAsked = asked > since
  if (isAsked && now - since >= CLOSED && now - asked >= CLOSED - ASKED)
    await closeTable(
      tx,
      context,
      row,
      { why: 'silent' },
      say('closed-silent-note', { game: { typed: row.id } }),
    )
  else if (!isAsked && now - since >= ASKED) await ask(tx, context, row)
}

/** Whether no clock brings a table on: none runs, such as for a member who plays alone, or it is paused. A league plays its own to the end. */
const isWaiting = (row: GameRow): boolean =>
  row.status === 'paused' ||
  (row.status === 'playing' && (!isTimed(readPace(row.pace)) || (row.league === null && !isRunning(row))))

const isRunning = (row: GameRow): boolean => clocksOf(row)?.seats.some(({ turn }) => turn) ?? false

/** The last sign of life at a table. */
async function silentSince(tx: Tx, row: GameRow): Promise<number> {
  const moved = (await lastMoveAt(tx, row)) ?? row.startedAt ?? row.createdAt
  return Math.max(moved.getTime(), upkeepOf(row).kept ?? 0)
}

/** Asks a table's players whether they keep it; in private where its place is lost. */
async function ask(tx: Tx, context: HostContext, row: GameRow): Promise<void> {
  const now = context.clock.now()
  const until = Math.floor((now.getTime() + CLOSED - ASKED) / 1000)
  await changeGame(tx, row, upkeepWith(row, { asked: now.getTime() }))
  const lost = tellings(row, say('keep-told', { game: { typed: row.id }, until }))
  await enqueue(tx, row.id, lostPlace(row) ? lost : [{ kind: 'keep', until }], now)
}

/** A player keeps a table whose players were asked. */
export const keep = (context: HostContext, game: GameId, person: Person): Promise<Result<GameInfo>> =>
  change(context, game, async (tx, row) => {
    if (row.status !== 'playing' && row.status !== 'paused') return refusals.tableOver()
    if (row.host !== person.id && !playerRow(row, person.id)) return refusals.notSeated()
    const { asked = 0 } = upkeepOf(row)
    if (asked <= (await silentSince(tx, row))) return refusals.kept()
    const kept = upkeepWith(row, { kept: context.clock.now().getTime() })
    await changeGame(tx, row, kept)
    return { ...row, ...kept, version: row.version + 1 }
  })
