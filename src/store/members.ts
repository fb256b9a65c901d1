// Members' data about time: absences, reminders, and reliability.
import { Prisma } from './generated/client.ts'
import { fromColumn, nullable } from './json.ts'
import type { MoveTx, Tx } from './open.ts'

/** A member's settings about time as stored. */
export interface MemberTimes {
  readonly awayFrom: Date | null
  readonly awayUntil: Date | null
  /** Vacations before that one: the host's own shape. */
  readonly vacations: unknown
  /** The host's own shape. */
  readonly quiet: unknown
  readonly reminders: string | null
  /** Hours before the end at which they are reminded; 0: never, null: as usual. */
  readonly remindBefore: number | null
  readonly likely: boolean
  readonly answers: number
  readonly misses: number
  /** The last 200 decisions, the newest at the end: 1 in time, 0 not. */
  readonly lately: string
}

const select = {
  awayFrom: true,
  awayUntil: true,
  vacations: true,
  quiet: true,
  reminders: true,
  remindBefore: true,
  likely: true,
  answers: true,
  misses: true,
  lately: true,
} as const

/** The settings of members by id; those who never set anything are not there. */
export async function memberTimes(tx: Tx, ids: readonly string[]): Promise<Map<string, MemberTimes>> {
  const rows = await tx.member.findMany({ where: { id: { in: [...ids] } }, select: { id: true, ...select } })
  return new Map(
    rows.map(({ id, quiet, vacations, ...row }) => [
      id,
      { ...row, quiet: fromColumn<unknown>(quiet), vacations: fromColumn<unknown>(vacations) },
    ]),
  )
}

/** Changes a member's settings. */
export async function saveMemberTimes(
  tx: Tx,
  { id, name }: { readonly id: string; readonly name: string },
  { quiet, vacations, ...change }: Partial<Omit<MemberTimes, 'answers' | 'misses' | 'lately'>>,
): Promise<void> {
  const columns = {
    ...change,
    ...(quiet !== undefined && { quiet: nullable(quiet) }),
    ...(vacations !== undefined && { vacations: nullable(vacations) }),
  }
  await tx.member.upsert({ where: { id }, create: { id, name, ...columns }, update: columns })
}

/** So many decisions tell how reliable somebody is. */
const REMEMBERED = 200

/** Counts a decision that a member answered in time, or missed. */
export async function tally(
  tx: MoveTx,
  { id, name }: { readonly id: string; readonly name: string },
  what: 'answers' | 'misses',
): Promise<void> {
  await tx.$executeRaw`with ${tallying([{ id, name }], what, Prisma.sql`true`)} select`
}

/** Part of a statement that counts a decision for each of these members, where a condition holds. */
export function tallying(
  members: readonly { readonly id: string; readonly name: string }[],
  what: 'answers' | 'misses',
  where: Prisma.Sql,
): Prisma.Sql {
  const [answers, misses] = what === 'answers' ? [1, 0] : [0, 1]
  const rows = members.map(({ id, name }) => ({ id, name }))
  return Prisma.sql`
    tallied as (
      insert into members (id, name, answers, misses, lately)
      select id, name, ${answers}::int, ${misses}::int, ${String(answers)}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a(id text, name text) where ${where}
      on conflict (id) do update set answers = members.answers + excluded.answers,
        misses = members.misses + excluded.misses,
        lately = right(members.lately || excluded.lately, ${REMEMBERED}::int))`
}

/** The share of the last 200 decisions that was made in time, 0 to 1; `undefined` before the first. */
export const reliabilityOf = ({ lately }: Pick<MemberTimes, 'lately'>): number | undefined =>
  lately === '' ? undefined : lately.replaceAll('0', '').length / lately.length

/** What a member's decisions and games say of them: games with a seat that they gave up or lost count as left. */
export async function memberRecord(
  tx: Tx,
  member: string,
): Promise<{ readonly inTime?: number; readonly finished: number; readonly left: number }> {
  const [found] = await tx.$queryRaw<{ finished: number; left: number }[]>`
    select (select count(*) from players p join games g on g.id = p.game_id
        where p.member = ${member} and g.status = 'finished' and g.lesson is null)::int as finished,
      (select count(*) from former_players where member = ${member} and why <> 'given')::int as left`
  const times = (await memberTimes(tx, [member])).get(member)
  const inTime = times && reliabilityOf(times)
  return { finished: 0, left: 0, ...found, ...(inTime !== undefined && { inTime }) }
}

/** A member wants no more hints. */
export async function stopHints(
  tx: Tx,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  await tx.member.upsert({ where: { id }, create: { id, name, hints: false }, update: { hints: false } })
}
