// Finished games and leagues of one member. Found by the indexes on members.
import type { Tx } from './open.ts'

/** A seat of a member in a finished game. */
export interface FinishedSeat {
  readonly seat: number
  readonly title: string
  readonly seats: number
  /** The host's own shape. */
  readonly outcome: unknown
  readonly finishedAt: Date | null
}

/** The finished games in which a member sits, the latest first; on one server where that is named. */
export async function finishedSeats(
  tx: Tx,
  member: string,
  guild: string | undefined,
  limit: number,
): Promise<readonly FinishedSeat[]> {
  const rows = await tx.player.findMany({
    where: { member, game: { status: 'finished', ...(guild !== undefined && { guild }) } },
    select: { seat: true, game: { select: { title: true, seats: true, outcome: true, finishedAt: true } } },
    orderBy: [{ game: { finishedAt: 'desc' } }, { gameId: 'asc' }],
    take: limit,
  })
  return rows.map(({ seat, game }) => ({ seat, ...game }))
}

/** Games of a title that a member has won against computers alone, by the strengths that sat there together. */
export interface WonAlone {
  readonly title: string
  readonly computers: readonly string[]
}

/** Against which computers a member has won alone, each once. */
export const wonAlone = (tx: Tx, member: string): Promise<WonAlone[]> => tx.$queryRaw<WonAlone[]>`
  select distinct g.title, others.computers from players p join games g on g.id = p.game_id
    cross join lateral (
      select array_agg(distinct o.computer order by o.computer) as computers, bool_and(o.computer is not null) as alone
        from players o where o.game_id = p.game_id and o.seat <> p.seat
    ) others
    where p.member = ${member} and g.status = 'finished' and others.alone
      and g.outcome->'winners' @> to_jsonb(p.seat)`

/** A league that somebody is a member of, under a number. */
export interface OwnLeague {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly status: string
  readonly number: number
  /** The host's own shape. */
  readonly rules: unknown
}

/** The leagues of a member, the newest first; of one server where that is named. */
export async function leaguesOfMember(
  tx: Tx,
  member: string,
  guild: string | undefined,
): Promise<readonly OwnLeague[]> {
  const rows = await tx.leagueMember.findMany({
    where: { member, ...(guild !== undefined && { league: { guild } }) },
    select: {
      number: true,
      league: { select: { id: true, name: true, title: true, status: true, rules: true } },
    },
    orderBy: [{ league: { createdAt: 'desc' } }, { leagueId: 'asc' }],
  })
  return rows.map(({ number, league }) => ({ number, ...league }))
}

/** The final standings of all seasons of these leagues that are over, by league; their shape is the host's. */
export async function finalsOf(
  tx: Tx,
  leagues: readonly string[],
): Promise<readonly { readonly leagueId: string; readonly final: unknown }[]> {
  return tx.leagueSeason.findMany({
    where: { leagueId: { in: [...leagues] }, status: 'over' },
    select: { leagueId: true, final: true },
  })
}
