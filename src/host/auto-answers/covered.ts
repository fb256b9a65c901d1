// What members have laid down for a stored game: who is covered, whom the table waits for, and until when.
import type { AutoAnswerSpec } from '../../engine/game.ts'
import type { GameSession } from '../../engine/lifecycle.ts'
import type { Seat } from '../../engine/phrase.ts'
import { openedAt } from '../../engine/player-view.ts'
import {
  type AutoAnswerRow,
  autoAnswersOfGame,
  autoPassesOfGame,
  defaultsOf,
  upsertAutoAnswer,
} from '../../store/auto-answers.ts'
import type { GameRow, PlayerRow } from '../../store/games.ts'
import { movesUpTo } from '../../store/log.ts'
import type { Tx } from '../../store/open.ts'
import { dropTasks, putTask } from '../agenda.ts'
import { readPace } from '../clock/pace.ts'
import { type HostContext, titleOf } from '../context.ts'
import type { OwnAutoAnswer } from '../types.ts'
import {
  type AutoAnswers,
  answeringAt,
  autoAnsweredSeats,
  autoAnswerFor,
  isAutomatic,
  isPassable,
  LONGEST_WAIT,
  type Opened,
  publiclyAsked,
  unanswered,
  waitingOf,
} from './windows.ts'

/** The task at which a game's orders answer. */
export const ORDERS = 'orders'

/** What a member orders when they want to be asked. */
export const ASK = 'ask'

/** Whether a member plays this seat, and no computer for them. */
const isPlaying = ({ member, computer, standIn }: PlayerRow): boolean =>
  member !== null && computer === null && standIn === null

/** What each seat that a member plays has laid down. */
export async function autoAnswersAt(tx: Tx, row: GameRow): Promise<(seat: Seat) => AutoAnswers | undefined> {
  const orders = await autoAnswersOfGame(tx, row.id)
  const lulls = await autoPassesOfGame(tx, row.id)
  const bySeat = new Map(
    row.players.filter(isPlaying).map(({ seat, member }) => {
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
export async function autoAnsweredAt(
  tx: Tx,
  context: HostContext,
  row: GameRow,
  session: GameSession,
): Promise<readonly Seat[]> {
  const members = new Set(row.players.filter(isPlaying).map(({ seat }) => seat))
  const asked = unanswered(session).some(({ seat }) => members.has(seat))
  return asked
    ? autoAnsweredSeats(titleOf(context, row.title).game, session, await autoAnswersAt(tx, row))
    : []
}

/** The order of a covered seat's member that answers what it is asked; for them alone. */
export async function ownAutoAnswerAt(
  tx: Tx,
  context: HostContext,
  row: GameRow,
  session: GameSession,
  seat: Seat,
): Promise<OwnAutoAnswer> {
  const member = row.players.find((each) => each.seat === seat)?.member ?? ''
  const decision = publiclyAsked(session).find((each) => each.seat === seat)
  const spec = decision && autoAnswerFor(titleOf(context, row.title).game, decision)
  const lulls = (await autoPassesOfGame(tx, row.id)).filter((lull) => lull.member === member)
  const isLulled = decision?.lulls?.some(({ scope }) => lulls.some((lull) => lull.scope === scope))
  if (!spec || isLulled) return { isDefault: false }
  const given = (await autoAnswersOfGame(tx, row.id)).find(
    (order) => order.member === member && order.order === spec.id,
  )
  if (!given) return { isDefault: false }
  const isDefault = isUnchanged(spec, given, await defaultsOf(tx, member, row.title))
  return { order: spec.id, value: given.once ?? given.value, isDefault }
}

/** Whether an order is the one that everybody has who never gave another. */
export const isUnchanged = (
  { id, fresh }: AutoAnswerSpec,
  { value, once }: Pick<AutoAnswerRow, 'value' | 'once'>,
  defaults: ReadonlyMap<string, string>,
): boolean => value === fresh && once === null && !defaults.has(id)

/** Notes when the orders of the open request answer, or that there are none. */
export async function scheduleAutoAnswers(
  tx: Tx,
  { row, run: session }: { readonly row: GameRow; readonly run: GameSession },
  covered: readonly Seat[],
): Promise<void> {
  if (row.status !== 'playing' || covered.length === 0) return dropTasks(tx, row.id, ORDERS)
  await putTask(tx, { kind: ORDERS, game: row.id, at: await dueAt(tx, row, session, covered) })
}

/** When the orders of the open request answer; `covered` are the seats that have any. */
export async function dueAt(
  tx: Tx,
  row: GameRow,
  session: GameSession,
  covered: readonly Seat[],
): Promise<Date> {
  const number = openedAt(session)
  if (number === undefined) throw new Error(`game ${row.id} asks nothing`)
  const members = row.players.filter(({ member }) => member !== null).length
  const opened = await openedBy(tx, row, number)
  return answeringAt(waitingOf(readPace(row.pace), members), session.setting.seed, {
    ...opened,
    passable: isPassable(session, covered),
  })
}

/** Entries read at once on the way back to the last move of a member. */
const READ = 30

/** When a request was asked, and by what it came; what lies further back than any wait is past in any case. */
async function openedBy(tx: Tx, row: GameRow, number: number): Promise<Omit<Opened, 'passable'>> {
  let asked: Date | undefined
  for (let upTo = number; ; upTo -= READ) {
    const moves = await movesUpTo(tx, row.id, upTo, READ)
    for (const { entry, at } of moves) {
      asked ??= at
      const isPast = asked.getTime() - at.getTime() > LONGEST_WAIT
      if (isPast || !isAutomatic(entry)) return { at: asked, since: at }
    }
    if (!asked || moves.length < READ) throw new Error(`game ${row.id} has no entry ${number}`)
  }
}

/** A member sits down at a running game: what they order by default is ordered in it. */
export async function fillAutoAnswers(
  tx: Tx,
  context: HostContext,
  { id, title }: Pick<GameRow, 'id' | 'title'>,
  member: string,
): Promise<void> {
  const defaults = await defaultsOf(tx, member, title)
  for (const { id: order, values, fresh } of titleOf(context, title).game.orders ?? []) {
    const value = defaults.get(order) ?? fresh ?? ASK
    await upsertAutoAnswer(tx, id, { member, order, value: values.includes(value) ? value : ASK, once: null })
  }
}
