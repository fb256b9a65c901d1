// Members' private desks. A desk is to be drawn when the member's games stand differently from how it was drawn.
import { Prisma } from './generated/client.ts'
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
  /** How everything stood that it showed when it was drawn last. */
  readonly seen: string
  /** Not drawn before. */
  readonly due: Date
}

/** The kind of the job of drawing a desk, and its lane; each member has one. */
export const DASHBOARD = 'dashboard'

/** How everything stands that a desk `d` of a member `m` would show. */
const STANDS = Prisma.sql`
  d.status || ' ' || coalesce(m.language, d.language) || case when d.status <> 'open' then '' else coalesce((
    select ' ' || string_agg(g.id || ':' || g.version, ' ' order by g.id)
    from sitters s join games g on g.id = s.game_id
    where s.member = d.member and not s.over and g.status in ('lobby', 'playing', 'paused')), '') || coalesce((
    select ' ~' || string_agg(g.id || ':' || g.version, ' ' order by g.id)
    from watchers w join games g on g.id = w.game_id
    where w.member = d.member and g.status in ('lobby', 'playing', 'paused')), '') end`

/** Whose desks are looked over: one member's, those of who sits at some games or watches them, or everybody's. */
export type DesksOf = { readonly member: string } | { readonly games: readonly string[] } | 'all'

const desksOf = (whose: DesksOf) => {
  if (whose === 'all') return Prisma.empty
  if ('member' in whose) return Prisma.sql`d.member = ${whose.member} and`
  const games = Prisma.sql`${[...whose.games]}::text[]`
  return Prisma.sql`d.member in (select member from sitters where game_id = any(${games})
    union select member from watchers where game_id = any(${games})) and`
}

/**
 * Puts down the drawing of each of these desks that stands differently from how it was drawn. It follows from the games
 * themselves, so looking everybody's over misses no change, however it came about and whichever process made it.
 */
export async function scheduleDesks(tx: Tx, now: Date, whose: DesksOf): Promise<void> {
  await tx.$executeRaw`
    insert into jobs (subject_kind, subject_id, lane, kind, key, due, payload)
    select 'member', d.member, ${DASHBOARD}, ${DASHBOARD}, '', greatest(d.due, ${now}), 'null'::jsonb
    from desks d left join members m on m.id = d.member
    where ${desksOf(whose)} d.seen <> ${STANDS} and not exists (
      select 1 from jobs j where j.subject_kind = 'member' and j.subject_id = d.member and j.lane = ${DASHBOARD}
        and j.status <> 'done')
    on conflict do nothing`
}

/** Its member waits for a desk: it is drawn now, also when it failed a moment ago. */
export async function hastenDesk(tx: Tx, member: string, now: Date): Promise<void> {
  await tx.job.updateMany({
    where: { subjectKind: 'member', subjectId: member, kind: DASHBOARD, status: { not: 'done' } },
    data: { due: now },
  })
}

/** How everything stands that a member's desk would show. */
export async function deskStands(tx: Tx, member: string): Promise<string> {
  const [row] = await tx.$queryRaw<{ stands: string }[]>`
    select ${STANDS} as stands from desks d left join members m on m.id = d.member where d.member = ${member}`
  return row?.stands ?? ''
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
export type DeskChange = Partial<Omit<DeskRow, 'member' | 'language' | 'shown'> & { readonly shown: unknown }>

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
