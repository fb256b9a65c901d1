// A member's stored games, for the file they may ask for.
import type { LogEntry } from '../engine/log.ts'
import { findGame, type GameRow } from './games.ts'
import { fromColumn } from './json.ts'
import type { Tx } from './open.ts'
import { DIRECT } from './outbox.ts'
import { packedEntries } from './packed-log.ts'

/** Games in which a member sits or which they host, with their players, oldest first. */
export async function gamesAbout(tx: Tx, member: string): Promise<GameRow[]> {
  // Two look-ups by index: one condition with `or` would read every game.
  const found = await tx.$queryRaw<{ id: string }[]>`
    select id from games where id in (
      select id from games where host = ${member} union select game_id from players where member = ${member})
    order by created_at`
  const rows = await Promise.all(found.map(({ id }) => findGame(tx, id)))
  return rows.flatMap((row) => row ?? [])
}

/** What a seat's present member chose in a game, in order, and when: nothing from before the seat was handed over. */
export async function choicesOf(
  tx: Tx,
  gameId: string,
  seat: number,
): Promise<{ readonly at: Date; readonly choice: readonly string[] }[]> {
  const moves = await movesOf(tx, gameId)
  // What time does is no handing over: a stand-in keeps the seat for its member.
  const handedOver = moves.findLastIndex(
    ({ move }) => move.kind === 'replace' && move.seat === seat && move.by !== 'time',
  )
  return moves
    .slice(handedOver + 1)
    .flatMap(({ at, move }) =>
      move.kind === 'answer' && move.by === 'member' && move.seat === seat
        ? [{ at, choice: move.choice }]
        : [],
    )
}

async function movesOf(tx: Tx, gameId: string): Promise<{ readonly at: Date; readonly move: LogEntry }[]> {
  const found = await tx.entry.findMany({ where: { gameId }, orderBy: { number: 'asc' } })
  if (found.length > 0) return found.map(({ at, entry }) => ({ at, move: fromColumn<LogEntry>(entry) }))
  return (await packedEntries(tx, gameId)).map(({ at, entry }) => ({ at, move: entry }))
}

/** Private messages that were to be sent to a member, while they are kept. */
export async function tellsTo(tx: Tx, member: string): Promise<unknown[]> {
  const rows = await tx.job.findMany({
    where: { subjectKind: 'member', subjectId: member, lane: DIRECT },
    orderBy: { id: 'asc' },
  })
  return rows.map(({ payload }) => payload)
}
