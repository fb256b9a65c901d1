// Queries of the daily look after open tables.
import type { Tx } from './tx.ts'

/** Takes on tables that nobody has looked after since a moment, `most` of them; their ids. Lessons are not tables. */
export async function claimTables(tx: Tx, since: Date, now: Date, most: number): Promise<string[]> {
  const claimed = await tx.$queryRaw<{ id: string; isTable: boolean }[]>`
    update games set looked_at = ${now} where id in (
      select id from games where status in ('lobby', 'playing', 'paused') and looked_at <= ${since}
      order by looked_at limit ${most} for update skip locked)
    returning id, lesson is null as "isTable"`
  return claimed.flatMap(({ id, isTable }) => (isTable ? [id] : []))
}
