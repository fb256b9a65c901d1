// What is kept of a member about time: absences, reminders, and how reliable they are.
import { fromColumn, nullable } from './json.ts'
import type { Tx } from './open.ts'

/** A member's settings about time as stored. */
export interface MemberTimes {
  readonly awayFrom: Date | null
  readonly awayUntil: Date | null
  /** The host's own shape. */
  readonly quiet: unknown
  readonly reminders: string | null
  readonly likely: boolean
  readonly answers: number
  readonly misses: number
}

const select = {
  awayFrom: true,
  awayUntil: true,
  quiet: true,
  reminders: true,
  likely: true,
  answers: true,
  misses: true,
} as const

/** The settings of members by id; those who never set anything are not there. */
export async function memberTimes(tx: Tx, ids: readonly string[]): Promise<Map<string, MemberTimes>> {
  const rows = await tx.member.findMany({ where: { id: { in: [...ids] } }, select: { id: true, ...select } })
  return new Map(rows.map(({ id, quiet, ...row }) => [id, { ...row, quiet: fromColumn<unknown>(quiet) }]))
}

/** Changes a member's settings. */
export async function saveMemberTimes(
  tx: Tx,
  { id, name }: { readonly id: string; readonly name: string },
  { quiet, ...change }: Partial<Omit<MemberTimes, 'answers' | 'misses'>>,
): Promise<void> {
  const columns = { ...change, ...(quiet !== undefined && { quiet: nullable(quiet) }) }
  await tx.member.upsert({ where: { id }, create: { id, name, ...columns }, update: columns })
}

/** Counts a decision that a member answered in time, or missed. */
export async function tally(
  tx: Tx,
  { id, name }: { readonly id: string; readonly name: string },
  what: 'answers' | 'misses',
): Promise<void> {
  await tx.member.upsert({
    where: { id },
    create: { id, name, [what]: 1 },
    update: { [what]: { increment: 1 } },
  })
}
