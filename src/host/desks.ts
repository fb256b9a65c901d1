// Private desks: opened after a test message, drawn anew when something on them has changed, closed again.
//
// What is due is read off the games themselves, so no change can be missed, however it came about and whichever process
// made it; changes that come close together are drawn together.
import {
  changeDesk,
  type DeskRow,
  type DueDesk,
  deleteDesk,
  dueDesks,
  findDesk,
  insertDesk,
} from '../store/desks.ts'
import { openGames } from '../store/games.ts'
import type { Tx } from '../store/open.ts'
import { enqueue } from '../store/outbox.ts'
import type { en } from '../text/bot/en.ts'
import { sayer } from '../text/catalogue.ts'
import type { Language } from '../text/language.ts'
import { type Desk, transact } from './desk.ts'
import { sitterRow } from './info.ts'
import { TIMING } from './timing.ts'
import type { DeskDelivery, DeskState, GameId, Job, Person, Publisher } from './types.ts'

const say = sayer<typeof en>('bot')

/** Asks for a desk: a test message goes out. `false` when there is a desk, or a test message, already. */
export const askForDesk = async (desk: Desk, { id }: Person, language: Language): Promise<boolean> =>
  insertDesk(desk.store.db, id, language, desk.clock.now())

/** The test message was answered: the desk stands there from now on. `false` when none was asked for. */
export const keepDesk = async (desk: Desk, { id }: Person): Promise<boolean> =>
  changeDesk(desk.store.db, id, { status: 'open', due: desk.clock.now() }, ['asked', 'open'])

/** Closes a desk; `false` when there is none. */
export const closeDesk = async (desk: Desk, { id }: Person): Promise<boolean> =>
  changeDesk(desk.store.db, id, { status: 'closing', due: desk.clock.now() })

/** Where a member's desk stands. */
export async function deskOf(desk: Desk, { id }: Person): Promise<DeskState | undefined> {
  const row = await findDesk(desk.store.db, id)
  return row && { status: row.status, posted: row.message !== null }
}

/** The member has drawn their desk anew by pressing on it: it is looked over once more after a while. */
export async function turnDesk(desk: Desk, { id }: Person, game?: GameId): Promise<void> {
  const due = new Date(desk.clock.now().getTime() + TIMING.deskTurned)
  await changeDesk(desk.store.db, id, { seen: '', due, ...(game !== undefined && { chosen: game }) }, [
    'open',
  ])
}

/** Draws every desk that is due, of one member if named. */
export async function tendDesks(
  desk: Desk,
  publisher: Publisher,
  going: () => boolean,
  member?: string,
): Promise<void> {
  for (const due of await dueDesks(desk.store.db, desk.clock.now(), member)) {
    if (!going()) return
    const lock = `desk ${due.member}`
    if (!(await desk.store.locks.take(lock))) continue
    try {
      await tend(desk, publisher, due)
    } finally {
      await desk.store.locks.free(lock)
    }
  }
}

async function tend(desk: Desk, publisher: Publisher, { member, stands }: DueDesk): Promise<void> {
  const { db } = desk.store
  const row = await findDesk(db, member)
  if (!row) return
  const now = desk.clock.now()
  await changeDesk(db, member, { triedAt: row.triedAt ?? now, attempts: row.attempts + 1 })
  const delivery = await publisher.tend(postingOf(row)).catch(
    (error: unknown): DeskDelivery => ({
      done: false,
      why: error instanceof Error ? error.message : String(error),
    }),
  )
  await settle(desk, row, stands, delivery)
}

const postingOf = ({
  member,
  status,
  language,
  chosen,
  channel,
  message,
  postedAt,
  shown,
  askedAt,
  triedAt,
}: DeskRow) => ({
  key: `${member} ${askedAt.getTime()}`,
  member,
  status,
  language: language as Language,
  shown,
  ...(chosen !== null && { chosen }),
  ...(channel !== null && message !== null && postedAt && { at: { channel, message, postedAt } }),
  ...(triedAt && { doubtSince: triedAt }),
})

async function settle(desk: Desk, row: DeskRow, stands: string, delivery: DeskDelivery): Promise<void> {
  const { member } = row
  const { db } = desk.store
  const later = (ms: number) => new Date(desk.clock.now().getTime() + ms)
  if (delivery.done) {
    const { at, shown } = delivery
    const rest = later(delivery.restMs ?? TIMING.deskRest)
    await changeDesk(db, member, { ...at, shown, seen: stands, triedAt: null, attempts: 0, due: rest })
    // Only now, so that its last drawing was not lost; one that was opened again meanwhile stays.
    await deleteDesk(db, member, row.status === 'closing' ? ['closing'] : [])
  } else if (delivery.refused) {
    desk.log.info({ why: delivery.why }, 'a desk was closed: its member takes no direct messages')
    await transact(desk, (tx) => fallBack(tx, desk, row))
  } else {
    desk.log.warn({ attempt: row.attempts + 1, why: delivery.why }, 'a desk will be drawn again')
    const wait = delivery.retryAfterMs ?? Math.min(TIMING.backoff * 2 ** row.attempts, TIMING.backoffMax)
    await changeDesk(db, member, { due: later(wait) })
  }
}

/** Direct messages are closed: the desk goes, and the thread where the member is asked most lately says so, once. */
async function fallBack(tx: Tx, desk: Desk, { member, status }: DeskRow): Promise<void> {
  await deleteDesk(tx, member, ['asked', 'open', 'closing'])
  if (status !== 'open') return
  const games = await openGames(tx, { member })
  const game = games.find((row) => row.status === 'playing')
  const name = game && sitterRow(game, member)?.name
  if (!game || name === undefined) return
  const phrase = say('desk-lost', { who: { typed: name } })
  await enqueue(tx, game.id, [{ kind: 'note', phrase }, { kind: 'prompt' }] satisfies Job[], desk.clock.now())
}
