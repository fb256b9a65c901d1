// What members have laid down for a stored game: who is covered, whom the table waits for, and until when.
import type { Seat } from '../engine/phrase.ts'
import type { Run } from '../engine/run.ts'
import type { GameRow, SitterRow } from '../store/games.ts'
import { entryTime } from '../store/log.ts'
import type { Tx } from '../store/open.ts'
import { defaultsOf, lullsOfGame, ordersOfGame, upsertOrder } from '../store/orders.ts'
import { dropTasks, putTask } from './agenda.ts'
import { type Desk, titleOf } from './desk.ts'
import { readPace } from './pace.ts'
import { answeringAt, coveredSeats, type Laid, unanswered, waitingOf } from './windows.ts'

/** The task at which a game's orders answer. */
export const ORDERS = 'orders'

/** What a member orders when they want to be asked. */
export const ASK = 'ask'

/** Whether a member plays this seat, and no computer for them. */
const isPlaying = ({ member, computer, standIn }: SitterRow): boolean =>
  member !== null && computer === null && standIn === null

/** What each seat that a member plays has laid down. */
export async function laidAt(tx: Tx, row: GameRow): Promise<(seat: Seat) => Laid | undefined> {
  const orders = await ordersOfGame(tx, row.id)
  const lulls = await lullsOfGame(tx, row.id)
  const bySeat = new Map(
    row.sitters.filter(isPlaying).map(({ seat, member }) => {
      const own = orders.filter((order) => order.member === member)
      const given = own.flatMap(({ order, value, once }) => {
        const now = once ?? value
        return now === ASK ? [] : [[order, now] as const]
      })
      const scopes = lulls.filter((lull) => lull.member === member).map(({ scope }) => scope)
      return [seat, { orders: new Map(given), lulls: new Set(scopes) }] as const
    }),
  )
  return (seat) => bySeat.get(seat)
}

/** The seats for which something laid down answers the open request: nobody waits for them. */
export async function coveredAt(tx: Tx, desk: Desk, row: GameRow, run: Run): Promise<readonly Seat[]> {
  const members = new Set(row.sitters.filter(isPlaying).map(({ seat }) => seat))
  const asked = unanswered(run).some(({ seat }) => members.has(seat))
  return asked ? coveredSeats(titleOf(desk, row.title).game, run, await laidAt(tx, row)) : []
}

/** Notes when the orders of the open request answer, or that there are none. */
export async function scheduleOrders(
  tx: Tx,
  { row, run }: { readonly row: GameRow; readonly run: Run },
  covered: readonly Seat[],
): Promise<void> {
  if (row.status !== 'playing' || covered.length === 0) return dropTasks(tx, row.id, ORDERS)
  await putTask(tx, { kind: ORDERS, game: row.id, at: await dueAt(tx, row, run) })
}

/** When the orders of the open request answer. */
export async function dueAt(tx: Tx, row: GameRow, { open, setting }: Run): Promise<Date> {
  if (!open) throw new Error(`game ${row.id} asks nothing`)
  const opened = await entryTime(tx, row.id, open.number)
  return answeringAt(waitingOf(readPace(row.pace)), setting.seed, open.number, opened)
}

/** A member sits down at a running game: what they order by default is ordered in it. */
export async function fillOrders(
  tx: Tx,
  desk: Desk,
  { id, title }: Pick<GameRow, 'id' | 'title'>,
  member: string,
): Promise<void> {
  const defaults = await defaultsOf(tx, member, title)
  for (const { id: order, values, fresh } of titleOf(desk, title).game.orders ?? []) {
    const value = defaults.get(order) ?? fresh ?? ASK
    await upsertOrder(tx, id, { member, order, value: values.includes(value) ? value : ASK, once: null })
  }
}
