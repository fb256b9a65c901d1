// Tells followers once a day what happened at tables they follow; where nothing has, they are told nothing.
import type { Delivered, DeliveryHandler, Settled } from '../../jobs/handlers.ts'
import {
  changedGames,
  changeFollower,
  deleteFollowedGames,
  type FollowerRow,
  findFollower,
  followsAnything,
} from '../../store/follows.ts'
import { findGame } from '../../store/games.ts'
import type { Language } from '../../text/language.ts'
import { DAY } from '../../text/length.ts'
import { storySince } from '../history/records.ts'
import { TRIES } from '../posts/outbox.ts'
import { type HostContext, transact } from '../table/context.ts'
import { infoOf } from '../table/info.ts'
import { REFUSALS } from '../table/posts.ts'
import type { GameId } from '../table/types.ts'
import { nextDigest, scheduleDigest } from './schedule.ts'
import type { DigestDelivery, DigestPublisher, FollowedTable } from './types.ts'

/** What happened longer ago is told no more, in milliseconds. */
const LONGEST = 2 * DAY
/** Tables that a message tells of at most. */
const TABLES = 8

/** What tells a follower. */
export const digestHandler =
  (context: HostContext, publisher: DigestPublisher): DeliveryHandler =>
  async ({ subject: { id } }) => {
    const { db, single } = context.store
    const row = await findFollower(db, id)
    if (!row || row.paused) return 'drop'
    const now = context.clock.now()
    const next = nextDigest(row, now)
    const since = new Date(Math.max(row.told.getTime(), now.getTime() - LONGEST))
    const changed = await changedGames(single, id, since, TABLES)
    if (changed.length === 0) return next
    return async (given) => {
      const tables = await tablesOf(context, since, changed)
      const delivery = await publisher.tellFollower({
        key: `digest ${id} ${row.told.getTime()}`,
        member: id,
        language: row.language as Language,
        tables,
        ours: given.mine,
        ...(given.doubtSince && { doubtSince: given.doubtSince }),
      })
      return settled(context, row, { given, now, tables }, delivery)
    }
  }

/** What happened at these tables since then. */
async function tablesOf(
  context: HostContext,
  since: Date,
  changed: Awaited<ReturnType<typeof changedGames>>,
): Promise<FollowedTable[]> {
  const tables: FollowedTable[] = []
  for (const { id, own, seats } of changed) {
    const game = await findGame(context.store.single, id)
    if (!game || !context.titles[game.title]) continue
    tables.push({ info: infoOf(game), own, seats, story: await storySince(context, game, since) })
  }
  return tables
}

/** A message on its way: its job, when it was begun, and of what it tells. */
interface Underway {
  readonly given: Delivered
  readonly now: Date
  readonly tables: readonly FollowedTable[]
}

async function settled(
  context: HostContext,
  row: FollowerRow,
  { given, now, tables }: Underway,
  delivery: DigestDelivery,
): Promise<Settled> {
  if (delivery.done) {
    const over = tables.filter(({ info }) => info.status === 'finished' || info.status === 'cancelled')
    const gone = [...delivery.gone, ...over.map(({ info }) => info.id)]
    await noteTold(context, row, { told: now, ...(delivery.posted && { postedAt: now }) }, gone)
    return { done: true }
  }
  if (!given.mine()) return delivery
  if (delivery.refused) {
    context.log.info({ why: delivery.why }, 'a follower takes no direct messages: they are told no more')
    await changeFollower(context.store.db, row.member, { paused: true })
    return { done: true }
  }
  const refusals = ((given.payload as { refusals?: number } | null)?.refusals ?? 0) + 1
  const isRefused = delivery.refusal !== undefined
  if (given.attempts < TRIES && !(isRefused && refusals >= REFUSALS))
    return { ...delivery, ...(isRefused && { payload: { refusals } }) }
  context.log.warn({ why: delivery.why }, 'a follower cannot be told today')
  // What they were not told comes tomorrow; a message that did get through is not posted again today.
  await noteTold(context, row, { postedAt: now }, [])
  return { done: true }
}

/** Stores what a follower was told, in one with when they are told next: the same is not told twice. */
const noteTold = (
  context: HostContext,
  { member }: FollowerRow,
  change: Partial<Pick<FollowerRow, 'told' | 'postedAt'>>,
  over: readonly GameId[],
): Promise<void> =>
  transact(context, async (tx) => {
    await changeFollower(tx, member, change)
    if (over.length > 0) await deleteFollowedGames(tx, member, over)
    const row = await findFollower(tx, member)
    if (row && !row.paused && (await followsAnything(tx, member)))
      await scheduleDigest(tx, row, context.clock.now())
  })
