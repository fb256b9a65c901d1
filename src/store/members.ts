// What is kept of a member about time: absences, reminders, and how reliable they are.
import { fromColumn, nullable } from './json.ts'
import type { Tx } from './open.ts'
import { forgetSurroundings, type MemberTimes } from './surroundings.ts'

export type { MemberTimes } from './surroundings.ts'

const select = {
  awayFrom: true,
  awayUntil: true,
  vacations: true,
  quiet: true,
  reminders: true,
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
  forgetSurroundings(tx)
}

/** So many decisions tell how reliable somebody is. */
const REMEMBERED = 200

/** Counts a decision that a member answered in time, or missed. */
export async function tally(
  tx: Tx,
  { id, name }: { readonly id: string; readonly name: string },
  what: 'answers' | 'misses',
): Promise<void> {
  const [answers, misses] = what === 'answers' ? [1, 0] : [0, 1]
  await tx.$later`
    insert into members (id, name, answers, misses, lately)
    values (${id}, ${name}, ${answers}, ${misses}, ${String(answers)})
    on conflict (id) do update set answers = members.answers + ${answers}, misses = members.misses + ${misses},
      lately = right(members.lately || ${String(answers)}, ${REMEMBERED}::int)`
}

/** The share of the last 200 decisions that was made in time, 0 to 1; `undefined` before the first. */
export const reliabilityOf = ({ lately }: Pick<MemberTimes, 'lately'>): number | undefined =>
  lately === '' ? undefined : lately.replaceAll('0', '').length / lately.length

/** A member wants no more hints. */
export async function stopHints(
  tx: Tx,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  await tx.member.upsert({ where: { id }, create: { id, name, hints: false }, update: { hints: false } })
  forgetSurroundings(tx)
}
