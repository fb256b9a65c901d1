// Members' private desks. A desk is due when the member's games stand differently from how it was drawn.
import { fromColumn, toColumn } from './json.ts'
import type { Tx } from './open.ts'

/** A desk as stored. */
export interface DeskRow {
  readonly member: string
  readonly status: 'asked' | 'open' | 'closing'
  readonly language: string
  readonly askedAt: Date
  readonly chosen: string | null
  readonly channel: string | null
  readonly message: string | null
  readonly postedAt: Date | null
  readonly shown: unknown
  readonly triedAt: Date | null
  readonly attempts: number
}

/** A desk that should be drawn, and how everything stands that it would show. */
export interface DueDesk {
  readonly member: string
  readonly stands: string
}

/** Desks that are due, of one member if named. */
export async function dueDesks(tx: Tx, now: Date, member?: string): Promise<DueDesk[]> {
  return tx.$queryRaw<DueDesk[]>`
    select * from (
      select d.member, d.seen, d.status || ' ' || coalesce(m.language, d.language) || case when d.status <> 'open' then ''
        else coalesce((
          select ' ' || string_agg(g.id || ':' || g.version, ' ' order by g.id)
          from sitters s join games g on g.id = s.game_id
          where s.member = d.member and g.status in ('lobby', 'playing', 'paused')), '') end as stands
      from desks d left join members m on m.id = d.member
      where d.due <= ${now} and (${member ?? null}::text is null or d.member = ${member ?? null})) as desk
    where seen <> stands`
}

/** A member's desk. */
export async function findDesk(tx: Tx, member: string): Promise<DeskRow | undefined> {
  const row = await tx.desk.findUnique({ where: { member } })
  return row ? { ...row, status: row.status as DeskRow['status'], shown: fromColumn(row.shown) } : undefined
}

/** Stores a desk about which the member is asked by a test message; `false` when there is one already. */
export async function insertDesk(tx: Tx, member: string, language: string, now: Date): Promise<boolean> {
  const data = [{ member, language, status: 'asked', shown: {}, askedAt: now, due: now }]
  return (await tx.desk.createMany({ data, skipDuplicates: true })).count === 1
}

/** What of a desk may change. */
export type DeskChange = Partial<
  Omit<DeskRow, 'member' | 'language' | 'shown'> & {
    readonly shown: unknown
    readonly seen: string
    readonly due: Date
  }
>

/** Changes a desk, if it has one of these states; `false` when it has not. */
export async function changeDesk(
  tx: Tx,
  member: string,
  { shown, ...change }: DeskChange,
  status: readonly DeskRow['status'][] = ['asked', 'open', 'closing'],
): Promise<boolean> {
  const data = { ...change, ...(shown !== undefined && { shown: toColumn(shown) }) }
  return (await tx.desk.updateMany({ where: { member, status: { in: [...status] } }, data })).count === 1
}

/** Takes a desk away, if it has one of these states. */
export async function deleteDesk(
  tx: Tx,
  member: string,
  status: readonly DeskRow['status'][],
): Promise<void> {
  await tx.desk.deleteMany({ where: { member, status: { in: [...status] } } })
}
