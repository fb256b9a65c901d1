// The messages in which a league has told results and named members: kept to be drawn anew when one of them is erased.
import type { Tx } from './tx.ts'

/** A message about a league's tables, or a page of the ceremony at a season's end. */
export interface LeagueMessageRow {
  readonly message: string
  readonly channel: string
  readonly kind: 'begun' | 'ended' | 'ceremony'
  /** The season in which it was posted; of a ceremony the one that it ends. */
  readonly season: number
  /** The games of its tables, in the order of its lines. */
  readonly games: readonly string[]
  /** Which page of the ceremony it is, from 0. */
  readonly page: number
}

/** Remembers a message, or the tables that it tells of by now. */
export async function saveLeagueMessage(tx: Tx, leagueId: string, row: LeagueMessageRow): Promise<void> {
  const { message, channel, kind, season, page } = row
  const games = [...row.games]
  await tx.leagueMessage.upsert({
    where: { leagueId_message: { leagueId, message } },
    create: { leagueId, message, channel, kind, season, page, games },
    update: { games },
  })
}

/** Marks the messages of all leagues that name a member, while it is known under which number they played. */
export async function markMessagesNaming(tx: Tx, member: string): Promise<void> {
  await tx.$executeRaw`
    update league_messages m set stale = true from league_members p
    where p.member = ${member} and m.league_id = p.league_id and (
      m.kind = 'ceremony' and exists (
        select from league_entries e
        where e.league_id = p.league_id and e.season = m.season and e.number = p.number)
      or exists (
        select from league_tables t where t.game_id = any(m.games) and t.entries @> to_jsonb(p.number)))`
}

/** The messages of a league that must be drawn anew. */
export async function staleLeagueMessages(tx: Tx, leagueId: string): Promise<LeagueMessageRow[]> {
  const where = { leagueId, stale: true }
  return (await tx.leagueMessage.findMany({ where })) as LeagueMessageRow[]
}

/** A message was drawn anew. */
export async function settleLeagueMessage(tx: Tx, leagueId: string, message: string): Promise<void> {
  await tx.leagueMessage.updateMany({ where: { leagueId, message }, data: { stale: false } })
}
