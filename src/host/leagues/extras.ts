// What a league has on Discord beside its posts: brought up to date, remembered, and what it cannot have said once. None of it
// ever stops a league.
import type { Delivered, DeliveryHandler, Settled } from '../../jobs/handlers.ts'
import { leagueFault, leagueFaults, leaguePosted, saveLeaguePosted } from '../../store/league-posted.ts'
import { threadsIn } from '../../store/league-rounds.ts'
import { findLeagueRow, type LeagueRow } from '../../store/leagues.ts'
import type { Tx } from '../../store/open.ts'
import { type HostContext, transact } from '../table/context.ts'
import { noteLack } from './lacks.ts'
import { leagueJobOf } from './league-jobs.ts'
import { infoOfLeague } from './league-queries.ts'
import { noteThreads } from './room.ts'
import { HOUR, MOST_THREADS } from './rules.ts'
import {
  LEAGUE_EXTRAS,
  type LeagueExtraKind,
  type LeagueFault,
  type LeagueId,
  type LeaguePublisher,
  type LeagueTrouble,
} from './types.ts'

/** What is refused by a code that is not known by name is tried so often, and then left out. */
const TRIES = 5

/** What brings them up to date, by kind. */
export function leagueExtraHandlers(
  context: HostContext,
  publisher: LeaguePublisher,
): Readonly<Record<string, DeliveryHandler>> {
  const handler =
    (kind: LeagueExtraKind): DeliveryHandler =>
    async ({ subject }) => {
      const { db } = context.store
      const league = await findLeagueRow(db, subject.id)
      return league && (await isWanted(db, kind, league))
        ? (given) => updateExtra(context, publisher, kind, given)
        : 'drop'
    }
  return Object.fromEntries(LEAGUE_EXTRAS.map((kind) => [kind, handler(kind)]))
}

/** Whether a league has this at all: roles until none is left, tags where it has a forum. */
async function isWanted(tx: Tx, kind: LeagueExtraKind, league: LeagueRow): Promise<boolean> {
  if (kind === 'league-forum') return league.forum !== null
  return kind !== 'league-roles' || league.roles || (await leaguePosted(tx, league.id, kind)) !== undefined
}

async function updateExtra(
  context: HostContext,
  publisher: LeaguePublisher,
  kind: LeagueExtraKind,
  given: Delivered,
): Promise<Settled> {
  const { db } = context.store
  const row = await findLeagueRow(db, given.subject.id)
  if (!row) return { done: true }
  const standing = await leagueFault(db, row.id, kind)
  const delivery = await publisher.tell({
    id: String(given.id),
    league: await infoOfLeague(db, row),
    job: leagueJobOf(given),
    doubtful: given.doubtSince !== undefined,
    ours: given.mine,
    ...(given.doubtSince && { triedAt: given.doubtSince }),
    ...(standing !== undefined && { fault: standing as LeagueFault }),
  })
  if (!given.mine()) return delivery.done ? { done: true } : { done: false, why: 'another process has it' }
  if (delivery.done && delivery.threads !== undefined) {
    const { threads } = delivery
    await transact(context, (tx) => noteThreads(tx, context, row.id, threads))
    return { done: true }
  }
  const fault = delivery.done ? delivery.fault : faultOf(delivery, given.attempts)
  if (!delivery.done && !fault) return delivery
  // A lost channel pauses the league by its page; what is to be said of its tables waits until it goes on elsewhere.
  if (!delivery.done && 'lost' in delivery && kind === 'league-tables')
    return { done: false, why: delivery.why, retryAfterMs: HOUR }
  await transact(context, (tx) => noteLack(tx, context, row.id, kind, fault))
  return { done: true }
}

/** Why the league does without, if it does. */
function faultOf(
  delivery: Exclude<Awaited<ReturnType<LeaguePublisher['tell']>>, { readonly done: true }>,
  attempts: number,
): LeagueFault | undefined {
  if ('lost' in delivery) return 'permission'
  return delivery.refusal !== undefined && attempts >= TRIES ? 'refused' : undefined
}

/** What the publisher remembers of something that a league has beside its posts. */
export const recall = (context: HostContext, id: LeagueId, kind: LeagueExtraKind): Promise<unknown> =>
  leaguePosted(context.store.db, id, kind)

/** Remembers it. */
export const remember = (
  context: HostContext,
  id: LeagueId,
  kind: LeagueExtraKind,
  value: unknown,
): Promise<void> => saveLeaguePosted(context.store.db, id, kind, value)

/** What the leagues of a server cannot have, and whether so many threads are open there that their tables wait. */
export async function faults(
  context: HostContext,
  guild: string,
): Promise<{ readonly troubles: readonly LeagueTrouble[]; readonly threadsFull: boolean }> {
  const { db } = context.store
  const rows = await leagueFaults(db, guild)
  const isFull = ({ part, fault }: (typeof rows)[number]) => part === 'league-threads' && fault === 'full'
  const others = rows.filter((row) => !isFull(row))
  return {
    troubles: others.map(({ name, part, fault }) => ({
      league: name,
      kind: part as LeagueExtraKind,
      fault: fault as LeagueFault,
    })),
    threadsFull: rows.some(isFull) || (await threadsIn(db, guild)) >= MOST_THREADS,
  }
}
