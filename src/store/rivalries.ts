// Who has met whom in finished games, and how it ended: one query over results.
import { Prisma } from './generated/client.ts'
import type { Tx } from './open.ts'

/** Two members who met: games of theirs against each other, and how often either finished ahead. */
export interface Meeting {
  readonly one: string
  readonly other: string
  /** What each was called where they met last. */
  readonly oneName: string
  readonly otherName: string
  readonly games: number
  readonly ahead: number
  readonly behind: number
}

/** Whose meetings: of one member with anybody, or of members with each other; each pair once. */
export type Meeters = { readonly of: string } | { readonly among: readonly string[] }

/** Meetings in finished games, the most frequent first; on one server where that is named. Those of one team do not meet. */
export function meetings(
  tx: Tx,
  who: Meeters,
  guild: string | undefined,
  limit: number,
): Promise<readonly Meeting[]> {
  const pairs =
    'of' in who
      ? Prisma.sql`p.member = ${who.of} and o.member <> p.member`
      : Prisma.sql`p.member = any(${[...who.among]}) and o.member = any(${[...who.among]}) and p.member < o.member`
  const here = guild === undefined ? Prisma.sql`true` : Prisma.sql`g.guild = ${guild}`
  const rank = (seat: 'p' | 'o') => Prisma.sql`(g.outcome->'ranks'->>${Prisma.raw(seat)}.seat)::int`
  return tx.$queryRaw<Meeting[]>`
    select p.member as one, o.member as other,
      (array_agg(p.name order by g.finished_at desc))[1] as "oneName",
      (array_agg(o.name order by g.finished_at desc))[1] as "otherName",
      count(*)::int as games,
      (count(*) filter (where ${rank('p')} < ${rank('o')}))::int as ahead,
      (count(*) filter (where ${rank('p')} > ${rank('o')}))::int as behind
    from players p join players o on o.game_id = p.game_id join games g on g.id = p.game_id
    where ${pairs} and g.status = 'finished' and ${here}
      and (g.outcome->'teams' is null or g.outcome->'teams'->p.seat <> g.outcome->'teams'->o.seat)
    group by p.member, o.member
    order by games desc, max(g.finished_at) desc, o.member
    limit ${limit}`
}
