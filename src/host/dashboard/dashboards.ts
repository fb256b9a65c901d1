// Private dashboards: opened after a test message, drawn anew when something on them has changed, closed again.
//
// What is due is read off the games themselves, so no change can be missed, however it came about and whichever process
// made it; changes that come close together are drawn together.

import { personRef } from '../../engine/phrase.ts'
import type { Delivered, DeliveryHandler, Settled } from '../../jobs/handlers.ts'
import {
  changeDashboard,
  type DashboardRow,
  dashboardStands,
  deleteDashboard,
  findDashboard,
  hastenDashboard,
  insertDashboard,
  scheduleDashboards,
} from '../../store/dashboards.ts'
import { openGames } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import type { Language } from '../../text/language.ts'
import { type HostContext, transact } from '../table/context.ts'
import { playerRow } from '../table/info.ts'
import { type Job, REFUSALS } from '../table/posts.ts'
import { TIMING } from '../table/timing.ts'
import type { GameId, Person } from '../table/types.ts'
import type { DashboardDelivery, DashboardPublisher, DashboardState } from './types.ts'

const say = sayer<typeof en>('bot')

/** Asks for a dashboard: a test message goes out. `false` when there is a dashboard, or a test message, already. */
export async function askFor(context: HostContext, { id }: Person, language: Language): Promise<boolean> {
  const isNew = await insertDashboard(context.store.db, id, language, context.clock.now())
  await drawNow(context, id)
  return isNew
}

/** The test message was answered: the dashboard stands there from now on. `false` when none was asked for. */
export const keep = (context: HostContext, person: Person): Promise<boolean> =>
  turnTo(context, person, 'open', ['asked', 'open'])

/** Closes a dashboard; `false` when there is none. */
export const close = (context: HostContext, person: Pick<Person, 'id'>): Promise<boolean> =>
  turnTo(context, person, 'closing', ['asked', 'open', 'closing'])

async function turnTo(
  context: HostContext,
  { id }: Pick<Person, 'id'>,
  status: DashboardRow['status'],
  from: readonly DashboardRow['status'][],
): Promise<boolean> {
  const now = context.clock.now()
  await hastenDashboard(context.store.db, id, now)
  const has = await changeDashboard(context.store.db, id, { status, due: now }, from)
  await drawNow(context, id)
  return has
}

/** Draws a member's dashboard after a change, without waiting for the next look. */
async function drawNow({ store, clock, lookForDue }: HostContext, member: string): Promise<void> {
  await scheduleDashboards(store.db, clock.now(), { member })
  lookForDue()
}

/** Where a member's dashboard stands. */
export async function of(context: HostContext, { id }: Person): Promise<DashboardState | undefined> {
  const row = await findDashboard(context.store.db, id)
  return row && { status: row.status, posted: row.message !== null }
}

/** The member pressed on their dashboard, on which this game lies open now: it is looked over once more after a while. */
export async function turn(context: HostContext, { id }: Person, game?: GameId): Promise<void> {
  const due = new Date(context.clock.now().getTime() + TIMING.dashboardTurned)
  await changeDashboard(
    context.store.db,
    id,
    { seen: '', due, ...(game !== undefined && { chosen: game }) },
    ['open'],
  )
}

/** What draws a member's dashboard. */
export const dashboardHandler =
  (context: HostContext, publisher: DashboardPublisher): DeliveryHandler =>
  async ({ subject }) => {
    const { db } = context.store
    const stands = await dashboardStands(db, subject.id)
    const row = await findDashboard(db, subject.id)
    if (!row || row.seen === stands) return 'drop'
    if (row.due > context.clock.now()) return row.due
    return async (given) =>
      settled(context, row, { stands, given }, await publisher.updateDashboard(postingOf(row, given)))
  }

const postingOf = (
  { member, status, language, chosen, channel, message, postedAt, shown, askedAt }: DashboardRow,
  { doubtSince }: Delivered,
) => ({
  key: `${member} ${askedAt.getTime()}`,
  member,
  status,
  language: language as Language,
  shown,
  ...(chosen !== null && { chosen }),
  ...(channel !== null && message !== null && postedAt && { at: { channel, message, postedAt } }),
  ...(doubtSince && { doubtSince }),
})

async function settled(
  context: HostContext,
  row: DashboardRow,
  { stands, given }: { readonly stands: string; readonly given: Delivered },
  delivery: DashboardDelivery,
): Promise<Settled> {
  const { member } = row
  const { db } = context.store
  if (delivery.done) {
    const { at, shown } = delivery
    const due = new Date(context.clock.now().getTime() + (delivery.restMs ?? TIMING.dashboardRest))
    await changeDashboard(db, member, { ...at, shown, seen: stands, due })
    // Only now, so that its last drawing was not lost; one that was opened again meanwhile stays.
    await deleteDashboard(db, member, row.status === 'closing' ? ['closing'] : [])
    return { done: true }
  }
  if (!delivery.refused) {
    if (delivery.refusal === undefined) return delivery
    const refusals = ((given.payload as { refusals?: number } | null)?.refusals ?? 0) + 1
    if (refusals < REFUSALS) return { ...delivery, payload: { refusals } }
  }
  context.log.info({ why: delivery.why }, 'a dashboard was closed: it cannot be drawn in direct messages')
  await transact(context, (tx) => fallBack(tx, context, row))
  return { done: true }
}

/** Direct messages are closed: the dashboard goes, and the thread where the member is asked most lately says so, once. */
async function fallBack(tx: Tx, context: HostContext, { member, status }: DashboardRow): Promise<void> {
  await deleteDashboard(tx, member, ['asked', 'open', 'closing'])
  if (status !== 'open') return
  const games = await openGames(tx, { member })
  const game = games.find((row) => row.status === 'playing')
  const name = game && playerRow(game, member)?.name
  if (!game || name === undefined) return
  const phrase = say('dashboard-lost', { who: personRef({ id: member, name }) })
  await enqueue(
    tx,
    game.id,
    [{ kind: 'note', phrase }, { kind: 'prompt' }] satisfies Job[],
    context.clock.now(),
  )
}
