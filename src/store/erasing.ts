// Taking a member out of every table, whatever tables there are: what is keyed by them goes, elsewhere they are nobody.
import type { Tx } from './open.ts'

/** A column that can hold words. */
interface Column {
  readonly table: string
  readonly name: string
  readonly json: boolean
  readonly nullable: boolean
  /** The row is about whoever this names: part of the table's primary key, or a `member` that must not be null. */
  readonly key: boolean
}

/** The id that stands where a member's stood who was erased; nobody has it. */
export const NOBODY = '0'

/** Moves and what they told are sealed by digests and name seats, never people. */
const SEALED: readonly string[] = ['entries', 'checkpoints']

/** Every column of the bot's tables that can hold words. */
export async function wordColumns(tx: Tx): Promise<Column[]> {
  const rows = await tx.$queryRaw<
    { table: string; name: string; type: string; nullable: string; key: boolean }[]
  >`
    select c.table_name as "table", c.column_name as "name", c.data_type as "type", c.is_nullable as "nullable",
      exists (
        select 1 from information_schema.table_constraints t
        join information_schema.key_column_usage k
          on k.constraint_name = t.constraint_name and k.table_schema = t.table_schema
        where t.constraint_type = 'PRIMARY KEY' and t.table_schema = c.table_schema
          and t.table_name = c.table_name and k.column_name = c.column_name) as "key"
    from information_schema.columns c
    where c.table_schema = current_schema() and c.table_name <> '_prisma_migrations'
      and c.data_type in ('text', 'character varying', 'json', 'jsonb')
    order by 1, 2`
  return rows.map(({ table, name, type, nullable, key }) => ({
    ...{ table, name },
    json: type.startsWith('json'),
    nullable: nullable === 'YES',
    key: key || (name === 'member' && nullable === 'NO'),
  }))
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Rows about a member that stay when they are erased, with nobody in their place: what others did counts on. */
const STAYING: readonly string[] = ['league_members']

/** Rows that are about a member alone, by table, as they are stored. */
export async function rowsKeyedBy(
  tx: Tx,
  member: string,
): Promise<Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>> {
  tx.$takesLong()
  const found: Record<string, Record<string, unknown>[]> = {}
  for (const { table, name, json, key } of await wordColumns(tx)) {
    const isTheirs = key || (name === 'member' && STAYING.includes(table))
    if (!isTheirs || json) continue
    const rows = await tx.$queryRawUnsafe<Record<string, unknown>[]>(
      `select * from ${quoted(table)} where ${quoted(name)} = $1`,
      member,
    )
    if (rows.length > 0) found[table] = rows
  }
  return found
}

/** Deletes what is keyed by a member, and puts nobody in their place elsewhere. */
export async function eraseId(tx: Tx, member: string): Promise<void> {
  tx.$takesLong()
  await tx.job.deleteMany({ where: { subjectKind: 'member', subjectId: member } })
  for (const { table, name, json, nullable, key } of await wordColumns(tx)) {
    if (SEALED.includes(table)) continue
    const [t, c] = [quoted(table), quoted(name)]
    if (json)
      await tx.$executeRawUnsafe(
        `update ${t} set ${c} = replace(${c}::text, $1, '"${NOBODY}"')::jsonb where position($1 in ${c}::text) > 0`,
        JSON.stringify(member),
      )
    else if (key) await tx.$executeRawUnsafe(`delete from ${t} where ${c} = $1`, member)
    else
      await tx.$executeRawUnsafe(
        `update ${t} set ${c} = ${nullable ? 'null' : `'${NOBODY}'`} where ${c} = $1`,
        member,
      )
  }
}

/** Puts another name wherever a phrase that waits, or was posted, speaks of somebody by this one. */
export async function eraseName(tx: Tx, name: string, instead: string): Promise<void> {
  tx.$takesLong()
  const typed = (text: string) => `"typed": ${JSON.stringify(text)}`
  for (const column of await wordColumns(tx)) {
    if (!column.json || SEALED.includes(column.table)) continue
    const [t, c] = [quoted(column.table), quoted(column.name)]
    await tx.$executeRawUnsafe(
      `update ${t} set ${c} = replace(${c}::text, $1, $2)::jsonb where position($1 in ${c}::text) > 0`,
      typed(name),
      typed(instead),
    )
  }
}

/** The names under which a member is stored. */
export async function namesOf(tx: Tx, member: string): Promise<string[]> {
  const seats = await tx.player.findMany({ where: { member }, select: { name: true }, distinct: ['name'] })
  const own = await tx.member.findUnique({ where: { id: member }, select: { name: true } })
  return [...new Set([...seats, ...(own ? [own] : [])].map(({ name }) => name))]
}

/** Ids of all games in which a member sits, also those that are over. */
export async function gamesWith(tx: Tx, member: string): Promise<string[]> {
  const found = await tx.player.findMany({ where: { member }, select: { gameId: true } })
  return found.map(({ gameId }) => gameId)
}

/** Ids of the games that a member hosts. */
export async function gamesHostedBy(tx: Tx, host: string): Promise<string[]> {
  const found = await tx.game.findMany({ where: { host }, select: { id: true } })
  return found.map(({ id }) => id)
}
