// Stores outages: of all processes of the bot, or of one shard's gateway session.
import { Prisma } from './generated/client.ts'
import type { Tx } from './open.ts'

/** A shard, and of how many. */
export interface Shard {
  readonly id: number
  readonly count: number
}

/** An outage as it is read for a game; open while `until` is null. In milliseconds since 1970. */
export interface OutageRow {
  readonly from: number
  readonly until: number | null
}

/** The shard of a guild `g.guild`: https://discord.com/developers/docs/events/gateway#sharding-sharding-formula */
const isOfShard = (guild: string) =>
  `(case when ${guild} ~ '^[0-9]+$' then ${guild}::bigint >> 22 else 0 end) % shards = shard`

/** The outages of a game `g` as JSON. */
export const OUTAGES_OF_GAME = `
  coalesce((select json_agg(json_build_object('from', (extract(epoch from began) * 1000)::float8,
    'until', (extract(epoch from ended) * 1000)::float8) order by began)
    from outages where shard is null or ${isOfShard('g.guild')}), '[]')`

/** Notes that no process was up, and forgets what lies before a moment. */
export async function noteOutage(tx: Tx, began: Date, ended: Date, kept: Date): Promise<void> {
  await tx.outage.deleteMany({ where: { ended: { lt: kept } } })
  await tx.outage.create({ data: { began, ended } })
}

/** The session of a shard is gone, if it was not already. */
export async function openOutage(tx: Tx, { id, count }: Shard, began: Date): Promise<void> {
  await tx.$executeRaw`insert into outages (shard, shards, began) values (${id}, ${count}, ${began}::timestamp)
    on conflict (shard, shards) where ended is null do nothing`
}

/**
 * The session of a shard is there: its outage ends, and those of shards from before their number was changed. One shorter than
 * `shortest` (milliseconds) is forgotten.
 * @returns the moment at which the longest of them began, if any was noted
 */
export async function closeOutages(
  tx: Tx,
  { id, count }: Shard,
  ended: Date,
  shortest: number,
): Promise<Date | undefined> {
  const open = { ended: null, OR: [{ shard: id, shards: count }, { shards: { not: count } }] }
  const rows = await tx.outage.findMany({ where: open, orderBy: { began: 'asc' } })
  const long = rows.filter(({ began }) => ended.getTime() - began.getTime() >= shortest)
  if (rows.length > long.length)
    await tx.outage.deleteMany({
      where: { ended: null, id: { in: rows.filter((row) => !long.includes(row)).map((row) => row.id) } },
    })
  if (long.length > 0)
    await tx.outage.updateMany({
      where: { ended: null, id: { in: long.map((row) => row.id) } },
      data: { ended },
    })
  return long[0]?.began
}

/** Makes the jobs of a kind due at once of all games on a shard, with this payload. */
export async function hastenShard(
  tx: Tx,
  { id, count }: Shard,
  kind: string,
  due: Date,
  payload: unknown,
): Promise<void> {
  await tx.$executeRaw`
    update jobs set due = ${due}::timestamp, payload = ${JSON.stringify(payload)}::jsonb
    where kind = ${kind} and status <> 'done' and subject_kind = 'game' and subject_id in (
      select g.id from games g, (values (${id}::int, ${count}::int)) s(shard, shards)
      where g.status = any (array['lobby', 'playing', 'paused']) and ${Prisma.raw(isOfShard('g.guild'))})`
}
