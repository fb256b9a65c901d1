// Where in the database some words are.
import { wordColumns } from '../../src/store/erasing.ts'
import type { Tx } from '../../src/store/open.ts'

/** Every text column of every table in which some words occur. */
export async function placesOf(db: Tx, words: string): Promise<string[]> {
  const found: string[] = []
  for (const { table, name } of await wordColumns(db)) {
    const rows = await db.$queryRawUnsafe<unknown[]>(
      `select 1 from "${table}" where "${name}"::text ilike '%' || $1 || '%' limit 1`,
      words,
    )
    if (rows.length > 0) found.push(`${table}.${name}`)
  }
  return found
}
