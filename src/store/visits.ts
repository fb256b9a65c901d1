// Visits: the last entry of each game that a member has been shown.
import type { Seat } from '../engine/phrase.ts'
import type { EntryRow } from './log.ts'
import type { MoveTx } from './tx.ts'

/** What is new to a member at a game since they were shown it. */
export interface News {
  /** Where they sit. */
  readonly seat: Seat
  /** Number of the last entry that they had been shown before, -1 where that is none. */
  readonly since: number
  /** The game's last entry. */
  readonly number: number
  /** Entries since, in order; none of a log that was packed. */
  readonly entries: readonly EntryRow[]
}

/**
 * A member is shown a game that has begun, up to its last entry: what is new to them. While nothing new happens the same is new.
 * `undefined` where there is no such game, or they do not sit there.
 */
export async function visitGame(tx: MoveTx, game: string, member: string): Promise<News | undefined> {
  const [found] = await tx.$queryRaw<News[]>`
    with before as (select since, number from visits where game_id = ${game} and member = ${member}),
    now as (
      select p.seat, g.number, coalesce((select case when g.number > b.number then b.number else b.since end from before b), -1) as since
      from games g join players p on p.game_id = g.id
      where g.id = ${game} and g.seed is not null and p.member = ${member}),
    made as (
      insert into visits (game_id, member, since, number) select ${game}, ${member}, since, number from now
      where not exists (select from before where before.number >= now.number)
      on conflict (game_id, member) do update set since = excluded.since, number = excluded.number)
    select seat, since, number, (
      select coalesce(json_agg(json_build_object('entry', entry, 'events', events) order by e.number), '[]')
      from entries e where e.game_id = ${game} and e.number > now.since) as entries
    from now`
  return found
}
