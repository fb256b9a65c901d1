// Finished games of a server between members, as its records are told from them: one query over results.
import type { Outcome } from '../engine/game.ts'
import type { Tx } from './tx.ts'

/** A finished game in which two members or more sit still. */
export interface HallGame {
  readonly id: string
  readonly finishedAt: Date
  readonly outcome: Outcome
  /** What its title counted of it by seat; null before its log is packed, or where it counts nothing. */
  readonly counted: Readonly<Record<string, readonly number[]>> | null
  readonly players: readonly {
    readonly seat: number
    readonly name: string
    readonly member: string | null
  }[]
  /** The first winner's lowest share of the win in its review, where that is made. */
  readonly lowest: number | null
}

/** The latest finished games of a title on a server. */
export const hallGames = (
  tx: Tx,
  { guild, title }: { readonly guild: string; readonly title: string },
  limit: number,
): Promise<readonly HallGame[]> => tx.$queryRaw<HallGame[]>`
  select g.id, g.finished_at as "finishedAt", g.outcome, g.counted, seated.players,
    (select min((moment->'shares'->>(g.outcome->'winners'->>0)::int)::float8)
      from jsonb_array_elements(r.review->'moments') as moment) as lowest
  from games g
    cross join lateral (
      select json_agg(json_build_object('seat', seat, 'name', name, 'member', member) order by seat) as players,
        count(member) as members
      from players where game_id = g.id) seated
    left join reviews r on r.game_id = g.id and r.status = 'ready'
  where g.guild = ${guild} and g.title = ${title} and g.status = 'finished' and g.outcome is not null
    and seated.members > 1
  order by g.finished_at desc limit ${limit}`

/** Stores what a title counted of a finished game. */
export const saveCounted = async (tx: Tx, gameId: string, counted: HallGame['counted']): Promise<void> => {
  await tx.$executeRaw`update games set counted = ${JSON.stringify(counted)}::jsonb where id = ${gameId}`
}
