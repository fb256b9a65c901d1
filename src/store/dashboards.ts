// Members' private dashboards. A dashboard is to be drawn when the member's games stand differently from how it was drawn.
import { Prisma } from './generated/client.ts'
import { fromColumn, toColumn } from './json.ts'
import type { MoveTx, Tx } from './open.ts'

/** A dashboard as stored. */
export interface DashboardRow {
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

/** The kind of the job of drawing a dashboard, and its lane; each member has one. */
export const DASHBOARD = 'dashboard'

/** How everything stands that a dashboard `d` of a member `m` would show. */
const STANDS = Prisma.sql`
  d.status || ' ' || coalesce(m.language, d.language) || case when d.status <> 'open' then '' else coalesce((
    select ' ' || string_agg(g.id || ':' || g.version, ' ' order by g.id)
    from players s join games g on g.id = s.game_id
    where s.member = d.member and not s.over and g.status in ('lobby', 'playing', 'paused')), '') || coalesce((
    select ' ~' || string_agg(g.id || ':' || g.version, ' ' order by g.id)
    from watchers w join games g on g.id = w.game_id
    where w.member = d.member and g.status in ('lobby', 'playing', 'paused')), '') end`

/** Whose dashboards are looked over: one member's, those of who sits at some games or watches them, or everybody's. */
export type DashboardsOf = { readonly member: string } | { readonly games: readonly string[] } | 'all'

const dashboardsOf = (whose: DashboardsOf) => {
  if (whose === 'all') return Prisma.empty
  if ('member' in whose) return Prisma.sql`d.member = ${whose.member} and`
  const games = Prisma.sql`${[...whose.games]}::text[]`
  return Prisma.sql`d.member in (select member from players where game_id = any(${games})
    union select member from watchers where game_id = any(${games})) and`
}

/**
 * Puts down the drawing of each of these dashboards that stands differently from how it was drawn. It follows from the games
 * themselves, so looking everybody's over misses no change, however it came about and whichever process made it.
 */
export async function scheduleDashboards(tx: MoveTx, now: Date, whose: DashboardsOf): Promise<void> {
  await tx.$executeRaw`
    insert into jobs (subject_kind, subject_id, lane, kind, key, due, payload)
    select 'member', d.member, ${DASHBOARD}, ${DASHBOARD}, '', greatest(d.due, ${now}), 'null'::jsonb
    from dashboards d left join members m on m.id = d.member
    where ${dashboardsOf(whose)} d.seen <> ${STANDS} and not exists (
      select 1 from jobs j where j.subject_kind = 'member' and j.subject_id = d.member and j.lane = ${DASHBOARD}
        and j.status <> 'done')
    on conflict do nothing`
}

/** Its member waits for a dashboard: it is drawn now, also when it failed a moment ago. */
export async function hastenDashboard(tx: Tx, member: string, now: Date): Promise<void> {
  await tx.job.updateMany({
    where: { subjectKind: 'member', subjectId: member, kind: DASHBOARD, status: { not: 'done' } },
    data: { due: now },
  })
}

/** How everything stands that a member's dashboard would show. */
export async function dashboardStands(tx: Tx, member: string): Promise<string> {
  const [row] = await tx.$queryRaw<{ stands: string }[]>`
    select ${STANDS} as stands from dashboards d left join members m on m.id = d.member where d.member = ${member}`
  return row?.stands ?? ''
}

/** A member's dashboard. */
export async function findDashboard(tx: Tx, member: string): Promise<DashboardRow | undefined> {
  const row = await tx.dashboard.findUnique({ where: { member } })
  return row
    ? { ...row, status: row.status as DashboardRow['status'], shown: fromColumn(row.shown) }
    : undefined
}

/** Stores a dashboard about which the member is asked by a test message; `false` when there is one already. */
export async function insertDashboard(tx: Tx, member: string, language: string, now: Date): Promise<boolean> {
  const data = [{ member, language, status: 'asked', shown: {}, askedAt: now, due: now }]
  return (await tx.dashboard.createMany({ data, skipDuplicates: true })).count === 1
}

/** What of a dashboard may change. */
export type DashboardChange = Partial<
  Omit<DashboardRow, 'member' | 'language' | 'shown'> & { readonly shown: unknown }
>

/** Changes a dashboard, if it has one of these states; `false` when it has not. */
export async function changeDashboard(
  tx: Tx,
  member: string,
  { shown, ...change }: DashboardChange,
  status: readonly DashboardRow['status'][] = ['asked', 'open', 'closing'],
): Promise<boolean> {
  const data = { ...change, ...(shown !== undefined && { shown: toColumn(shown) }) }
  return (await tx.dashboard.updateMany({ where: { member, status: { in: [...status] } }, data })).count === 1
}

/** Takes a dashboard away, if it has one of these states. */
export async function deleteDashboard(
  tx: Tx,
  member: string,
  status: readonly DashboardRow['status'][],
): Promise<void> {
  await tx.dashboard.deleteMany({ where: { member, status: { in: [...status] } } })
}
