// Notes that members were erased, without saying who: in the database, and in a file that a restored backup does not replace.
import { createHash, randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { NAMING_COLUMNS, NOBODY, OWN_ROWS } from './erased-rows.ts'
import { Prisma } from './generated/client.ts'
import type { Tx } from './tx.ts'

/** That a member was erased. */
export interface Erasure {
  /** A salt and a hash, as `salt:hash`; it tells who was erased only to those who know the id. */
  readonly mark: string
  readonly at: Date
}

const SALT_BYTES = 16

/** The mark of a member by a salt. */
const markWith = (salt: string, member: string): string =>
  `${salt}:${createHash('sha256').update(`${salt}:${member}`).digest('hex')}`

/** A mark of a member that nobody else has, and that is another one each time. */
export const newMark = (member: string): string => markWith(randomBytes(SALT_BYTES).toString('hex'), member)

/** Whether a mark is a member's. */
export const isMarkOf = (mark: string, member: string): boolean =>
  mark === markWith(mark.split(':')[0] ?? '', member)

/** Notes an erasure as done. */
export async function noteErasure(tx: Tx, { mark, at }: Erasure): Promise<void> {
  await tx.erasure.upsert({ where: { mark }, create: { mark, at, done: true }, update: { done: true } })
}

/** Adds erasures that a database does not know, to be done in it. */
export async function addErasures(tx: Tx, erasures: readonly Erasure[]): Promise<void> {
  await tx.erasure.createMany({
    data: erasures.map(({ mark, at }) => ({ mark, at, done: false })),
    skipDuplicates: true,
  })
}

/** All erasures that a database knows, the oldest first. */
export const listErasures = (tx: Tx): Promise<Erasure[]> =>
  tx.erasure.findMany({ orderBy: { at: 'asc' }, select: { mark: true, at: true } })

/** Erasures that are still to be done in a database. */
export const pendingErasures = (tx: Tx): Promise<Erasure[]> =>
  tx.erasure.findMany({ where: { done: false }, select: { mark: true, at: true } })

/** The ids of all people whom a database names. Reads whole tables: only for what is rare. */
export async function namedMembers(tx: Tx): Promise<string[]> {
  const places = [...Object.entries(OWN_ROWS).map((place) => place.join('.')), ...Object.keys(NAMING_COLUMNS)]
  const ids = new Set<string>()
  for (const place of places) {
    const [table = '', column = ''] = place.split('.').map((name) => Prisma.raw(`"${name}"`))
    const rows = await tx.$queryRaw<{ id: string }[]>`
      select distinct ${column} as id from ${table} where ${column} is not null`
    for (const { id } of rows) ids.add(id)
  }
  ids.delete(NOBODY)
  return [...ids]
}

/** A line of the file: when, and the mark. */
const LINE = /^(\S+) ([0-9a-f]+:[0-9a-f]{64})$/

/** The erasures of a file; none where there is no such file. Lines that were broken off are left out. */
export function readErasureFile(file: string): Erasure[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, at = '', mark = ''] = LINE.exec(line) ?? []
      return Number.isNaN(Date.parse(at)) ? [] : [{ at: new Date(at), mark }]
    })
}

/** Adds erasures to a file, each in a line of its own; several processes may do so at once. */
export function appendErasures(file: string, erasures: readonly Erasure[]): void {
  if (erasures.length === 0) return
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // A line that was broken off ends here.
  const lines = erasures.map(({ at, mark }) => `\n${at.toISOString()} ${mark}\n`)
  appendFileSync(file, lines.join(''), { mode: 0o600 })
}
