// Private desks: opened after a test message, drawn anew when something on them has changed, closed again.
//
// What is due is read off the games themselves, so no change can be missed, however it came about and whichever process
// made it; changes that come close together are drawn together.

import type { Delivered, DeliveryHandler, Settled } from '../../jobs/handlers.ts'
import {
  changeDesk,
  type DeskRow,
  deleteDesk,
  deskStands,
  findDesk,
  hastenDesk,
  insertDesk,
} from '../../store/dashboards.ts'
import { openGames } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import type { Language } from '../../text/language.ts'
import { type HostContext, transact } from '../context.ts'
import { playerRow } from '../play/info.ts'
import { REFUSALS } from '../posts/outbox.ts'
import { TIMING } from '../timing.ts'
import type { DeskDelivery, DeskState, GameId, Job, Person, Publisher } from '../types.ts'

const say = sayer<typeof en>('bot')

/** Asks for a desk: a test message goes out. `false` when there is a desk, or a test message, already. */
export const askForDesk = async (
  context: HostContext,
  { id }: Person,
  language: Language,
): Promise<boolean> => insertDesk(context.store.db, id, language, context.clock.now())

/** The test message was answered: the desk stands there from now on. `false` when none was asked for. */
export const keepDesk = (context: HostContext, person: Person): Promise<boolean> =>
  turnTo(context, person, 'open', ['asked', 'open'])

/** Closes a desk; `false` when there is none. */
export const closeDesk = (context: HostContext, person: Person): Promise<boolean> =>
  turnTo(context, person, 'closing', ['asked', 'open', 'closing'])

async function turnTo(
  context: HostContext,
  { id }: Person,
  status: DeskRow['status'],
  from: readonly DeskRow['status'][],
): Promise<boolean> {
  const now = context.clock.now()
  await hastenDesk(context.store.db, id, now)
  return changeDesk(context.store.db, id, { status, due: now }, from)
}

/** Where a member's desk stands. */
export async function deskOf(context: HostContext, { id }: Person): Promise<DeskState | undefined> {
  const row = await findDesk(context.store.db, id)
  return row && { status: row.status, posted: row.message !== null }
}

/** The member has drawn their desk anew by pressing on it: it is looked over once more after a while. */
export async function turnDesk(context: HostContext, { id }: Person, game?: GameId): Promise<void> {
  const due = new Date(context.clock.now().getTime() + TIMING.deskTurned)
  await changeDesk(context.store.db, id, { seen: '', due, ...(game !== undefined && { chosen: game }) }, [
    'open',
  ])
}

/** What draws a member's desk. */
export const deskHandler =
  (context: HostContext, publisher: Publisher): DeliveryHandler =>
  async ({ subject }) => {
    const { db } = context.store
    const stands = await deskStands(db, subject.id)
    const row = await findDesk(db, subject.id)
    if (!row || row.seen === stands) return 'drop'
    if (row.due > context.clock.now()) return row.due
    return async (given) =>
      settled(context, row, { stands, given }, await publisher.tend(postingOf(row, given)))
  }

const postingOf = (
  { member, status, language, chosen, channel, message, postedAt, shown, askedAt }: DeskRow,
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
  row: DeskRow,
  { stands, given }: { readonly stands: string; readonly given: Delivered },
  delivery: DeskDelivery,
): Promise<Settled> {
  const { member } = row
  const { db } = context.store
  if (delivery.done) {
    const { at, shown } = delivery
    const due = new Date(context.clock.now().getTime() + (delivery.restMs ?? TIMING.deskRest))
    await changeDesk(db, member, { ...at, shown, seen: stands, due })
    // Only now, so that its last drawing was not lost; one that was opened again meanwhile stays.
    await deleteDesk(db, member, row.status === 'closing' ? ['closing'] : [])
    return { done: true }
  }
  if (!delivery.refused) {
    if (delivery.refusal === undefined) return delivery
    const refusals = ((given.payload as { refusals?: number } | null)?.refusals ?? 0) + 1
    if (refusals < REFUSALS) return { ...delivery, payload: { refusals } }
  }
  context.log.info({ why: delivery.why }, 'a desk was closed: it cannot be drawn in direct messages')
  await transact(context, (tx) => fallBack(tx, context, row))
  return { done: true }
}

/** Direct messages are closed: the desk goes, and the thread where the member is asked most lately says so, once. */
async function fallBack(tx: Tx, context: HostContext, { member, status }: DeskRow): Promise<void> {
  await deleteDesk(tx, member, ['asked', 'open', 'closing'])
  if (status !== 'open') return
  const games = await openGames(tx, { member })
  const game = games.find((row) => row.status === 'playing')
  const name = game && playerRow(game, member)?.name
  if (!game || name === undefined) return
  const phrase = say('desk-lost', { who: { typed: name } })
  await enqueue(
    tx,
    game.id,
    [{ kind: 'note', phrase }, { kind: 'prompt' }] satisfies Job[],
    context.clock.now(),
  )
}
