// The outbox: what a commit left to be posted goes out in order per game, each job once, also after a crash.
import type { Delivered, DeliveryHandler, Settled } from '../../jobs/handlers.ts'
import type { GameRow } from '../../store/games.ts'
import type { JobRow, Part } from '../../store/jobs.ts'
import { isLost } from '../../store/lost.ts'
import { lostPlace } from '../../store/pause-reason.ts'
import { findGameWithPosts, type GameWithPosts, remembering } from '../../store/posts.ts'
import type { HostContext } from '../table/context.ts'
import { infoOf } from '../table/info.ts'
import {
  type Delivery,
  type GamePublisher,
  type Job,
  type Post,
  type Posting,
  REFUSALS,
} from '../table/posts.ts'
import { TIMING } from '../table/timing.ts'
import { giveBack } from './late.ts'
import { save } from './messages.ts'
import { cancelOrphan, leaveOut, leaveThread, noteLeftOut, pauseLost } from './places.ts'

/** What is said to one member alone is tried so often, over some minutes; the last try falls back to where it can be said. */
export const TRIES = 8

/** What delivers the posts of a game and those for one member, by kind; `posted` hears of each post for everybody. */
export function postHandlers(
  context: HostContext,
  publisher: GamePublisher,
  posted: (game: GameRow) => void,
): Readonly<Record<Job['kind'], DeliveryHandler>> {
  const post: DeliveryHandler = (row, later) => postForAll(context, publisher, posted, row, later)
  const alone: DeliveryHandler = (row) => postAlone(context, publisher, row)
  return {
    lobby: post,
    full: post,
    ready: post,
    thread: post,
    story: post,
    undone: post,
    vote: post,
    keep: post,
    claim: post,
    prompt: post,
    nudge: post,
    end: post,
    card: post,
    film: post,
    reviewed: post,
    note: post,
    opening: post,
    invite: post,
    call: post,
    requestToJoin: post,
    watch: post,
    lift: post,
    tell: alone,
    notify: alone,
    calendar: (row) => postAside(context, publisher, row, isNotWorthIt),
    roll: (row) => postAside(context, publisher, row, isNotWorthIt),
    remove: (row) => postAside(context, publisher, row, isOutOfReach),
  }
}

/** What lies in a place that is closed to the bot is tried so often, over an hour and more. */
const SHUT_TRIES = 24

/** A post as it waits: how often it was refused by a code not known by name. */
type Waiting = Job & { readonly refusals?: number; readonly at?: number }

function jobOf({ payload }: JobRow): Job {
  const { refusals: _refusals, at: _at, ...job } = payload as Waiting
  return job
}

async function postForAll(
  context: HostContext,
  publisher: GamePublisher,
  posted: (game: GameRow) => void,
  row: JobRow,
  later: readonly JobRow[],
): ReturnType<DeliveryHandler> {
  if (isSuperseded(row, later)) return 'drop'
  const found = await findGameWithPosts(context.store.single, row.subject.id)
  if (!found || found.game.lesson !== null) return 'drop'
  const { game } = found
  // What it has to say waits while its place is lost, and only then.
  if (lostPlace(game)) return 'hold'
  return async (given) => {
    const delivery = await delivered(context, publisher, postingOf(given, found, jobOf(given)))
    posted(game)
    if (delivery.done) await tellLate(context, game.id, given)
    return given.mine() ? settled(context, game.id, given, delivery) : delivery
  }
}

/** Members who were kept waiting for a prompt have lost no time. */
async function tellLate(context: HostContext, game: string, { payload }: JobRow): Promise<void> {
  const { at } = payload as Waiting
  if (at !== undefined && context.clock.now().getTime() - at >= TIMING.late) await giveBack(context, game, at)
}

/** A job as the publisher takes it. */
const postingOf = (
  { id, doubtSince, mine }: Delivered,
  { game, posts }: GameWithPosts,
  job: Job,
): Posting => ({
  id: String(id),
  game: infoOf(game),
  posts: posts as readonly Post[],
  job,
  doubtful: doubtSince !== undefined,
  ours: mine,
  ...(doubtSince && { triedAt: doubtSince }),
})

/** How a delivery went, with what is stored of it together with that it is done. */
type Went = Delivery & { readonly also?: readonly Part[] }

/**
 * How a delivery went; nothing that happens in it is thrown but a lost connection to the database. What one that failed has
 * to remember is stored.
 */
async function delivered(context: HostContext, publisher: GamePublisher, posting: Posting): Promise<Went> {
  try {
    const delivery = await publisher.deliver(posting)
    const { kept } = delivery
    // The process that has it by now remembers what it has posted itself.
    if (!kept || posting.ours?.() === false) return delivery
    if (delivery.done) return { ...delivery, also: [remembering(posting.game.id, kept)] }
    for (const post of kept) await save(context, posting.game.id, post)
    return delivery
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
  // Lobbies and finished games cannot be paused: a deleted channel shows nothing any more, other failures may be temporary.
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
  publisher: GamePublisher,
  row: JobRow,
): ReturnType<DeliveryHandler> {
  const { game: id, ...job } = row.payload as Job & { readonly game: string }
  const found = await findGameWithPosts(context.store.single, id)
  if (!found) return 'drop'
  return async (given) => {
    const last = given.attempts >= TRIES
    const delivery = await delivered(context, publisher, { ...postingOf(given, found, job), last })
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
  publisher: GamePublisher,
  row: JobRow,
  isGivenUp: (given: JobRow, delivery: Failed) => boolean,
): ReturnType<DeliveryHandler> {
  const found = await findGameWithPosts(context.store.single, row.subject.id)
  if (!found) return 'drop'
  const { game } = found
  return async (given) => {
    const delivery = await delivered(context, publisher, postingOf(given, found, jobOf(given)))
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
