// Everything from one database into another, such as from the embedded one to a server: row by row as text, in one
// transaction, and compared afterwards.
import pg from 'pg'
import { Connection, enduring, LONG, TIMEOUTS, UNLIMITED_SESSION } from './connection.ts'
import { openEmbedded } from './embedded.ts'
import { migrateOn, migrationState, refuseFormer } from './migrate.ts'
import type { Place } from './open.ts'

/** A table that was moved. */
export interface MovedTable {
  readonly table: string
  readonly rows: number
}

/** One connection to a database as it is. */
export interface Raw {
  readonly client: pg.PoolClient
  /** Brings the tables up to date. */
  migrate(): Promise<void>
  close(): Promise<void>
}

/** The table of the migrations. */
export const MIGRATIONS = '_prisma_migrations'
/** Rows that are read and written together; the packed log of a long game takes 200 KB as text. */
const TOGETHER = 100
/** A running bot gives a sign of life every ten seconds; in milliseconds. */
const PULSE = 11_000
/** One that is older needs no second look. Long, since the bot's machine may have another idea of the time. */
const LIVELY = 60 * 60_000

/**
 * Moves everything from one database into another one that is empty. The first stays as it is, but that its tables are
 * brought up to date once nothing stands against moving it.
 * @throws Error with a clear line when the first is none of the bot's or a bot runs on it, the second is not empty, or they
 * differ afterwards; then no row was written
 */
export async function moveData(from: Place, to: Place): Promise<MovedTable[]> {
  const source = await openRaw(from)
  try {
    const { applied, foreign } = await migrationState(source.client)
    refuseFormer(foreign, 'the database that is to be moved')
    if (applied === foreign.length)
      throw new Error('there is nothing of Peach Garden in the database that is to be moved')
    if (await isAtWork(source.client))
      throw new Error('a bot runs on the database that is to be moved: stop it first')
    const target = await openRaw(to)
    try {
      await target.migrate()
      await refuseFull(target.client)
      await source.migrate()
      await target.client.query('begin')
      await source.client.query('begin isolation level repeatable read read only')
      const moved = await copied(source.client, target.client)
      await source.client.query('commit')
      await target.client.query('commit')
      return moved
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

async function refuseFull(target: pg.PoolClient): Promise<void> {
  for (const table of await tablesOf(target))
    if ((await countOf(target, table)) > 0)
      throw new Error(`the database to move into is not empty: it has rows in ${table}`)
}

async function copied(source: pg.PoolClient, target: pg.PoolClient): Promise<MovedTable[]> {
  // Somebody may have begun to write there meanwhile.
  await refuseFull(target)
  const moved: MovedTable[] = []
  for (const table of await tablesOf(target)) {
    await copyTable(source, target, table)
    const [before, after] = [await digestOf(source, table), await digestOf(target, table)]
    if (before !== after) throw new Error(`${table} is not the same in both databases: nothing was moved`)
    moved.push({ table, rows: await countOf(target, table) })
  }
  return moved
}

/** Opens a connection to a database as it is. */
export async function openRaw(place: Place): Promise<Raw> {
  const embedded = 'url' in place ? undefined : await openEmbedded(place)
  const schema = 'url' in place ? place.schema : undefined
  const pool = enduring(
    new pg.Pool({
      ...('url' in place
        ? { connectionString: place.url, Client: Connection, ...TIMEOUTS, query_timeout: LONG }
        : embedded?.connection),
      ...(schema && { options: `-c search_path=${schema}` }),
      max: 1,
    }),
  )
  const close = async () => {
    await pool.end()
    await embedded?.close()
  }
  try {
    const client = await pool.connect()
    if ('url' in place) await client.query(UNLIMITED_SESSION)
    return {
      client,
      migrate: () => migrateOn(client, schema),
      async close() {
        client.release(true)
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Whether a bot gives signs of life; looks twice where the last one is young. */
export async function isAtWork(client: pg.PoolClient): Promise<boolean> {
  const look = async () => {
    const { rows } = await client.query<{ value: string }>(`select value from settings where key = 'pulse'`)
    return rows[0]?.value
  }
  const first = await look()
  if (first === undefined || Date.now() - Date.parse(first) > LIVELY) return false
  await new Promise((resolve) => setTimeout(resolve, PULSE))
  return (await look()) !== first
}

/** All tables but that of the migrations, each after those that it refers to. */
export async function tablesOf(client: pg.PoolClient): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and relname <> $1 order by relname`,
    [MIGRATIONS],
  )
  const { rows: links } = await client.query<{ child: string; parent: string }>(
    `select c.relname as child, p.relname as parent from pg_constraint k
      join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
      where k.contype = 'f' and c.relnamespace = current_schema()::regnamespace`,
  )
  const sorted: string[] = []
  const visit = (name: string): void => {
    if (sorted.includes(name)) return
    for (const { child, parent } of links) if (child === name && parent !== name) visit(parent)
    sorted.push(name)
  }
  for (const { name } of tables) visit(name)
  return sorted
}

/** A column, and the type that its text is read as. */
interface Column {
  readonly name: string
  readonly type: string
}

async function columnsOf(client: pg.PoolClient, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [`"${table}"`],
  )
  return rows
}

async function copyTable(source: pg.PoolClient, target: pg.PoolClient, table: string): Promise<void> {
  const columns = await columnsOf(target, table)
  const names = columns.map(({ name }) => name).join(', ')
  const texts = columns.map(({ name }) => `${name}::text`).join(', ')
  const typed = columns.map(({ type }, n) => `c${n}::${type}`).join(', ')
  const lists = columns.map((_, n) => `$${n + 1}::text[]`).join(', ')
  const aliases = columns.map((_, n) => `c${n}`).join(', ')
  await source.query(`declare moving cursor for select ${texts} from "${table}"`)
  for (;;) {
    const { rows } = await source.query<(string | null)[]>({
      text: `fetch ${TOGETHER} from moving`,
      rowMode: 'array',
    })
    if (rows.length === 0) break
    await target.query(
      `insert into "${table}" (${names}) select ${typed} from unnest(${lists}) as moved(${aliases})`,
      columns.map((_, n) => rows.map((row) => row[n])),
    )
  }
  await source.query('close moving')
  await carryOn(target, table)
}

/** Numbers that the database gives by itself go on after the highest that was moved. */
async function carryOn(target: pg.PoolClient, table: string): Promise<void> {
  const { rows } = await target.query<{ name: string; sequence: string }>(
    `select quote_ident(attname) as name, pg_get_serial_sequence($1, attname) as sequence from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped
      and pg_get_serial_sequence($1, attname) is not null`,
    [`"${table}"`],
  )
  for (const { name, sequence } of rows)
    await target.query(`select setval($1, (select coalesce(max(${name}), 0) + 1 from "${table}"), false)`, [
      sequence,
    ])
}

const countOf = async (client: pg.PoolClient, table: string): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int from "${table}"`)
  return rows[0]?.count ?? 0
}

/** A digest of all rows, in any order. */
async function digestOf(client: pg.PoolClient, table: string): Promise<string> {
  const columns = await columnsOf(client, table)
  const row = columns.map(({ name }) => `coalesce(md5(${name}::text), '-')`).join(` || `)
  const { rows } = await client.query<{ digest: string }>(
    `select md5(coalesce(string_agg(line, '' order by line collate "C"), '')) as digest from (select md5(${row}) as line from "${table}") l`,
  )
  return rows[0]?.digest ?? ''
}
