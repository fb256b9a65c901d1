// Begins the days of daily positions, and posts them in the servers that want them: each once.
import type { Delivered, DeliveryHandler, Settled } from '../../jobs/handlers.ts'
import { answeredSince, findDaily, saveDailyMessage } from '../../store/daily.ts'
import { appendJobs, type NewJob, scheduleJob } from '../../store/jobs.ts'
import type { MoveTx } from '../../store/open.ts'
import { changeServerIn, settingsIn } from '../settings/server.ts'
import { type HostContext, transact } from '../table/context.ts'
import { choose } from './choosing.ts'
import { type DailyDay, dailyDay, MIDNIGHT } from './times.ts'
import { type DailyPosting, type DailyPublisher, EVERYWHERE } from './types.ts'

/** A day begins in a place. */
export const DAILY = 'daily'
/** Its position is posted; a posted one is taken away. */
const POST = 'daily-post'

/** While a review is being made, a day waits for it: so often, and so long at most (milliseconds). */
const BUSY = 20_000
const WAIT_MS = 30 * 60_000
/** A post that fails so often is left out. */
const TRIES = 6
/** Days without an answer after which nothing is chosen for everybody any more, until somebody asks. */
const UNUSED = 7

/** What handles both, by kind. */
export const dailyHandlers = (
  context: HostContext,
  publisher: DailyPublisher,
): Readonly<Record<string, DeliveryHandler>> => ({
  [DAILY]: async ({ subject }) => {
    const time = subject.id === EVERYWHERE ? MIDNIGHT : (await settingsIn(context.store.db, subject.id)).daily
    if (!time) return 'drop'
    const now = context.clock.now()
    const day = dailyDay(now, time)
    const isEarly = now.getTime() - day.began.getTime() < WAIT_MS
    if (context.reviewer?.busy && isEarly) return new Date(now.getTime() + BUSY)
    return async () => {
      await begin(context, subject.id, day)
      return { done: true }
    }
  },
  [POST]: async () => (given) => post(context, publisher, given),
})

/** Chooses a day's position, and notes in the same transaction that it is to be posted, and when the next day begins. */
async function begin(context: HostContext, place: string, day: DailyDay): Promise<void> {
  if (place === EVERYWHERE) {
    if (!(await answeredSince(context.store.db, place, day.day - UNUSED))) return
    await choose(context, place, day)
    await transact(context, (tx) => scheduleDay(tx, place, day.ends))
    return
  }
  await choose(context, place, day, (tx) => appendJobs(tx, [postJob(place, { day: day.day }, day.began)]))
  await transact(context, (tx) => scheduleDay(tx, place, day.ends))
  context.lookForDue()
}

/** Has a day begin in a place. */
export const scheduleDay = (tx: MoveTx, place: string, due: Date): Promise<void> =>
  scheduleJob(tx, { subject: { kind: 'guild', id: place }, kind: DAILY, key: '', due, payload: null })

/** What is to be posted, or taken away. */
type What = DailyPosting['what']

/** Has something posted in a server, or taken away there. */
export const postJob = (guild: string, what: What & { readonly channel?: string }, due: Date): NewJob => ({
  subject: { kind: 'guild', id: guild },
  lane: POST,
  kind: POST,
  due,
  payload: what,
})

async function post(context: HostContext, publisher: DailyPublisher, given: Delivered): Promise<Settled> {
  const { db } = context.store
  const guild = given.subject.id
  const what = given.payload as What & { readonly channel?: string }
  const { daily } = await settingsIn(db, guild)
  const channel = what.channel ?? daily?.channel
  const day = 'day' in what ? what.day : undefined
  const row = day === undefined ? undefined : await findDaily(db, guild, day)
  const isPointless = day !== undefined && (!row?.position || row.ends <= context.clock.now())
  if (!channel || isPointless) return { done: true }
  const delivery = await publisher.postDaily({
    ...{ id: String(given.id), guild, channel, what, ours: given.mine },
    ...(given.doubtSince && { doubtSince: given.doubtSince }),
  })
  if (!given.mine()) return delivery.done ? { done: true } : { done: false, why: 'another process has it' }
  if (delivery.done) {
    const { message } = delivery
    if (day !== undefined && message !== undefined)
      await saveDailyMessage(db, { place: guild, day, channel, message })
    return { done: true }
  }
  const facts = { job: given.kind, attempt: given.attempts, why: delivery.why }
  if ('lost' in delivery) {
    context.log.warn(facts, 'a daily position cannot be posted')
    if (delivery.lost === 'channel' && day !== undefined) await turnOff(context, guild, channel)
    return { done: true }
  }
  if (given.attempts < TRIES) return delivery
  context.log.warn(facts, 'a daily position is left out')
  return { done: true }
}

/** No more positions come to a channel that is gone. */
const turnOff = (context: HostContext, guild: string, channel: string): Promise<void> =>
  transact(context, async (tx) => {
    if ((await settingsIn(tx, guild)).daily?.channel === channel)
      await changeServerIn(tx, guild, { daily: undefined })
  })
