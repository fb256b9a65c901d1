// The outbox: what a commit left to be posted goes out in order per game, each job once, also after a crash.
import { findGame, type GameRow, PAUSED_BY_VOTE } from '../store/games.ts'
import { gamesWithPost, markDone, markSending, type OutboxRow, putOff, waitingRows } from '../store/outbox.ts'
import type { Desk } from './desk.ts'
import { infoOf } from './info.ts'
import { cancelOrphan, pauseLost } from './leaving.ts'
import { TIMING } from './timing.ts'
import type { Delivery, GameId, Job, Publisher } from './types.ts'

type Row = OutboxRow<Job>

/** Delivers whatever of a game is due, in order. One process at a time works on one game. */
export async function postGame(
  desk: Desk,
  publisher: Publisher,
  game: GameId,
  going: () => boolean,
): Promise<void> {
  const lock = `outbox ${game}`
  if (!(await desk.store.locks.take(lock))) return
  try {
    while (going() && (await postNext(desk, publisher, game)));
  } finally {
    await desk.store.locks.free(lock)
  }
}

/** Delivers the next job of a game; whether there may be more to do at once. */
async function postNext(desk: Desk, publisher: Publisher, gameId: GameId): Promise<boolean> {
  const { db } = desk.store
  const game = await findGame(db, gameId)
  const rows = await waitingRows<Job>(db, gameId)
  const row = game && nextRow(rows, isStuck(game), desk.clock.now())
  if (!game || !row) return false
  if (isSuperseded(row, rows)) {
    await markDone(db, row.id)
    return true
  }
  const doubtful = row.status === 'sending'
  await markSending(db, row.id, desk.clock.now())
  const posting = {
    id: String(row.id),
    game: infoOf(game),
    job: row.job,
    doubtful,
    ...(row.triedAt && { triedAt: row.triedAt }),
  }
  return settle(desk, gameId, row, await delivered(publisher, posting))
}

/** What a game has to say waits while its place is lost, and only then. */
const isStuck = ({ status, pausedWhy }: GameRow): boolean =>
  status === 'paused' && pausedWhy !== PAUSED_BY_VOTE

async function delivered(
  publisher: Publisher,
  posting: Parameters<Publisher['deliver']>[0],
): Promise<Delivery> {
  try {
    return await publisher.deliver(posting)
  } catch (error) {
    return { done: false, why: error instanceof Error ? error.message : String(error) }
  }
}

/** The row whose turn it is: private tells pass by a queue that is paused, all others keep their order. */
function nextRow(rows: readonly Row[], paused: boolean, now: Date): Row | undefined {
  const tell = rows.find(({ job, due }) => job.kind === 'tell' && due <= now)
  if (tell || paused) return tell
  const head = rows.find(({ job }) => job.kind !== 'tell')
  return head && head.due <= now ? head : undefined
}

/** A later job will say it as of then: a prompt before anything else, a lobby not yet tried before the next lobby. */
function isSuperseded(row: Row, rows: readonly Row[]): boolean {
  const later = rows.filter(({ id, job }) => id > row.id && job.kind !== 'tell')
  if (row.job.kind === 'prompt') return later.length > 0
  return row.job.kind === 'lobby' && row.status === 'waiting' && later.some(({ job }) => job.kind === 'lobby')
}

async function settle(desk: Desk, game: GameId, row: Row, delivery: Delivery): Promise<boolean> {
  const { db } = desk.store
  if (delivery.done) {
    await markDone(db, row.id)
    return true
  }
  const facts = { game, job: row.job.kind, attempt: row.attempts + 1, why: delivery.why }
  if ('lost' in delivery && row.job.kind === 'tell') {
    desk.log.warn(facts, 'a member cannot be told')
    await markDone(db, row.id)
    return true
  }
  if ('lost' in delivery && (await pauseLost(desk, game, delivery.lost))) {
    desk.log.warn(facts, 'paused: its place is lost')
    return false
  }
  // Lobbies and finished games cannot be paused: a deleted channel shows nothing any more, the rest may be mended.
  if ('lost' in delivery && delivery.lost === 'channel') {
    desk.log.warn(facts, 'not posted: its channel is gone')
    await cancelOrphan(desk, game)
    await markDone(db, row.id)
    return true
  }
  desk.log.warn(facts, 'a post did not go through and will be tried again')
  const asked = 'lost' in delivery ? undefined : delivery.retryAfterMs
  const wait = asked ?? Math.min(TIMING.backoff * 2 ** row.attempts, TIMING.backoffMax)
  await putOff(db, row.id, new Date(desk.clock.now().getTime() + wait))
  return false
}

/** Games with something due. */
export const gamesDue = (desk: Desk): Promise<GameId[]> => gamesWithPost(desk.store.db, desk.clock.now())
