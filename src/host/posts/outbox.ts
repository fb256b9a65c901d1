// The outbox: what a commit left to be posted goes out in order per game, each job once, also after a crash.
import type { Delivered, DeliveryHandler, Settled } from '../../jobs/handlers.ts'
import { findGame, type GameRow, PAUSED_BY_VOTE } from '../../store/games.ts'
import type { JobRow } from '../../store/jobs.ts'
import { isLost } from '../../store/lost.ts'
import type { HostContext } from '../context.ts'
import { infoOf } from '../play/info.ts'
import type { GameInfo } from '../types.ts'
import { cancelOrphan, leaveOut, leaveThread, noteLeftOut, pauseLost } from './places.ts'
import type { Delivery, Job, Posting, Publisher } from './types.ts'

/** What is said to one member alone is tried so often, over some minutes; the last try falls back to where it can be said. */
export const TRIES = 8

/** What delivers the posts of a game and those for one member, by kind. */
export function postHandlers(
  context: HostContext,
  publisher: Publisher,
): Readonly<Record<Job['kind'], DeliveryHandler>> {
  const post: DeliveryHandler = (row, later) => postForAll(context, publisher, row, later)
  const alone: DeliveryHandler = (row) => postAlone(context, publisher, row)
  return {
    ...{ lobby: post, full: post, thread: post, story: post, undone: post, vote: post },
    ...{ prompt: post, nudge: post, end: post, card: post, note: post, opening: post },
    ...{ invite: post, call: post, knock: post, watch: post, lift: post },
    ...{ tell: alone, notify: alone },
    calendar: (row) => postAside(context, publisher, row, isNotWorthIt),
    shrink: (row) => postAside(context, publisher, row, isOutOfReach),
  }
}

/** A refusal that is not known by name comes back so often before what is refused is left out. */
export const REFUSALS = 3

/** What lies in a place that is closed to the bot is tried so often, over an hour and more. */
const SHUT_TRIES = 24

/** A post as it waits: how often it was refused by a code not known by name. */
type Waiting = Job & { readonly refusals?: number }

function jobOf({ payload }: JobRow): Job {
  const { refusals: _refusals, ...job } = payload as Waiting
  return job
}

async function postForAll(
  context: HostContext,
  publisher: Publisher,
  row: JobRow,
  later: readonly JobRow[],
): ReturnType<DeliveryHandler> {
  const game = await findGame(context.store.db, row.subject.id)
  if (!game || game.lesson !== null || isSuperseded(row, later)) return 'drop'
  if (isStuck(game)) return 'hold'
  return async (given) => {
    const delivery = await delivered(publisher, postingOf(given, infoOf(game), jobOf(given)))
    return given.mine() ? settled(context, game.id, given, delivery) : delivery
  }
}

/** What a game has to say waits while its place is lost, and only then. */
const isStuck = ({ status, pausedWhy }: GameRow): boolean =>
  status === 'paused' && pausedWhy !== PAUSED_BY_VOTE

/** A job as the publisher takes it. */
const postingOf = ({ id, doubtSince, mine }: Delivered, game: GameInfo, job: Job): Posting => ({
  id: String(id),
  game,
  job,
  doubtful: doubtSince !== undefined,
  ours: mine,
  ...(doubtSince && { triedAt: doubtSince }),
})

