// Passes a full lobby on to the next member when its host is silent.
import { changeGame, findGame, type GameRow } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { DAY } from '../../text/length.ts'
import { type Handler, putTask } from '../table/agenda.ts'
import { hostSeat } from '../table/info.ts'
import { HOST_SILENT } from './seating.ts'

const say = sayer<typeof en>('bot')

/** How long the host of a full lobby may say nothing, in milliseconds. */
const SILENT = 3 * DAY

/** Waits for the host of a lobby from now on, if it is full; the game has been changed before. */
export async function waitForHost(tx: Tx, row: GameRow, now: Date): Promise<void> {
  if (row.status !== 'lobby' || row.players.length < row.seats) return
  await putTask(tx, { kind: HOST_SILENT, game: row.id, at: new Date(now.getTime() + SILENT) })
}

/** Passes the host's role on to the next member in seat order. */
export const passHost: Handler = async (tx, context, { game }) => {
  const row = await findGame(tx, game)
  if (row?.status !== 'lobby' || row.players.length < row.seats) return
  const from = hostSeat(row)
  const next = [...row.players.slice(from + 1), ...row.players.slice(0, from)].find(
    ({ member }) => member !== null,
  )
  if (!next?.member) return
  const host = { host: next.member }
  await changeGame(tx, row, host)
  const now = context.clock.now()
  const phrase = say('host-passes-silent', { who: { seat: next.seat }, old: { seat: from } })
  await enqueue(tx, game, [{ kind: 'lobby' }, { kind: 'note', phrase, seats: [next.seat] }], now)
  await waitForHost(tx, { ...row, ...host }, now)
}
