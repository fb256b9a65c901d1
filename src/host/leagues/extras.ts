// What a league has on Discord beside its posts: brought up to date, remembered, and what it cannot have said once. None of it
// ever stops a league.
import type { Delivered, DeliveryHandler, Settled } from '../../jobs/handlers.ts'
import {
  leagueFault,
  leagueFaults,
  leaguePosted,
  saveLeagueFault,
  saveLeaguePosted,
} from '../../store/league-posted.ts'
import { threadsIn } from '../../store/league-rounds.ts'
import { findLeagueRow, insertAct } from '../../store/leagues.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { type HostContext, transact } from '../context.ts'
import type { Publisher } from '../types.ts'
import { infoOfLeague } from './finding.ts'
import { leagueJobOf } from './jobs.ts'
import { HOUR, MOST_THREADS } from './rules.ts'
import {
  LEAGUE_EXTRAS,
  type LeagueExtraKind,
  type LeagueFault,
  type LeagueId,
  type LeagueTrouble,
} from './types.ts'

const say = sayer<typeof en>('bot')

/** What is refused by a code that is not known by name is tried so often, and then left out. */
const TRIES = 5

/** What brings them up to date, by kind. */
export function leagueExtraHandlers(
  context: HostContext,
  publisher: Publisher,
): Readonly<Record<string, DeliveryHandler>> {
  const handler =
    (kind: LeagueExtraKind): DeliveryHandler =>
    async ({ subject }) => {
      const { db } = context.store
      const league = await findLeagueRow(db, subject.id)
      const isWanted = kind !== 'league-roles' || league?.roles || (await leaguePosted(db, subject.id, kind))
      return league && isWanted ? (given) => tend(context, publisher, kind, given) : 'drop'
    }
  return Object.fromEntries(LEAGUE_EXTRAS.map((kind) => [kind, handler(kind)]))
}

async function tend(
  context: HostContext,
  publisher: Publisher,
  kind: LeagueExtraKind,
  given: Delivered,
): Promise<Settled> {
  const { db } = context.store
  const row = await findLeagueRow(db, given.subject.id)
  if (!row) return { done: true }
  const standing = await leagueFault(db, row.id, kind)
  const delivery = await publisher.tell({
    ...{ id: String(given.id), league: await infoOfLeague(db, row), job: leagueJobOf(given) },
    ...{ doubtful: given.doubtSince !== undefined, ours: given.mine },
    ...(given.doubtSince && { triedAt: given.doubtSince }),
    ...(standing !== undefined && { fault: standing as LeagueFault }),
  })
  if (!given.mine()) return delivery.done ? { done: true } : { done: false, why: 'another process has it' }
  const fault = delivery.done ? delivery.fault : faultOf(delivery, given.attempts)
  if (!delivery.done && !fault) return delivery
  // A lost channel pauses the league by its page; what is to be said of its tables waits until it goes on elsewhere.
  if (!delivery.done && 'lost' in delivery && kind === 'league-tables')
    return { done: false, why: delivery.why, retryAfterMs: HOUR }
  await complain(context, row.id, kind, fault)
  return { done: true }
}

/** Why the league does without, if it does. */
function faultOf(
  delivery: Exclude<Awaited<ReturnType<Publisher['tell']>>, { readonly done: true }>,
  attempts: number,
): LeagueFault | undefined {
  if ('lost' in delivery) return 'permission'
  return delivery.refusal !== undefined && attempts >= TRIES ? 'refused' : undefined
}

/** Says in the league's log what it cannot have, when that is news. An event that was never permitted is missed by nobody. */
async function complain(
  context: HostContext,
  id: LeagueId,
  kind: LeagueExtraKind,
  fault: LeagueFault | undefined,
): Promise<void> {
  await transact(context, async (tx) => {
    const isNews = await saveLeagueFault(tx, id, kind, fault ?? null)
    if (!isNews || !fault) return
    context.log.warn({ league: id, kind, fault }, 'a league does without something on Discord')
    if (kind === 'league-event' && fault === 'permission') return
    const phrase = say(`${kind}-${fault}`)
    await insertAct(tx, { leagueId: id, at: context.clock.now(), phrase, by: null, reason: null })
  })
}

/** What the publisher remembers. */
export const recall = (context: HostContext, id: LeagueId, kind: LeagueExtraKind): Promise<unknown> =>
  leaguePosted(context.store.db, id, kind)

export const remember = (
  context: HostContext,
  id: LeagueId,
  kind: LeagueExtraKind,
  value: unknown,
): Promise<void> => saveLeaguePosted(context.store.db, id, kind, value)

/** What the leagues of a server cannot have. */
export async function faultsAt(
  context: HostContext,
  guild: string,
): Promise<{ readonly troubles: readonly LeagueTrouble[]; readonly threadsFull: boolean }> {
  const { db } = context.store
  const rows = await leagueFaults(db, guild)
  return {
    troubles: rows.map(({ name, part, fault }) => ({
      league: name,
      kind: part as LeagueExtraKind,
      fault: fault as LeagueFault,
    })),
    threadsFull: (await threadsIn(db, guild)) >= MOST_THREADS,
  }
}