/** How a delivery went; nothing that happens in it is thrown but a lost connection to the database. */
async function delivered(publisher: Publisher, posting: Posting): Promise<Delivery> {
  try {
    return await publisher.deliver(posting)
  } catch (error) {
    if (isLost(error)) throw error
    return { done: false, why: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * A later job will say it as of then: a prompt, lifted or not, before the next one or the end, a lobby not yet tried before
 * the next lobby.
 * That the table is full is said no more when the lobby has changed since.
 */
function isSuperseded(row: JobRow, later: readonly JobRow[]): boolean {
  const { kind } = jobOf(row)
  if (kind === 'prompt' || kind === 'lift')
    return later.some((each) => ['prompt', 'end'].includes(jobOf(each).kind))
  const isDrawnAnew = later.some((each) => jobOf(each).kind === 'lobby')
  if (kind === 'full') return isDrawnAnew
  return kind === 'lobby' && row.triedAt === null && isDrawnAnew
}

/** What becomes of a post for everyone, and of its game where its place is lost. */
async function settled(
  context: HostContext,
  game: string,
  row: JobRow,
  delivery: Delivery,
): Promise<Settled> {
  if (delivery.done) return delivery
  if (!('lost' in delivery))
    return delivery.refusal === undefined ? delivery : refused(context, game, row, delivery)
  const facts = { game, job: row.kind, attempt: row.attempts, why: delivery.why }
  if (delivery.lost === 'permission' && (await leaveThread(context, game))) {
    context.log.warn(facts, 'played in the channel: nothing can be posted in the thread')
    return { ...delivery, retryAfterMs: 0 }
  }
  if (await pauseLost(context, game, delivery.lost)) {
    context.log.warn(facts, 'paused: its place is lost')
    return { done: false, held: true }
  }
  // Lobbies and finished games cannot be paused: a deleted channel shows nothing any more, the rest may be mended.
  if (delivery.lost !== 'channel') return delivery
  context.log.warn(facts, 'not posted: its channel is gone')
  await cancelOrphan(context, game)
  return { done: true }
}

/**
 * A post that the platform refuses for no reason known by name: tried three times, then a note that it is missing takes its place,
 * and the game goes on. Where the note is refused three times too, nothing gets through: the game is paused and its host told.
 */
async function refused(context: HostContext, game: string, row: JobRow, delivery: Failed): Promise<Settled> {
  const waiting = row.payload as Waiting
  const refusals = (waiting.refusals ?? 0) + 1
  const payload = { ...waiting, refusals }
  if (refusals < REFUSALS) return { ...delivery, payload }
  const facts = { game, job: row.kind, attempt: row.attempts, why: delivery.why }
  const job = jobOf(row)
  if (job.kind === 'note' && refusals === REFUSALS && (await pauseLost(context, game, 'refused'))) {
    context.log.warn(facts, 'paused: every post is refused')
    return { done: false, held: true, payload }
  }
  context.log.warn(facts, 'a post is left out: it is refused again and again')
  const instead = await leaveOut(context, game, job)
  return instead ? { done: false, why: delivery.why, retryAfterMs: 0, payload: instead } : { done: true }
}

/** What is for one member alone: the table waits for none of it, nor does another member. */
async function postAlone(
  context: HostContext,
  publisher: Publisher,
  row: JobRow,
): ReturnType<DeliveryHandler> {
  const { game: id, ...job } = row.payload as Job & { readonly game: string }
  const game = await findGame(context.store.db, id)
  if (!game) return 'drop'
  return async (given) => {
    const last = given.attempts >= TRIES
    const delivery = await delivered(publisher, { ...postingOf(given, infoOf(game), job), last })
    if (delivery.done || !given.mine()) return delivery
    const lost = 'lost' in delivery ? delivery.lost : undefined
    const isLeftOut = !lost && isRefusedOften(given, delivery)
    if (!last && !lost && !isLeftOut && !('hopeless' in delivery && delivery.hopeless)) return delivery
    // A reminder comes in the thread where it cannot come in private: if not there either, nobody can play there.
    if (lost && job.kind === 'notify') await pauseLost(context, id, lost)
    if (isLeftOut && job.kind === 'notify') await noteLeftOut(context, id)
    const facts = { game: id, job: job.kind, attempt: given.attempts, why: delivery.why }
    context.log.warn(facts, 'a member cannot be told: dropped')
    return { done: true }
  }
}

/** A delivery that failed. */
type Failed = Delivery & { readonly done: false }

const isRefused = (delivery: Failed): boolean => 'refusal' in delivery && delivery.refusal !== undefined

/** What is good to have and nothing more is given up when it is refused, or does not get through for some minutes. */
const isNotWorthIt = ({ attempts }: JobRow, delivery: Failed): boolean =>
  'lost' in delivery || isRefused(delivery) || attempts >= TRIES

/** An old message is tried until its place is gone, or stays closed to the bot for more than an hour. */
const isOutOfReach = ({ attempts }: JobRow, delivery: Failed): boolean =>
  'lost' in delivery ? delivery.lost === 'channel' || attempts >= SHUT_TRIES : isRefused(delivery)

/** What the table waits for in no way; it goes without what is given up. */
async function postAside(
  context: HostContext,
  publisher: Publisher,
  row: JobRow,
  isGivenUp: (given: JobRow, delivery: Failed) => boolean,
): ReturnType<DeliveryHandler> {
  const game = await findGame(context.store.db, row.subject.id)
  if (!game) return 'drop'
  return async (given) => {
    const delivery = await delivered(publisher, postingOf(given, infoOf(game), jobOf(given)))
    if (delivery.done || !given.mine()) return delivery
    if (!isGivenUp(given, delivery)) return delivery
    const facts = { game: game.id, job: row.kind, attempt: given.attempts, why: delivery.why }
    context.log.warn(facts, 'the table goes without: it is refused')
    return { done: true }
  }
}

/** Whether what is for one member is refused in private and where the game is played, again and again. */
const isRefusedOften = ({ attempts }: JobRow, delivery: Failed): boolean =>
  isRefused(delivery) && attempts >= REFUSALS
