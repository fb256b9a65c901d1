// Finds words in the database: in every column that can hold words, of all tables.
import { brotliDecompressSync } from 'node:zlib'
import type { Tx } from '../../src/store/open.ts'

/** Every column of the bot's tables that can hold words, as `table.column`. */
export async function wordColumns(tx: Tx): Promise<string[]> {
  const rows = await tx.$queryRaw<{ place: string }[]>`
    select c.table_name || '.' || c.column_name as place from information_schema.columns c
    where c.table_schema = current_schema() and c.table_name <> '_prisma_migrations'
      and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea') order by 1`
  return rows.map(({ place }) => place)
}

/**
 * Every such column in which some words occur; those of packed logs as they read unpacked. A single word counts as a whole one: three
 * letters occur by chance in one seed of a thousand.
 */
export async function placesOf(db: Tx, words: string): Promise<string[]> {
  const found: string[] = []
  const isWord = /^[a-z]+$/i.test(words)
  const holds = isWord ? `~* ('\\m' || $1 || '\\M')` : `ilike '%' || $1 || '%'`
  for (const place of await wordColumns(db)) {
    if (place === 'packed_logs.data') continue
    const [table, name] = place.split('.')
    const rows = await db.$queryRawUnsafe<unknown[]>(
      `select 1 from "${table}" where "${name}"::text ${holds} limit 1`,
      words,
    )
    if (rows.length > 0) found.push(place)
  }
  const packed = await db.packedLog.findMany({ select: { data: true } })
  if (packed.some(({ data }) => brotliDecompressSync(data).toString().includes(words)))
    found.push('packed_logs.data')
  return found
}
