// Delivers a league's posts, in order and once.
import type { Delivered, DeliveryHandler, Settled } from '../../jobs/handlers.ts'
import { changeLeague, findLeagueRow, saveLeaguePage } from '../../store/leagues.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { type HostContext, transact } from '../table/context.ts'
import { changing, note } from './changing.ts'
import { dropLeagueTasks, leagueJobOf, putLeagueExtra, STEP } from './league-jobs.ts'
import { infoOfLeague } from './league-queries.ts'
import type { LeagueExtraKind, LeagueId, LeagueJob, LeaguePublisher } from './types.ts'

const say = sayer<typeof en>('bot')

/** What is refused by a code that is not known by name is tried so often, and then left out. */
const TRIES = 5

/** What delivers a league's posts, by kind. */
export function leaguePostHandlers(
  context: HostContext,
  publisher: LeaguePublisher,
): Readonly<Record<Exclude<LeagueJob['kind'], LeagueExtraKind>, DeliveryHandler>> {
  const post: DeliveryHandler = async (row, later) => {
    const job = leagueJobOf(row)
    const league = await findLeagueRow(context.store.db, row.subject.id)
    // A page is drawn as it is now: one that comes later says it all, unless this one is posted anew.
    const isSuperseded =
      job.kind === 'league-page' && !job.fresh && later.some(({ kind }) => kind === 'league-page')
    if (!league || isSuperseded) return 'drop'
    return (given) => tell(context, publisher, given)
  }
  return {
    'league-page': post,
    'league-note': post,
    'league-roll': post,
    'league-end': post,
    'league-messages': post,
  }
}

/** Nothing begins where nobody could see it. What was to be posted waits until the league is resumed. */
const pauseLost = (context: HostContext, id: LeagueId): Promise<void> =>
  transact(context, async (tx) => {
    const league = await changing(tx, context, id)
    if (league?.row.status !== 'open') return
    await changeLeague(tx, league.row, { status: 'paused' })
    await dropLeagueTasks(tx, id, STEP)
    await note(league, say('league-act-place-lost'))
    await putLeagueExtra(tx, id, 'league-event', context.clock.now())
  })

async function tell(context: HostContext, publisher: LeaguePublisher, given: Delivered): Promise<Settled> {
  const { db } = context.store
  const row = await findLeagueRow(db, given.subject.id)
  if (!row) return { done: true }
  const delivery = await publisher.tell({
    id: String(given.id),
    league: await infoOfLeague(db, row),
    job: leagueJobOf(given),
    ...(row.page !== null && { page: row.page }),
    doubtful: given.doubtSince !== undefined,
    ours: given.mine,
    ...(given.doubtSince && { triedAt: given.doubtSince }),
  })
  if (!given.mine()) return delivery.done ? { done: true } : { done: false, why: 'another process has it' }
  if (delivery.done) {
    if (delivery.page !== undefined) await saveLeaguePage(db, row.id, delivery.page)
    return { done: true }
  }
  const facts = { league: row.id, job: given.kind, attempt: given.attempts, why: delivery.why }
  if ('lost' in delivery) {
    context.log.warn(facts, 'a league is paused: its channel is lost')
    await pauseLost(context, row.id)
    return { done: false, held: true }
  }
  if (delivery.refusal !== undefined && given.attempts >= TRIES) {
    context.log.warn(facts, 'a league’s post is left out: it is refused again and again')
    return { done: true }
  }
  return delivery
}
